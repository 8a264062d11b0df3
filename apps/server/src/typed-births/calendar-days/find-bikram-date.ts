import nepaliDates from "nepali-date-converter";
import { MASAS, type Masa, toEuropeanDigits } from "@lagna/terms";
import type { FoundDate } from "../birth-text/parse-date.ts";
import { HINDU_MONTHS } from "./hindu-months.data.ts";

/** A date of the calendar of Nepal in a text. */
export interface BikramDate {
  readonly year: number;
  readonly masa: Masa;
  readonly day: number;
  readonly civil: FoundDate;
  /** The letters that tell it. */
  readonly from: number;
  readonly until: number;
}

// The package is a CommonJS module, whose class is a property of what is imported.
const { default: NepaliDate } = nepaliDates;

const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const ERA = String.raw`(?:b\.?\s?s\.?|bikram samvat|bikram sambat|vikram samvat|(?:वि|बि)\.?\s?(?:सं|स)\.?|विक्रम संवत्?|बिक्रम सम्बत)`;
const MONTH = MASAS.map((masa) => `(?<${masa}>${HINDU_MONTHS[masa]})`).join("|");
const YEAR = String.raw`(?<year>[12]\d{3})`;
const DAY = String.raw`(?<day>\d{1,2})`;
const SAL = String.raw`(?:\s*(?:sa+l|साल|को|ko|ka|का))*`;
const GATE = String.raw`(?:\s*(?<gate>gate|gatey|गते))`;
const ERA_BEFORE = `(?:(?<before>${ERA})\\s*:?\\s*)?`;
const ERA_AFTER = `(?:\\s*\\(?(?<after>${ERA})\\)?)?`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `${START}${ERA_BEFORE}${YEAR}${SAL}${ERA_AFTER}[\\s,]*(?:${MONTH})[\\s,]*${DAY}${GATE}?(?!\\p{N}|\\s*(?:baje|बजे|[:.]\\d))`,
    "iu",
  ),
  new RegExp(
    `${START}${DAY}${GATE}?[\\s,]*(?:${MONTH})${GATE.replace("gate>", "gate2>")}?[\\s,]*${ERA_BEFORE}${YEAR}${SAL}${ERA_AFTER}${END}`,
    "iu",
  ),
  new RegExp(`${START}${ERA_BEFORE}${YEAR}(?<sign>[/.-])(?<month>\\d{1,2})\\k<sign>${DAY}${ERA_AFTER}(?!\\p{N})`, "iu"),
];

/** The year of Nepal begins with Vaishakha, its first month. */
const toMonthOfNepal = (masa: Masa): number => MASAS.indexOf(masa) || MASAS.length;

/** The civil date; null for a day that the calendar has not, or a year that its tables do not reach (2000 to 2090). */
function toCivilDate(year: number, month: number, day: number): FoundDate | null {
  try {
    const converted = new NepaliDate(year, month - 1, day);
    const { year: ad, month: adMonth, date } = converted.getAD();
    // A day beyond the month's last is moved to the next month.
    const isSame = converted.getMonth() === month - 1 && converted.getDate() === day;
    return isSame ? { year: ad, month: adMonth + 1, day: date } : null;
  } catch {
    return null;
  }
}

/**
 * The first date of Bikram Sambat in a text: "2058 साल जेठ 14 गते", "BS 2051/3/14". It counts if the text says so ("BS", "gate"), or if its
 * year is still to come by the civil calendar and its month is named.
 */
export function findBikramDate(text: string, thisYear: number): BikramDate | null {
  const letters = toEuropeanDigits(text);
  for (const pattern of PATTERNS) {
    const found = pattern.exec(letters);
    if (!found?.groups) continue;
    const { groups } = found;
    const year = Number(groups["year"]);
    const masa = MASAS.find((each) => groups[each] !== undefined) ?? MASAS[Number(groups["month"]) % MASAS.length];
    const isTold = ["before", "after", "gate", "gate2"].some((part) => groups[part] !== undefined);
    const isSure = isTold || (year > thisYear && groups["month"] === undefined);
    if (masa === undefined || !isSure) continue;
    const day = Number(groups["day"]);
    const civil = toCivilDate(year, toMonthOfNepal(masa), day);
    if (civil) return { year, masa, day, civil, from: found.index, until: found.index + found[0].length };
  }
  return null;
}
