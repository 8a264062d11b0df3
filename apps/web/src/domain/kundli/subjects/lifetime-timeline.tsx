import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import type { DashaDates } from "../../dasha/use-dasha-dates.ts";
import { type TimeInterval, IntervalLine } from "./interval-line.tsx";

export interface LifetimeRow {
  readonly id: string;
  readonly name: string;
  readonly emphasized: boolean;
  readonly intervals: readonly TimeInterval[];
}

interface LifetimeTimelineProps {
  rows: readonly LifetimeRow[];
  /** Instant of birth, milliseconds. */
  from: number;
  now: number;
  dates: DashaDates;
}

const YEAR_MS = 365.25 * 86_400_000;
/** Length of the axis in years; later events are only in the table. */
const TIMELINE_YEARS = 90;

/**
 * Margin in percent of the axis: the label for today stays inside it, and a year label that it would cover is left
 * out.
 */
const EDGE = 4;
const BESIDE = 15;

/**
 * Stretches of a life on one axis from birth, one row for each kind, so that gaps between passes are visible. A line
 * marks today in all rows.
 */
export function LifetimeTimeline({ rows, from, now, dates }: LifetimeTimelineProps) {
  const { t } = useTranslation("transits");
  const span = Math.max(TIMELINE_YEARS * YEAR_MS, now - from);
  const toPercent = (instant: number): number => Math.min(Math.max(((instant - from) / span) * 100, 0), 100);
  const lived = now >= from;
  const today = toPercent(now);
  const year = (milliseconds: number): string => dates.year(new Date(milliseconds).toISOString());
  return (
    <div>
      <ul>
        {rows.map(({ id, name, emphasized, intervals }) => (
          <li key={id} className="grid items-center gap-x-4 py-1 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
            <span className="font-medium">{name}</span>
            <IntervalLine
              intervals={intervals.filter(
                ({ end, start }) => Date.parse(end) > from && Date.parse(start) < from + span,
              )}
              now={now}
              toPercent={toPercent}
              showsToday={lived}
              getClassName={(_, isCurrent) =>
                cx("absolute inset-y-0 rounded-[1px] bg-graha-saturn", !emphasized && !isCurrent && "opacity-60")
              }
            />
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="tabular relative flex justify-between text-xs text-ink-muted sm:ms-40">
        <span className={cx(lived && today < BESIDE && "invisible")}>{year(from)}</span>
        {lived && (
          <span
            className="absolute -translate-x-1/2 text-accent"
            style={{ insetInlineStart: `${Math.min(Math.max(today, EDGE), 100 - EDGE)}%` }}
          >
            {t("now")}
          </span>
        )}
        <span className={cx(lived && today > 100 - BESIDE && "invisible")}>{year(from + span)}</span>
      </p>
    </div>
  );
}
