import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface TimeInterval {
  readonly start: string;
  readonly end: string;
  /** Accessible name, also shown on hover. */
  readonly label: string;
}

interface IntervalLineProps<Drawn extends TimeInterval> {
  intervals: readonly Drawn[];
  /** Current time, milliseconds. */
  now: number;
  /** Position of an instant on the axis, in percent of its length. */
  toPercent: (instant: number) => number;
  /** Whether today lies on the axis. */
  showsToday: boolean;
  getClassName: (stretch: Drawn, isCurrent: boolean) => string;
  /** Content drawn inside a stretch, in addition to its accessible name. */
  children?: (stretch: Drawn) => ReactNode;
}

/** Minimum width in percent of the axis, so that short stretches remain visible. */
const MIN_WIDTH_PERCENT = 0.5;

/** One row of a time axis with its stretches and the line for today. */
export function IntervalLine<Drawn extends TimeInterval>(props: IntervalLineProps<Drawn>) {
  const { intervals, now, toPercent, showsToday, getClassName, children } = props;
  const { t } = useTranslation("transits");
  return (
    <ol className="relative h-5 overflow-hidden rounded-[2px] bg-surface-sunken">
      {intervals.map((stretch) => {
        const { start, end, label } = stretch;
        const [left, right] = [toPercent(Date.parse(start)), toPercent(Date.parse(end))];
        const isCurrent = Date.parse(start) <= now && now < Date.parse(end);
        return (
          <li
            key={start}
            title={label}
            aria-current={isCurrent ? "date" : undefined}
            style={{ insetInlineStart: `${left}%`, width: `${Math.max(right - left, MIN_WIDTH_PERCENT)}%` }}
            className={getClassName(stretch, isCurrent)}
          >
            {children?.(stretch)}
            <span className="sr-only">{isCurrent ? `${label}. ${t("now")}` : label}</span>
          </li>
        );
      })}
      {showsToday && (
        <li
          aria-hidden="true"
          style={{ insetInlineStart: `${toPercent(now)}%` }}
          className="absolute inset-y-0 w-0.5 bg-accent"
        />
      )}
    </ol>
  );
}
