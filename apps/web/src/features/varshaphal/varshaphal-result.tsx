import type { KundliData } from "@lagna/contract";
import { RASHI_WORDS } from "@lagna/terms";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { createChartFocusStore } from "../../domain/chart/chart-focus.ts";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { ChartStyleSwitch } from "../../domain/chart/chart-style-switch.tsx";
import { KundliChart } from "../../domain/chart/kundli-chart.tsx";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { SavePdfButton } from "../../domain/share-and-print/save-pdf-button.tsx";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { usePreference } from "../../lib/preferences.ts";
import { SahamTable } from "./saham-table.tsx";
import { TriPataki } from "./tri-pataki.tsx";
import { fetchYearPdf, type Year, type YearChoice } from "./varshaphal-api.ts";
import { YearDashas } from "./year-dashas.tsx";
import { MunthaAndLord, StrengthTable } from "./year-lord.tsx";
import { YearParts } from "./year-parts.tsx";
import { YearReading } from "./year-reading.tsx";
import { YogaList } from "./yoga-list.tsx";

interface VarshaphalResultProps {
  readonly choice: YearChoice;
  readonly year: Year;
  readonly message: string;
  /** The birth chart, once it is loaded. */
  readonly birth: KundliData | null;
  readonly birthError: Error | null;
}

/** A year in words, its chart beside that of birth, and then what a Tajika astrologer reads, in that order. */
export function VarshaphalResult({ choice, year, message, birth, birthError }: VarshaphalResultProps) {
  return (
    <section aria-labelledby="year" className="mt-10">
      <YearHead choice={choice} year={year} />
      <UncertainFacts year={year} />
      <YearReading reading={year.reading} message={message} />
      <Charts year={year} birth={birth} birthError={birthError} />
      <div className="mt-12 grid items-start gap-x-14 gap-y-12 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-12">
          <MunthaAndLord year={year} />
          <StrengthTable year={year} />
        </div>
        <YogaList yogas={year.yogas} />
      </div>
      <div className="mt-12 flex flex-col gap-14">
        <SahamTable sahams={year.sahams} />
        <YearDashas year={year} />
        <TriPataki places={year.tri_pataki} />
        <YearParts choice={choice} year={year} />
      </div>
    </section>
  );
}

/** When and where the year begins, and its PDF. */
function YearHead({ choice, year }: Pick<VarshaphalResultProps, "choice" | "year">) {
  const { t } = useTranslation("varshaphal");
  const { date, number } = useFormat();
  const language = useLanguage();
  const { at, until, place, is_day: isDay } = year.return;
  const timeZone = place.time_zone ?? "UTC";
  const day = (instant: string) => date(instant, { day: "numeric", month: "long", year: "numeric", timeZone });
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h2 id="year" className="text-heading font-medium">
          {t("heading", { year: number(year.year), from: day(at), until: day(until) })}
        </h2>
        <p className="mt-1 text-ink-muted">
          {t("begins", {
            at: date(at, { dateStyle: "long", timeStyle: "short", timeZone }),
            place: (language === "hi" ? place.hindi?.city : null) ?? place.city ?? t("placeGiven"),
          })}{" "}
          {t(isDay === null ? "noSunrise" : isDay ? "byDay" : "byNight")}
        </p>
      </div>
      <SavePdfButton
        label={t("pdf.download")}
        fileName={t("pdf.file", { name: year.birth.name, year: choice.year })}
        failed={t("pdf.failed")}
        fetchPdf={(look) => fetchYearPdf(choice, look)}
      />
    </div>
  );
}

function Charts({ year, birth, birthError }: Pick<VarshaphalResultProps, "year" | "birth" | "birthError">) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const errorText = useErrorText();
  const [style] = usePreference(chartStylePreference);
  const [focusOfBirth] = useState(createChartFocusStore);
  const [focusOfYear] = useState(createChartFocusStore);
  const annual = useMemo(
    (): KundliData => ({ ...year.chart, birth: { ...year.birth, name: t("chartName", { name: year.birth.name }) } }),
    [year, t],
  );
  return (
    <>
      <div className="no-print mt-10">
        <ChartStyleSwitch />
      </div>
      <div className="mt-4 grid gap-8 md:grid-cols-2">
        <figure className="min-w-0">
          <figcaption className="mb-2 font-medium">
            {t("yearChart", { lagna: say(RASHI_WORDS[year.chart.lagna.sign]) })}
          </figcaption>
          <KundliChart data={annual} varga="D1" style={style} focus={focusOfYear} />
        </figure>
        <figure className="min-w-0">
          <figcaption className="mb-2 font-medium">{t("birthChart")}</figcaption>
          {birth && <KundliChart data={birth} varga="D1" style={style} focus={focusOfBirth} />}
          {birthError && <p className="text-bad">{errorText(birthError, t("failed"))}</p>}
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
