import type { Graha } from "@lagna/terms";
import type { FactIndex, LocalizedText } from "../../fact.ts";
import { computeAge, createTimeZoneCalendar, parseLocalDay } from "../../time-zone-calendar.ts";
import {
  type CalendarDay,
  createLocalizedText,
  formatDay,
  formatGraha,
  formatList,
} from "../../formatting/format-terms.ts";
import type { ChartLookup } from "./chart-lookup-type.ts";
import type { LocalizedSentence } from "./yes-or-no.ts";

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

/** The periods at a named time, of the levels that are named, the antardashas else: "which antardasha runs in March 2029". */
const lookUpPeriodAtTime: ChartLookup = ({ question, index, time }) => {
  const { entities, text, form } = question;
  const { terms, grahas } = entities;
  const asksWhich = PERIOD_PATTERN.test(text) && (terms.has("level") || terms.has("dasha"));
  const isAsked = asksWhich || (terms.has("level") && form !== "when");
  if (!isAsked || time === null || grahas.length > 0) return [];
  const { toIso } = createTimeZoneCalendar(index.nativity, index.context);
  const [from, until] = [toIso(time.startJd), toIso(time.endJd)];
  const named = findAskedDashaLevels(text);
  const levels = named.includes(1) ? [1, 2] : [2];
  const running = findPeriods(index).filter(
    ({ lords, start, end }) => levels.includes(lords.length) && start < until && from < end,
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

const MONTHS_PER_YEAR = 12;

/** The years, months and days from one calendar day to a later one. */
function countCalendar(from: CalendarDay, to: CalendarDay): readonly [years: number, months: number, days: number] {
  const isShort = to.day < from.day;
  const months = (to.year - from.year) * MONTHS_PER_YEAR + to.month - from.month - (isShort ? 1 : 0);
  const monthBefore = new Date(Date.UTC(to.year, to.month - 1, 0)).getUTCDate();
  const days = isShort ? Math.max(monthBefore - from.day, 0) + to.day : to.day - from.day;
  return [Math.floor(months / MONTHS_PER_YEAR), months % MONTHS_PER_YEAR, days];
}

const UNITS = [
  ["year", "वर्ष", "saal"],
  ["month", "महीने", "mahine"],
  ["day", "दिन", "din"],
] as const;

const formatSpan = (counts: readonly number[]): LocalizedText => {
  const told = counts.flatMap((count, at) => {
    const [en, hi, hg] = UNITS[at] ?? UNITS[0];
    return count === 0
      ? []
      : [createLocalizedText(`${count} ${en}${count === 1 ? "" : "s"}`, `${count} ${hi}`, `${count} ${hg}`)];
  });
  return formatList(told);
};

/** What was left of the first mahadasha at birth, and when that ended. */
export function renderBalance(index: FactIndex): readonly LocalizedSentence[] {
  const first = findPeriods(index).find(({ lords }) => lords.length === 1);
  const [lord] = first?.lords ?? [];
  if (!first || lord === undefined) return [];
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const end = calendar.toCalendarDay(calendar.toJd(Date.parse(first.end)));
  const left = formatSpan(countCalendar(parseLocalDay(index.context.local), end));
  const [who, until, facts] = [formatGraha(lord), formatDay(end), [first.id]];
  return [
    {
      text: createLocalizedText(
        `Balance at birth: ${left.en}.`,
        `जन्म पर शेष: ${left.hi}।`,
        `Janm par shesh: ${left.hg}.`,
      ),
      facts,
    },
    {
      text: createLocalizedText(
        `The ${who.en} mahadasha ran until ${until.en}.`,
        `${who.hi} महादशा ${until.hi} तक थी।`,
        `${who.hg} mahadasha ${until.hg} tak thi.`,
      ),
      facts,
    },
  ];
}

/** The mahadasha at birth and what was left of it; what was left first, if that is asked. */
const lookUpDashaAtBirth: ChartLookup = ({ question: { text, entities }, index, time }) => {
  if (BALANCE_PATTERN.test(text)) return renderBalance(index);
  const isOfBirth = entities.terms.has("level") && entities.terms.has("born") && time === null;
  return isOfBirth && entities.grahas.length === 0 ? renderBalance(index).toReversed() : [];
};

const AFTER_NAMED_PATTERN = /\bafter\b|\bke (?:baad|bad)\b|के बाद/iu;

/** "Which mahadasha comes after Saturn": the period that follows the one of a graha. */
const lookUpPeriodAfterNamed: ChartLookup = ({ question: { text, entities }, index, time }) => {
  const { grahas, terms } = entities;
  const [lord, sub] = grahas;
  const isAsked = AFTER_NAMED_PATTERN.test(text) && (terms.has("level") || terms.has("dasha"));
  if (!isAsked || lord === undefined || time !== null || grahas.length > 2) return [];
  const lords = sub === undefined ? [lord] : [lord, sub];
  const periods = findPeriods(index).filter((period) => period.lords.length === lords.length);
  const at = periods.findIndex((period) => period.lords.join() === lords.join());
  const next = at < 0 ? undefined : periods[at + 1];
  return next ? [next.id] : [];
};

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
  lookUpPeriodAfterNamed,
  lookUpPeriodAtTime,
  lookUpRunningLevels,
  lookUpAgeAtDasha,
  lookUpSubPeriodOfGraha,
  lookUpTransitOverGraha,
];
