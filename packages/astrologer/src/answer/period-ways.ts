import type { Graha } from "@lagna/terms";
import type { FactIndex } from "../fact.ts";
import { ageOn, localCalendarOf, localDay } from "../local-calendar.ts";
import { said } from "../words/say.ts";
import type { Way } from "./ways.ts";

interface PeriodFact {
  readonly id: string;
  readonly lords: readonly Graha[];
  readonly start: string;
  readonly end: string;
}

const periodsOf = ({ facts }: FactIndex): readonly PeriodFact[] =>
  [...facts.values()]
    .filter(({ predicate }) => predicate === "period")
    .map(({ id, value }) => ({ id, ...(value as Omit<PeriodFact, "id">) }))
    .toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.lords.length - b.lords.length));

const ASKS_PERIOD = /\b(?:which|what|whose|kaun\w*|kiski|kis)\b|कौन|किस/iu;

/** "Which antardasha runs in March 2029". */
const periodThen: Way = ({ question, index, time }) => {
  const { named, text } = question;
  const asks = (named.terms.has("level") || named.terms.has("dasha")) && ASKS_PERIOD.test(text);
  if (!asks || time === null || named.grahas.length > 0) return [];
  const { iso } = localCalendarOf(index.nativity, index.about);
  const [from, until] = [iso(time.startJd), iso(time.endJd)];
  const running = periodsOf(index).filter(({ lords, start, end }) => lords.length === 2 && start < until && from < end);
  return running.map(({ id }) => id);
};

const SUB_PERIODS =
  /\b(?:antar ?dashas|antardashayein|antardashaein|bhuktis|sub-?periods)\b|\b(?:all|saari|sabhi|list)\b.*\b(?:antar ?dasha|bhukti|antar)\b|अंतर्दशाएँ|अंतर्दशाएं|(?:सभी|सारी).*अंतर्दशा/iu;

/** "The antardashas of Jupiter with dates". */
const subPeriods: Way = ({ question: { text, named }, index }) => {
  const [maha] = named.grahas;
  if (!maha || !SUB_PERIODS.test(text)) return [];
  return periodsOf(index)
    .filter(({ lords }) => lords.length === 2 && lords[0] === maha)
    .map(({ id }) => id);
};

const BALANCE =
  /\b(?:dasha|vimshottari|mahadasha)\b.*\b(?:balance|remaining|bhogya|shesh)\b|\bbalance\b.*\b(?:dasha|birth)\b|\b(?:first|pehli|birth|janm ki|janm) (?:maha ?)?dasha\b|भोग्य|(?:जन्म|पहली).*महादशा/iu;

/** What ran at birth, and until when. */
const atBirth: Way = ({ question: { text }, index }) =>
  BALANCE.test(text)
    ? periodsOf(index)
        .filter(({ lords }) => lords.length === 1)
        .slice(0, 1)
        .map(({ id }) => id)
    : [];

const AFTER_IT = /\b(?:after|next|following|baad|agli)\b|बाद|अगली/iu;
const isRunning = ({ start, end }: PeriodFact, now: string): boolean => start <= now && now < end;

const LEVELS_NAMED = [
  /\b(?:md|maha ?dasha)\b|महादशा/iu,
  /\b(?:ad|antar ?dasha|antar|bhukti)\b|अंतर/iu,
  /\b(?:pd|pratyantar\w*)\b|प्रत्यंतर/iu,
];

/** "When did my current mahadasha begin": both its edges. */
const BEGAN = /\b(?:begin|began|begun|start|started|since when|shuru|kab se|from when)\b|शुरू|आरंभ|कब से/iu;

/** "Current MD, AD, PD with dates": each level that is named, as it runs. */
const levelsNow: Way = ({ question: { text, named }, index, time }) => {
  const levels = LEVELS_NAMED.flatMap((words, at) => (words.test(text) ? [at + 1] : []));
  const asksEdges = levels.length === 1 && BEGAN.test(text);
  if (
    (levels.length < 2 && !asksEdges) ||
    named.grahas.length > 0 ||
    named.terms.has("next") ||
    time !== null ||
    AFTER_IT.test(text)
  )
    return [];
  const now = new Date(index.about.now).toISOString();
  return periodsOf(index)
    .filter((period) => levels.includes(period.lords.length) && isRunning(period, now))
    .map(({ id }) => id);
};

/** "When does Jupiter's antardasha come": the one that runs, or the next. */
const subPeriodOf: Way = ({ question: { text, named }, index }) => {
  const [lord] = named.grahas;
  if (!lord || named.grahas.length > 1 || !SUB_LEVEL.test(text) || MAHA_LEVEL.test(text)) return [];
  const now = new Date(index.about.now).toISOString();
  const own = periodsOf(index).filter(({ lords, end }) => lords.length === 2 && lords[1] === lord && end > now);
  const found = named.terms.has("next") ? own.find(({ start }) => start > now) : own[0];
  return found ? [found.id] : [];
};
const SUB_LEVEL = /\b(?:antar ?dasha|antar|bhukti|sub-?period)\b|अंतर्दशा|अंतर दशा|भुक्ति/iu;
const MAHA_LEVEL = /\b(?:maha ?dasha|md)\b|महादशा/iu;

const HOW_OLD = /\bhow old\b|\b(?:what|which|kis|kitni) (?:age|umar|umr)\b|किस उम्र|कितनी उम्र/iu;

/** "How old will I be when Saturn's dasha starts". */
const ageThen: Way = ({ question: { text, named }, index }) => {
  const [lord] = named.grahas;
  const asks = HOW_OLD.test(text) && (named.terms.has("dasha") || named.terms.has("level"));
  const maha = asks ? periodsOf(index).find(({ lords }) => lords.length === 1 && lords[0] === lord) : undefined;
  if (!maha) return [];
  const calendar = localCalendarOf(index.nativity, index.about);
  const age = ageOn(localDay(index.about.local), calendar.dayOf(calendar.jdOf(Date.parse(maha.start))));
  if (age < 0) return [maha.id];
  const text3 = said(
    `You are ${age} when it begins.`,
    `उसके शुरू होते समय आयु ${age} वर्ष होती है।`,
    `Uske shuru hote samay umar ${age} saal hoti hai.`,
  );
  return [maha.id, { text: text3, facts: [maha.id, "birth-date"] }];
};

const OVER = /\b(?:over|across|par se|upar se)\b|\bon (?:my )?natal\b|के ऊपर|पर से/iu;

/** "Saturn over my natal Moon": its next entry into that sign. */
const passage: Way = ({ question: { text, named }, index, view }) => {
  const [mover, over] = named.grahas;
  if (!mover || !over || !named.terms.has("transit") || !OVER.test(text)) return [];
  const now = new Date(index.about.now).toISOString();
  const entry = [...index.facts.values()].find(
    ({ id, value }) =>
      id.startsWith(`ingress-${mover}-${view.planets[over].sign}`) && (value as { at: string }).at > now,
  );
  const isSadeSati = mover === "saturn" && over === "moon";
  return [`transit-${mover}`, ...(entry ? [entry.id] : []), ...(isSadeSati ? ["sadesati"] : [])];
};

/** Periods and passages, asked for by their names. */
export const PERIOD_WAYS: readonly Way[] = [subPeriods, atBirth, periodThen, levelsNow, ageThen, subPeriodOf, passage];
