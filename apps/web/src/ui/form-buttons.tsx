import { Button, type ButtonVariant } from "./button.tsx";
import { cx } from "../lib/cx.ts";

interface FormButtonsProps {
  /** Label of the submit button. */
  submit: string;
  busy: boolean;
  variant?: ButtonVariant;
  cancel: string;
  onCancel: () => void;
  className?: string;
}

/** The buttons of a form that can be cancelled. */
export function FormButtons({ submit, busy, variant = "primary", cancel, onCancel, className }: FormButtonsProps) {
  return (
    <div className={cx("flex flex-wrap gap-3", className)}>
      <Button type="submit" variant={variant} busy={busy}>
        {submit}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
