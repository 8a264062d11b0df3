import type { Question } from "../../question/question.ts";
import type { UserFact } from "../../question/extract-user-facts.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import type { Understanding } from "../understand-message.ts";
import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import { computeContinuation } from "../../message-classification/classify-relation.ts";
import { findCurrentTopic } from "./find-topic-under-discussion.ts";
import { findReferenceKeywords } from "./find-reference-keywords.ts";
import { isIncomplete } from "./is-incomplete-question.ts";
import { asksMaraka } from "../definitions/define-term.ts";
import { isBareFollowUp } from "../../question/is-bare-follow-up.ts";
import { countWords } from "../../language/count-words.ts";

/** Questions up to this length without a topic, but with a when, how or whether, inherit the previous topic. */
const MAX_FOLLOW_UP_WORDS = 5;
const MAX_REFERRING_WORDS = 8;
const REFERENCE_PATTERN =
  /\b(?:one|another|again|that|this|it|doosr[aie]|dusr[aie]|teesr[aie]|tisr[aie]|ek aur)\b|दूसर|तीसर|एक और/iu;
/** Length limit for questions with just a time: "in 2028?" */
const MAX_BARE_WORDS = 3;
/** Number of past turns that are searched for a looked-up fact. */
const TURNS_BACK = 3;

type EarlierConversation = Pick<Understanding, "turns" | "questionOf">;

/** The topics of a question; if it names none and refers back, the topic of the previous turn. */
export function resolveTopics(
  question: Question,
  conversation: EarlierConversation,
  {
    hasTime,
    isDay = false,
    stated,
  }: {
    readonly hasTime: boolean;
    readonly isDay?: boolean;
    readonly stated: readonly UserFact[];
  },
): readonly Topic[] {
  if (question.topics.length > 0) return question.topics;
  if (hasTime && returnsToAsker(question, conversation, isDay)) return [];
  const current = findCurrentTopic({ previousTurns: conversation.turns, questionOf: conversation.questionOf });
  const previousTopics = current ? [current.topic] : [];
  const { entities, kinds, form, text } = question;
  const words = countWords(text);
  const isShort = words <= MAX_FOLLOW_UP_WORDS && !text.includes("dasha");
  // A message with other content inherits nothing: "am I dying?" after a question about marriage is not about marriage.
  const isFollowUp = isBareFollowUp(text);
  // "Is there a third one coming?"
  const hasReference =
    question.isNotUnderstood && isFollowUp && words <= MAX_REFERRING_WORDS && REFERENCE_PATTERN.test(text);
  const refersBack =
    hasReference ||
    question.followUp !== null ||
    kinds.includes("remedy") ||
    (question.isNotUnderstood && isShort && isFollowUp);
  const namesChartElements = entities.grahas.length + entities.houses.length + entities.lords.length > 0;
  const isWhenOrYesNo = form === "when" || form === "yes_no";
  const isBare =
    isShort && isFollowUp && !namesChartElements && entities.terms.size === 0 && kinds.length === 0 && isWhenOrYesNo;
  const isDated =
    hasTime &&
    isFollowUp &&
    !namesChartElements &&
    (words <= MAX_BARE_WORDS || (kinds.length === 0 && (isWhenOrYesNo || form === "if")));
  // "When can I go": a question that names no topic is about the one before.
  const isOpen = words <= MAX_OPEN_WORDS && isIncomplete(question) && !hasTime && asksAboutTopic(question);
  const inherited = refersBack || isBare || isDated || isOpen ? previousTopics : [];
  return inherited.length === 0 && hasReference ? inferTopicsFromUserFacts(text, stated) : inherited;
}

const MAX_OPEN_WORDS = 9;
const MIN_PROBABILITY = 0.5;
const KINDS_OF_TOPIC: ReadonlySet<DialogueActKind> = new Set(["timing", "decision"]);

/** Whether the classifier is sure that a question is one about a topic of life. */
const asksAboutTopic = ({ acts: [act], person, form }: Question): boolean =>
  act !== undefined &&
  person === "self" &&
  (form === "when" || (KINDS_OF_TOPIC.has(act.kind) && act.probability >= MIN_PROBABILITY));

const HOW_PATTERN = /\b(?:how|kaisa|kaisi|kaise|like)\b|कैस[ाी]/iu;

/**
 * Whether a question about a time drops the previous topic. "How is tomorrow" asks about the day itself; and after a turn about another
 * person, a question that only names a time is about the user again.
 */
function returnsToAsker(
  { text, person, kinds, isNotUnderstood }: Question,
  { turns, questionOf }: EarlierConversation,
  isDay: boolean,
): boolean {
  const last = turns.at(-1);
  if (!last || person !== "self") return false;
  if (isDay && HOW_PATTERN.test(text)) return true;
  const asksTimeOnly = isNotUnderstood || kinds.every((kind) => ["day", "month", "ahead"].includes(kind));
  return asksTimeOnly && questionOf(last).person !== "self" && !PRONOUN_PATTERN.test(text);
}
const PRONOUN_PATTERN = /\b(?:he|she|him|her|his|they|uska|uski|uske|use|woh|wo|unka|unki)\b|उसक|उसे|वह(?!\p{L})|उनक/iu;

const ORDINAL_PATTERNS: readonly (readonly [RegExp, number | null])[] = [
  [/\b(?:second|2nd|doosr[aie]|dusr[aie])\b|दूसर/iu, 2],
  [/\b(?:third|3rd|teesr[aie]|tisr[aie])\b|तीसर/iu, 3],
  [/\b(?:fourth|4th|chauth[aie])\b|चौथ/iu, 4],
  [/\b(?:another|one more|ek aur)\b|एक और/iu, null],
];
/** After one of these a question for "another one" may mean a marriage. */
const ENDED_MARRIAGE_VALUES: ReadonlySet<string> = new Set(["divorced", "widowed", "separated"]);

/** "Is a third one coming?" from a user who has stated that they have two children, or that a marriage has ended. */
function inferTopicsFromUserFacts(text: string, stated: readonly UserFact[]): readonly Topic[] {
  const [, count] = ORDINAL_PATTERNS.find(([words]) => words.test(text)) ?? [];
  if (count === undefined) return [];
  const getStated = (about: UserFact["about"]): string | undefined =>
    stated.findLast((one) => one.about === about)?.value;
  const children = Number(getStated("children") ?? Number.NaN);
  if (children > 0 && (count === null || count === children + 1)) return ["children"];
  return ENDED_MARRIAGE_VALUES.has(getStated("marriage") ?? "") ? ["love"] : [];
}

/** From this probability the classifier decides that a message goes on with the one before. */
const SURE_RELATION = 0.5;

/** Whether a short question leaves out what it is about. */
const isElliptical = (question: Question): boolean => {
  const { isNotUnderstood, entities, topics, kinds, followUp, text } = question;
  return (
    isNotUnderstood &&
    !asksMaraka(question) &&
    topics.length + kinds.length + entities.houses.length + entities.lords.length + entities.groups.length === 0 &&
    followUp !== "wrong" &&
    followUp !== "simple" &&
    followUp !== "more" &&
    countWords(text) <= MAX_FOLLOW_UP_WORDS + 1 &&
    (isBareFollowUp(text) ||
      computeContinuation(text) >= SURE_RELATION ||
      ["thing" as const, "chart" as const, "strong" as const].some((keyword) =>
        findReferenceKeywords(text).has(keyword),
      ))
  );
};

/** Completes an elliptical question ("till when?", "am I in it?") with the chart elements of the last looked-up fact. */
export function completeEllipticalQuestion(question: Question, { turns, questionOf }: EarlierConversation): Question {
  if (!isElliptical(question)) return question;
  const terms = new Set(question.entities.terms);
  for (const memory of turns.slice(-TURNS_BACK).toReversed()) {
    if (memory.kind !== "fact" && memory.kind !== "definition") return question;
    const previousQuestion = questionOf(memory);
    for (const term of previousQuestion.entities.terms) terms.add(term);
    if (isElliptical(previousQuestion)) continue;
    return { ...question, entities: { ...previousQuestion.entities, terms }, isNotUnderstood: false };
  }
  return question;
}
