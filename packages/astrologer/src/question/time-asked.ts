import { MONTH_NAMES } from "@lagna/terms";
import type { Fact, FactIndex, Said } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import { dayNumber, withDates } from "../language/dates.ts";
import { DAY_ROWS } from "../language/lexicon-day.data.ts";
import { NAME_ROWS } from "../language/lexicon-names.data.ts";
import { WORD_ROWS } from "../language/lexicon-words.data.ts";
import type { DaySpan } from "../language/node.ts";
import { tokensOf } from "../language/normalise.ts";
import { lexiconOf, tagged } from "../language/tag.ts";
import { type LocalCalendar, localCalendarOf, localDay } from "../local-calendar.ts";
import { withNumbers } from "../verify/phrase/numbers.ts";
import { MONTHS_HI } from "../words/hinglish.data.ts";
import { type CalendarDay, daySaid, ordinal, said, tell } from "../words/say.ts";

/** A stretch of time a question is about; half-open, in the chart's zone. */
export interface TimeAsked {
  readonly startJd: number;
  readonly endJd: number;
  /** "2027", "March 2027", "the next 6 months". */
  readonly name: Said;
}

const LEXICON = lexiconOf([...DAY_ROWS, ...NAME_ROWS, ...WORD_ROWS], "own");
const MILLISECONDS_PER_DAY = 86_400_000;

const dayOfNumber = (number: number): CalendarDay => {
  const date = new Date(number * MILLISECONDS_PER_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

const monthNamed = ({ year, month }: CalendarDay): Said =>
  said(`${MONTH_NAMES[month - 1]} ${year}`, `${MONTHS_HI[month - 1]} ${year}`, `${MONTH_NAMES[month - 1]} ${year}`);

function nameOf({ from, to, precision }: DaySpan): Said {
  const [first, last] = [dayOfNumber(from), dayOfNumber(to)];
  if (precision === "day") return daySaid(first);
  if (precision === "month") return monthNamed(first);
  if (first.month === 1 && last.month === 12) return said(String(first.year), String(first.year), String(first.year));
  const [one, other] = [monthNamed(first), monthNamed(last)];
  return said(`${one.en} to ${other.en}`, `${one.hi} से ${other.hi} तक`, `${one.hg} se ${other.hg} tak`);
}

type Days = readonly [from: number, to: number, name?: Said];

const COUNT: Readonly<Record<string, number>> = Object.fromEntries(
  "one 1 two 2 three 3 four 4 five 5 six 6 ten 10 twelve 12 ek 1 do 2 teen 3 char 4 chaar 4 paanch 5 panch 5 chhe 6 chhah 6 che 6 das 10 barah 12 एक 1 दो 2 तीन 3 चार 4 पांच 5 पाँच 5 छह 6 छः 6 दस 10 बारह 12 couple 2 few 3 kuch 3 कुछ 3"
    .split(" ")
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, Number(all[at + 1])]] : [])),
);
const UNIT_DAYS = [
  [/^(?:day|days|din|दिन|दिनों)$/u, 1],
  [/^(?:weeks?|hafte|hafta|हफ़्ते|हफ्ते|सप्ताह)$/u, 7],
  [/^(?:months?|mahine|mahina|mahino|maheene|महीने|महीनों|माह)$/u, 30.44],
  [/^(?:years?|yrs?|saal|saalon|sal|varsh|साल|सालों|वर्ष|वर्षों)$/u, 365.25],
] as const;

const SPAN_AHEAD =
  /(?:\b(?:next|coming|within|in|over the next|in the next|agle|aane wale|aanewale)\s+|(?:अगले|आने वाले)\s+)?(\p{L}+|\d{1,2})\s+(\p{L}[\p{L}\p{M}]*)(?:\s+(?:me|mein|ke andar|tak|में|के अंदर|तक))?/giu;
const OPENS_SPAN =
  /\b(?:next|coming|within|in|agle|aane wale|aanewale)\s|(?:अगले|आने वाले)\s|\s(?:me|mein|ke andar)\b|में|के अंदर/iu;

/** "Next 6 months", "within two years", "6 mahine me", "अगले छह महीने". */
function aheadIn(text: string, today: number): Days | null {
  for (const match of text.matchAll(SPAN_AHEAD)) {
    const [whole, number = "", unit = ""] = match;
    const count = COUNT[number.toLowerCase()] ?? Number(number);
    const days = UNIT_DAYS.find(([words]) => words.test(unit.toLowerCase()))?.[1];
    if (!days || !(count > 0) || !OPENS_SPAN.test(whole)) continue;
    const word = days < 2 ? "days" : days < 8 ? "weeks" : days < 40 ? "months" : "years";
    const [hi, hg] = {
      days: ["दिन", "din"],
      weeks: ["हफ़्ते", "hafte"],
      months: ["महीने", "mahine"],
      years: ["साल", "saal"],
    }[word] as [string, string];
    return [
      today,
      today + Math.round(count * days),
      said(`the next ${count} ${count === 1 ? word.slice(0, -1) : word}`, `अगले ${count} ${hi}`, `agle ${count} ${hg}`),
    ];
  }
  return null;
}

const NEAR: readonly (readonly [RegExp, number, number, Said])[] = [
  [/(?<!after )\btomorrow\b|\baane wala kal\b|आने वाला कल/iu, 1, 2, said("tomorrow", "कल", "kal")],
  [/\bday after tomorrow\b/iu, 2, 3, said("the day after tomorrow", "परसों", "parso")],
  [/\byesterday\b/iu, -1, 0, said("yesterday", "कल", "kal")],
  [/\btoday\b|\btonight\b|\baaj\b|आज/iu, 0, 1, said("today", "आज", "aaj")],
  [/\bnext week\b|\bagle hafte\b|अगले हफ़्ते|अगले हफ्ते|अगले सप्ताह/iu, 7, 14, said("next week", "अगले हफ़्ते", "agle hafte")],
  [/\bthis week\b|\bi?s+ hafte\b|इस हफ़्ते|इस हफ्ते|इस सप्ताह/iu, 0, 7, said("this week", "इस हफ़्ते", "is hafte")],
  [/\bweekend\b|\bन?वीकेंड\b/iu, 0, 7, said("this week", "इस हफ़्ते", "is hafte")],
];

const KAL = /\bkal\b|(?<![\p{L}\p{M}])कल(?![\p{L}\p{M}])/iu;
const PARSO = /\bparso[n]?\b|परसों/iu;
/** "Aaj kal" is these days. */
const THESE_DAYS = /\baaj\s?-?kal\b|आज\s?-?कल/iu;

/** "Kal", "parso": the day before or the day after, by the tense of what is said of it. */
function dayByTense(text: string): (typeof NEAR)[number] | undefined {
  const off = PARSO.test(text) ? 2 : KAL.test(text) ? 1 : 0;
  if (off === 0) return undefined;
  const name = off === 1 ? said("tomorrow", "कल", "kal") : said("the day after tomorrow", "परसों", "parso");
  const was = off === 1 ? said("yesterday", "कल", "kal") : said("the day before yesterday", "परसों", "parso");
  const isPast = BEHIND.test(text) && !TO_COME.test(text);
  return isPast ? [KAL, -off, 1 - off, was] : [KAL, off, off + 1, name];
}

/** "Last year was bad, why?"; what was last year and is asked of what comes is no time that is asked about. */
const LAST_YEAR = /\b(?:last|pichh?l[aei])\s*(?:year|saal|sal|varsh)\b|पिछल[ाेी]\s*(?:साल|वर्ष|बरस)/iu;
const TO_COME =
  /\b(?:will|when|next|can|should|kab|agl[aei]|\w+(?:ega|egi|enge|unga|ungi)|hoga|hogi)\b|कब|अगल|(?:गा|गी|गे)(?:\s|$|[?।])/iu;

function yearOrMonth(text: string, { year, month }: CalendarDay): Days | null {
  const turn =
    /\b(?:next|coming|agl[aei]|aane wala)\s*(?:year|saal|sal|varsh|yr)\b|(?:अगला|अगले|आने वाला|आने वाले)\s*(?:साल|वर्ष|बरस)/iu.test(
      text,
    )
      ? 1
      : /\b(?:this|current|is|iss)\s*(?:year|saal|sal|varsh|yr)\b|इस\s*(?:साल|वर्ष)/iu.test(text)
        ? 0
        : LAST_YEAR.test(text) && !TO_COME.test(text)
          ? -1
          : null;
  if (turn !== null) {
    const asked = year + turn;
    const name = said(String(asked), String(asked), String(asked));
    return [dayNumber({ year: asked, month: 1, day: 1 }), dayNumber({ year: asked + 1, month: 1, day: 1 }), name];
  }
  const moved =
    /\b(?:next|coming|agl[aei])\s*(?:month|mahin[ae]|maheen[ae])\b|(?:अगला|अगले)\s*(?:महीना|महीने|माह)/iu.test(text)
      ? 1
      : /\b(?:this|current|is|iss)\s*(?:month|mahin[ae]|maheen[ae])\b|इस\s*(?:महीने|माह)/iu.test(text)
        ? 0
        : null;
  if (moved === null) return null;
  const first = { year: year + Math.floor((month - 1 + moved) / 12), month: ((month - 1 + moved) % 12) + 1, day: 1 };
  const after = { year: first.year + (first.month === 12 ? 1 : 0), month: (first.month % 12) + 1, day: 1 };
  return [dayNumber(first), dayNumber(after), monthNamed(first)];
}

/** "At 30", "30 ki umar me", "after 35": the year of life. */
function atAge(text: string, born: CalendarDay): Days | null {
  const found =
    /\b(?:at|by|after|around|when i am|when i'm|when i was|i was|i turn|i become|i reach|turning|till|until)\s+(?:the age of\s+|age\s+)?(\d{2})(?!\d|[:/.-]|\s*(?:am|pm|baje|th|%))\b/iu.exec(
      text,
    ) ??
    /\b(\d{2})\s*(?:ki|के|की)?\s*(?:umar|umra|age|saal ki umar)\b/iu.exec(text) ??
    /(\d{2})\s*(?:की|के)\s*(?:उम्र|आयु)/u.exec(text);
  const age = Number(found?.[1]);
  if (!(age >= 10 && age <= 99)) return null;
  const from = dayNumber({ ...born, year: born.year + age });
  return [
    from,
    dayNumber({ ...born, year: born.year + age + 1 }),
    said(`the year after your ${ordinal(age)} birthday`, `${age} की उम्र`, `${age} ki umar`),
  ];
}

const QUARTERS: Readonly<Record<string, readonly [number, number]>> = { 1: [1, 4], 2: [4, 7], 3: [7, 10], 4: [10, 13] };

function quarter(text: string, { year }: CalendarDay): Days | null {
  const found = /\bq([1-4])\b(?:\s*(?:of\s*)?(20\d\d))?/iu.exec(text);
  const months = QUARTERS[found?.[1] ?? ""];
  if (!found || !months) return null;
  const asked = Number(found[2] ?? year);
  const [first, after] = months;
  const end = after > 12 ? { year: asked + 1, month: 1, day: 1 } : { year: asked, month: after, day: 1 };
  const name = `Q${found[1]} ${asked}`;
  return [dayNumber({ year: asked, month: first, day: 1 }), dayNumber(end), said(name, name, name)];
}

/** The mahadasha that follows the one that runs. */
function nextMahaOf({ facts, about }: FactIndex): Fact | undefined {
  const now = new Date(about.now).toISOString();
  return [...facts.values()].find(({ predicate, value, valid }) => {
    if (predicate !== "period" || (valid?.from ?? "") <= now) return false;
    return (value as { lords: readonly string[] }).lords.length === 1;
  });
}

/** "After my current dasha", "is dasha ke baad": from the end of what runs to the end of what follows. */
function afterDasha(text: string, index: FactIndex): TimeAsked | null {
  if (
    !/\b(?:after|once|post)\b.*\b(?:current|this|my|present)\b.*\b(?:dasha|period|mahadasha|antardasha)\b|\b(?:is|iss|abhi ki|meri|current)\b.*\b(?:dasha|mahadasha|antardasha)\b.*\bbaad\b|दशा.*के बाद/iu.test(
      text,
    )
  )
    return null;
  const next = (/maha|महा/iu.test(text) ? nextMahaOf(index) : factById(index, "dasha-next"))?.valid;
  if (!next?.from || !next.until) return null;
  const calendar = localCalendarOf(index.nativity, index.about);
  const [startJd, endJd] = [calendar.skyJdOf(Date.parse(next.from)), calendar.skyJdOf(Date.parse(next.until))];
  return { startJd, endJd, name: said("what comes next", "आगे का समय", "aage ka samay") };
}

const MONTH_WORD = `(?:${[...MONTH_NAMES.map((name) => `${name.slice(0, 3)}[a-z]*`), ...MONTHS_HI].join("|")})`;
const MONTHS_OF_A_YEAR = new RegExp(
  `(${MONTH_WORD})(\\s+(?:and|to|till|until|through|se|aur|से|और)\\s+|\\s*[-–]\\s*)(${MONTH_WORD})\\s+(\\d{4})`,
  "iu",
);

/** "Between March and July 2027": the year is of both. */
const ofOneYear = (text: string): string => text.replace(MONTHS_OF_A_YEAR, "$1 $4$2$3 $4");

function written(asked: string, calendar: LocalCalendar): Days | null {
  const text = ofOneYear(asked);
  const nodes = withDates(withNumbers(tagged(tokensOf(text), LEXICON)), calendar);
  const spans = nodes.flatMap(({ tag, spans: found = [] }) => (tag === "date" ? found.slice(0, 1) : []));
  const [first] = spans;
  if (!first) return null;
  const last = spans.at(-1) ?? first;
  const whole = {
    ...first,
    to: Math.max(first.to, last.to),
    precision: spans.length > 1 ? ("year" as const) : first.precision,
  };
  if (SINCE.test(text)) return null;
  if (first.precision === "year" && spans.length === 1 && BEYOND.test(text)) return beyond(first);
  const named = toCome(whole, text, dayNumber(calendar.dayOf(calendar.nowJd)));
  return [named.from, named.to + 1, nameOf(named)];
}

/** Since when something is so is no time that is asked about. */
const SINCE = /\bsince\b|\d{4}\s+(?:se|से)(?=\s|$)(?!.*(?:\btak\b|तक))/iu;
const BEYOND = /\bafter\s+\d{4}\b|\d{4}\s+(?:ke baad|के बाद)/iu;

/** "After 2028": the year behind it. */
function beyond({ to }: DaySpan): Days {
  const { year } = dayOfNumber(to + 1);
  const name = said(`after ${year - 1}`, `${year - 1} के बाद`, `${year - 1} ke baad`);
  return [to + 1, dayNumber({ year: year + 1, month: 1, day: 1 }), name];
}

const BEHIND =
  /\b(?:was|were|did|had|happened|went|last|ago|past|tha|thi|the|hua|hui|hue|gaya|gayi|pichhl[aei]|pichl[aei])\b|था|थी|थे|हुआ|हुई|हुए|गया|गई|पिछल/iu;

/** A month without a year is the next one, unless something is told of it. */
function toCome(span: DaySpan, text: string, today: number): DaySpan {
  if (span.to >= today || /\d{4}/.test(text) || BEHIND.test(text) || span.precision === "year") return span;
  const [from, to] = [dayOfNumber(span.from), dayOfNumber(span.to)];
  const later = { from: dayNumber({ ...from, year: from.year + 1 }), to: dayNumber({ ...to, year: to.year + 1 }) };
  return { ...span, ...later };
}

/** The time a question names, said in words, as a date, as an age or by a period; `null` where it names none. */
export function timeAsked(text: string, index: FactIndex): TimeAsked | null {
  const calendar = localCalendarOf(index.nativity, index.about);
  const today = calendar.dayOf(calendar.nowJd);
  const number = dayNumber(today);
  const near = THESE_DAYS.test(text) ? undefined : (NEAR.find(([words]) => words.test(text)) ?? dayByTense(text));
  const found: Days | null = near
    ? [number + near[1], number + near[2], near[3]]
    : (yearOrMonth(text, today) ??
      quarter(text, today) ??
      atAge(text, localDay(index.about.local)) ??
      aheadIn(text, number) ??
      written(text, calendar));
  if (!found) return afterDasha(text, index);
  const [from, to, name] = found;
  const jd = (day: number): number => calendar.skyJdOf(calendar.startOf(dayOfNumber(day)));
  return { startJd: jd(from), endJd: jd(to), name: name ?? tell(() => "") };
}
