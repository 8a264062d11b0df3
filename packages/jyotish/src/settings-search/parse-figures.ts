import {
  isCalendarDate,
  parseMonth,
  RASHI_WORDS,
  RASHIS,
  type Rashi,
  toEuropeanDigits,
  toUtcMidnight,
} from "@lagna/terms";

/**
 * Parses what other programs show: `14 Vi 13`, `14°13′20″ Virgo`, `164.22`, `5s 14° 13'`, `77E13`, `15 Jun 2027`,
 * `6:12:30 am`. Each parser returns `null` for text of another kind. The unit is the size of the last digit: the
 * precision of the observed value.
 */
export interface ParsedFigure {
  readonly value: number;
  readonly unit: number;
}

const SIGN_DEG = 30;
/** The shortest accepted prefix of a sign's name: `Vi`, but not `V`. */
const SHORTEST_NAME = 2;

const SIGN_NAMES: readonly (readonly [string, Rashi])[] = RASHIS.flatMap((sign, index) => {
  const { en, hi, sa, roman, also = [], short } = RASHI_WORDS[sign];
  const glyph = String.fromCodePoint(0x2648 + index);
  const names = [en, hi, sa, roman, ...also, short?.en, short?.hi, glyph];
  return names.flatMap((name) => (name === undefined ? [] : [[normalizeText(name), sign] as const]));
});

/** Lower case, plain digits and marks, so that typing variants are equal. */
function normalizeText(text: string): string {
  return (
    toEuropeanDigits(text.normalize("NFKC").toLowerCase())
      .replaceAll(/[\uFE0E\uFE0F]/gu, "")
      .replaceAll(/[\u2032\u2019]/gu, "'")
      .replaceAll(/[\u2033\u201D]/gu, '"')
      .replaceAll("−", "-")
      // `14d13`, which people type for lack of a degree sign.
      .replaceAll(/(?<=\d)\s*d(?=[\s\d])/gu, "°")
      .trim()
  );
}

/** Finds a sign by any of its names, or by a prefix of an English or Sanskrit one: `Vir`, `Kany`. */
function findSignByName(name: string): Rashi | null {
  const exact = SIGN_NAMES.find(([known]) => known === name);
  if (exact) return exact[1];
  if (name.length <= SHORTEST_NAME) return null;
  const found = new Set(SIGN_NAMES.filter(([known]) => known.startsWith(name)).map(([, sign]) => sign));
  return found.size === 1 ? ([...found][0] as Rashi) : null;
}

const NUMBER = /\d+(?:\.\d+)?/gu;

/** Degrees, minutes and seconds, the last of which may have decimals; `null` if a part is out of range. */
function parseSexagesimal(parts: readonly string[]): ParsedFigure | null {
  if (parts.length === 0 || parts.length > 3) return null;
  if (parts.slice(0, -1).some((part) => part.includes("."))) return null;
  const numbers = parts.map(Number);
  if (numbers.slice(1).some((part) => part >= 60)) return null;
  const decimals = parts.at(-1)?.split(".")[1]?.length ?? 0;
  return {
    value: numbers.reduce((sum, part, place) => sum + part / 60 ** place, 0),
    unit: 10 ** -decimals / 60 ** (numbers.length - 1),
  };
}

function parseDegreesInSign(parts: readonly string[], sign: number): ParsedFigure | null {
  const read = parseSexagesimal(parts);
  return read && read.value < SIGN_DEG && sign < 12 ? { ...read, value: sign * SIGN_DEG + read.value } : null;
}

/** Only numbers and their separators. */
const NUMBERS_ONLY = /^\d[\d\s.°:'",-]*$/u;

/** Degrees that are not a longitude, e.g. of an ayanamsa: `23°38'42"`, `23.645`. */
export function parseDegrees(text: string): ParsedFigure | null {
  const plain = normalizeText(text);
  return NUMBERS_ONLY.test(plain) ? parseSexagesimal(plain.match(NUMBER) ?? []) : null;
}

/**
 * A sidereal longitude, degrees, [0, 360): in a sign given by name or by the number of completed signs, or on the whole
 * circle.
 */
export function parseLongitude(text: string): ParsedFigure | null {
  const plain = normalizeText(text);
  const numbers = plain.match(NUMBER) ?? [];
  const signs = /^(\d{1,2})\s*s(?![a-z])/u.exec(plain);
  if (signs) return parseDegreesInSign(numbers.slice(1), Number(signs[1]));
  const [name, ...others] = plain.match(/[\p{L}\p{M}]+|[\u2648-\u2653]/gu) ?? [];
  if (name === undefined) {
    if (!NUMBERS_ONLY.test(plain)) return null;
    if (numbers.length === 4) return parseDegreesInSign(numbers.slice(1), Number(numbers[0]));
    const read = parseSexagesimal(numbers);
    return read && read.value < 360 ? read : null;
  }
  const sign = findSignByName(name);
  return sign === null || others.length > 0 ? null : parseDegreesInSign(numbers, RASHIS.indexOf(sign));
}

const HOURS_TO_NOON = 12;

/** A time of day: seconds since midnight. */
export function parseTimeOfDay(text: string): ParsedFigure | null {
  const found = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?$/u.exec(normalizeText(text));
  if (!found) return null;
  const [, hours = "", minutes = "", seconds, half] = found;
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % HOURS_TO_NOON) + (half === "p" ? HOURS_TO_NOON : 0);
  if (
    hour > 23 ||
    (half !== undefined && Number(hours) > HOURS_TO_NOON) ||
    Number(minutes) > 59 ||
    Number(seconds ?? 0) > 59
  )
    return null;
  return { value: hour * 3600 + Number(minutes) * 60 + Number(seconds ?? 0), unit: seconds === undefined ? 60 : 1 };
}

const DAY_SECONDS = 86_400;

/** Year, month and day of a date in any common order; if two numbers could both be the month, the day comes first. */
function parseDateParts(text: string): readonly [number, number, number] | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/u.exec(text);
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/u.exec(text);
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])];
    return second > 12 ? [Number(numbers[3]), first, second] : [Number(numbers[3]), second, first];
  }
  const named =
    /^(?<day>\d{1,2})[\s-]+(?<month>[a-z]+)[\s,-]+(?<year>\d{4})$/u.exec(text) ??
    /^(?<month>[a-z]+)[\s-]+(?<day>\d{1,2})[\s,-]+(?<year>\d{4})$/u.exec(text) ??
    /^(?<year>\d{4})[\s,-]+(?<month>[a-z]+)[\s-]+(?<day>\d{1,2})$/u.exec(text);
  const month = parseMonth(named?.groups?.["month"] ?? "");
  return month === null ? null : [Number(named?.groups?.["year"]), month, Number(named?.groups?.["day"])];
}

/** A date, optionally with a time of day: seconds since 1970 in that clock time. */
export function parseDateTime(text: string): ParsedFigure | null {
  const plain = normalizeText(text);
  const time = /(?:[\s,]+|(?<=\d)t)(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?)$/u.exec(plain);
  const parts = parseDateParts(time ? plain.slice(0, time.index) : plain);
  const clock = time ? parseTimeOfDay(time[1] as string) : { value: 0, unit: DAY_SECONDS };
  if (!parts || !clock) return null;
  const [year, month, day] = parts;
  const date = { year, month, day };
  if (!isCalendarDate(date)) return null;
  return { value: toUtcMidnight(date) / 1000 + clock.value, unit: clock.unit };
}

/** `77E13`, `77E13'20`: the hemisphere follows the degrees. */
const HEMISPHERE_INSIDE = /(\d{1,3})\s*([nsew])\s*(\d{1,2})?(?:['\s:]+(\d{1,2})(?!\d*\s*[nsew]))?/gu;
/** `77°13'20" E`, `77.2167 E`. */
const HEMISPHERE_AFTER =
  /(\d{1,3}(?:\.\d+)?)(?:[°d:\s]+(\d{1,2}(?:\.\d+)?))?(?:[':\s]+(\d{1,2}(?:\.\d+)?))?[°'"\s]*([nsew])/gu;

/** `77E13 28N39`, `28°39' N, 77°13' E`: degrees, north and east positive. */
export function parseCoordinates(text: string): { readonly latitude: number; readonly longitude: number } | null {
  const plain = normalizeText(text);
  const found = [...plain.matchAll(/[nsew]$/u.test(plain) ? HEMISPHERE_AFTER : HEMISPHERE_INSIDE)].map((match) => {
    const groups = match.slice(1).filter((group) => group !== undefined);
    const side = groups.find((group) => /[nsew]/u.test(group)) as string;
    return { side, degrees: parseSexagesimal(groups.filter((group) => group !== side))?.value ?? Number.NaN };
  });
  const along = (positive: string, negative: string, most: number): number => {
    const of = found.filter(({ side }) => side === positive || side === negative);
    const [{ side, degrees } = { side: "", degrees: Number.NaN }] = of;
    return of.length === 1 && degrees <= most ? (side === negative ? -degrees : degrees) : Number.NaN;
  };
  const place = { latitude: along("n", "s", 90), longitude: along("e", "w", 180) };
  return found.length === 2 && Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : null;
}
