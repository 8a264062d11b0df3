import { tokenise } from "../language/tokenise.ts";
import { computeNameSound } from "./compute-name-sound.ts";
import { RELATION_WORDS } from "./relatives.data.ts";

const DEVANAGARI = /[\u0900-\u097f]/;
const MIN_LETTERS = 3;

const findFirstWord = (text: string): string =>
  tokenise(text)
    .map(({ word }) => word)
    .find((word) => /[\p{L}\d]/u.test(word)) ?? "";

const dropVowels = (sound: string): string => sound.replaceAll("a", "");

/** Names of relations by sound, with and without the vowels that Hindi drops. */
const RELATION_BY_SOUND: ReadonlyMap<string, string> = new Map(
  RELATION_WORDS.flatMap((relation) => {
    const [name = ""] = relation;
    const latin = relation.filter((word) => !DEVANAGARI.test(word));
    return latin.flatMap((word) =>
      [computeNameSound(word), dropVowels(computeNameSound(word))]
        .filter((sound, at) => at === 0 || sound.length >= MIN_LETTERS)
        .map((sound): [string, string] => [sound, name]),
    );
  }),
);
const RELATION_BY_WORD: ReadonlyMap<string, string> = new Map(
  RELATION_WORDS.flatMap((relation) => relation.map((word): [string, string] => [word, relation[0] ?? ""])),
);

/** The English name of a relation, from a word in any of the languages: "mother" for "mummy"; `null` for other words. */
export function parseRelation(written: string): string | null {
  const word = findFirstWord(written);
  if (word === "" || DEVANAGARI.test(word)) return RELATION_BY_WORD.get(word) ?? null;
  const sound = computeNameSound(word);
  const short = dropVowels(sound);
  return (
    RELATION_BY_WORD.get(word) ??
    RELATION_BY_SOUND.get(sound) ??
    (short.length >= MIN_LETTERS ? RELATION_BY_SOUND.get(short) : null) ??
    null
  );
}
