import { isEverydayWord, isFirstName } from "@lagna/astrologer";
import type { RemainingStretch, RemainingWord } from "./birth-text/collect-place-and-name-words.ts";

const MAX_NAME_WORDS = 3;

const joinWords = (words: readonly RemainingWord[]): string => words.map(({ text }) => text).join(" ");

const startsUpper = (text: string): boolean => /^\p{Lu}/u.test(text);

/**
 * Whether a word may be a person's name: "चलो परख लेते हैं" or "my son wants chess" beside a birth names no one. Of names that are everyday words too,
 * such as Asha, those count that are common or stand alone with a capital letter.
 */
const mayBeName = ({ text }: RemainingWord, isAlone: boolean): boolean =>
  isFirstName(text) ||
  PARTS_OF_NAMES.test(text) ||
  !(isEverydayWord(text) || VERB.test(text)) ||
  (isAlone && startsUpper(text));

/** "My wife forced me to install this". */
const VERB = /^\p{Ll}+(?:ed|ing)$/u;

/** Surnames and second names that people write in other senses as often. */
const PARTS_OF_NAMES =
  /^(?:sharma|singh|devi|lal|raj|raja|ram|chand|rekha|lakshmi|pinky|raju|suraj|gopal|khushi|kumari|bai|ben|shanti|kala|शर्मा|सिंह|देवी|लाल|राज|राजा|राम|चंद|लक्ष्मी|कुमारी|बाई|शांति)$/iu;

/** Words that only occur beside a name: "kundli of Meena", "Sunita ji ka janm". */
const WORDS_BESIDE_NAME =
  /^(?:of|for|ka|ki|ke|ko|ji|shri|shree|sri|smt|mr|mrs|ms|dr|born|birth|janm\p{L}*|janam\p{L}*|kundli|kundali|details?|chart|का|की|के|को|जी|श्री|श्रीमती|जन्म|कुंडली|विवरण)$/iu;

/** "mere bete Rohan": the relation and the words after it, "bete Rohan". */
function findRelative(words: readonly RemainingWord[], isInformant: IsInformant): string | null {
  const at = words.findIndex(({ isRelation, text }) => isRelation && !isInformant(text));
  if (at < 0) return null;
  const following = words.slice(at + 1);
  const end = following.findIndex(({ isFiller }) => isFiller);
  const called = (end < 0 ? following : following.slice(0, end)).slice(0, MAX_NAME_WORDS);
  // "मेरी बेटी पूजा का जन्म"
  const isOwner = end > 0 && WORDS_BESIDE_NAME.test(following[end]?.text ?? "");
  const name = isOwner || called.every((word) => mayBeName(word, false)) ? called : [];
  return joinWords([...words.slice(at, at + 1), ...name]);
}

const INTRODUCES_NAME = /^(?:of|for|mr|mrs|ms|dr|smt|shri|shree|sri)$/iu;

/** A name in the first stretch. Among other function words it counts only if capitalised: "this is Ritu". */
function findNameAmongWords(words: readonly RemainingWord[]): string | null {
  const hasOtherFillers = words.some(({ text, isFiller }) => isFiller && !WORDS_BESIDE_NAME.test(text));
  const names = words.filter(({ text, isFiller }) => !isFiller && (!hasOtherFillers || !/^\p{Ll}/u.test(text)));
  // "Asha, 3 May 1990", "kundli of Meena Kumari".
  const isAlone = names.length === words.length || words.some(({ text }) => INTRODUCES_NAME.test(text));
  const areNames = names.every((word) => mayBeName(word, isAlone));
  return names.length > 0 && names.length <= MAX_NAME_WORDS && areNames ? joinWords(names) : null;
}

/** Whether the named relative only tells of the birth: "ammi ko yaad nahi". */
export type IsInformant = (relation: string) => boolean;

/** The name in the remaining words: a relative who does not only tell of it, or a name before the date. */
export function parseName(stretches: readonly RemainingStretch[], isInformant: IsInformant): string | null {
  const relative = stretches.map(({ words }) => findRelative(words, isInformant)).find((name) => name !== null);
  if (relative !== undefined) return relative;
  const [first] = stretches;
  return first?.isNamePosition ? findNameAmongWords(first.words) : null;
}
