import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import type { DashaDates } from "../../dasha/use-dasha-dates.ts";
import { type Stretch, StretchLine } from "./stretch-line.tsx";

export interface LifeRow {
  readonly id: string;
  readonly name: string;
  readonly strong: boolean;
  readonly stretches: readonly Stretch[];
}

interface LifeRowsProps {
  rows: readonly LifeRow[];
  /** Birth, milliseconds. */
  from: number;
  now: number;
  dates: DashaDates;
}

const YEAR_MS = 365.25 * 86_400_000;
/** Of the line: what comes later stands in the table. */
const LINE_YEARS = 90;

/** Percent of the line: the word for today stays on it, and a year that it would cover gives way. */
const EDGE = 4;
const BESIDE = 15;

/** Stretches of a life on one axis from birth on, a row for each kind; gaps between passes are seen. Today's line goes through them all. */
export function LifeRows({ rows, from, now, dates }: LifeRowsProps) {
  const { t } = useTranslation("transits");
  const span = Math.max(LINE_YEARS * YEAR_MS, now - from);
  const at = (instant: number): number => Math.min(Math.max(((instant - from) / span) * 100, 0), 100);
  const lived = now >= from;
  const today = at(now);
  const year = (milliseconds: number): string => dates.year(new Date(milliseconds).toISOString());
  return (
    <div>
      <ul>
        {rows.map(({ id, name, strong, stretches }) => (
          <li key={id} className="grid items-center gap-x-4 py-1 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
            <span className="font-medium">{name}</span>
            <StretchLine
              stretches={stretches.filter(
                ({ end, start }) => Date.parse(end) > from && Date.parse(start) < from + span,
              )}
              now={now}
              at={at}
              showsToday={lived}
              look={(_, isCurrent) =>
                cx("absolute inset-y-0 rounded-[1px] bg-graha-saturn", !strong && !isCurrent && "opacity-60")
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
