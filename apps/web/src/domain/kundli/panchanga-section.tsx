import {
  GRAHA_WORDS,
  KARANA_WORDS,
  KARANAS_OF_MONTH,
  MASA_WORDS,
  MASAS,
  NAKSHATRA_WORDS,
  NITYA_YOGA_WORDS,
  NITYA_YOGAS,
  tithiName,
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
import { onBirthClock, printedTime } from "../birth/birth-clock.ts";
import { concept, type ConceptId } from "../glossary/term-id.ts";
import { Term } from "../glossary/term.tsx";
import type { SectionProps } from "./section-props.ts";
import { Turns } from "../uncertain/turns.tsx";
import { chartKey } from "../words/chart-key.ts";
import { usePlace } from "../words/use-place.ts";
import { useWord } from "../words/use-word.ts";

/** When the limbs began: asked for when this is looked at; null until it has come. */
function useBegins({ data, source }: Pick<SectionProps, "data" | "source">) {
  const { data: answer } = useQuery({
    queryKey: ["kundli", chartKey(data), "limb_begins"],
    queryFn: ({ signal }) => source.sections(["limb_begins"], signal),
    staleTime: Infinity,
  });
  return answer?.limb_begins ?? null;
}

export function PanchangaSection({ data, source }: SectionProps) {
  const { t } = useTranslation("kundli");
  const language = useLanguage();
  const say = useWord();
  const format = useFormat();
  const place = usePlace();
  const { panchanga, birth } = data;
  const begins = useBegins({ data, source });
  /** On the birth place's clock; the day too where it is not the birth's own. */
  const clock = (instant: string | null): string => {
    if (instant === null) return t("panchanga.never");
    const { at, options } = printedTime(onBirthClock(instant, birth.utc_offset), birth.local);
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
          opens="tithi"
          turns="panchanga.tithi.number"
          detail={until(panchanga.tithi.end, begins?.tithi)}
        >
          {tithiName(panchanga.tithi.number, language)}
        </Row>
        <Row
          term={t("panchanga.vara")}
          opens="vara"
          turns="panchanga.vara.number"
          detail={[
            t("panchanga.lord", { graha: say(GRAHA_WORDS[panchanga.vara.lord]) }),
            ...(begins?.vara && panchanga.next_sunrise ? [until(panchanga.next_sunrise, begins.vara)] : []),
          ].join(" · ")}
        >
          {nameAt(VARAS, VARA_WORDS, panchanga.vara.number, both)}
        </Row>
        <Row
          term={t("panchanga.nakshatra")}
          opens="nakshatra"
          turns="panchanga.nakshatra.id"
          detail={until(panchanga.nakshatra.end, begins?.nakshatra)}
        >
          {t("facts.nakshatraPada", {
            nakshatra: say(NAKSHATRA_WORDS[panchanga.nakshatra.id]),
            pada: format.number(panchanga.nakshatra.pada),
          })}
        </Row>
        <Row
          term={t("panchanga.yoga")}
          opens="nitya_yoga"
          turns="panchanga.yoga.number"
          detail={until(panchanga.yoga.end, begins?.yoga)}
        >
          {nameAt(NITYA_YOGAS, NITYA_YOGA_WORDS, panchanga.yoga.number - 1)}
        </Row>
        <Row
          term={t("panchanga.karana")}
          opens="karana"
          turns="panchanga.karana.number"
          detail={until(panchanga.karana.end, begins?.karana)}
        >
          {nameAt(KARANAS_OF_MONTH, KARANA_WORDS, panchanga.karana.number - 1)}
        </Row>
        {panchanga.masa && (
          <Row
            term={t("panchanga.masa")}
            opens="masa"
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

  /** With its Sanskrit name beside it, where the reader's language has another. */
  function both(term: Word): string {
    return language === "en" ? `${term.roman} (${term.en})` : say(term);
  }

  /** Months are sent by name. */
  function masa(name: string): string {
    const id = MASAS.find((id) => MASA_WORDS[id].en === name);
    return id === undefined ? name : say(MASA_WORDS[id]);
  }
}

interface RowProps {
  term: string;
  /** What the glossary says of it. */
  opens?: ConceptId;
  detail?: string;
  /** The fact it tells, by its path. */
  turns?: string;
  children: ReactNode;
}

function Row({ term, opens, detail, turns, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3">
      <dt className="w-full text-sm text-ink-muted">{opens ? <Term term={concept(opens)}>{term}</Term> : term}</dt>
      <dd className="tabular font-medium">
        {children}
        {turns && <Turns paths={[turns]} />}
      </dd>
      {detail && <dd className="tabular text-sm text-ink-muted">{detail}</dd>}
    </div>
  );
}
