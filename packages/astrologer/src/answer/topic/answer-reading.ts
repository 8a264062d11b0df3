import type { Question } from "../../question/question.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import type { AnswerContext, AnswerDraft } from "../answer-context.ts";
import { answerIshtaDevata, ISHTA_DEVATA_PATTERN } from "../doshas-and-remedies/answer-ishta-devata.ts";
import { answerRemedy, asksForRemedy } from "../doshas-and-remedies/answer-remedy.ts";
import { answerWhyAgainst } from "../follow-up/answer-topic-follow-up.ts";
import { findReferenceKeywords } from "../follow-up/find-reference-keywords.ts";
import { compareYears } from "../years/compare-years.ts";
import { answerStrengthsOrWeaknesses } from "./answer-strengths-and-weaknesses.ts";
import { answerAboutPerson, answerTopic } from "./answer-topic.ts";
import { answerTwoTopics } from "./answer-two-topics.ts";
import { findSubtopic } from "./find-subtopic.ts";

/** "Will he be in business", after a question about marriage, is not about the user's own work. */
export const isAboutPartner = ({ question, previousTurns }: AnswerContext): boolean =>
  !question.isAboutSelf && previousTurns.at(-1)?.topics[0] === "love" && OTHER_PERSON_PATTERN.test(question.text);
const OTHER_PERSON_PATTERN = /^(?:\S+\s+)?(?:he|she|wo|woh|vo|वो|वह)(?=\s)/iu;

/** "Why does my work get stuck", "why do my husband and I not get on": what speaks against it comes first. */
function asksWhatHinders({ form, person, text, topics }: Question, topic: Topic): boolean {
  const isOwn = person === "self" || (person === "spouse" && topic === "love" && topics.length === 1);
  const keywords = findReferenceKeywords(text);
  return form === "why" && isOwn && (keywords.has("late") || keywords.has("not"));
}

/** A reading of the topics of a question, or of a person that it is about; `null` if it names neither. */
export function answerReading(turn: AnswerContext): AnswerDraft | null {
  const { question, topics } = turn;
  if (asksForRemedy(question)) return answerRemedy(turn);
  const narrow = findSubtopic(question);
  if (narrow?.isTie || narrow?.isOfWriter) return answerTopic(turn, narrow.topic);
  if (isAboutPartner(turn)) return answerAboutPerson(turn, "spouse");
  const years = compareYears(turn);
  if (years) return years;
  const [topic, other] = topics;
  if (topic !== undefined && asksWhatHinders(question, topic)) return answerWhyAgainst(turn, topic);
  // "When does my husband come" is about the marriage, not about the husband.
  const asksWhenMarried = question.person === "spouse" && question.form === "when" && topic === "love" && !other;
  if (question.person !== "self" && !asksWhenMarried) return answerAboutPerson(turn, question.person);
  if (topic === undefined) return null;
  if (ISHTA_DEVATA_PATTERN.test(question.text)) return answerIshtaDevata(turn);
  const oneSided = answerStrengthsOrWeaknesses(turn);
  if (oneSided) return oneSided;
  return other && BOTH_PATTERN.test(question.text) ? answerTwoTopics(turn, topic, other) : answerTopic(turn, topic);
}

/** "Money and health both". */
const BOTH_PATTERN = /\b(?:both|dono|donon)\b|दोनों/iu;
