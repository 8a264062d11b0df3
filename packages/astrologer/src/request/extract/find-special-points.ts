import {
  SPECIAL_LAGNA_WORDS,
  SPECIAL_LAGNAS,
  type SpecialLagna,
  SPHUTA_WORDS,
  type Sphuta,
  SPHUTAS,
  type Upagraha,
  UPAGRAHA_WORDS,
  UPAGRAHAS,
  type Word,
} from "@lagna/terms";

/** A computed point of a chart: an upagraha such as Gulika, a special lagna, or a sum of longitudes such as the yogi. */
export type SpecialPoint =
  | { readonly kind: "upagraha"; readonly id: Upagraha }
  | { readonly kind: "lagna"; readonly id: SpecialLagna }
  | { readonly kind: "sphuta"; readonly id: Sphuta };

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** The spellings of a name: long vowels of Latin texts are often written twice or once, "hora" and "hoora", and a last "a" is often left out. */
function listSpellings({ en, hi, roman, also = [] }: Word): readonly string[] {
  const latin = [en, roman, ...also].flatMap((name) => (name === undefined ? [] : [name.toLowerCase()]));
  return [hi, ...latin, ...latin.flatMap((name) => (name.endsWith("a") ? [name.slice(0, -1)] : []))];
}

const compile = (word: Word): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${listSpellings(word).map(escape).join("|")})(?![\\p{L}\\p{M}])`, "iu");

/** "Kala" and "Mrityu" are ordinary words. */
const ORDINARY_WORDS: ReadonlySet<string> = new Set(["kala", "mrityu", "deha", "prana", "tithi"]);

const NAMES: readonly (readonly [RegExp, SpecialPoint])[] = [
  ...UPAGRAHAS.map((id) => [compile(UPAGRAHA_WORDS[id]), { kind: "upagraha", id }] as const),
  ...SPECIAL_LAGNAS.map((id) => [compile(SPECIAL_LAGNA_WORDS[id]), { kind: "lagna", id }] as const),
  ...SPHUTAS.map((id) => [compile(SPHUTA_WORDS[id]), { kind: "sphuta", id }] as const),
].filter(([, { id }]) => !ORDINARY_WORDS.has(id));

/** The computed points that a text names. */
export const findSpecialPoints = (text: string): readonly SpecialPoint[] =>
  NAMES.flatMap(([words, point]) => (words.test(text) ? [point] : []));
