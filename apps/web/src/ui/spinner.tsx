import { cx } from "../lib/cx.ts";

/** Decorative: the surrounding content must state what is in progress. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={cx("animate-spin", className ?? "size-6")}>
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="1.5" opacity="0.25" />
      <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

/** A spinner for a whole view; the label is for screen readers. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="page-pending grid min-h-[50dvh] place-items-center text-accent">
      <Spinner className="size-9" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
