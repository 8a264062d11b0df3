import { FESTIVAL_ALIASES } from "./festival-aliases.data.ts";
import { FESTIVAL_IDS } from "../festival/festival-ids.ts";
import { FESTIVAL_NAMES } from "./festival-names.ts";

/** A festival that a text names. */
export interface NamedFestival {
  readonly ids: readonly string[];
  /** The words of the text that name it, from and until. */
  readonly from: number;
  readonly until: number;
}

const splitWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** One spelling for those in use: long vowels, doubled and breathed letters, a last a, and the nasal signs. */
function foldWord(word: string): string {
  const plain = word.toLowerCase().normalize("NFC");
  if (/[\u0900-\u097f]/.test(plain))
    return plain
      .normalize("NFD")
      .replaceAll(/[\u093c\u200c\u200d]/g, "")
      .replaceAll("\u0901", "\u0902");
  const latin = plain
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("aa", "a")
    .replaceAll("ee", "i")
    .replaceAll("oo", "u")
    .replaceAll("w", "v")
    .replaceAll(/([bcdgjkpst])h/g, "$1")
    .replaceAll(/(.)\1/g, "$1");
  return latin.length > 3 ? latin.replace(/a$/, "") : latin;
}

const fold = (text: string): string => splitWords(text).map(foldWord).join(" ");

/** Given names are words of one festival's name too: such a name needs two. */
const hasTwoWords = (name: string): boolean => name.includes(" ");

/** The shraddha of the eleventh lunar day is no fast of Ekadashi. */
const expand = (id: string): readonly string[] =>
  id.endsWith("*")
    ? FESTIVAL_IDS.filter((each) => each.startsWith(id.slice(0, -1)) && !each.endsWith("_shraddha"))
    : [id];

function buildNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  const add = (name: string, ids: readonly string[]): void => {
    const known = names.get(name) ?? [];
    names.set(name, [...new Set([...known, ...ids])]);
  };
  for (const [id, { en, hi }] of Object.entries(FESTIVAL_NAMES))
    for (const name of [en, hi].map((each) => fold(each.replace(/\(.*\)/u, "").replace(/ begins$/u, ""))))
      if (hasTwoWords(name)) add(name, [id]);
  // An alias says which of several is meant.
  for (const [name, ids] of Object.entries(FESTIVAL_ALIASES)) names.set(fold(name), ids.flatMap(expand));
  return names;
}

let known: ReadonlyMap<string, readonly string[]> | undefined;
const MAX_WORDS = 5;

/** The festival that a text names, by the longest name in it; `null` if there is none. */
export function findNamedFestival(text: string): NamedFestival | null {
  known ??= buildNames();
  const words = splitWords(text).map(foldWord);
  for (let length = MAX_WORDS; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const ids = known.get(words.slice(from, from + length).join(" "));
      if (ids) return { ids, from, until: from + length };
    }
  return null;
}
