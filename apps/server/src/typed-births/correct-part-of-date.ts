import { hasTag, parseNodes, type TextNode } from "@lagna/astrologer";
import { daysInMonth } from "@lagna/terms";
import { FIRST_TYPED_YEAR, type FoundDate, parseMonthWord } from "./birth-text/parse-date.ts";
import { isCorrection, namesMistake } from "./parse-correction.ts";

/** A longer message tells more than what is to be put right. */
const MAX_NODES = 14;
const YEAR_DIGITS = 4;
const CENTURY = 100;

/** "1978 not 1987", "जून नहीं जुलाई". */
const DENIES = /(?<![\p{L}\p{M}])(?:not|nahi|nahin|nhi|nai|instead|नहीं|नही|ना)(?![\p{L}\p{M}])/iu;
const SAYS_YEAR = /(?<![\p{L}\p{M}])(?:year|sa+l|sann?|साल|वर्ष|सन्?)(?![\p{L}\p{M}])/iu;

const isTimeBeside = (nodes: readonly TextNode[], at: number): boolean =>
  [nodes[at - 1], nodes[at + 1]].some(
    (node) => hasTag(node, "oclock", "past", "part", "minutes") || node?.text === ":",
  );

const NAHI = /^(?:nahi|nahin|nhi|nai|नहीं|नही)$/iu;

/** A number or a month that a text names on its own, and not as part of a time or of a date in digits. */
interface Told {
  readonly value: number;
  readonly digits: number;
  /** "Not 1987", "13 नहीं": the wrong one. */
  readonly isDenied: boolean;
}
const listTold = (
  nodes: readonly TextNode[],
  getValue: (node: TextNode, at: number) => number | null,
): readonly Told[] =>
  nodes.flatMap((node, at) => {
    const value = getValue(node, at);
    const isDenied = NAHI.test(nodes[at + 1]?.text ?? "") || /^not$/iu.test(nodes[at - 1]?.text ?? "");
    return value === null ? [] : [{ value, digits: node.digits, isDenied }];
  });

/** The right value beside the known one, which is the denied one if any is; null if that is not clear. */
function findRight(told: readonly Told[], known: number): number | null {
  if (told.some(({ isDenied, value }) => isDenied && value !== known)) return null;
  const others = [...new Set(told.map(({ value }) => value))].filter((value) => value !== known);
  return others.length === 1 ? (others[0] ?? null) : null;
}

/**
 * The date of a birth with the one part of it that a text puts right: "ओ नहीं 1978 है, गलती हो गई", "no wait 1987 not 1978", "june nahi july", "13
 * नहीं गलत लिख गया 11". Null if it puts none right.
 * @param isAsked whether the writer was asked what is wrong: then the year alone says it
 */
export function correctPartOfDate(known: FoundDate, text: string, isAsked: boolean): FoundDate | null {
  const nodes = parseNodes(text);
  const retracts = isAsked || DENIES.test(text) || isCorrection(text) || namesMistake(text);
  if (
    !retracts ||
    nodes.length > MAX_NODES ||
    /[?？]/u.test(text) ||
    nodes.some((node) => hasTag(node, "event", "asks"))
  )
    return null;
  const numbers = listTold(nodes, ({ digits, number }, at) => (digits > 0 && !isTimeBeside(nodes, at) ? number : null));
  const months = listTold(nodes, parseMonthWord);
  const years = numbers.filter(({ digits, value }) => digits === YEAR_DIGITS && value >= FIRST_TYPED_YEAR);
  const short = numbers.filter(({ digits }) => digits <= 2);
  const { year, month, day } = known;
  const keep = (right: FoundDate | null): FoundDate | null =>
    right !== null && right.day >= 1 && right.day <= daysInMonth(right.year, right.month) ? right : null;
  const replace = (part: keyof FoundDate, value: number | null) =>
    keep(value === null ? null : { ...known, [part]: value });
  if (years.length > 0) return months.length > 0 || short.length > 0 ? null : replace("year", findRight(years, year));
  if (months.length > 0) return short.length > 0 ? null : replace("month", findRight(months, month));
  if (short.length === 0 || short.length > 2) return null;
  const has = (value: number): boolean => short.some((one) => one.value === value);
  // "78 not 87".
  const ofYear = year % CENTURY;
  if (SAYS_YEAR.test(text) || (short.length === 2 && has(ofYear) && ofYear !== day)) {
    const right = findRight(short, ofYear);
    return replace("year", right === null ? null : year - ofYear + right);
  }
  const isDay = short.length === 1 ? nodes.some((node) => hasTag(node, "date")) : has(day);
  return isDay ? replace("day", findRight(short, day)) : null;
}
