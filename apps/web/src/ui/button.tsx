import type { ComponentProps, ReactNode } from "react";
import { cx } from "../lib/cx.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent-fill text-on-accent hover:brightness-108 active:brightness-95",
  secondary: "border border-line-strong text-ink hover:border-accent hover:text-accent",
  quiet: "[:where(&)]:text-ink-muted hover:bg-surface-sunken hover:text-ink",
  danger: "border border-bad text-bad hover:bg-bad hover:text-surface",
};

/** The class names alone, for a link that looks like a button. */
export function buttonClass(variant: ButtonVariant = "secondary", className?: string): string {
  return cx(
    "inline-flex min-w-11 items-center justify-center gap-2 rounded-md text-center",
    // Zero specificity, so that callers can override the size.
    "[:where(&)]:min-h-11 [:where(&)]:px-5 [:where(&)]:py-2 [:where(&)]:font-semibold",
    "transition-[background-color,border-color,color,filter] select-none",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
    VARIANTS[variant],
    className,
  );
}

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  /** Shows a spinner and ignores presses; focus stays on the button. */
  busy?: boolean;
  icon?: ReactNode;
}

export function Button({
  variant,
  busy = false,
  icon,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? "button" : type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={buttonClass(variant, className)}
    >
      {busy ? <Spinner className="size-4" /> : icon}
      {children}
    </button>
  );
}

export interface IconButtonProps extends ComponentProps<"button"> {
  /** Accessible name and tooltip. */
  label: string;
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-muted transition-colors",
        "hover:bg-surface-sunken hover:text-ink disabled:opacity-55",
        className,
      )}
    >
      {children}
    </button>
  );
}
