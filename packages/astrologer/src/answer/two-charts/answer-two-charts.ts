import type { Question } from "../../question/question.ts";
import { OTHER_PERSON_PHRASES } from "../conversation/other-person-phrases.data.ts";
import { type AnswerDraft, renderPhrase, type TalkContext } from "../answer-context.ts";
import { findReferenceKeywords } from "../follow-up/find-reference-keywords.ts";
import { isIncomplete } from "../follow-up/is-incomplete-question.ts";

const MIN_PROBABILITY = 0.5;
/** Words for another person, whose birth is meant then. */
const OTHER_PATTERN =
  /\b(?:he|she|his|her|him|they|their|wo|woh|vo|voh|uska|uski|uske|usko|unka|unki|unke)\b|उसक|उनक|(?:वह|वो)(?!\p{L})/iu;

/** "I don't know his birth time", "uska samay nahi pata". */
const OTHER_TIME_PATTERN =
  /(?:\b(?:don'?t|do not|no idea|not sure|unsure|unknown|without)\b.{0,20}\b(?:his|her|their)\s+(?:\S+\s+)?(?:birth ?time|time)\b)|(?:\b(?:uska|uske|unka|unke)|उसका|उसके|उनका|उनके)\s+(?:(?:janm|birth|जन्म)\s+(?:ka\s+|का\s+)?)?(?:samay|time|समय|टाइम)\s.{0,12}(?:\bnahi|\bnhi|नहीं)/iu;

/** Whether a question compares two people; the learned kind leads. */
export const asksAboutTwoPeople = ({ acts, kinds }: Question): boolean =>
  kinds.includes("match") ||
  acts.some(({ kind, probability }) => kind === "two_people" && probability >= MIN_PROBABILITY);

/** Whether a question about two people gives the birth of the other one: its date is no time that is asked about. */
export const givesBirthOfOther = (question: Question): boolean =>
  asksAboutTwoPeople(question) && question.entities.terms.has("born") && OTHER_PATTERN.test(question.text);

const lacksTime = ({ text }: Question): boolean => {
  const keywords = findReferenceKeywords(text);
  return keywords.has("clock") && keywords.has("not");
};

/** A match with a person whose chart is not saved: asks for that chart, or says what holds without its birth time. */
export function answerTwoCharts({
  question,
  previousTurns,
  questionOf,
  phrasePicker,
}: TalkContext): AnswerDraft | null {
  const last = previousTurns.at(-1);
  const refersToOtherWithoutTime = lacksTime(question) && OTHER_PATTERN.test(question.text);
  const followsMatch = last !== undefined && asksAboutTwoPeople(questionOf(last)) && isIncomplete(question);
  const isAsked = givesBirthOfOther(question);
  if (OTHER_TIME_PATTERN.test(question.text) || (refersToOtherWithoutTime && (isAsked || followsMatch)))
    return { kind: "talk", sentences: [renderPhrase(phrasePicker, OTHER_PERSON_PHRASES.time_of_other)] };
  return isAsked
    ? { kind: "talk", sentences: [renderPhrase(phrasePicker, OTHER_PERSON_PHRASES.match_needs_chart)] }
    : null;
}
