import {
  GRAHA_WORDS,
  KARANA_WORDS,
  KARANAS_OF_MONTH,
  MASA_WORDS,
  MASAS,
  NAKSHATRA_WORDS,
  NITYA_YOGA_WORDS,
  NITYA_YOGAS,
  formatIsoDay,
  formatTithiName,
  getIsoDate,
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

/** Words and times of a panchanga, on the clock of the birth place. */
function usePanchangaTexts({ birth }: Pick<SectionProps["data"], "birth">) {
  const { t } = useTranslation("kundli");
  const language = useLanguage();
  const say = useTermFormatter();
  const format = useFormat();
  /** A time, with the date where it is not the day of birth. */
  const clock = (instant: string | null): string => {
    if (instant === null) return t("panchanga.never");
    const { at, options } = toAlmanacTime(toBirthLocalDate(instant, birth.utc_offset), birth.local);
    const sameDay = formatIsoDay(at.getTime()) === getIsoDate(birth.local);
    const day: Intl.DateTimeFormatOptions = sameDay ? {} : { day: "numeric", month: "short" };
    return format.date(at, { ...day, ...options });
  };
  return {
    clock,
    until: (end: string, begin: string | null | undefined): string =>
      begin === undefined || begin === null
        ? t("panchanga.until", { time: clock(end) })
        : t("panchanga.fromUntil", { begin: clock(begin), end: clock(end) }),
    nameAt: <Id extends string>(ids: readonly Id[], words: Words<Id>, index: number, name = say): string => {
      const id = ids[index];
      return id === undefined ? "–" : name(words[id]);
    },
    /** The term, followed by its Sanskrit name where the reader's language has a different one. */
    formatWithSanskrit: (term: Word): string => (language === "en" ? `${term.roman} (${term.en})` : say(term)),
    /** The server sends lunar months by name. */
    formatMonth: (name: string): string => {
      const id = MASAS.find((masa) => MASA_WORDS[masa].en === name);
      return id === undefined ? name : say(MASA_WORDS[id]);
    },
  };
}

export function PanchangaSection(props: SectionProps) {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  const place = usePlaceFormatter();
  const { birth } = props.data;
  return (
    <>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        <LimbRows {...props} />
        <MonthRow {...props} />
        <RiseAndSetRows {...props} />
      </dl>
      <p className="mt-4 text-sm text-ink-muted">
        {t("panchanga.clock", { city: place(birth.place).city, offset: format.digits(birth.utc_offset) })}
      </p>
    </>
  );
}

/** The five limbs: tithi, weekday, nakshatra, yoga and karana. */
function LimbRows({ data, source }: SectionProps) {
  const { t } = useTranslation("kundli");
  const language = useLanguage();
  const say = useTermFormatter();
  const format = useFormat();
  const { until, nameAt, formatWithSanskrit } = usePanchangaTexts(data);
  const limbBegins = useLimbBegins({ data, source });
  const { tithi, vara, nakshatra, yoga, karana, next_sunrise: nextSunrise } = data.panchanga;
  const varaLord = t("panchanga.lord", { graha: say(GRAHA_WORDS[vara.lord]) });
  const varaSpan = limbBegins?.vara && nextSunrise ? [until(nextSunrise, limbBegins.vara)] : [];
  return (
    <>
      <Row
        term={t("panchanga.tithi")}
        concept="tithi"
        factPath="panchanga.tithi.number"
        detail={until(tithi.end, limbBegins?.tithi)}
      >
        {formatTithiName(tithi.number, language)}
      </Row>
      <Row
        term={t("panchanga.vara")}
        concept="vara"
        factPath="panchanga.vara.number"
        detail={[varaLord, ...varaSpan].join(" · ")}
      >
        {nameAt(VARAS, VARA_WORDS, vara.number, formatWithSanskrit)}
      </Row>
      <Row
        term={t("panchanga.nakshatra")}
        concept="nakshatra"
        factPath="panchanga.nakshatra.id"
        detail={until(nakshatra.end, limbBegins?.nakshatra)}
      >
        {t("facts.nakshatraPada", {
          nakshatra: say(NAKSHATRA_WORDS[nakshatra.id]),
          pada: format.number(nakshatra.pada),
        })}
      </Row>
      <Row
        term={t("panchanga.yoga")}
        concept="nitya_yoga"
        factPath="panchanga.yoga.number"
        detail={until(yoga.end, limbBegins?.yoga)}
      >
        {nameAt(NITYA_YOGAS, NITYA_YOGA_WORDS, yoga.number - 1)}
      </Row>
      <Row
        term={t("panchanga.karana")}
        concept="karana"
        factPath="panchanga.karana.number"
        detail={until(karana.end, limbBegins?.karana)}
      >
        {nameAt(KARANAS_OF_MONTH, KARANA_WORDS, karana.number - 1)}
      </Row>
    </>
  );
}

function MonthRow({ data }: Pick<SectionProps, "data">) {
  const { t } = useTranslation("kundli");
  const { formatMonth } = usePanchangaTexts(data);
  const { masa } = data.panchanga;
  return (
    masa && (
      <Row
        term={t("panchanga.masa")}
        concept="masa"
        detail={t("panchanga.masaDetail", { purnimanta: formatMonth(masa.purnimanta) })}
      >
        {formatMonth(masa.amanta)}
        {masa.adhika && ` · ${t("panchanga.adhika")}`}
        {masa.kshaya && ` · ${t("panchanga.kshaya")}`}
      </Row>
    )
  );
}

function RiseAndSetRows({ data }: Pick<SectionProps, "data">) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const { clock } = usePanchangaTexts(data);
  const { sunrise, sunset, moonrise, moonset, next_sunrise: nextSunrise } = data.panchanga;
  return (
    <>
      <Row term={say(GRAHA_WORDS.sun)}>{t("panchanga.riseSet", { rise: clock(sunrise), set: clock(sunset) })}</Row>
      <Row term={say(GRAHA_WORDS.moon)}>{t("panchanga.riseSet", { rise: clock(moonrise), set: clock(moonset) })}</Row>
      <Row term={t("panchanga.nextSunrise")}>{clock(nextSunrise)}</Row>
    </>
  );
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
