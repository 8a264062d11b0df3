import {
  GRAHA_WORDS,
  KARANA_WORDS,
  KARANAS_OF_MONTH,
  MASA_WORDS,
  MASAS,
  NAKSHATRA_WORDS,
  NITYA_YOGA_WORDS,
  NITYA_YOGAS,
  formatTithiName,
  VARA_WORDS,
  VARAS,
  type Word,
  type Words,
} from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { toBirthLocalDate, toAlmanacTime } from "../birth/birth-local-time.ts";
import { toConceptTerm, type ConceptId } from "../glossary/term-id.ts";
import { Term } from "../glossary/term.tsx";
import type { SectionProps } from "./section-props.ts";
import { UncertaintyMark } from "../birth-time-uncertainty/uncertainty-mark.tsx";
import { buildChartKey } from "../chart/build-chart-key.ts";
import { usePlaceFormatter } from "../formatting/use-place-formatter.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";

/** When the limbs began. Fetched when the section is shown; null until loaded. */
function useLimbBegins({ data, source }: Pick<SectionProps, "data" | "source">) {
  const { data: answer } = useQuery({
    queryKey: ["kundli", buildChartKey(data), "limb_begins"],
    queryFn: ({ signal }) => source.fetchSections(["limb_begins"], signal),
    staleTime: Infinity,
  });
  return answer?.limb_begins ?? null;
}

export function PanchangaSection({ data, source }: SectionProps) {
  const { t } = useTranslation("kundli");
  const language = useLanguage();
  const say = useTermFormatter();
  const format = useFormat();
  const place = usePlaceFormatter();
  const { panchanga, birth } = data;
  const limbBegins = useLimbBegins({ data, source });
  /** A time on the birth place's clock, with the date where it is not the day of birth. */
  const clock = (instant: string | null): string => {
    if (instant === null) return t("panchanga.never");
    const { at, options } = toAlmanacTime(toBirthLocalDate(instant, birth.utc_offset), birth.local);
    const sameDay = at.toISOString().slice(0, 10) === birth.local.slice(0, 10);
    const day: Intl.DateTimeFormatOptions = sameDay ? {} : { day: "numeric", month: "short" };
    return format.date(at, { ...day, ...options });
  };
  const until = (end: string, begin: string | null | undefined): string =>
    begin === undefined || begin === null
      ? t("panchanga.until", { time: clock(end) })
      : t("panchanga.fromUntil", { begin: clock(begin), end: clock(end) });
  return (
    <>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        <Row
          term={t("panchanga.tithi")}
          concept="tithi"
          factPath="panchanga.tithi.number"
          detail={until(panchanga.tithi.end, limbBegins?.tithi)}
        >
          {formatTithiName(panchanga.tithi.number, language)}
        </Row>
        <Row
          term={t("panchanga.vara")}
          concept="vara"
          factPath="panchanga.vara.number"
          detail={[
            t("panchanga.lord", { graha: say(GRAHA_WORDS[panchanga.vara.lord]) }),
            ...(limbBegins?.vara && panchanga.next_sunrise ? [until(panchanga.next_sunrise, limbBegins.vara)] : []),
          ].join(" · ")}
        >
          {nameAt(VARAS, VARA_WORDS, panchanga.vara.number, formatWithSanskrit)}
        </Row>
        <Row
          term={t("panchanga.nakshatra")}
          concept="nakshatra"
          factPath="panchanga.nakshatra.id"
          detail={until(panchanga.nakshatra.end, limbBegins?.nakshatra)}
        >
          {t("facts.nakshatraPada", {
            nakshatra: say(NAKSHATRA_WORDS[panchanga.nakshatra.id]),
            pada: format.number(panchanga.nakshatra.pada),
          })}
        </Row>
        <Row
          term={t("panchanga.yoga")}
          concept="nitya_yoga"
          factPath="panchanga.yoga.number"
          detail={until(panchanga.yoga.end, limbBegins?.yoga)}
        >
          {nameAt(NITYA_YOGAS, NITYA_YOGA_WORDS, panchanga.yoga.number - 1)}
        </Row>
        <Row
          term={t("panchanga.karana")}
          concept="karana"
          factPath="panchanga.karana.number"
          detail={until(panchanga.karana.end, limbBegins?.karana)}
        >
          {nameAt(KARANAS_OF_MONTH, KARANA_WORDS, panchanga.karana.number - 1)}
        </Row>
        {panchanga.masa && (
          <Row
            term={t("panchanga.masa")}
            concept="masa"
            detail={t("panchanga.masaDetail", { purnimanta: masa(panchanga.masa.purnimanta) })}
          >
            {masa(panchanga.masa.amanta)}
            {panchanga.masa.adhika && ` · ${t("panchanga.adhika")}`}
            {panchanga.masa.kshaya && ` · ${t("panchanga.kshaya")}`}
          </Row>
        )}
        <Row term={say(GRAHA_WORDS.sun)}>
          {t("panchanga.riseSet", { rise: clock(panchanga.sunrise), set: clock(panchanga.sunset) })}
        </Row>
        <Row term={say(GRAHA_WORDS.moon)}>
          {t("panchanga.riseSet", { rise: clock(panchanga.moonrise), set: clock(panchanga.moonset) })}
        </Row>
        <Row term={t("panchanga.nextSunrise")}>{clock(panchanga.next_sunrise)}</Row>
      </dl>
      <p className="mt-4 text-sm text-ink-muted">
        {t("panchanga.clock", { city: place(birth.place).city, offset: format.digits(birth.utc_offset) })}
      </p>
    </>
  );

  function nameAt<Id extends string>(ids: readonly Id[], words: Words<Id>, index: number, name = say): string {
    const id = ids[index];
    return id === undefined ? "–" : name(words[id]);
  }

  /** The term, followed by its Sanskrit name where the reader's language has a different one. */
  function formatWithSanskrit(term: Word): string {
    return language === "en" ? `${term.roman} (${term.en})` : say(term);
  }

  /** The server sends lunar months by name. */
  function masa(name: string): string {
    const id = MASAS.find((id) => MASA_WORDS[id].en === name);
    return id === undefined ? name : say(MASA_WORDS[id]);
  }
}

interface RowProps {
  term: string;
  /** The glossary entry that explains it. */
  concept?: ConceptId;
  detail?: string;
  /** The path of the fact it shows. */
  factPath?: string;
  children: ReactNode;
}

function Row({ term, concept, detail, factPath, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3">
      <dt className="w-full text-sm text-ink-muted">
        {concept ? <Term term={toConceptTerm(concept)}>{term}</Term> : term}
      </dt>
      <dd className="tabular font-medium">
        {children}
        {factPath && <UncertaintyMark paths={[factPath]} />}
      </dd>
      {detail && <dd className="tabular text-sm text-ink-muted">{detail}</dd>}
    </div>
  );
}
