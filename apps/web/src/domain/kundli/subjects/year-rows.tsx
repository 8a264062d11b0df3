import type { Graha } from "@lagna/terms";
import { cx } from "../../../lib/cx.ts";
import { GRAHA_BACKGROUND, GRAHA_WASH } from "../../chart/graha-colours.ts";
import type { DashaDates } from "../../dasha/use-dasha-dates.ts";
import { type Stretch, StretchLine } from "./stretch-line.tsx";

interface YearStretch extends Stretch {
  /** Written in it, as far as there is room. */
  readonly text?: string;
  readonly strong?: boolean;
}

export interface YearRow {
  readonly name: string;
  readonly graha: Graha;
  readonly stretches: readonly YearStretch[];
}

interface YearRowsProps {
  rows: readonly YearRow[];
  /** The axis, milliseconds. */
  from: number;
  until: number;
  now: number;
  dates: DashaDates;
}

const STRETCH =
  "absolute inset-y-0 overflow-hidden border-s border-surface px-1 text-xs leading-5 text-ellipsis whitespace-nowrap forced-colors:border";

/** What comes within a year on one axis, a row for each; the strong ones are underlined in their graha's colour. Today's line goes through. */
export function YearRows({ rows, from, until, now, dates }: YearRowsProps) {
  const at = (instant: number): number => Math.min(Math.max(((instant - from) / (until - from)) * 100, 0), 100);
  const month = (instant: number): string => dates.shortMonth(new Date(instant).toISOString());
  return (
    <div className="my-2">
      <ul>
        {rows.map(({ name, graha, stretches }) => (
          <li key={name} className="grid items-center gap-x-4 py-1 text-sm sm:grid-cols-[14rem_minmax(0,1fr)]">
            <span>{name}</span>
            <StretchLine
              stretches={stretches}
              now={now}
              at={at}
              showsToday
              look={(_, isCurrent) => cx(STRETCH, GRAHA_WASH[graha], isCurrent && "font-semibold")}
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
            </StretchLine>
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
