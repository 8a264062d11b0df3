import type { SavedKundli } from "@lagna/contract";

/** In lower case and without accents: Jose finds José. */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** The kundlis that have every typed word at the start of a word of their name or place; those where the name has them all come first. */
export function findKundlis(kundlis: readonly SavedKundli[], typed: string): SavedKundli[] {
  const words = splitWords(typed);
  const hasAll = (texts: readonly string[]): boolean => {
    const own = texts.flatMap(splitWords);
    return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
  };
  const found = kundlis.filter(({ name, city, country }) => hasAll([name, city, country]));
  const byName = found.filter(({ name }) => hasAll([name]));
  return [...byName, ...found.filter((kundli) => !byName.includes(kundli))];
}

const splitWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
