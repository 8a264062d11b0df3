import { extractUserFacts } from "../../question/extract-user-facts.ts";
import type { DialogueAct } from "../../message-classification/dialogue-act.ts";
import { answerAboutConversation } from "./answer-about-conversation.ts";
import type { AnswerContext, AnswerDraft, TalkContext } from "../answer-context.ts";
import { answerCorrection } from "./answer-correction.ts";
import { answerNews, answerUserStatement, answerThanks, tellsBirth } from "./answer-user-statement.ts";
import { countWords } from "../../language/count-words.ts";

/** From this probability the classifier's kind decides. */
const MIN_PROBABILITY = 0.6;

/** The only act of a message, if the classifier is sure of it. */
function getOnlyAct({ question }: TalkContext): DialogueAct | null {
  const [act = null] = question.acts;
  return question.acts.length === 1 && act !== null && act.probability >= MIN_PROBABILITY ? act : null;
}

/** Whether a message is about what was said before, or corrects it. */
export function isAboutEarlierTurn(turn: TalkContext): boolean {
  const kind = getOnlyAct(turn)?.kind;
  return kind === "about_talk" ? !hasOwnFollowUp(turn) : kind === "correction" && turn.previousTurns.length > 0;
}

/** Answers messages about the conversation, corrections, statements and courtesies; `null` for every other kind of message. */
export function answerDialogueAct(turn: AnswerContext): AnswerDraft | null {
  switch (getOnlyAct(turn)?.kind) {
    case "about_talk":
      return hasOwnFollowUp(turn) ? null : answerAboutConversation(turn);
    case "correction":
      return answerCorrection(turn);
    default:
      return answerCourtesy(turn);
  }
}

/** Answers statements and thanks; `null` for every other kind of message. */
export function answerCourtesy(turn: TalkContext): AnswerDraft | null {
  const news = answerNews(turn);
  if (news) return news;
  const act = getOnlyAct(turn);
  if (act?.kind === "statement") return isOnlyTold(turn, act) ? answerUserStatement(turn) : null;
  if (act?.kind !== "thanks" || act.isPolar) return null;
  const isGreeting = turn.question.kinds.includes("greeting") && (turn.time === null || turn.topics.length > 0);
  return isGreeting ? null : answerThanks(turn);
}

/** "In more detail please", "in plain words": answered by the follow-ups to a reading. */
const hasOwnFollowUp = ({ question, topics }: TalkContext): boolean =>
  question.followUp === "more" ||
  (question.followUp === "simple" && topics.length > 0 && PLAIN_WORDS.test(question.text));
const PLAIN_WORDS = /\b(?:simpl\w*|plain\w*|easy|easier|a+sa+n|saral|seedh[aie]|sidh[aie])\b|आसान|सरल|सीध/iu;

/**
 * Whether a message only tells something of the writer or of a person of theirs. Fragments such as "planetary positions" look like
 * statements to the classifier, so a question form or the lack of a person counts against it; a supposition tells nothing.
 */
const isOnlyTold = ({ question }: TalkContext, { isPolar, probability }: DialogueAct): boolean =>
  !isPolar &&
  question.form !== "if" &&
  !/[?？]\s*\S/u.test(question.text) &&
  !question.kinds.some((kind) => PAIN_KINDS.has(kind)) &&
  (extractUserFacts(question.text).length > 0 ||
    tellsBirth(question) ||
    (question.form === "what" &&
      (question.isAboutSelf || (probability >= SURE_PROBABILITY && OURS.test(question.text))) &&
      countWords(question.text) >= MIN_WORDS &&
      (probability >= MIN_MARKED_PROBABILITY || !QUESTION_MARK.test(question.text))));
/** A question mark counts against a statement, although some apps add one to every message. */
const QUESTION_MARK = /[?？]\s*$/u;
const MIN_MARKED_PROBABILITY = 0.75;
/** From this probability a message of "we" is told too: "we had our first child three years later". */
const SURE_PROBABILITY = 0.9;
/** The writer among others. */
const OURS = /\b(?:we|our|ours|us|hum|humne|hamne|hamara|hamari|hamare|humara|humari|humare)\b|हम(?!\p{L})|हमने|हमार/iu;
/** Shorter messages that state no known fact are fragments: "should I worry". */
const MIN_WORDS = 4;
const PAIN_KINDS: ReadonlySet<string> = new Set(["troubled", "grief", "unheard", "complaint"]);
