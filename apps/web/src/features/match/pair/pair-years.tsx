import type { DashaPeriod, KundliData } from "@lagna/contract";
import { GRAHA_WORDS } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { GRAHA_BACKGROUND, GRAHA_WASH } from "../../../domain/chart/graha-colours.ts";
import { useDashaDates } from "../../../domain/dasha/use-dasha-dates.ts";
import { useTermFormatter } from "../../../domain/formatting/use-term-formatter.ts";
import { cx } from "../../../lib/cx.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { type Side, SIDES } from "../match-api.ts";
import type { Names } from "../use-koota-texts.ts";

const YEAR_MS = 365.25 * 86_400_000;
const YEARS_BEFORE = 3;
const YEARS_AFTER = 22;
const TICK_YEARS = 5;

/** A span of time drawn as one line. */
interface Axis {
  readonly from: number;
  readonly until: number;
  readonly now: number;
}

const toPercent = ({ from, until }: Axis, at: number): number =>
  ((Math.min(Math.max(at, from), until) - from) / (until - from)) * 100;

function listTicks({ from, until }: Axis): number[] {
  const first = Math.ceil((new Date(from).getUTCFullYear() + 1) / TICK_YEARS) * TICK_YEARS;
  const count = Math.floor((new Date(until).getUTCFullYear() - first) / TICK_YEARS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * TICK_YEARS);
}

/** The maha dashas of both on one line of years, with today. */
export function PairYears({ charts, names }: { charts: Readonly<Record<Side, KundliData>>; names: Names }) {
  const { t } = useTranslation("matching");
  const { digits } = useFormat();
  const [now] = useState(() => Date.now());
  const axis = { from: now - YEARS_BEFORE * YEAR_MS, until: now + YEARS_AFTER * YEAR_MS, now };
  return (
    <section aria-labelledby="pair-years" className="mt-12">
      <h3 id="pair-years" className="text-sm font-semibold">
        {t("pair.years")}
      </h3>
      <div className="mt-3 grid gap-y-3 md:grid-cols-[10rem_minmax(0,1fr)]">
        {SIDES.map((side) => (
          <DashaRow key={side} name={names[side]} data={charts[side]} axis={axis} />
        ))}
        <div aria-hidden="true" className="tabular relative h-5 text-xs text-ink-muted md:col-start-2">
          {listTicks(axis).map((year) => (
            <span
              key={year}
              className="absolute -translate-x-1/2"
              style={{ left: `${toPercent(axis, Date.UTC(year, 0, 1))}%` }}
            >
              {digits(String(year))}
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}

function DashaRow({ name, data, axis }: { name: string; data: KundliData; axis: Axis }) {
  const periods = data.dashas.vimshottari.periods.filter(
    ({ start, end }) => Date.parse(end) > axis.from && Date.parse(start) < axis.until,
  );
  return (
    <>
      <p className="self-center truncate pe-3 text-sm">{name}</p>
      <div className="relative">
        <ul className="relative h-8">
          {periods.map((period) => (
            <DashaSpan key={period.start} period={period} data={data} axis={axis} />
          ))}
        </ul>
        <span
          aria-hidden="true"
          className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-accent"
          style={{ left: `${toPercent(axis, axis.now)}%` }}
        />
      </div>
    </>
  );
}

function DashaSpan({ period, data, axis }: { period: DashaPeriod; data: KundliData; axis: Axis }) {
  const { t } = useTranslation("matching");
  const say = useTermFormatter();
  const dates = useDashaDates(data.birth);
  const [left, right] = [toPercent(axis, Date.parse(period.start)), toPercent(axis, Date.parse(period.end))];
  const graha = say(GRAHA_WORDS[period.lord]);
  return (
    <li
      className={cx(
        "absolute inset-y-0 overflow-hidden rounded-[2px] px-1.5 text-sm leading-8",
        GRAHA_WASH[period.lord],
      )}
      style={{ left: `${left}%`, width: `calc(${right - left}% - 2px)` }}
    >
      <span aria-hidden="true" className={cx("absolute inset-x-0 top-0 h-[3px]", GRAHA_BACKGROUND[period.lord])} />
      <span className="whitespace-nowrap">
        <span className="font-semibold">{graha}</span> {t("pair.until", { year: dates.year(period.end) })}
      </span>
    </li>
  );
}
