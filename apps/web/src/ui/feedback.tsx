import type { ReactNode } from "react";
import { cx } from "../lib/cx.ts";

export type Tone = "neutral" | "accent" | "good" | "warn" | "bad";

const TEXT: Record<Tone, string> = {
  neutral: "text-ink-muted",
  accent: "text-accent",
  good: "text-good",
  warn: "text-warn",
  bad: "text-bad",
};
const EDGE: Record<Tone, string> = {
  neutral: "border-line-strong",
  accent: "border-accent",
  good: "border-good",
  warn: "border-warn",
  bad: "border-bad",
};

export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-medium",
        EDGE[tone],
        TEXT[tone],
      )}
    >
      {children}
    </span>
  );
}

export interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** What the person can do about it. */
  action?: ReactNode;
  className?: string;
}

/** Announced when it appears: at once if something failed, in its turn otherwise. */
export function Alert({ tone = "neutral", title, children, action, className }: AlertProps) {
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={cx(
        "flex flex-wrap items-center gap-x-4 gap-y-2 border-s-2 bg-surface-sunken px-4 py-3 text-sm",
        EDGE[tone],
        className,
      )}
    >
      <div className="min-w-0 flex-1 basis-56">
        {title && <p className={cx("font-semibold", TEXT[tone])}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** Nothing here (yet), an error, or no access: one sentence on what that means and one thing to do. */
export function EmptyState({ title, children, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx("mx-auto flex max-w-lg flex-col items-center gap-4 px-4 py-16 text-center", className)}>
      <EmptyMark />
      <Heading className="text-title font-light">{title}</Heading>
      {children && <div className="flex flex-col gap-2 text-ink-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** An empty chart: the frame without its grahas. */
function EmptyMark() {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className="size-14 text-accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
    >
      <path d="M4 4h56v56H4z" opacity="0.9" />
      <path d="M4 4l56 56M60 4L4 60M32 4l28 28-28 28L4 32z" opacity="0.55" />
    </svg>
  );
}

/** In the shape of what is coming; the region around it says aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx("block animate-pulse rounded-sm bg-line", className ?? "h-4 w-full")} />
  );
}
