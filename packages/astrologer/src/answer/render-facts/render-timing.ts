import { SADE_SATI_PHASE_WORDS, type SadeSatiPhase, type Graha, DASHA_LEVEL_WORDS, DASHA_LEVELS } from "@lagna/terms";
import { type TimeZoneCalendar } from "../../time-zone-calendar.ts";
import { type Fact, type LocalizedText } from "../../fact.ts";
import { capitalize } from "../phrasing/phrase-picker.ts";
import {
  formatGraha,
  formatHouse,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
  formatGrahaWithArticle,
  localizeWord,
} from "../../formatting/format-terms.ts";
import { type FactRenderer, type PositionValue } from "./fact-renderer-type.ts";
import { formatInstantDay } from "./format-fact-values.ts";

interface PeriodValue {
  readonly lords: readonly Graha[];
  readonly start: string;
  readonly end: string;
}

function formatLordChain(lords: readonly Graha[]): LocalizedText {
  return composeLocalizedText((language) => lords.map((lord) => formatGraha(lord)[language]).join("–"));
}

function renderPeriod({ lords, start, end }: PeriodValue, _: Fact, calendar: TimeZoneCalendar): LocalizedText {
  const level = localizeWord(DASHA_LEVEL_WORDS[DASHA_LEVELS[lords.length - 1] ?? "maha"]);
  const [name, from, until] = [
    formatLordChain(lords),
    formatInstantDay(calendar, start),
    formatInstantDay(calendar, end),
  ];
  const isOver = calendar.toJd(Date.parse(end)) <= calendar.nowJd;
  return createLocalizedText(
    `The ${name.en} ${level.en.toLowerCase()} ${isOver ? "ran" : "runs"} from ${from.en} to ${until.en}.`,
    `${name.hi} ${level.hi} ${from.hi} से ${until.hi} तक ${isOver ? "थी" : "है"}।`,
    `${name.hg} ${level.hg.toLowerCase()} ${from.hg} se ${until.hg} tak ${isOver ? "thi" : "hai"}.`,
  );
}

function renderRunningPeriod({ lords, end }: PeriodValue, _: Fact, calendar: TimeZoneCalendar): LocalizedText {
  const [name, until] = [formatLordChain(lords), formatInstantDay(calendar, end)];
  const level = localizeWord(DASHA_LEVEL_WORDS[DASHA_LEVELS[lords.length - 1] ?? "maha"]);
  return createLocalizedText(
    `You are in the ${name.en} ${level.en.toLowerCase()} now, until ${until.en}.`,
    `अभी आपकी ${name.hi} ${level.hi} चल रही है, ${until.hi} तक।`,
    `Abhi aapki ${name.hg} ${level.hg.toLowerCase()} chal rahi hai, ${until.hg} tak.`,
  );
}

interface SadeSatiValue {
  readonly running: boolean;
  readonly phase: SadeSatiPhase | null;
  readonly roundEnd: string | null;
  readonly lastEnd: string | null;
  readonly nextStart: string | null;
}

function renderSadeSati(
  { running, phase, roundEnd, lastEnd, nextStart }: SadeSatiValue,
  _: Fact,
  calendar: TimeZoneCalendar,
): LocalizedText {
  if (running && phase && roundEnd) {
    // Give the end of the whole round: a phase may end and return by retrogression.
    const [name, until] = [localizeWord(SADE_SATI_PHASE_WORDS[phase]), formatInstantDay(calendar, roundEnd)];
    const again = nextStart && nextStart > roundEnd ? formatInstantDay(calendar, nextStart) : null;
    return createLocalizedText(
      `Sade sati is running for you, in its ${name.en.toLowerCase()} phase, and this round lasts until ${until.en}${again ? `; the next begins on ${again.en}` : ""}.`,
      `आपकी ${name.hi} साढ़ेसाती चल रही है, और यह दौर ${until.hi} तक है${again ? `; अगली ${again.hi} को शुरू होगी` : ""}।`,
      `Aapki ${name.hg.toLowerCase()} sade sati chal rahi hai, aur yeh daur ${until.hg} tak hai${again ? `; agli ${again.hg} ko shuru hogi` : ""}.`,
    );
  }
  const [last, next] = [
    lastEnd && formatInstantDay(calendar, lastEnd),
    nextStart && formatInstantDay(calendar, nextStart),
  ];
  return createLocalizedText(
    `Sade sati is not running for you now${last ? `; the last one ended on ${last.en}` : ""}${next ? `, and the next begins on ${next.en}` : ""}.`,
    `अभी आपकी साढ़ेसाती नहीं चल रही${last ? `; पिछली ${last.hi} को समाप्त हुई` : ""}${next ? `, अगली ${next.hi} को शुरू होगी` : ""}।`,
    `Abhi aapki sade sati nahi chal rahi${last ? `; pichhli ${last.hg} ko khatam hui` : ""}${next ? `, agli ${next.hg} ko shuru hogi` : ""}.`,
  );
}

/** Renderers for facts about dasha periods, transits and sade sati. */
export const TIMING_RENDERERS: Readonly<Record<string, FactRenderer>> = {
  "transits/ingress": ({ sign, house, at }: PositionValue & { at: string }, fact: Fact, calendar: TimeZoneCalendar) => {
    const [who, where, houseName, on] = [
      formatGrahaWithArticle(fact.subject as Graha),
      formatRashi(sign),
      formatHouse(house, fact.countedFrom),
      formatInstantDay(calendar, at),
    ];
    const isOver = calendar.toJd(Date.parse(at)) <= calendar.nowJd;
    return createLocalizedText(
      `${capitalize(who.en)} ${isOver ? "entered" : "enters"} ${where.en}, your ${houseName.en}, on ${on.en}.`,
      `${who.hi} ${on.hi} को ${where.hi} राशि में, आपके ${houseName.hi} में ${isOver ? "आया" : "आएगा"}।`,
      `${who.hg} ${on.hg} ko ${where.hg} rashi me, aapke ${houseName.hg} me ${isOver ? "aaya" : "aayega"}.`,
    );
  },
  "dashas/period": renderPeriod,
  "dashas/running": renderRunningPeriod,
  "dashas/next": (value: PeriodValue, _: Fact, calendar: TimeZoneCalendar) => {
    const [name, from, until] = [
      formatLordChain(value.lords),
      formatInstantDay(calendar, value.start),
      formatInstantDay(calendar, value.end),
    ];
    return createLocalizedText(
      `Next comes the ${name.en} antardasha, from ${from.en} to ${until.en}.`,
      `अगली ${name.hi} अंतर्दशा ${from.hi} से ${until.hi} तक रहेगी।`,
      `Agli ${name.hg} antardasha ${from.hg} se ${until.hg} tak rahegi.`,
    );
  },
  "sade_sati/sade_sati": renderSadeSati,
  "transits/transit": ({ sign, house, retrograde }: PositionValue, fact: Fact) => {
    const [who, where, at] = [
      formatGrahaWithArticle(fact.subject as Graha),
      formatRashi(sign),
      formatHouse(house, fact.countedFrom),
    ];
    const back = retrograde && fact.subject !== "rahu" && fact.subject !== "ketu";
    return createLocalizedText(
      `${capitalize(who.en)} is now in ${where.en}, your ${at.en}${back ? ", retrograde" : ""}.`,
      `${who.hi} अभी ${where.hi} में, आपके ${at.hi} में है${back ? ", वक्री" : ""}।`,
      `${who.hg} abhi ${where.hg} me, aapke ${at.hg} me hai${back ? ", vakri" : ""}.`,
    );
  },
};
