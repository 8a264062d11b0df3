import type { Graha } from "@lagna/terms";
import type { FactIndex } from "../fact.ts";
import { localCalendarOf } from "../local-calendar.ts";
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
export const PERIOD_WAYS: readonly Way[] = [subPeriods, atBirth, periodThen, passage];
