import { type AnswerLanguage, asksFor, asksOfAlmanac, asksOfChart, type StoredAsk } from "@lagna/astrologer";
import { BIRTH_TALK_TEXTS } from "./birth-talk-texts.data.ts";
import type { BirthReply, BirthTalkMessage } from "./birth-talk.ts";

/** "Tareekh pakki nai malum", "सन् 1959 चैत का महीना, इतना ही पता है", "no one wrote the day". */
const DAY_UNKNOWN =
  /(?:ta+r[ie]+kh|(?:exact )?(?:date|day)|dob|तारीख़?|तिथि|(?<!\p{L})दिन)[^.!?।\d]{0,20}(?:pakk[ia] (?:n[ai]|nahi|nhi)|(?:nahi|nhi|nai) (?:pata|malum|maloom|yaad|pakk[ai])|pata nahi|not known|unknown|no one knows|पक्क[ाी] न|नहीं (?:पता|मालूम|याद)|(?:पता|मालूम|याद) न)|(?:don['’]?t|do not|no ?(?:one|body)|never) (?:know|knew|remember|wrote|recall)s?(?: down)? (?:the |my |her |his |which )?(?:exact )?(?:date|day)|(?:bas |only |that['’]?s all )?(?:itna hi pata|इतना ही पता|all i know)/iu;

export const isDayUnknown = (text: string): boolean => DAY_UNKNOWN.test(text);

/** Says what can be told without the day of birth, which is not asked for again. */
export const acceptUnknownDay = ({ births }: BirthTalkMessage, language: AnswerLanguage): BirthReply => ({
  births: { ...births, awaiting: null, isDayUnknown: true },
  language,
  texts: [BIRTH_TALK_TEXTS.date_unknown[language]],
  followUps: [],
});

type AskedObject = StoredAsk["object"];
/** What the chart of the moment answers too. */
const OF_PRASHNA: readonly AskedObject[] = ["timing", "likelihood", "outlook"];

/** Answers what is asked of the chart of a person who does not know the day of birth; null for what needs no such chart. */
export function talkWithoutDay(message: BirthTalkMessage, language: AnswerLanguage): BirthReply | null {
  const { births, hasChart, understanding, text } = message;
  if (hasChart || births.charts.length > 0) return null;
  const asks = (object: AskedObject): boolean => asksFor(understanding, object);
  // "I don't know the exact date, only 1970 in winter" has no date that can be read.
  if (!births.isDayUnknown)
    return isDayUnknown(text) && (asks("birth_time_unknown") || asks("birth_typed"))
      ? acceptUnknownDay(message, language)
      : null;
  if (asks("prashna") || asksOfAlmanac(understanding) || !asksOfChart(understanding)) return null;
  const reply = { births, language, followUps: [] };
  if (!OF_PRASHNA.some(asks)) return { ...reply, texts: [BIRTH_TALK_TEXTS.without_day[language]] };
  return { ...reply, texts: [], question: BIRTH_TALK_TEXTS.as_prashna[language].replace("{question}", () => text) };
}
