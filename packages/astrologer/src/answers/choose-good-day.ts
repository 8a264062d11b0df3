import type { Understanding } from "../answer/understand-message.ts";
import { countWords } from "../language/count-words.ts";
import { DAY_FRAME_PATTERN, MUHURTA_PATTERN } from "../message-classification/danger/day-frame.data.ts";
import { findAlmanacTerms } from "../request/extract/find-almanac-terms.ts";
import { findAct } from "../request/extract/find-named-activity.ts";
import { ANOTHER_DAY, asksForHour } from "../request/extract/good-day-words.ts";
import type { DialogueActKind } from "../message-classification/dialogue-act.ts";
import type { Question } from "../question/question.ts";
import type { AskObjectId } from "../request/objects.data.ts";
import { readAskedDays } from "./good-day/read-asked-days.ts";
import type { ReadPart } from "../request/read-parts.ts";

const GOOD_DAY_OBJECTS: ReadonlySet<AskObjectId> = new Set(["good_day", "is_day_good", "days_compared"]);
export const isOfGoodDay = (object: AskObjectId): boolean => GOOD_DAY_OBJECTS.has(object);

/** Together so likely, the objects of good days are meant where an act is named. */
const MIN_TOGETHER = 0.5;
/** From this probability the likeliest object counts where an act and a day are named. */
const MIN_NAMED = 0.3;
/** From this probability the classifier of dialogue acts decides. */
const MIN_ACT_PROBABILITY = 0.5;
/** Another object that is so sure is not a good day, whatever its words. */
const SURE_PROBABILITY = 0.6;
/** A reply of this length to "What is it for?" names the act; so short a message goes on with the day before. */
const MAX_WORDS_OF_REPLY = 8;

/** "Achha din smoking chhodne ke liye": a message that begins with the good day and says what for. */
const GOOD_DAY_FOR_ACT =
  /^\s*(?:(?:an?|any|koi|ek|कोई|एक)\s+)?(?:good|best|auspicious|lucky|shubh|subh|achh?a|accha|sahi|शुभ|अच्छा|सही)\s+(?:day|date|din|tareekh|tarikh|दिन|तारीख|तिथि)\s.*(?:\b(?:for|to)\s|ke liye|के लिए)/iu;

/** What a muhurat for an act is easily taken for: "mahamrityunjay jaap ka muhurat". */
const OF_HOURS: ReadonlySet<AskObjectId> = new Set(["good_hours", "festival_hours", "mantra_or_worship"]);

/** "Is tomorrow a good day to …", "… karna theek rahega". */
const SUITS =
  /\b(?:good (?:day|time|to|for)|ok|okay|fine|right|auspicious|suitable|shubh|theek|thik|sahi)\b|शुभ|ठीक|सही/iu;
/** Acts that are not a question about a day, whatever day they name. */
const OTHER_ACTS: ReadonlySet<DialogueActKind> = new Set([
  "timing",
  "fact",
  "statement",
  "why",
  "definition",
  "remedy",
  "bounds",
]);

/** "Kal boss se baat karna theek rahega": an act on a day that is named. */
const asksWhetherDaySuits = ({ acts }: Question, text: string): boolean =>
  acts.length === 1 &&
  acts.every(({ kind, isPolar }) => !OTHER_ACTS.has(kind) && (isPolar || SUITS.test(text))) &&
  namesDay(text) &&
  findAlmanacTerms(text).length === 0;

/** "Sannyas lene ka muhurat": a muhurat is asked for; not one of the named parts of the day. */
const asksForMuhurta = (text: string): boolean =>
  (MUHURTA_PATTERN.test(text) || GOOD_DAY_FOR_ACT.test(text)) && findAlmanacTerms(text).length === 0;

/** Any day: only whether one is named counts. */
const SOME_DAY = 20_000;
const namesDay = (text: string): boolean => readAskedDays(text, SOME_DAY).isNamed;

/** The object of good days that a part of a message means though the model is not sure of it; `null` if it means none. */
export function chooseGoodDay({ question, turns }: Understanding, { text, ranked }: ReadPart): AskObjectId | null {
  const [best] = ranked;
  if (!best) return null;
  const namesAct = findAct(text) !== null;
  if (best.probability >= SURE_PROBABILITY && !isOfGoodDay(best.object))
    return asksForMuhurta(text) && namesAct && OF_HOURS.has(best.object) ? "good_day" : null;
  const last = turns.at(-1);
  const ask = last?.asks?.at(-1);
  const isReply = countWords(text) <= MAX_WORDS_OF_REPLY;
  if (ask && isOfGoodDay(ask.object) && isReply) {
    // "For a shop", after "What is it for?".
    if (last?.kind === "talk" && ask.act === undefined && findAct(text) !== null) return ask.object;
    if (last?.kind === "fact" && (asksForHour(text) || ANOTHER_DAY.test(text))) return "good_day";
  }
  const ofFamily = ranked.filter(({ object }) => isOfGoodDay(object));
  const together = ofFamily.reduce((sum, { probability }) => sum + probability, 0);
  const likeliest = ofFamily[0]?.object ?? "good_day";
  if (namesAct && together >= MIN_TOGETHER) return likeliest;
  // "She insists we shift on the 14th, is it all right": little of it is asked, but an act and a day are named.
  if (
    isOfGoodDay(best.object) &&
    best.probability >= MIN_NAMED &&
    namesDay(text) &&
    (findAct(text) ?? ask?.act ?? null) !== null
  )
    return best.object;
  const { acts } = question;
  if (acts.some(({ kind }) => kind === "definition" || kind === "why")) return null;
  if (asksForMuhurta(text)) return "good_day";
  if (namesAct && asksWhetherDaySuits(question, text)) return "is_day_good";
  const asksWhichDay = acts.some(({ kind, probability }) => kind === "which_day" && probability >= MIN_ACT_PROBABILITY);
  return asksWhichDay && (namesAct || DAY_FRAME_PATTERN.test(text)) ? likeliest : null;
}
