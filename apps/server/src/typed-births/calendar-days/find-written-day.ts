import { isFirstName, parseNodes } from "@lagna/astrologer";
import { findNamedFestival } from "@lagna/panchang";
import { MASAS, type Masa, type Paksha, toEuropeanDigits } from "@lagna/terms";
import { CIVIL_FEASTS, FORTNIGHTS, HINDU_MONTHS, LUNAR_DAYS, SIGHTED_DAYS } from "./hindu-months.data.ts";

/** What names a day. */
export type NamedDay =
  | { readonly kind: "festival"; readonly ids: readonly string[] }
  | { readonly kind: "civil"; readonly month: number; readonly day: number; readonly name: { en: string; hi: string } }
  | { readonly kind: "lunar"; readonly masa: Masa; readonly paksha: Paksha; readonly tithi: number }
  /** A lunar day without its fortnight is one of two: "सावन की पंचमी". */
  | { readonly kind: "either"; readonly masa: Masa; readonly tithi: number }
  /** A month of a lunar calendar, or a feast that is not computed. */
  | { readonly kind: "open" };

/** A day of a year as it stands in a text. */
export interface WrittenDay {
  readonly named: NamedDay;
  /** As it was written, without what is said beside it. */
  readonly written: string;
  /** Days after the named one: "the day after Diwali" 1; null if only "after Diwali" is said. */
  readonly shift: number | null;
  /** The letters that tell it, with the shift; the year stands elsewhere. */
  readonly from: number;
  readonly until: number;
}

/** The letters of a text from and until. */
interface Span {
  readonly from: number;
  readonly until: number;
}

const WORD_START = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const WORD_END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const JOIN = String.raw`[\s,]*(?:(?:ki|ke|ka|k|of|की|के|का)\s+)?`;
const anyOf = (patterns: readonly string[]): string => patterns.join("|");

const MONTH = anyOf(MASAS.map((masa) => `(?<${masa}>${HINDU_MONTHS[masa]})`));
const DAY = anyOf(Object.entries(LUNAR_DAYS).map(([number, words]) => `(?<t${number}>${words})`));
const PAKSHA = `(?:(?<shukla>${FORTNIGHTS.shukla})|(?<krishna>${FORTNIGHTS.krishna}))`;
const LUNAR_DAY = new RegExp(`${WORD_START}(?:${MONTH})${JOIN}(?:${PAKSHA}${JOIN})?(?:${DAY})${WORD_END}`, "iu");
const MONTH_ALONE = new RegExp(`${WORD_START}(?:${anyOf(Object.values(HINDU_MONTHS))})${WORD_END}`, "iu");
const SIGHTED = new RegExp(`${WORD_START}(?:\\d{1,2}\\s+)?${SIGHTED_DAYS}${WORD_END}`, "iu");

const FULL = 15;

/** "सावन पूर्णिमा", "phagun sudi tij", "सावन की पंचमी". */
function findLunarDay(text: string): (Span & { readonly named: NamedDay }) | null {
  const found = LUNAR_DAY.exec(text);
  if (!found?.groups) return null;
  const { groups, index } = found;
  const masa = MASAS.find((each) => groups[each] !== undefined);
  const number = Object.keys(LUNAR_DAYS).find((each) => groups[`t${each}`] !== undefined);
  if (masa === undefined || number === undefined) return null;
  const paksha =
    number === "full" || groups["shukla"] !== undefined
      ? "shukla"
      : number === "new" || groups["krishna"] !== undefined
        ? "krishna"
        : null;
  const span = { from: index, until: index + found[0].length };
  if (paksha === null) return { ...span, named: { kind: "either", masa, tithi: Number(number) } };
  const tithi = number === "full" || number === "new" ? FULL : Number(number);
  return { ...span, named: { kind: "lunar", masa, paksha, tithi } };
}

const FORTNIGHT = new RegExp(`${WORD_START}${PAKSHA}${WORD_END}`, "iu");
/** A lunar day that was named without its fortnight, with the one that a text tells then: "शुक्ल पक्ष की"; null if it tells none. */
export function addFortnight(namedDay: string, text: string): string | null {
  const [fortnight] = FORTNIGHT.exec(text) ?? [];
  if (fortnight === undefined || findLunarDay(namedDay)?.named.kind !== "either") return null;
  const day = namedDay.replace(MONTH_ALONE, (month) => `${month} ${fortnight}`);
  return `${text.replace(fortnight, " ")}, ${day}`;
}

/** By the days of the week from Sunday on. */
const WEEKDAYS = [
  "sunday|ravivar|itvar|itwar|रविवार|इतवार",
  "monday|somva+r|somwa+r|सोमवार",
  "tuesday|mangalva+r|mangalwa+r|मंगलवार|मंगल",
  "wednesday|budhva+r|budhwa+r|बुधवार|बुध",
  "thursday|guruva+r|guruwa+r|brihaspati ?va+r|brihaspati ?wa+r|veerva+r|गुरुवार|गुरूवार|बृहस्पतिवार|वीरवार",
  "friday|shukrava+r|shukrawa+r|jumm?a|शुक्रवार|जुम्मा|जुमा",
  "saturday|shaniva+r|shaniwa+r|sanichar|शनिवार|शनिचर",
].map((words) => new RegExp(`${WORD_START}(?:${words})${WORD_END}`, "iu"));

/** The day of the week that a text names, from 0 for Sunday, with its word. */
export function findWeekday(text: string): { readonly day: number; readonly word: string } | null {
  const day = WEEKDAYS.findIndex((pattern) => pattern.test(text));
  return day === -1 ? null : { day, word: WEEKDAYS[day]?.exec(text)?.[0] ?? "" };
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

function findFestival(text: string): (Span & { readonly named: NamedDay }) | null {
  const found = findNamedFestival(text);
  if (!found) return null;
  const words = [...text.matchAll(WORDS)];
  const [first, last] = [words[found.from], words[found.until - 1]];
  // "Lori" may be Lohri, and is a name.
  if (!first || !last || (first === last && isFirstName(first[0]))) return null;
  return { named: { kind: "festival", ids: found.ids }, from: first.index, until: last.index + last[0].length };
}

function findCivilFeast(text: string): (Span & { readonly named: NamedDay }) | null {
  for (const [spellings, month, day, en, hi] of CIVIL_FEASTS) {
    const found = new RegExp(`${WORD_START}(?:${spellings})${WORD_END}`, "iu").exec(text);
    if (found)
      return {
        named: { kind: "civil", month, day, name: { en, hi } },
        from: found.index,
        until: found.index + found[0].length,
      };
  }
  return null;
}

/** Months and feasts are people's names too ("Ashwin ka janm 1990"): such a word counts beside a year, or with a word of a time after it. */
const YEAR_BEFORE = /\d{4}\s*(?:(?:ka|ki|ke|me|mein|hai|of|का|की|के|में|है)\s+)*$/iu;
const TIME_AFTER =
  /^\s*(?:\d{4}|(?:ke |के )?(?:me|mein|mai|maas|mahin[ae]|month|में|मे|मास|महीन[ाे])(?![\p{L}\p{M}])|(?:ka|ki|का|की)\s*(?:tha|thi|hai|था|थी|है|[,.।]|$))/iu;
const isTime = (text: string, { from, until }: Span): boolean =>
  YEAR_BEFORE.test(text.slice(0, from)) || TIME_AFTER.test(text.slice(until));
/** No one is called Eid, and "9 ramzan" is a day. */
const NO_NAME = /^(?:\d|eid|ईद|bakri|बकरीद|shab)/iu;

/** A month, or a feast that depended on the sighting of the Moon. */
function findOpenDay(text: string): (Span & { readonly named: NamedDay }) | null {
  for (const pattern of [SIGHTED, MONTH_ALONE]) {
    const found = pattern.exec(text);
    const span = found && { from: found.index, until: found.index + found[0].length };
    if (span && (NO_NAME.test(found[0]) || isTime(text, span))) return { ...span, named: { kind: "open" } };
  }
  return null;
}

const OF = String.raw`(?:[\s,]*\d{4})?\s*(?:k|ke|ki|ka|ko|wale|vale|के|की|का|को|वाले|से|se)?\s*`;
const OF_NAME = String.raw`\s*(?:k|ke|ki|ka|ko|के|की|का|को)?\s*`;
const DAY_WORDS = "(?:din|dino|dinon|days?|roz|roj|दिनों|दिन|रोज़|रोज)";
const NEXT = "(?:doosre|dusre|dusra|duje|agle|next|दूसरे|दुसरे|अगले)";
const EARLIER = "(?:pehle|pahle|pehele|before|पहले)";
const LATER = "(?:baad|bad|after|बाद)";
const NUMBER = String.raw`(?<number>\d{1,2}|[\p{L}\p{M}]+)`;
const NEXT_DAY = new RegExp(`^${OF}${NEXT}\\s*${DAY_WORDS}${WORD_END}`, "iu");
const DAYS_BESIDE = new RegExp(
  `^${OF}${NUMBER}\\s+${DAY_WORDS}\\s*(?:(?<earlier>${EARLIER})|${LATER})${WORD_END}`,
  "iu",
);
const BESIDE = new RegExp(
  `^${OF}(?:thik|theek|just|turant|kuch din|ठीक|कुछ दिन)?\\s*(?:${EARLIER}|${LATER})${WORD_END}`,
  "iu",
);
const SAME_DAY = new RegExp(`^${OF_NAME}${DAY_WORDS}${WORD_END}`, "iu");
const DAYS_BEFORE_NAME = new RegExp(
  `${WORD_START}(?:(?:the|a|on)\\s+)*(?:${NUMBER}\\s+)?(?:days?|night)\\s+(?:(?<earlier>before)|after)\\s+(?:the\\s+)?$`,
  "iu",
);
const EVE = new RegExp(`${WORD_START}(?:on\\s+)?(?:the\\s+)?eve of\\s+$`, "iu");
const ON_DAY_OF = new RegExp(`${WORD_START}(?:on\\s+)?(?:the\\s+)?day of\\s+$`, "iu");
const VAGUE_BEFORE_NAME = new RegExp(
  `${WORD_START}(?:just\\s+|soon\\s+|right\\s+)?(?:after|before|near|around|about)\\s+$`,
  "iu",
);

/** The value of "2", "do", "ek", "two"; null if it is no small number. */
function parseCount(word: string | undefined): number | null {
  if (word === undefined) return 1;
  const [node] = parseNodes(word);
  if (/^(?:the|a|on)$/iu.test(word)) return 1;
  // "Do" is a word of requests too, and has its number in the vocabulary.
  return node?.number ?? null;
}

/** Reads what is said of a day beside its name: "ke dusre din", "2 days before". */
function addShift(text: string, { from, until }: Span): Span & Pick<WrittenDay, "shift"> {
  const [before, after] = [text.slice(0, from), text.slice(until)];
  const extend = (found: RegExpExecArray): Span => ({ from, until: until + found[0].length });
  const next = NEXT_DAY.exec(after);
  if (next) return { ...extend(next), shift: 1 };
  const beside = DAYS_BESIDE.exec(after);
  const count = beside && parseCount(beside.groups?.["number"]);
  if (beside && count !== null)
    return { ...extend(beside), shift: beside.groups?.["earlier"] === undefined ? count : -count };
  const vague = BESIDE.exec(after);
  if (vague) return { ...extend(vague), shift: null };
  const same = SAME_DAY.exec(after);
  const end = same ? extend(same).until : until;
  const told = DAYS_BEFORE_NAME.exec(before);
  const toldCount = told && parseCount(told.groups?.["number"]);
  if (told && toldCount !== null)
    return { from: told.index, until: end, shift: told.groups?.["earlier"] === undefined ? toldCount : -toldCount };
  const eve = EVE.exec(before);
  if (eve) return { from: eve.index, until: end, shift: -1 };
  const on = ON_DAY_OF.exec(before);
  if (on) return { from: on.index, until: end, shift: 0 };
  const near = VAGUE_BEFORE_NAME.exec(before);
  return near ? { from: near.index, until: end, shift: null } : { from, until: end, shift: 0 };
}

/** The first day that a text names by a lunar day, a feast or a month of another calendar; null if there is none. */
export function findWrittenDay(text: string): WrittenDay | null {
  const letters = toEuropeanDigits(text);
  const found = findLunarDay(letters) ?? findCivilFeast(letters) ?? findFestival(letters) ?? findOpenDay(letters);
  if (!found) return null;
  const { named, from, until } = found;
  return { named, written: text.slice(from, until).trim(), ...addShift(letters, found) };
}

/** A year of four digits that is not part of a number or a time. */
const YEAR = /(?<![\p{L}\p{M}\p{N}:/.-])(?<year>1[89]\d\d|20\d\d)(?![\p{N}:/-]|\.\d|\s*(?:hrs|hours|baje|बजे))/giu;
const SHORT_YEAR = new RegExp(
  `${WORD_START}(?:san|sann|sal|saal|year|सन्|सन|साल)\\s+'?(?<year>\\d\\d)${WORD_END}`,
  "giu",
);

/** "संवत 2038": from Chaitra to Pausha 57 years before the civil year, in which the feasts of births mostly lie. */
const SAMVAT_YEAR =
  /(?<![\p{L}\p{M}])(?:vikram\s+|विक्रम\s+)?(?:sam[bvw]at|sanvat|संवत्?|सम्वत|संबत)\s*(?<year>(?:19|20)\d\d)(?!\d)/giu;
const YEARS_OF_SAMVAT = 57;

/** The only year in a text with its letters; null if there is none, or several. */
export function findWrittenYear(text: string, thisYear: number): (Span & { readonly year: number }) | null {
  const letters = toEuropeanDigits(text);
  const long = [...letters.matchAll(YEAR)].map(({ 0: all, index }) => ({
    year: Number(all),
    from: index,
    until: index + all.length,
  }));
  const short = [...letters.matchAll(SHORT_YEAR)].map(({ 0: all, index, groups }) => ({
    year: expandShortYear(Number(groups?.["year"]), thisYear),
    from: index,
    until: index + all.length,
  }));
  const ofSamvat = [...letters.matchAll(SAMVAT_YEAR)].map(({ 0: all, index, groups }) => ({
    year: Number(groups?.["year"]) - YEARS_OF_SAMVAT,
    from: index,
    until: index + all.length,
  }));
  const found = ofSamvat.length > 0 ? ofSamvat : long.length > 0 ? long : short;
  const [first] = found;
  return found.length === 1 && first && first.year <= thisYear ? first : null;
}

function expandShortYear(short: number, thisYear: number): number {
  const century = thisYear - (thisYear % 100);
  return century + short > thisYear ? century - 100 + short : century + short;
}
