import { HINDI_MONTH_NAMES, MONTH_NAMES, fromEpochDays } from "@lagna/terms";
import type { Fact, FactIndex, LocalizedText } from "../fact.ts";
import { findFactById } from "../facts/build-facts.ts";
import { toDayNumber, tagDates } from "../language/tag-dates.ts";
import { DAY_ROWS } from "../language/lexicon-panchanga-yogas.data.ts";
import { NAME_ROWS } from "../language/lexicon-astrology-names.data.ts";
import { WORD_ROWS } from "../language/lexicon-grammar-and-units.data.ts";
import type { DaySpan } from "../language/syntax-node.ts";
import { tokenise } from "../language/tokenise.ts";
import { buildLexicon, tagTokens } from "../language/tag-tokens.ts";
import { isHinglish } from "../typed-time/detect-hinglish.ts";
import { createTimeZoneCalendar, parseLocalDay } from "../time-zone-calendar.ts";
import { combineNumbers } from "../verify/phrase/combine-numbers.ts";
import {
  type CalendarDay,
  formatDay,
  formatOrdinal,
  createLocalizedText,
  composeLocalizedText,
} from "../formatting/format-terms.ts";

/** A period that a question is about: half-open, with its edges at day starts in the chart's zone. */
export interface AskedTime {
  readonly startJd: number;
  readonly endJd: number;
  /** "2027", "March 2027", "the next 6 months". */
  readonly name: LocalizedText;
}

const LEXICON = buildLexicon([...DAY_ROWS, ...NAME_ROWS, ...WORD_ROWS], "own");

const toCalendarDay = (number: number): CalendarDay => fromEpochDays(number);

const formatMonthName = ({ year, month }: CalendarDay): LocalizedText =>
  createLocalizedText(
    `${MONTH_NAMES[month - 1]} ${year}`,
    `${HINDI_MONTH_NAMES[month - 1]} ${year}`,
    `${MONTH_NAMES[month - 1]} ${year}`,
  );

function formatSpanName({ from, to, precision }: DaySpan): LocalizedText {
  const [first, last] = [toCalendarDay(from), toCalendarDay(to)];
  if (precision === "day") return formatDay(first);
  if (precision === "month") return formatMonthName(first);
  if (first.month === 1 && last.month === 12)
    return createLocalizedText(String(first.year), String(first.year), String(first.year));
  const [firstMonth, lastMonth] = [formatMonthName(first), formatMonthName(last)];
  return createLocalizedText(
    `${firstMonth.en} to ${lastMonth.en}`,
    `${firstMonth.hi} से ${lastMonth.hi} तक`,
    `${firstMonth.hg} se ${lastMonth.hg} tak`,
  );
}

type DayRange = readonly [from: number, to: number, name?: LocalizedText];

const NUMBERS_BY_WORD: Readonly<Record<string, number>> = Object.fromEntries(
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
  /(?:\b(?:next|coming|within|in|over the next|in the next|agle|aane wale|aanewale)\s+|(?:अगले|आने वाले)\s+)?(?<![\p{L}\p{M}])(?!(?:the|next|coming|within|agle|aane|अगले|आने)(?![\p{L}\p{M}]))(\p{L}[\p{L}\p{M}]*|\d{1,2})\s+(?!(?:the|next|coming|within|agle|aane|अगले|आने)(?![\p{L}\p{M}]))(\p{L}[\p{L}\p{M}]*)(?:\s+(?:me|mein|ke andar|tak|में|के अंदर|तक))?/giu;
const SPAN_OPENING =
  /\b(?:next|coming|within|in|agle|aane wale|aanewale)\s|(?:अगले|आने वाले)\s|\s(?:me|mein|ke andar)\b|में|के अंदर/iu;

/** Parses "next 6 months", "within two years", "6 mahine me", "अगले छह महीने". */
function parseSpanAhead(text: string, today: number): DayRange | null {
  for (const match of text.matchAll(SPAN_AHEAD)) {
    const [whole, number = "", unit = ""] = match;
    const count = NUMBERS_BY_WORD[number.toLowerCase()] ?? Number(number);
    const days = UNIT_DAYS.find(([words]) => words.test(unit.toLowerCase()))?.[1];
    if (!days || !(count > 0) || !SPAN_OPENING.test(whole)) continue;
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
      createLocalizedText(
        `the next ${count} ${count === 1 ? word.slice(0, -1) : word}`,
        `अगले ${count} ${hi}`,
        `agle ${count} ${hg}`,
      ),
    ];
  }
  return null;
}

const RELATIVE_DAYS: readonly (readonly [RegExp, number, number, LocalizedText])[] = [
  [
    /(?<!after )\b(?:tom+or+ows?|tmro?w?s?|tomo|2mo?ro?w?)\b|\baane wala kal\b|आने वाला कल/iu,
    1,
    2,
    createLocalizedText("tomorrow", "कल", "kal"),
  ],
  [/\bday after (?:tom+or+ow|tmro?w?)\b/iu, 2, 3, createLocalizedText("the day after tomorrow", "परसों", "parso")],
  [/\byesterday\b/iu, -1, 0, createLocalizedText("yesterday", "कल", "kal")],
  [/\b(?:today|2day|tonight|tonite|2nite)s?\b|\baaj\b|आज/iu, 0, 1, createLocalizedText("today", "आज", "aaj")],
  [
    /\bnext week\b|\bagle hafte\b|अगले हफ़्ते|अगले हफ्ते|अगले सप्ताह/iu,
    7,
    14,
    createLocalizedText("next week", "अगले हफ़्ते", "agle hafte"),
  ],
  [
    /\bthis week\b|\bi?s+ hafte\b|इस हफ़्ते|इस हफ्ते|इस सप्ताह/iu,
    0,
    7,
    createLocalizedText("this week", "इस हफ़्ते", "is hafte"),
  ],
  [/\bweekend\b|वीकेंड/iu, 0, 7, createLocalizedText("this week", "इस हफ़्ते", "is hafte")],
];

const KAL_PATTERN = /\bkal\b|(?<![\p{L}\p{M}])कल(?![\p{L}\p{M}])/iu;
const PARSO_PATTERN = /\bparso[n]?\b|परसों/iu;
/** "Aaj kal" means "these days". */
const THESE_DAYS = /\baaj\s?-?kal\b|आज\s?-?कल/iu;

/** Parses "kal" and "parso": yesterday or tomorrow (or a day further), by the tense of the text. */
function parseKalByTense(text: string): (typeof RELATIVE_DAYS)[number] | undefined {
  const dayOffset = PARSO_PATTERN.test(text) ? 2 : KAL_PATTERN.test(text) ? 1 : 0;
  if (dayOffset === 0) return undefined;
  const name =
    dayOffset === 1
      ? createLocalizedText("tomorrow", "कल", "kal")
      : createLocalizedText("the day after tomorrow", "परसों", "parso");
  const pastName =
    dayOffset === 1
      ? createLocalizedText("yesterday", "कल", "kal")
      : createLocalizedText("the day before yesterday", "परसों", "parso");
  const isPast = isPastTense(text) && !FUTURE_PATTERN.test(text);
  return isPast ? [KAL_PATTERN, -dayOffset, 1 - dayOffset, pastName] : [KAL_PATTERN, dayOffset, dayOffset + 1, name];
}

/** "Last year was bad, why?" Only counts without a word of the future: otherwise the question is about what comes. */
const LAST_YEAR = /\b(?:last|pichh?l[aei])\s*(?:year|saal|sal|varsh)\b|पिछल[ाेी]\s*(?:साल|वर्ष|बरस)/iu;
const FUTURE_PATTERN =
  /\b(?:will|when|next|can|should|kab|agl[aei]|\w+(?:ega|egi|enge|unga|ungi)|hoga|hogi)\b|कब|अगल|(?:गा|गी|गे)(?:\s|$|[?।])/iu;

function parseRelativeYearOrMonth(text: string, { year, month }: CalendarDay): DayRange | null {
  const yearOffset =
    /\b(?:next|coming|agl[aei]|aane wala)\s*(?:year|saal|sal|varsh|yr)\b|(?:अगला|अगले|आने वाला|आने वाले)\s*(?:साल|वर्ष|बरस)/iu.test(
      text,
    )
      ? 1
      : /\b(?:this|current|is|iss|yeh?)\s*(?:year|saal|sal|varsh|yr)\b|(?:इस|ये|यह)\s*(?:साल|वर्ष)/iu.test(text)
        ? 0
        : LAST_YEAR.test(text) && !FUTURE_PATTERN.test(text)
          ? -1
          : null;
  if (yearOffset !== null) {
    const askedYear = year + yearOffset;
    const name = createLocalizedText(String(askedYear), String(askedYear), String(askedYear));
    return [
      toDayNumber({ year: askedYear, month: 1, day: 1 }),
      toDayNumber({ year: askedYear + 1, month: 1, day: 1 }),
      name,
    ];
  }
  const monthOffset =
    /\b(?:next|coming|agl[aei])\s*(?:month|mahin[ae]|maheen[ae])\b|(?:अगला|अगले)\s*(?:महीना|महीने|माह)/iu.test(text)
      ? 1
      : /\b(?:this|current|is|iss)\s*(?:month|mahin[ae]|maheen[ae])\b|इस\s*(?:महीने|माह)/iu.test(text)
        ? 0
        : null;
  if (monthOffset === null) return null;
  const first = {
    year: year + Math.floor((month - 1 + monthOffset) / 12),
    month: ((month - 1 + monthOffset) % 12) + 1,
    day: 1,
  };
  const after = { year: first.year + (first.month === 12 ? 1 : 0), month: (first.month % 12) + 1, day: 1 };
  return [toDayNumber(first), toDayNumber(after), formatMonthName(first)];
}

/** Parses an age as a year of life: "at 30", "30 ki umar me", "after 35". */
function parseAge(text: string, birthDay: CalendarDay): DayRange | null {
  const match =
    /\b(?:at|by|after|around|when i am|when i'm|when i was|i was|i turn|i become|i reach|turning|till|until)\s+(?:the age of\s+|age\s+)?(\d{2})(?!\d|[:/.-]|\s*(?:am|pm|baje|th|%))\b/iu.exec(
      text,
    ) ??
    /\b(\d{2})\s*(?:ki|के|की)?\s*(?:umar|umra|age|saal ki umar)\b/iu.exec(text) ??
    /(\d{2})\s*(?:की|के)\s*(?:उम्र|आयु)/u.exec(text);
  const age = Number(match?.[1]);
  if (!(age >= 10 && age <= 99)) return null;
  const from = toDayNumber({ ...birthDay, year: birthDay.year + age });
  return [
    from,
    toDayNumber({ ...birthDay, year: birthDay.year + age + 1 }),
    createLocalizedText(`the year after your ${formatOrdinal(age)} birthday`, `${age} की उम्र`, `${age} ki umar`),
  ];
}

const QUARTERS: Readonly<Record<string, readonly [number, number]>> = { 1: [1, 4], 2: [4, 7], 3: [7, 10], 4: [10, 13] };

function parseQuarter(text: string, { year }: CalendarDay): DayRange | null {
  const match = /\bq([1-4])\b(?:\s*(?:of\s*)?(20\d\d))?/iu.exec(text);
  const months = QUARTERS[match?.[1] ?? ""];
  if (!match || !months) return null;
  const askedYear = Number(match[2] ?? year);
  const [first, after] = months;
  const end = after > 12 ? { year: askedYear + 1, month: 1, day: 1 } : { year: askedYear, month: after, day: 1 };
  const name = `Q${match[1]} ${askedYear}`;
  return [
    toDayNumber({ year: askedYear, month: first, day: 1 }),
    toDayNumber(end),
    createLocalizedText(name, name, name),
  ];
}

/** The mahadasha after the current one. */
function findNextMahaDasha({ facts, context }: FactIndex): Fact | undefined {
  const now = new Date(context.now).toISOString();
  return [...facts.values()].find(({ predicate, value, valid }) => {
    if (predicate !== "period" || (valid?.from ?? "") <= now) return false;
    return (value as { lords: readonly string[] }).lords.length === 1;
  });
}

/** Parses "after my current dasha", "is dasha ke baad" as the next period. */
function parseAfterDasha(text: string, index: FactIndex): AskedTime | null {
  if (
    !/\b(?:after|once|post)\b.*\b(?:current|this|my|present)\b.*\b(?:dasha|period|mahadasha|antardasha)\b|\b(?:is|iss|abhi ki|meri|current)\b.*\b(?:dasha|mahadasha|antardasha)\b.*\bbaad\b|दशा.*के बाद/iu.test(
      text,
    )
  )
    return null;
  const next = (/maha|महा/iu.test(text) ? findNextMahaDasha(index) : findFactById(index, "dasha-next"))?.valid;
  if (!next?.from || !next.until) return null;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const [startJd, endJd] = [
    calendar.toEphemerisJd(Date.parse(next.from)),
    calendar.toEphemerisJd(Date.parse(next.until)),
  ];
  return { startJd, endJd, name: createLocalizedText("what comes next", "आगे का समय", "aage ka samay") };
}

const MONTH_WORD = `(?:${[...MONTH_NAMES.map((name) => `${name.slice(0, 3)}[a-z]*`), ...HINDI_MONTH_NAMES].join("|")})`;
const MONTHS_OF_A_YEAR = new RegExp(
  `(${MONTH_WORD})(\\s+(?:and|to|till|until|through|se|aur|से|और)\\s+|\\s*[-–]\\s*)(${MONTH_WORD})\\s+(\\d{4})`,
  "iu",
);

/** "Between March and July 2027" → "between March 2027 and July 2027". */
const addYearToFirstMonth = (text: string): string => text.replace(MONTHS_OF_A_YEAR, "$1 $4$2$3 $4");

function parseWrittenDate(question: string, today: CalendarDay): DayRange | null {
  const text = addYearToFirstMonth(question);
  const nodes = tagDates(combineNumbers(tagTokens(tokenise(text), LEXICON)), { nowJd: 0, toCalendarDay: () => today });
  const spans = nodes.flatMap(({ tag, spans: dateSpans = [] }) => (tag === "date" ? dateSpans.slice(0, 1) : []));
  const [first] = spans;
  if (!first) return null;
  const last = spans.at(-1) ?? first;
  const wholeSpan = { ...first, to: Math.max(first.to, last.to) };
  if (SINCE_PATTERN.test(text)) return null;
  if (first.precision === "year" && spans.length === 1 && AFTER_YEAR_PATTERN.test(text)) return getYearAfter(first);
  const dateSpan = moveToFuture(wholeSpan, text, toDayNumber(today));
  // "January or February" has the name of a span, and not that of its first month.
  const named = spans.length > 1 ? { ...dateSpan, precision: "year" as const } : dateSpan;
  return [named.from, named.to + 1, formatSpanName(named)];
}

/** "Since 2019" says how long something has lasted; it is not the period asked about. */
const SINCE_PATTERN = /\bsince\b|\d{4}\s+(?:se|से)(?=\s|$)(?!.*(?:\btak\b|तक))/iu;
const AFTER_YEAR_PATTERN = /\bafter\s+\d{4}\b|\d{4}\s+(?:ke baad|के बाद)/iu;

/** "After 2028" means the year 2029. */
function getYearAfter({ to }: DaySpan): DayRange {
  const { year } = toCalendarDay(to + 1);
  const name = createLocalizedText(`after ${year - 1}`, `${year - 1} के बाद`, `${year - 1} ke baad`);
  return [to + 1, toDayNumber({ year: year + 1, month: 1, day: 1 }), name];
}

const PAST_PATTERN =
  /\b(?:was|were|did|had|happened|went|last|ago|past|tha|thi|hua|hui|hue|gaya|gayi|pichhl[aei]|pichl[aei])\b|था|थी|थे|हुआ|हुई|हुए|गया|गई|पिछल/iu;

/** "The" is the Hindi "थे" among Hindi words, and says nothing in "on the 5th of January". */
const isPastTense = (text: string): boolean => PAST_PATTERN.test(text) || (/\bthe\b/iu.test(text) && isHinglish(text));

/** Moves a past date without a year ("March") to next year, unless the text is in the past tense. */
function moveToFuture(span: DaySpan, text: string, today: number): DaySpan {
  if (span.to >= today || /\d{4}/.test(text) || isPastTense(text) || span.precision === "year") return span;
  const [from, to] = [toCalendarDay(span.from), toCalendarDay(span.to)];
  const later = { from: toDayNumber({ ...from, year: from.year + 1 }), to: toDayNumber({ ...to, year: to.year + 1 }) };
  return { ...span, ...later };
}

/** The days that a text is read from: today, and the birthday that an age is counted from. */
interface DayReference {
  readonly today: CalendarDay;
  readonly birthDay: CalendarDay | null;
}

/** Days that a text names: from the first to the day after the last, as days since 1 January 1970. */
export interface AskedDayRange {
  readonly from: number;
  readonly until: number;
  readonly name: LocalizedText;
}

/** The days that a text names: in words, as a date or as an age; `null` if it names none. */
export function readDayRange(text: string, { today, birthDay }: DayReference): AskedDayRange | null {
  const todayNumber = toDayNumber(today);
  const relativeDay = THESE_DAYS.test(text)
    ? undefined
    : (RELATIVE_DAYS.find(([words]) => words.test(text)) ?? parseKalByTense(text));
  const range: DayRange | null = relativeDay
    ? [todayNumber + relativeDay[1], todayNumber + relativeDay[2], relativeDay[3]]
    : (parseRelativeYearOrMonth(text, today) ??
      parseQuarter(text, today) ??
      (birthDay && parseAge(text, birthDay)) ??
      parseSpanAhead(text, todayNumber) ??
      parseWrittenDate(text, today));
  if (!range) return null;
  const [from, until, name] = range;
  return { from, until, name: name ?? composeLocalizedText(() => "") };
}

/** The period a question names: in words, as a date, as an age or by a dasha; `null` if it names none. */
export function parseAskedTime(text: string, index: FactIndex): AskedTime | null {
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const today = calendar.toCalendarDay(calendar.nowJd);
  const range = readDayRange(text, { today, birthDay: parseLocalDay(index.context.local) });
  if (!range) return parseAfterDasha(text, index);
  const toJd = (day: number): number => calendar.toEphemerisJd(calendar.toDayStart(toCalendarDay(day)));
  return { startJd: toJd(range.from), endJd: toJd(range.until), name: range.name };
}

/** A longer message shows by a word beside it that a month is meant: "march" may be a verb, "may" a particle. */
const MAX_WORDS_OF_BARE_MONTH = 4;

/** "What about march?": a month that is the only thing a short message names. */
export function parseBareMonth(text: string, index: FactIndex): AskedTime | null {
  const tokens = tokenise(text);
  if (tokens.filter(({ word }) => /\p{L}/u.test(word)).length > MAX_WORDS_OF_BARE_MONTH) return null;
  const month = tagTokens(tokens, LEXICON).find(({ tag }) => tag === "month");
  return month ? parseAskedTime(`in ${MONTH_NAMES[Number(month.value) - 1]}`, index) : null;
}
