import type { RemainingStretch, RemainingWord } from "./birth-text/collect-place-and-name-words.ts";

const MAX_NAME_WORDS = 3;

const joinWords = (words: readonly RemainingWord[]): string => words.map(({ text }) => text).join(" ");

/** Words that no name stands beside without one of the words above: "bhai canada jana chahta", "naam likhwana hai", "कह रही हैं". */
const VERBS =
  /^(?:chah\p{L}*|ja+na|karna|lena|dena|likh\p{L}*|rakh\p{L}*|po+ch\p{L}*|bol\p{L}*|h|rah[aei]|rh[aei]|कह|रह[ाीे]|पूछ\S*|लो|चाह\S*|जाना|लिख\S*|बोल\S*)$/iu;
const INTERJECTIONS = /^(?:fine|sure|great|right|cool|done|achha?|thik|theek|ठीक|अच्छा)$/iu;
const isNoName = ({ text }: RemainingWord): boolean => VERBS.test(text) || INTERJECTIONS.test(text);

/** "mere bete Rohan": the relation and the words after it, "bete Rohan". */
function findRelative(words: readonly RemainingWord[]): string | null {
  const at = words.findIndex(({ isRelation }) => isRelation);
  if (at < 0) return null;
  const following = words.slice(at + 1);
  const end = following.findIndex(({ isFiller }) => isFiller);
  const called = (end < 0 ? following : following.slice(0, end)).slice(0, MAX_NAME_WORDS);
  const name = called.some(isNoName) ? [] : called;
  return joinWords([...words.slice(at, at + 1), ...name]);
}

/** Words that only occur beside a name: "kundli of Meena", "Sunita ji ka janm". */
const WORDS_BESIDE_NAME =
  /^(?:of|for|ka|ki|ke|ko|ji|shri|shree|sri|smt|mr|mrs|ms|dr|born|birth|janm\p{L}*|janam\p{L}*|kundli|kundali|details?|chart|का|की|के|को|जी|श्री|श्रीमती|जन्म|कुंडली|विवरण)$/iu;

/** A name in the first stretch. Among other function words it counts only if capitalised: "this is Ritu". */
function findNameAmongWords(words: readonly RemainingWord[]): string | null {
  const hasOtherFillers = words.some(({ text, isFiller }) => isFiller && !WORDS_BESIDE_NAME.test(text));
  const names = words.filter(({ text, isFiller }) => !isFiller && (!hasOtherFillers || !/^\p{Ll}/u.test(text)));
  return names.length > 0 && names.length <= MAX_NAME_WORDS && !names.some(isNoName) ? joinWords(names) : null;
}

/** The name in the remaining words: a relative, or a name before the date. */
export function parseName(stretches: readonly RemainingStretch[]): string | null {
  const relative = stretches.map(({ words }) => findRelative(words)).find((name) => name !== null);
  if (relative !== undefined) return relative;
  const [first] = stretches;
  return first?.isNamePosition ? findNameAmongWords(first.words) : null;
}
