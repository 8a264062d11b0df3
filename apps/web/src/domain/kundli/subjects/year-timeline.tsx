import type { Graha } from "@lagna/terms";
import { cx } from "../../../lib/cx.ts";
import { GRAHA_BACKGROUND, GRAHA_WASH } from "../../chart/graha-colours.ts";
import type { DashaDates } from "../../dasha/use-dasha-dates.ts";
import { type TimeInterval, IntervalLine } from "./interval-line.tsx";

interface YearInterval extends TimeInterval {
  /** Label inside the stretch, as far as there is room. */
  readonly text?: string;
  readonly strong?: boolean;
}

export interface YearRow {
  readonly name: string;
  readonly graha: Graha;
  readonly intervals: readonly YearInterval[];
}

interface YearTimelineProps {
  rows: readonly YearRow[];
  /** Start of the axis, milliseconds. */
  from: number;
  until: number;
  now: number;
  dates: DashaDates;
}

const INTERVAL_CLASS =
  "absolute inset-y-0 overflow-hidden border-s border-surface px-1 text-xs leading-5 text-ellipsis whitespace-nowrap forced-colors:border";

/**
 * Events of one year on one axis, one row each. Strong ones are underlined in their graha's colour; a line marks
 * today.
 */
export function YearTimeline({ rows, from, until, now, dates }: YearTimelineProps) {
  const toPercent = (instant: number): number => Math.min(Math.max(((instant - from) / (until - from)) * 100, 0), 100);
  const month = (instant: number): string => dates.shortMonth(new Date(instant).toISOString());
  return (
    <div className="my-2">
      <ul>
        {rows.map(({ name, graha, intervals }) => (
          <li key={name} className="grid items-center gap-x-4 py-1 text-sm sm:grid-cols-[14rem_minmax(0,1fr)]">
            <span>{name}</span>
            <IntervalLine
              intervals={intervals}
              now={now}
              toPercent={toPercent}
              showsToday
              getClassName={(_, isCurrent) => cx(INTERVAL_CLASS, GRAHA_WASH[graha], isCurrent && "font-semibold")}
            >
              {({ text, strong }) => (
                <>
                  {strong && (
                    <span
                      aria-hidden="true"
                      className={cx("absolute inset-x-0 bottom-0 h-[3px]", GRAHA_BACKGROUND[graha])}
                    />
                  )}
                  <span aria-hidden="true">{text}</span>
                </>
              )}
            </IntervalLine>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="tabular flex justify-between text-xs text-ink-muted sm:ms-60">
        <span>{month(from)}</span>
        <span>{month(until)}</span>
      </p>
    </div>
  );
}
