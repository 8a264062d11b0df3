import { type Graha, GRAHA_WORDS, LAGNA_WORDS, RASHI_LORDS, RASHI_WORDS, type Word } from "@lagna/terms";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { GRAHA_BACKGROUND, GRAHA_WASH } from "../../domain/chart/graha-colours.ts";
import { PeriodTree, type PeriodSystem } from "../../domain/dasha/period-tree.tsx";
import { useZoneDates } from "../../domain/dasha/use-dasha-dates.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { cx } from "../../lib/cx.ts";
import type { Year } from "./varshaphal-api.ts";

/** A period of any of the three dashas. */
interface YearPeriod {
  readonly word: Word;
  /** Whose colour it has; null for the lagna. */
  readonly graha: Graha | null;
  readonly start: string;
  readonly end: string;
  readonly sub: readonly YearPeriod[];
}

interface GivenPeriod<Ruler> {
  readonly start: string;
  readonly end: string;
  readonly sub?: readonly (Ruler & GivenPeriod<Ruler>)[] | undefined;
}

type Given<Ruler> = Ruler & GivenPeriod<Ruler>;
type Identity = Pick<YearPeriod, "word" | "graha">;

/** Periods with their rulers named, from the beginning of the year: a first one may have begun before. */
const toYearPeriods = <Ruler,>(
  periods: readonly Given<Ruler>[],
  identify: (ruler: Ruler) => Identity,
  from: string,
): YearPeriod[] =>
  periods
    .filter(({ end }) => end > from)
    .map((period) => ({
      ...identify(period),
      start: period.start < from ? from : period.start,
      end: period.end,
      sub: toYearPeriods(period.sub ?? [], identify, from),
    }));

const identifyLord = ({ lord }: { readonly lord: Graha | "lagna" }): Identity =>
  lord === "lagna" ? { word: LAGNA_WORDS.lagna, graha: null } : { word: GRAHA_WORDS[lord], graha: lord };
const identifySign = ({ sign }: { readonly sign: keyof typeof RASHI_LORDS }): Identity => ({
  word: RASHI_WORDS[sign],
  graha: RASHI_LORDS[sign],
});

/** The three dashas of a year, each as a line and as a tree of periods and their parts. */
export function YearDashas({ year }: { year: Year }) {
  const { t } = useTranslation("varshaphal");
  const { dashas } = year;
  const from = year.return.at;
  const lines = useMemo(
    () =>
      ({
        mudda: toYearPeriods(dashas.mudda.periods, identifyLord, from),
        patyayini: toYearPeriods(dashas.patyayini.periods, identifyLord, from),
        narayana: toYearPeriods(dashas.varsha_narayana.periods, identifySign, from),
      }) as const,
    [dashas, from],
  );
  return (
    <section aria-labelledby="year-dashas">
      <h3 id="year-dashas" className="text-sm font-semibold">
        {t("dashas.title")}
      </h3>
      <div className="mt-3 grid items-start gap-x-10 gap-y-10 xl:grid-cols-3">
        {(["mudda", "patyayini", "narayana"] as const).map((id) => (
          <Dasha key={id} id={id} periods={lines[id]} year={year} />
        ))}
      </div>
    </section>
  );
}

interface DashaProps {
  readonly id: "mudda" | "patyayini" | "narayana";
  readonly periods: readonly YearPeriod[];
  readonly year: Year;
}

function Dasha({ id, periods, year }: DashaProps) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const [now] = useState(() => Date.now());
  const dates = useZoneDates(year.return.place.time_zone ?? "UTC");
  const system = useMemo<PeriodSystem<YearPeriod>>(
    () => ({
      name: ({ word }) => say(word),
      step: (_, index) => index,
      getLoadedParts: ({ sub }) => sub,
      // All levels came with the year.
      buildPartsQuery: (path, { sub }) => ({ queryKey: ["year-dasha", id, ...path], queryFn: async () => sub }),
    }),
    [say, id],
  );
  return (
    <section aria-labelledby={`year-${id}`} className="min-w-0">
      <h4 id={`year-${id}`} className="font-medium">
        {t(`dashas.${id}.title`)}
      </h4>
      <p className="mt-1 text-sm text-ink-muted xl:min-h-15">{t(`dashas.${id}.rule`)}</p>
      <DashaLine periods={periods} year={year} now={now} />
      <div className="mt-3">
        <PeriodTree
          key={year.return.at}
          system={system}
          label={t(`dashas.${id}.title`)}
          periods={periods}
          now={now}
          dates={dates}
          levels={2}
        />
      </div>
    </section>
  );
}

/** As long as the year, with a mark for today; the tree has the same content. */
function DashaLine({ periods, year, now }: Pick<DashaProps, "periods" | "year"> & { now: number }) {
  const say = useTermFormatter();
  const [begin, end] = [Date.parse(year.return.at), Date.parse(year.return.until)];
  return (
    <div aria-hidden="true" className="relative mt-3 flex gap-px">
      {periods.map(({ word, graha, start, end: until }) => (
        <span
          key={start}
          style={{ flexGrow: Date.parse(until) - Date.parse(start) }}
          className={cx(
            "relative h-9 min-w-0 basis-0 overflow-hidden rounded-xs px-0.5 pt-2 text-xs",
            graha === null ? "bg-surface-sunken" : GRAHA_WASH[graha],
          )}
        >
          <span
            className={cx("absolute inset-x-0 top-0 h-0.75", graha === null ? "bg-ink-muted" : GRAHA_BACKGROUND[graha])}
          />
          {say(word, "short")}
        </span>
      ))}
      {begin <= now && now < end && (
        <span
          className="absolute -inset-y-1 w-0.5 bg-accent"
          style={{ insetInlineStart: `${((now - begin) / (end - begin)) * 100}%` }}
        />
      )}
    </div>
  );
}
