/** Converts Devanagari words to Latin letters, so that an entry in one script matches a text in the other. */

const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  "क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h ळ l"
    .split(" ")
    .reduce<[string, string][]>(
      (pairs, part, at, all) => (at % 2 === 0 ? [...pairs, [part, all[at + 1] ?? ""]] : pairs),
      [],
    ),
);
const VOWELS: Readonly<Record<string, string>> = {
  अ: "a",
  आ: "aa",
  इ: "i",
  ई: "ee",
  उ: "u",
  ऊ: "oo",
  ऋ: "ri",
  ए: "e",
  ऐ: "ai",
  ओ: "o",
  औ: "au",
  ऑ: "o",
};
const SIGNS: Readonly<Record<string, string>> = {
  "ा": "aa",
  "ि": "i",
  "ी": "ee",
  "ु": "u",
  "ू": "oo",
  "ृ": "ri",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ॉ": "o",
};
const VIRAMA = "्";
const NASAL = "ं";

/** A consonant and its vowel; `inherent` is true when the vowel sign is not written. */
interface Syllable {
  readonly onset: string;
  readonly vowel: string;
  readonly inherent: boolean;
}

function splitSyllables(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  const letters = Array.from(word.replaceAll("ज्ञ", "ग्य"));
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1];
    const consonant = CONSONANTS[letter];
    if (consonant !== undefined && next === VIRAMA) syllables.push({ onset: consonant, vowel: "", inherent: false });
    else if (consonant !== undefined) {
      const vowel = SIGNS[next ?? ""];
      syllables.push({ onset: consonant, vowel: vowel ?? "a", inherent: vowel === undefined });
    } else if (VOWELS[letter] !== undefined) syllables.push({ onset: "", vowel: VOWELS[letter], inherent: false });
    else if (letter === NASAL) syllables.push({ onset: "n", vowel: "", inherent: false });
    else if (letter === "ः") syllables.push({ onset: "h", vowel: "", inherent: false });
  }
  return syllables;
}

/** Whether the unwritten vowel is silent too: at the end of a word, and between two vowels ("दसवां": "dasvaan"). */
function isSilent(syllables: readonly Syllable[], at: number): boolean {
  const [before, syllable, next] = [syllables[at - 1], syllables[at], syllables[at + 1]];
  if (!syllable?.inherent || at === 0) return false;
  if (next === undefined) return before !== undefined;
  const isFollowed = next.onset !== "" && next.vowel !== "" && (!next.inherent || syllables[at + 2] !== undefined);
  return before?.vowel !== "" && isFollowed && !next.inherent;
}

/** "दशमेश" as "dashmesh" and "dashamesh": without and with the silent vowels, because people write both. */
export function romanise(word: string): readonly [spoken: string, written: string] {
  const syllables = splitSyllables(word);
  const last = syllables.length - 1;
  const join = (isLeftOut: (at: number) => boolean): string =>
    syllables.map(({ onset, vowel }, at) => onset + (isLeftOut(at) ? "" : vowel)).join("");
  return [join((at) => isSilent(syllables, at)), join((at) => at === last && isSilent(syllables, at))];
}
