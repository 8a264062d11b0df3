import type { KundliData } from "@lagna/contract";
import { RASHI_WORDS } from "@lagna/terms";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { createChartFocusStore } from "../../domain/chart/chart-focus.ts";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { ChartStyleSwitch } from "../../domain/chart/chart-style-switch.tsx";
import { KundliChart } from "../../domain/chart/kundli-chart.tsx";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { usePreference } from "../../lib/preferences.ts";
import { MuddaLine } from "./mudda-line.tsx";
import type { Year } from "./varshaphal-api.ts";
import { MunthaAndLord, StrengthTable } from "./year-lord.tsx";
import { MonthTable, SahamTable } from "./varshaphal-tables.tsx";
import { YogaList } from "./yoga-list.tsx";

interface VarshaphalResultProps {
  readonly year: Year;
  readonly message: string;
  /** The birth chart, once it is loaded. */
  readonly birth: KundliData | null;
}

/** The chart of a year beside that of birth, and what Tajika reads in it. */
export function VarshaphalResult({ year, message, birth }: VarshaphalResultProps) {
  const { t } = useTranslation("varshaphal");
  const { date, number } = useFormat();
  const language = useLanguage();
  const { at, until, place } = year.return;
  const timeZone = place.time_zone ?? "UTC";
  const day = (instant: string) => date(instant, { day: "numeric", month: "long", year: "numeric", timeZone });
  return (
    <section aria-labelledby="year" className="mt-10">
      <h2 id="year" className="text-heading font-medium">
        {t("heading", { year: number(year.year), from: day(at), until: day(until) })}
      </h2>
      <p className="mt-1 text-ink-muted">
        {t("begins", {
          at: date(at, { dateStyle: "long", timeStyle: "short", timeZone }),
          place: (language === "hi" ? place.hindi?.city : null) ?? place.city ?? t("residence"),
        })}{" "}
        {t(year.return.is_day === null ? "noSunrise" : year.return.is_day ? "byDay" : "byNight")}
      </p>
      <p className="measure mt-3 text-sm text-ink-muted">{message}</p>
      <UncertainFacts year={year} />
      <Charts year={year} birth={birth} />
      <div className="mt-12 grid items-start gap-x-14 gap-y-12 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-12">
          <MunthaAndLord year={year} />
          <StrengthTable year={year} />
        </div>
        <div className="flex min-w-0 flex-col gap-12">
          <YogaList yogas={year.yogas} />
        </div>
      </div>
      <div className="mt-12 flex flex-col gap-12">
        <MuddaLine year={year} />
        <MonthTable year={year} />
        <SahamTable sahams={year.sahams} />
      </div>
    </section>
  );
}

function Charts({ year, birth }: Pick<VarshaphalResultProps, "year" | "birth">) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const [style] = usePreference(chartStylePreference);
  const [focusOfBirth] = useState(createChartFocusStore);
  const [focusOfYear] = useState(createChartFocusStore);
  const annual = useMemo(
    (): KundliData => ({ ...year.chart, birth: { ...year.birth, name: t("chartName", { name: year.birth.name }) } }),
    [year, t],
  );
  return (
    <>
      <div className="mt-6">
        <ChartStyleSwitch />
      </div>
      <div className="mt-4 grid gap-8 md:grid-cols-2">
        <figure className="min-w-0">
          <figcaption className="mb-2 font-medium">{t("birthChart")}</figcaption>
          {birth && <KundliChart data={birth} varga="D1" style={style} focus={focusOfBirth} />}
        </figure>
        <figure className="min-w-0">
          <figcaption className="mb-2 font-medium">
            {t("yearChart", { lagna: say(RASHI_WORDS[year.chart.lagna.sign]) })}
          </figcaption>
          <KundliChart data={annual} varga="D1" style={style} focus={focusOfYear} />
        </figure>
      </div>
    </>
  );
}

const FACT_NAMES = {
  "chart.lagna.sign": "lagna",
  "return.is_day": "isDay",
  "muntha.sign": "muntha",
  "year_lord.graha": "yearLord",
  "dashas.mudda.balance.lord": "mudda",
} as const;

/** The facts that another possible time of birth would change. */
function UncertainFacts({ year }: { year: Year }) {
  const { t } = useTranslation("varshaphal");
  const { list, number } = useFormat();
  const open = (year.uncertainty?.facts ?? []).filter(({ stable }) => !stable);
  if (year.uncertainty === undefined || open.length === 0) return null;
  const names = open.flatMap(({ path }) =>
    path in FACT_NAMES ? [t(`fact.${FACT_NAMES[path as keyof typeof FACT_NAMES]}`)] : [],
  );
  return (
    <p className="measure mt-3 text-warn">
      ± {t("uncertain", { minutes: number(year.uncertainty.minutes), facts: list(names) })}
    </p>
  );
}
