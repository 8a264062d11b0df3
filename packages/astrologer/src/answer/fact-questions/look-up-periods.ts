import type { Graha } from "@lagna/terms";
import type { FactIndex } from "../../fact.ts";
import { computeAge, createTimeZoneCalendar, parseLocalDay } from "../../time-zone-calendar.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";
import type { ChartLookup } from "./chart-lookup-type.ts";

export interface PeriodFact {
  readonly id: string;
  readonly lords: readonly Graha[];
  readonly start: string;
  readonly end: string;
}

/** The dasha periods of a chart, in order of time. */
export const findPeriods = ({ facts }: FactIndex): readonly PeriodFact[] =>
  [...facts.values()]
    .filter(({ predicate }) => predicate === "period")
    .map(({ id, value }) => ({ id, ...(value as Omit<PeriodFact, "id">) }))
    // Not as text, by which years before 0 would be backwards.
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start) || a.lords.length - b.lords.length);

const PERIOD_PATTERN = /\b(?:which|what|whose|kaun\w*|kiski|kis)\b|कौन|किस/iu;

/** The antardashas at a named time: "which antardasha runs in March 2029". */
const lookUpPeriodAtTime: ChartLookup = ({ question, index, time }) => {
  const { entities, text } = question;
  const isAsked = (entities.terms.has("level") || entities.terms.has("dasha")) && PERIOD_PATTERN.test(text);
  if (!isAsked || time === null || entities.grahas.length > 0) return [];
  const { toIso } = createTimeZoneCalendar(index.nativity, index.context);
  const [from, until] = [toIso(time.startJd), toIso(time.endJd)];
  const running = findPeriods(index).filter(
    ({ lords, start, end }) => lords.length === 2 && start < until && from < end,
  );
  return running.map(({ id }) => id);
};

const SUB_PERIODS_PATTERN =
  /\b(?:antar ?dashas|antardashayein|antardashaein|bhuktis|sub-?periods)\b|\b(?:all|saari|sabhi|list)\b.*\b(?:antar ?dasha|bhukti|antar)\b|अंतर्दशाएँ|अंतर्दशाएं|(?:सभी|सारी).*अंतर्दशा/iu;

/** All antardashas of a mahadasha: "the antardashas of Jupiter with dates". */
const lookUpSubPeriods: ChartLookup = ({ question: { text, entities }, index }) => {
  const [maha] = entities.grahas;
  if (!maha || !SUB_PERIODS_PATTERN.test(text)) return [];
  return findPeriods(index)
    .filter(({ lords }) => lords.length === 2 && lords[0] === maha)
    .map(({ id }) => id);
};

const BALANCE_PATTERN =
  /\b(?:dasha|vimshottari|mahadasha)\b.*\b(?:balance|remaining|bhogya|shesh)\b|\bbalance\b.*\b(?:dasha|birth)\b|\b(?:first|pehli|birth|janm ki|janm) (?:maha ?)?dasha\b|भोग्य|(?:जन्म|पहली).*महादशा/iu;

/** The mahadasha at birth. */
const lookUpDashaAtBirth: ChartLookup = ({ question: { text }, index }) =>
  BALANCE_PATTERN.test(text)
    ? findPeriods(index)
        .filter(({ lords }) => lords.length === 1)
        .slice(0, 1)
        .map(({ id }) => id)
    : [];

const AFTER_PATTERN = /\b(?:after|next|following|baad|agli)\b|बाद|अगली/iu;
const isRunning = ({ start, end }: PeriodFact, now: string): boolean => start <= now && now < end;

/** The running antardasha: the phase that a question for "this time" means. */
export const findRunningPhase = (index: FactIndex): string | null => {
  const now = new Date(index.context.now).toISOString();
  return findPeriods(index).find((period) => period.lords.length === 2 && isRunning(period, now))?.id ?? null;
};

const LEVEL_PATTERNS = [
  /\b(?:md|maha ?dasha)\b|महादशा/iu,
  /\b(?:ad|antar ?dasha|antar|bhukti)\b|(?<!प्रत्य)अंतर/iu,
  /\b(?:pd|pratyantar\w*)\b|प्रत्यंतर/iu,
];

/** The levels of dasha that a text names, 1 for the mahadasha. */
export const findAskedDashaLevels = (text: string): readonly number[] =>
  LEVEL_PATTERNS.flatMap((words, at) => (words.test(text) ? [at + 1] : []));

/** Asks when a current period began; the fact states both its start and its end. */
const BEGINNING_PATTERN = /\b(?:begin|began|begun|start|started|since when|shuru|kab se|from when)\b|शुरू|आरंभ|कब से/iu;

/** The current period of each named level, and then what runs inside it: "which mahadasha is running", "current MD, AD, PD with dates". */
const lookUpRunningLevels: ChartLookup = ({ question: { text, entities }, index, time }) => {
  const named = findAskedDashaLevels(text);
  const isUntil = PERIOD_PATTERN.test(text) && entities.terms.has("until");
  const levels = named.length === 0 && isUntil ? [1, 2] : named;
  if (
    !(entities.terms.has("level") || levels.length > 1) ||
    levels.length === 0 ||
    entities.grahas.length > 0 ||
    entities.terms.has("next") ||
    time !== null ||
    AFTER_PATTERN.test(text)
  )
    return [];
  const now = new Date(index.context.now).toISOString();
  const running = findPeriods(index)
    .filter((period) => levels.includes(period.lords.length) && isRunning(period, now))
    .map(({ id }) => id);
  const asksMore = levels.length > 1 || levels.includes(LEVEL_PATTERNS.length) || BEGINNING_PATTERN.test(text);
  return running.length === 0 || asksMore ? running : [...running, "dasha-now"];
};

/** The current or next antardasha of a graha: "when does Jupiter's antardasha come". */
const lookUpSubPeriodOfGraha: ChartLookup = ({ question: { text, entities }, index }) => {
  const [lord] = entities.grahas;
  if (!lord || entities.grahas.length > 1 || !SUB_LEVEL_PATTERN.test(text) || MAHA_LEVEL_PATTERN.test(text)) return [];
  const now = new Date(index.context.now).toISOString();
  const periods = findPeriods(index).filter(({ lords, end }) => lords.length === 2 && lords[1] === lord && end > now);
  const found = entities.terms.has("next") ? periods.find(({ start }) => start > now) : periods[0];
  return found ? [found.id] : [];
};
const SUB_LEVEL_PATTERN = /\b(?:antar ?dasha|antar|bhukti|sub-?period)\b|अंतर्दशा|अंतर दशा|भुक्ति/iu;
const MAHA_LEVEL_PATTERN = /\b(?:maha ?dasha|md)\b|महादशा/iu;

const AGE_PATTERN = /\bhow old\b|\b(?:what|which|kis|kitni) (?:age|umar|umr)\b|किस उम्र|कितनी उम्र/iu;

/** The age at the start of a mahadasha: "how old will I be when Saturn's dasha starts". */
const lookUpAgeAtDasha: ChartLookup = ({ question: { text, entities }, index }) => {
  const [lord] = entities.grahas;
  const isAsked = AGE_PATTERN.test(text) && (entities.terms.has("dasha") || entities.terms.has("level"));
  const maha = isAsked ? findPeriods(index).find(({ lords }) => lords.length === 1 && lords[0] === lord) : undefined;
  if (!maha) return [];
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const age = computeAge(
    parseLocalDay(index.context.local),
    calendar.toCalendarDay(calendar.toJd(Date.parse(maha.start))),
  );
  if (age < 0) return [maha.id];
  const line = createLocalizedText(
    `You are ${age} when it begins.`,
    `उसके शुरू होते समय आयु ${age} वर्ष होती है।`,
    `Uske shuru hote samay umar ${age} saal hoti hai.`,
  );
  return [maha.id, { text: line, facts: [maha.id, "birth-date"] }];
};

const OVER_PATTERN = /\b(?:over|across|par se|upar se)\b|\bon (?:my )?natal\b|के ऊपर|पर से/iu;

/** The transit of a graha over a natal graha, as its next ingress into that sign: "Saturn over my natal Moon". */
const lookUpTransitOverGraha: ChartLookup = ({ question: { text, entities }, index, view }) => {
  const [mover, over] = entities.grahas;
  if (!mover || !over || !entities.terms.has("transit") || !OVER_PATTERN.test(text)) return [];
  const now = new Date(index.context.now).toISOString();
  const entry = [...index.facts.values()].find(
    ({ id, value }) =>
      id.startsWith(`ingress-${mover}-${view.planets[over].sign}`) && (value as { at: string }).at > now,
  );
  const isSadeSati = mover === "saturn" && over === "moon";
  return [`transit-${mover}`, ...(entry ? [entry.id] : []), ...(isSadeSati ? ["sadesati"] : [])];
};

/** Lookups for dasha periods and transits, in order of precedence. */
export const PERIOD_LOOKUPS: readonly ChartLookup[] = [
  lookUpSubPeriods,
  lookUpDashaAtBirth,
  lookUpPeriodAtTime,
  lookUpRunningLevels,
  lookUpAgeAtDasha,
  lookUpSubPeriodOfGraha,
  lookUpTransitOverGraha,
];
