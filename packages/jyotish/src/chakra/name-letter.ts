import type { ChakraConsonant, ChakraVowel, Graha, Nakshatra } from "@lagna/terms";
import { NAME_SYLLABLES } from "../zodiac/name-syllables.data.ts";

/** The letters of the chakra in Devanagari. */
const CONSONANTS: Readonly<Record<string, ChakraConsonant>> = {
  व: "va",
  क: "ka",
  ह: "ha",
  ड: "dda",
  म: "ma",
  ट: "tta",
  प: "pa",
  र: "ra",
  त: "ta",
  न: "na",
  य: "ya",
  भ: "bha",
  ज: "ja",
  ख: "kha",
  ग: "ga",
  स: "sa",
  द: "da",
  च: "cha",
  ल: "la",
};

/** Both of a pair are meant where one is (Horaratna); as a letter of its own and as a sign on a consonant. */
const VOWELS: Readonly<Record<string, readonly [ChakraVowel, ChakraVowel]>> = {
  अ: ["a", "aa"],
  "": ["a", "aa"],
  "ा": ["a", "aa"],
  ई: ["i", "ii"],
  "ि": ["i", "ii"],
  "ी": ["i", "ii"],
  उ: ["u", "uu"],
  "ु": ["u", "uu"],
  "ू": ["u", "uu"],
  ए: ["e", "ai"],
  "े": ["e", "ai"],
  ओ: ["o", "au"],
  "ो": ["o", "au"],
};
const INITIAL_VOWELS = "अईउएओ";

export interface NameLetter {
  /** The syllable of the pada: "रा". */
  readonly hi: string;
  readonly latin: string;
  /** `null` for the twelve letters that the chakra has no square for: their star stands for them (Horaratna). */
  readonly consonant: ChakraConsonant | null;
  readonly vowels: readonly [ChakraVowel, ChakraVowel];
}

/** The letter with which a name begins by custom, from the Moon's star and pada (avakahada chakra). */
export function findNameLetter(nakshatra: Nakshatra, pada: number): NameLetter {
  const { hi, latin } = NAME_SYLLABLES[nakshatra];
  const syllable = hi[pada - 1] as string;
  const [first = "", sign = ""] = Array.from(syllable);
  const isVowel = INITIAL_VOWELS.includes(first);
  return {
    hi: syllable,
    latin: latin[pada - 1] as string,
    consonant: isVowel ? "initial_a" : (CONSONANTS[first] ?? null),
    vowels: VOWELS[isVowel ? first : sign] as NameLetter["vowels"],
  };
}

/** The graha of each class of letters: vowels, gutturals, palatals, cerebrals, dentals, labials, semivowels, sibilants. */
const CLASS_LORDS: readonly (readonly [letters: string, lord: Graha])[] = [
  [INITIAL_VOWELS, "sun"],
  ["कखगघङ", "mars"],
  ["चछजझञ", "venus"],
  ["टठडढण", "mercury"],
  ["तथदधन", "jupiter"],
  ["पफबभम", "saturn"],
  ["यरलव", "moon"],
  ["शषसह", "rahu"],
];

/** The lord of the class of letters (varga) to which the syllable of a pada belongs. */
export function findLetterLord(nakshatra: Nakshatra, pada: number): Graha {
  const [first = ""] = Array.from(NAME_SYLLABLES[nakshatra].hi[pada - 1] as string);
  const found = CLASS_LORDS.find(([letters]) => letters.includes(first));
  if (!found) throw new RangeError(`no class of letters has ${first}`);
  return found[1];
}
