import { useId, type ComponentProps, type ReactNode } from "react";
import { cx } from "../lib/cx.ts";

export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Shown after the label of an optional field. */
  optionalLabel?: string;
  className?: string;
  /** Hides the label visually, but not from screen readers. */
  hideLabel?: boolean;
  id?: string;
  /** Receives the props that associate the control with its label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/** A form field: label, control, then its error or else its hint. */
export function Field({ label, hint, error, required, optionalLabel, className, hideLabel, id, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = cx(error ? errorId : null, hint ? hintId : null);
  return (
    <div className={cx("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={controlId} className={cx("text-sm font-medium", hideLabel && "sr-only")}>
        {label}
        {optionalLabel && <span className="font-normal text-ink-muted"> · {optionalLabel}</span>}
      </label>
      {children({
        id: controlId,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required ? true : undefined,
      })}
      {/* Always rendered, so that screen readers announce an error that appears in it. */}
      <p id={errorId} aria-live="polite" className={cx("text-sm text-bad", !error && "hidden")}>
        {error}
      </p>
      {hint && (
        <p id={hintId} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

export const controlClass = cx(
  "min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface-raised px-3 py-2 text-base text-ink transition-colors",
  "placeholder:text-ink-muted hover:border-ink-muted focus-visible:border-accent focus-visible:outline-offset-0",
  "aria-invalid:border-bad disabled:cursor-not-allowed disabled:opacity-55",
);

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={cx(controlClass, className)} />;
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea {...rest} rows={rows} className={cx(controlClass, "field-sizing-content min-h-24 resize-y", className)} />
  );
}

/** The platform's native select, which works best on phones. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select {...rest} className={cx(controlClass, "appearance-none pe-9", className)}>
        {children}
      </select>
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
      >
        <path
          d="m4 6 4 4 4-4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
