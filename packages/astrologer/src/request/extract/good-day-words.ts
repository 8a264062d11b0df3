import { findReferenceKeywords } from "../../answer/follow-up/find-reference-keywords.ts";
import { countWords } from "../../language/count-words.ts";
import { removeDayFrame } from "../../message-classification/danger/remove-day-frame.ts";
import { namesUnlistedAct } from "./find-named-activity.ts";

const compile = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");

/** The day that was named before. */
export const THAT_DAY = compile(
  "that (?:day|date|evening|night|morning)|the day|on it|us(?:i)? (?:din|tareekh|tarikh|roz|sha+m|raat|subah)|उस(?:ी)? (?:दिन|तारीख़?|रोज़?|शाम|रात|सुबह)",
);
const ORDINALS: readonly RegExp[] = [
  "first|1st|pehl[ai]|pahl[ai]|पहल[ाी]",
  "second|2nd|doosr[ai]|dusr[ai]|दूसर[ाी]",
  "third|3rd|teesr[ai]|tisr[ai]|तीसर[ाी]",
].map((words) => compile(`(?:${words}) (?:date|day|one|din|tareekh|tarikh|wal[ai]|दिन|तारीख़?|वाल[ाी])`));

/** Of the dates that the answer before named the one that is meant: "that day", "the second date"; `null` if none is. */
export function findMeantDate(text: string, named: readonly string[]): string | null {
  const at = ORDINALS.findIndex((words) => words.test(text));
  if (at >= 0 && named.length > 1) return named[at] ?? null;
  return THAT_DAY.test(text) ? (named[0] ?? null) : null;
}

export const TODAY = compile("today|aaj|आज");
/** Another day than those that were named. */
export const ANOTHER_DAY = compile(
  "another(?: one| day| date)?|(?:any )?other (?:day|date|option)s?|(?:koi )?(?:aur|dusr[aei]|doosr[aei]) (?:din|date|tareekh|tarikh|option)|aur koi|koi (?:aur|dusr[aei]|doosr[aei])|(?:कोई )?(?:और|दूसर[ाेी]) (?:दिन|तारीख़?|विकल्प)|और कोई|कोई (?:और|दूसर[ाेी])",
);
/** An earlier day than those that were named. */
export const EARLIER_DAY = compile(
  "earlier|sooner|before (?:that|then|it)|(?:us|is)(?:s?e|ke) (?:pehle|pahle)|(?:thoda |aur )?(?:pehle|pahle|jaldi)|(?:उस|इस)(?:से|के) पहले|(?:थोड़ा |और )?(?:पहले|जल्दी)",
);
/** Parts of a day after which something may be asked for. */
export type TimedPart = "rahu_kala" | "yamaganda" | "gulika_kala" | "abhijit" | "durmuhurta" | "varjyam";
const TIMED_PARTS: ReadonlySet<string> = new Set<TimedPart>([
  "rahu_kala",
  "yamaganda",
  "gulika_kala",
  "abhijit",
  "durmuhurta",
  "varjyam",
]);
export const isTimedPart = (term: string): term is TimedPart => TIMED_PARTS.has(term);
/** Within the span that was spoken of. */
export const IN_THAT = compile("in (?:that|it)|during (?:that|it)|(?:us|is)(?:me|mein)|(?:उस|इस)में");
/** After what was spoken of. */
export const AFTER_THAT = compile("after (?:that|it|this)|(?:us|is|un)ke ba+d|(?:उस|इस|उन)के बाद");

const WHICH_HOUR = compile(
  "(?:what|which) (?:hour|time)|at what|till when|until when|(?:exact )?timings?|kitne baje|kis (?:time|samay|waqt)|kab tak|(?:कितने|किस) (?:बजे|समय|वक़्त|वक्त)|कब तक",
);

const MAX_WORDS_OF_HOUR = 6;

/** "What time?", "morning or evening?", after a day was named: its hours are asked for. */
export const asksForHour = (text: string): boolean =>
  WHICH_HOUR.test(text) || (countWords(text) <= MAX_WORDS_OF_HOUR && findReferenceKeywords(text).has("clock"));

/** Words besides the frame that may stand in a message that goes on with an act: "aur agle mahine?". */
const MAX_WORDS_BESIDE = 3;

/** Whether a message that names no act goes on with the one before; one that names an act besides the list does not. */
export function goesOnWithAct(text: string): boolean {
  const rest = removeDayFrame(text);
  return !namesUnlistedAct(text) && (rest === null || countWords(rest) <= MAX_WORDS_BESIDE);
}
