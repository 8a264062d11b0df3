import texts from "../../texts/everyday-words.json" with { type: "json" };

const EVERYDAY_WORDS: ReadonlySet<string> = new Set(texts.words.split(" "));

/**
 * Whether people use a word whatever they ask: "papa", "apna", "वाली", which are also names of small towns. Counted in the corpus by
 * `training/write-everyday-words.ts`.
 */
export const isEverydayWord = (word: string): boolean => EVERYDAY_WORDS.has(word.toLowerCase());

const MOSTLY_EVERYDAY_WORDS: ReadonlySet<string> = new Set([...EVERYDAY_WORDS, ...texts.mostly.split(" ")]);

/** The same, also of words that few people mean as a place: "gaya" is "gone" more often than a town. */
export const isMostlyEverydayWord = (word: string): boolean => MOSTLY_EVERYDAY_WORDS.has(word.toLowerCase());
