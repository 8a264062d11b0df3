import { type Gender, GENDERS, toEuropeanDigits } from "@lagna/terms";
import { formatUtcOffset } from "./utc-offset.ts";
import { ImportError } from "./import-result.ts";

const GENDER_NAMES: Readonly<Record<Gender, readonly string[]>> = {
  male: ["m", "male", "man", "boy", "पुरुष", "पु", "लड़का", "1"],
  female: ["f", "female", "woman", "girl", "स्त्री", "महिला", "लड़की", "2"],
  other: ["o", "x", "other", "nonbinary", "non-binary", "third gender", "transgender", "अन्य", "तृतीय लिंग"],
};

/** Null for unknown values; the user's default for such rows then applies. */
export function parseGender(text: string): Gender | null {
  const normalized = text.trim().toLowerCase().normalize("NFC");
  return GENDERS.find((gender) => GENDER_NAMES[gender].some((name) => name.normalize("NFC") === normalized)) ?? null;
}

/** @throws ImportError for anything but a whole number in that range; null for an empty cell */
export function parseIntegerInRange(text: string, from: number, until: number): number | null {
  const normalized = toEuropeanDigits(text).trim();
  if (normalized === "") return null;
  const value = Number(normalized);
  if (!/^-?\d+(?:\.0+)?$/.test(normalized) || value < from || value > until) throw new ImportError("number", text);
  return value;
}

const COORDINATE =
  /^([+-])?\s*(\d{1,3}(?:\.\d+)?)\s*(?:°|º|deg|[:\s]|(?=[NSEW]))?\s*([NSEW])?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:['′’m:]|\s|$)?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”s]|'')?)?)?\s*([NSEW])?$/i;

/** Accepts a decimal comma, as in files with cells separated by semicolons. */
const replaceDecimalComma = (text: string): string => text.replace(/^([^,]*\d),(\d+\D*)$/, "$1.$2");

/**
 * Degrees, north and east positive: 26.92, 26,92, -0.13, 26°55′12″ N, 75E47, 75:47:16, 0 07 W.
 * @throws ImportError for anything else; null for an empty cell
 */
export function parseCoordinate(text: string, axis: "latitude" | "longitude"): number | null {
  const normalized = replaceDecimalComma(toEuropeanDigits(text).replace("−", "-").trim());
  if (normalized === "") return null;
  const [, sign, degrees, within, minutes = "0", seconds = "0", after] = COORDINATE.exec(normalized) ?? [];
  const letter = (within ?? after ?? "").toUpperCase();
  const [letters, maxDegrees] = axis === "latitude" ? ["NS", 90] : ["EW", 180];
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const fits = Number(minutes) < 60 && Number(seconds) < 60 && value <= maxDegrees && letters.includes(letter);
  if (degrees === undefined || !fits || (sign === "-" && letter !== "")) throw new ImportError("coordinate", text);
  const west = sign === "-" || letter === "S" || letter === "W";
  return Number((west ? -value : value).toFixed(6)) + 0;
}

/** Minutes of a fraction of an hour as written after a point: .5 and .50 are a half, .30 and .3 are minutes. */
const QUARTERS: Readonly<Record<string, number>> = { "0": 0, "00": 0, "25": 15, "5": 30, "50": 30, "75": 45 };
const MINUTES: Readonly<Record<string, number>> = { "3": 30, "30": 30, "15": 15, "45": 45 };

/**
 * Parses an offset to `±HH:MM[:SS]`, east positive, from +05:30, 5:30, 0530, 5.5, 5,5, 5.30, GMT+5:30, UTC; null for
 * anything else.
 */
export function parseUtcOffset(text: string): string | null {
  const normalized = replaceDecimalComma(toEuropeanDigits(text).replace("−", "-").trim())
    .toUpperCase()
    .replace(/^(?:GMT|UTC)\s*/, "");
  if (normalized === "" || normalized === "Z") return text.trim() === "" ? null : "+00:00";
  const [, sign, hours, minutes, seconds = "0"] =
    /^([+-])?(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(normalized) ?? /^([+-])?(\d{2})(\d{2})$/.exec(normalized) ?? [];
  const [, pointSign, pointHours, fraction = "0"] = /^([+-])?(\d{1,2})(?:\.(\d{1,2})0*)?$/.exec(normalized) ?? [];
  const minuteOfHour = minutes === undefined ? (QUARTERS[fraction] ?? MINUTES[fraction]) : Number(minutes);
  const hour = hours ?? pointHours;
  if (hour === undefined || minuteOfHour === undefined || minuteOfHour > 59 || Number(seconds) > 59) return null;
  const magnitude = Number(hour) * 3600 + minuteOfHour * 60 + Number(seconds);
  return formatUtcOffset((sign ?? pointSign) === "-" ? -magnitude : magnitude);
}

/** A zone by name: Asia/Kolkata, or the names that the birth form uses for clocks without a zone. */
export const parseTimeZone = (text: string): string | null =>
  /^(?:[A-Za-z]+(?:\/[A-Za-z0-9_+-]+){1,2}|LMT|BOMBAY|CALCUTTA)$/.test(text.trim()) ? text.trim() : null;

/** Common spellings, in addition to the names of all countries that the browser knows. */
const COUNTRY_ALIASES = [
  "usa",
  "u.s.a.",
  "us",
  "america",
  "uk",
  "u.k.",
  "england",
  "scotland",
  "wales",
  "uae",
  "bharat",
  "भारत",
  "burma",
];
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
let countries: ReadonlySet<string> | undefined;

function isCountry(text: string): boolean {
  countries ??= new Set([
    ...COUNTRY_ALIASES,
    ...["en", "hi"].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: "region" });
      return LETTERS.flatMap((first) => LETTERS.map((second) => names.of(first + second)?.toLowerCase() ?? ""));
    }),
  ]);
  // A two-letter name may be a state: Los Angeles, CA.
  return text.length > 2 ? countries.has(text.toLowerCase()) : COUNTRY_ALIASES.includes(text.toLowerCase());
}

/**
 * Splits 'Jaipur, Rajasthan, India' and 'Jaipur, Rajasthan': the last part is a country, or else belongs to the city.
 */
export function splitPlace(text: string): { city: string; country: string } {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  return parts.length > 1 && isCountry(last)
    ? { city: parts.slice(0, -1).join(", "), country: last }
    : { city: parts.join(", "), country: "" };
}
