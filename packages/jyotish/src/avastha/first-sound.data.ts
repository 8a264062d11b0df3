/**
 * The value of a name's first sound, 1–5 (BPHS 45; the columns of the swara chakra, headed by a, i, u, e, o). In
 * Devanagari by letter; in Latin letters by the longest matching prefix, transliterated or in common spelling, where t
 * and d without a dot are the dental ones.
 */
const DEVANAGARI_COLUMNS: readonly string[] = ["अआकछडधभव", "इईखजढनमश", "उऊगझणतपयष", "एऐऋघटथफरस", "ओऔचठदबलह"];

const LATIN_COLUMNS: readonly (readonly string[])[] = [
  ["a", "ā", "aa", "k", "q", "x", "chh", "ḍ", "dh", "bh", "v", "w"],
  ["i", "ī", "ee", "kh", "j", "z", "ḍh", "n", "ñ", "m", "sh", "ś"],
  ["u", "ū", "oo", "g", "jh", "ṇ", "t", "p", "y", "ṣ"],
  ["e", "ai", "ṛ", "gh", "ṭ", "th", "ph", "f", "r", "s"],
  ["o", "au", "ch", "ṭh", "d", "b", "l", "h"],
];

/** In scholarly transliteration c is pronounced ch, in English names k, or s before e, i and y. */
export const SOFT_C = 4;
export const HARD_C = 1;

const entriesOf = (columns: readonly (readonly string[])[]): [string, number][] =>
  columns.flatMap((sounds, index) => sounds.map((sound): [string, number] => [sound.normalize("NFC"), index + 1]));

export const FIRST_SOUNDS: ReadonlyMap<string, number> = new Map([
  ...entriesOf(DEVANAGARI_COLUMNS.map((letters) => Array.from(letters))),
  ...entriesOf(LATIN_COLUMNS),
]);
export const LONGEST_SOUND = 3;
