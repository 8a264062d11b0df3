import type { Graha } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { GRAHA_BACKGROUND, GRAHA_WASH } from "../../chart/graha-colours.ts";
import type { DashaDates } from "../../dasha/use-dasha-dates.ts";

export interface YearRow {
  readonly name: string;
  readonly graha: Graha;
  readonly stretches: readonly {
    readonly start: string;
    readonly end: string;
    /** Read aloud, and shown when pointed at. */
    readonly label: string;
    /** Written in it, as far as there is room. */
    readonly text?: string;
    readonly strong?: boolean;
  }[];
}

interface YearRowsProps {
  rows: readonly YearRow[];
  /** The axis, milliseconds. */
  from: number;
  until: number;
  now: number;
  dates: DashaDates;
}

/** What comes within a year on one axis, a row for each; the strong ones are underlined in their graha's colour. Today's line goes through. */
export function YearRows({ rows, from, until, now, dates }: YearRowsProps) {
  const { t } = useTranslation("transits");
  const at = (instant: number): number => Math.min(Math.max(((instant - from) / (until - from)) * 100, 0), 100);
  const month = (instant: number): string => dates.shortMonth(new Date(instant).toISOString());
  return (
    <div className="my-2">
      <ul>
        {rows.map(({ name, graha, stretches }) => (
          <li key={name} className="grid items-center gap-x-4 py-1 text-sm sm:grid-cols-[14rem_minmax(0,1fr)]">
            <span>{name}</span>
            <ol className="relative h-5 overflow-hidden rounded-[2px] bg-surface-sunken">
              {stretches.map(({ start, end, label, text, strong }) => {
                const [left, right] = [at(Date.parse(start)), at(Date.parse(end))];
                const current = Date.parse(start) <= now && now < Date.parse(end);
                return (
                  <li
                    key={start}
                    title={label}
                    aria-current={current ? "date" : undefined}
                    style={{ insetInlineStart: `${left}%`, width: `${Math.max(right - left, 0.6)}%` }}
                    className={cx(
                      "absolute inset-y-0 overflow-hidden border-s border-surface px-1 text-xs leading-5 text-ellipsis whitespace-nowrap forced-colors:border",
                      GRAHA_WASH[graha],
                      current && "font-semibold",
                    )}
                  >
                    {strong && (
                      <span
                        aria-hidden="true"
                        className={cx("absolute inset-x-0 bottom-0 h-[3px]", GRAHA_BACKGROUND[graha])}
                      />
                    )}
                    <span aria-hidden="true">{text}</span>
                    <span className="sr-only">{current ? `${label}. ${t("now")}` : label}</span>
                  </li>
                );
              })}
              <li
                aria-hidden="true"
                style={{ insetInlineStart: `${at(now)}%` }}
                className="absolute inset-y-0 w-0.5 bg-accent"
              />
            </ol>
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
