import type { ReactNode } from "react";
import { cx } from "../lib/cx.ts";

export type Tone = "neutral" | "accent" | "good" | "warn" | "bad";

const TEXT_CLASSES: Record<Tone, string> = {
  neutral: "text-ink-muted",
  accent: "text-accent",
  good: "text-good",
  warn: "text-warn",
  bad: "text-bad",
};
const BORDER_CLASSES: Record<Tone, string> = {
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
        BORDER_CLASSES[tone],
        TEXT_CLASSES[tone],
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
  /** An action the user can take. */
  action?: ReactNode;
  className?: string;
}

/** Announced when it appears: assertively for an error, politely otherwise. */
export function Alert({ tone = "neutral", title, children, action, className }: AlertProps) {
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={cx(
        "flex flex-wrap items-center gap-x-4 gap-y-2 border-s-2 bg-surface-sunken px-4 py-3 text-sm",
        BORDER_CLASSES[tone],
        className,
      )}
    >
      <div className="min-w-0 flex-1 basis-56">
        {title && <p className={cx("font-semibold", TEXT_CLASSES[tone])}>{title}</p>}
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

/** No content (yet), an error, or no access: one sentence of explanation and one action. */
export function EmptyState({ title, children, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx("mx-auto flex max-w-lg flex-col items-center gap-4 px-4 py-16 text-center", className)}>
      <EmptyChartIcon />
      <Heading className="text-title font-light">{title}</Heading>
      {children && <div className="flex flex-col gap-2 text-ink-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** An empty chart: the frame without its grahas. */
function EmptyChartIcon() {
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

/** A placeholder in the shape of the expected content; the region around it sets aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx("block animate-pulse rounded-sm bg-line", className ?? "h-4 w-full")} />
  );
}

interface PendingContentProps {
  /** What is being prepared; shown when that takes longer than usual, as at the first request after a start of the server. */
  words: string;
  className?: string;
}

/** A placeholder as high as the window: what is below it, and the footer, do not move when the content comes. */
export const PendingContent = ({ words, className }: PendingContentProps) => (
  <div className={cx("relative h-dvh", className)}>
    <Skeleton className="h-full" />
    <p
      role="status"
      className="absolute inset-x-4 top-4 mx-auto w-fit animate-[waking_0s_linear_1s_both] rounded-sm bg-surface px-4 py-2"
    >
      {words}
    </p>
  </div>
);
