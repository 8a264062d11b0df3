import { MONTH_NAMES, RASHI_WORDS, RASHIS, type Rashi } from "@lagna/terms";

/**
 * Reads what other programs show: `14 Vi 13`, `14°13′20″ Virgo`, `164.22`, `5s 14° 13'`, `77E13`, `15 Jun 2027`, `6:12:30 am`. Each reader
 * answers `null` for what is not of its kind. The unit is the size of the last place: what was shown is known no nearer.
 */
export interface Written {
  readonly value: number;
  readonly unit: number;
}

const SIGN_DEG = 30;
/** The shortest name of a sign that is taken for it: `Vi`, but not `V`. */
const SHORTEST_NAME = 2;

const NAMES_OF_SIGNS: readonly (readonly [string, Rashi])[] = RASHIS.flatMap((sign, index) => {
  const { en, hi, sa, roman, also = [], short } = RASHI_WORDS[sign];
  const glyph = String.fromCodePoint(0x2648 + index);
  const names = [en, hi, sa, roman, ...also, short?.en, short?.hi, glyph];
  return names.flatMap((name) => (name === undefined ? [] : [[folded(name), sign] as const]));
});

/** Lower case, plain digits and marks: what differs only in how it is typed is the same. */
function folded(text: string): string {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)))
      .replaceAll(/[\uFE0E\uFE0F]/gu, "")
      .replaceAll(/[\u2032\u2019]/gu, "'")
      .replaceAll(/[\u2033\u201D]/gu, '"')
      .replaceAll("−", "-")
      // `14d13`, as degrees are typed where there is no sign for them.
      .replaceAll(/(?<=\d)\s*d(?=[\s\d])/gu, "°")
      .trim()
  );
}

/** A sign by any of its names, or by the beginning of an English or Sanskrit one: `Vir`, `Kany`. */
function signNamed(name: string): Rashi | null {
  const exact = NAMES_OF_SIGNS.find(([known]) => known === name);
  if (exact) return exact[1];
  if (name.length <= SHORTEST_NAME) return null;
  const found = new Set(NAMES_OF_SIGNS.filter(([known]) => known.startsWith(name)).map(([, sign]) => sign));
  return found.size === 1 ? ([...found][0] as Rashi) : null;
}

const NUMBER = /\d+(?:\.\d+)?/gu;

/** Degrees, minutes and seconds, of which the last may have decimals; `null` where a part is out of its range. */
function sexagesimal(parts: readonly string[]): Written | null {
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

function inSign(parts: readonly string[], sign: number): Written | null {
  const read = sexagesimal(parts);
  return read && read.value < SIGN_DEG && sign < 12 ? { ...read, value: sign * SIGN_DEG + read.value } : null;
}

/** Only numbers and the marks that stand between them. */
const BARE = /^\d[\d\s.°:'",-]*$/u;

/** Degrees that are no longitude, as of an ayanamsa: `23°38'42"`, `23.645`. */
export function writtenDegrees(text: string): Written | null {
  const plain = folded(text);
  return BARE.test(plain) ? sexagesimal(plain.match(NUMBER) ?? []) : null;
}

/** A sidereal longitude, degrees, [0, 360): in a sign by its name or by the signs gone before it, or on the whole circle. */
export function writtenLongitude(text: string): Written | null {
  const plain = folded(text);
  const numbers = plain.match(NUMBER) ?? [];
  const signs = /^(\d{1,2})\s*s(?![a-z])/u.exec(plain);
  if (signs) return inSign(numbers.slice(1), Number(signs[1]));
  const [name, ...others] = plain.match(/[\p{L}\p{M}]+|[\u2648-\u2653]/gu) ?? [];
  if (name === undefined) {
    if (!BARE.test(plain)) return null;
    if (numbers.length === 4) return inSign(numbers.slice(1), Number(numbers[0]));
    const read = sexagesimal(numbers);
    return read && read.value < 360 ? read : null;
  }
  const sign = signNamed(name);
  return sign === null || others.length > 0 ? null : inSign(numbers, RASHIS.indexOf(sign));
}

const NOON = 12;

/** A time of day: seconds since midnight. */
export function writtenTime(text: string): Written | null {
  const found = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?$/u.exec(folded(text));
  if (!found) return null;
  const [, hours = "", minutes = "", seconds, half] = found;
  const hour = half === undefined ? Number(hours) : (Number(hours) % NOON) + (half === "p" ? NOON : 0);
  if (hour > 23 || (half !== undefined && Number(hours) > NOON) || Number(minutes) > 59 || Number(seconds ?? 0) > 59)
    return null;
  return { value: hour * 3600 + Number(minutes) * 60 + Number(seconds ?? 0), unit: seconds === undefined ? 60 : 1 };
}

const DAY_SECONDS = 86_400;

function monthOf(name: string): number | null {
  const index = MONTH_NAMES.findIndex((month) => name.length > 2 && month.toLowerCase().startsWith(name));
  return index < 0 ? null : index + 1;
}

/** Year, month and day of a date in any common order; of two numbers that could both be the month, the day comes first. */
function dateParts(text: string): readonly [number, number, number] | null {
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
  const month = monthOf(named?.groups?.["month"] ?? "");
  return month === null ? null : [Number(named?.groups?.["year"]), month, Number(named?.groups?.["day"])];
}

/** A date, perhaps with a time of day: seconds since 1970 as that clock counts them. */
export function writtenDate(text: string): Written | null {
  const plain = folded(text);
  const time = /(?:[\s,]+|(?<=\d)t)(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?)$/u.exec(plain);
  const parts = dateParts(time ? plain.slice(0, time.index) : plain);
  const clock = time ? writtenTime(time[1] as string) : { value: 0, unit: DAY_SECONDS };
  if (!parts || !clock) return null;
  const [year, month, day] = parts;
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return null;
  return { value: midnight.getTime() / 1000 + clock.value, unit: clock.unit };
}

/** `77E13`, `77E13'20`: the side stands behind the degrees. */
const SIDE_INSIDE = /(\d{1,3})\s*([nsew])\s*(\d{1,2})?(?:['\s:]+(\d{1,2})(?!\d*\s*[nsew]))?/gu;
/** `77°13'20" E`, `77.2167 E`. */
const SIDE_AFTER =
  /(\d{1,3}(?:\.\d+)?)(?:[°d:\s]+(\d{1,2}(?:\.\d+)?))?(?:[':\s]+(\d{1,2}(?:\.\d+)?))?[°'"\s]*([nsew])/gu;

/** `77E13 28N39`, `28°39' N, 77°13' E`: degrees, north and east positive. */
export function writtenPlace(text: string): { readonly latitude: number; readonly longitude: number } | null {
  const plain = folded(text);
  const found = [...plain.matchAll(/[nsew]$/u.test(plain) ? SIDE_AFTER : SIDE_INSIDE)].map((match) => {
    const groups = match.slice(1).filter((group) => group !== undefined);
    const side = groups.find((group) => /[nsew]/u.test(group)) as string;
    return { side, degrees: sexagesimal(groups.filter((group) => group !== side))?.value ?? Number.NaN };
  });
  const along = (positive: string, negative: string, most: number): number => {
    const of = found.filter(({ side }) => side === positive || side === negative);
    const [{ side, degrees } = { side: "", degrees: Number.NaN }] = of;
    return of.length === 1 && degrees <= most ? (side === negative ? -degrees : degrees) : Number.NaN;
  };
  const place = { latitude: along("n", "s", 90), longitude: along("e", "w", 180) };
  return found.length === 2 && Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : null;
}
