import type { Danger, DangerKind } from "../../message-classification/danger/danger.ts";
import type { LegacyDangerKind, TurnMemory } from "../answer-types.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import { assessDanger } from "../../message-classification/danger/assess-danger.ts";
import { splitMessageIntoSentences } from "../../message-classification/danger/split-message-into-sentences.ts";
import { tokenise } from "../../language/tokenise.ts";
import type { AskFamily } from "../../request/object.ts";
import { ASK_OBJECTS } from "../../request/objects.data.ts";
import { readParts } from "../../request/read-parts.ts";
import { namesSwallowing } from "../../message-classification/danger/detect-harmful-action.ts";
import { DISTRESS_PHRASES, DISTRESS_CONTINUATION_PHRASES, INJURY_PHRASES } from "./distress-phrases.data.ts";
import { DANGER_CHECK_PHRASES, DENIAL_PHRASES } from "./danger-check-phrases.data.ts";
import { affirmsDanger, deniesDanger } from "./denies-danger.ts";
import { type AnswerDraft, renderPhrase, type TalkContext } from "../answer-context.ts";

/** How the conversation continues after a danger: about staying alive, about what is happening now, or gently. */
const CONTINUATION_BY_DANGER: Readonly<Record<DangerKind, keyof typeof DISTRESS_CONTINUATION_PHRASES>> = {
  already_happened: "now",
  medical_emergency: "now",
  self_harm: "life",
  another_in_danger: "now",
  child_abuse: "now",
  violence_suffered: "now",
  harm_to_others: "now",
  threat_received: "now",
  stalking: "now",
  delusion: "life",
  fraud_under_way: "gentle",
  medical_decision: "gentle",
  grief: "gentle",
};

const DANGER_BY_LEGACY_KIND: Readonly<Record<LegacyDangerKind, DangerKind>> = {
  crisis: "self_harm",
  veiled: "self_harm",
  violence: "violence_suffered",
  emergency: "medical_emergency",
};

const toDangerKind = (stored: DangerKind | LegacyDangerKind): DangerKind =>
  stored in DANGER_BY_LEGACY_KIND ? DANGER_BY_LEGACY_KIND[stored as LegacyDangerKind] : (stored as DangerKind);

/** The danger of the previous turn; `null` if it was about something else. */
export function getPreviousDanger(turns: readonly TurnMemory[]): DangerKind | null {
  const last = turns.at(-1);
  if (last?.kind !== "safety") return null;
  return last.danger ? toDangerKind(last.danger) : "self_harm";
}

/** The help for a kind of danger; after an injury, that for what happened. */
const getHelp = ({ question }: TalkContext, { kind }: Danger): PhraseVariants =>
  kind === "already_happened" && !namesSwallowing(tokenise(question.text)) ? INJURY_PHRASES : DISTRESS_PHRASES[kind];

/** Help instead of astrology: no facts, no forecast, no suggested questions. */
const buildCareAnswer = (turn: TalkContext, danger: Danger, phrases = getHelp(turn, danger)): AnswerDraft => ({
  kind: "safety",
  sentences: [renderPhrase(turn.phrasePicker, phrases)],
  danger,
  followUps: [],
});

/** One short question for a message that may mean a danger or not. The conversation goes on as usual unless the person says yes. */
const askAboutDanger = (turn: TalkContext, danger: Danger): AnswerDraft => ({
  ...buildCareAnswer(turn, danger, DANGER_CHECK_PHRASES[danger.kind]),
  isCheck: true,
});

const continueCare = (turn: TalkContext, danger: Danger): AnswerDraft =>
  buildCareAnswer(turn, danger, DISTRESS_CONTINUATION_PHRASES[CONTINUATION_BY_DANGER[danger.kind]]);

/** Whether the message says that the danger of the turn before is none. A new danger in it that is clear is heard all the same. */
export function endsDanger({ question, previousTurns }: TalkContext): boolean {
  const previous = getPreviousDanger(previousTurns);
  if (previous === null || !deniesDanger(question.text, previousTurns.at(-1)?.isCheck === true)) return false;
  return !question.danger?.isClear || question.danger.kind === previous;
}

/** Answers after the question whether there is a danger: yes gets the full help. */
function answerAfterCheck(turn: TalkContext, previous: DangerKind): AnswerDraft | null {
  const { question } = turn;
  const { danger } = question;
  if (danger !== null) return buildCareAnswer(turn, danger);
  if (!affirmsDanger(question.text)) return null;
  return buildCareAnswer(turn, { kind: previous, span: [0, question.text.length], isClear: true });
}

/**
 * Answers a message that shows danger; it comes before everything else. A message that may be harmless gets one question instead of the full
 * answer. The state persists: until the user clearly changes the subject or denies the danger, the next messages are answered with care too,
 * including "just kidding" and "ok".
 */
export function answerDanger(turn: TalkContext): AnswerDraft | null {
  const { question, previousTurns, phrasePicker } = turn;
  const previous = getPreviousDanger(previousTurns);
  const { danger } = question;
  if (endsDanger(turn))
    return changesSubject(turn) && splitMessageIntoSentences(question.text).length > 1
      ? null
      : { kind: "talk", sentences: [renderPhrase(phrasePicker, DENIAL_PHRASES)], followUps: [] };
  if (previous !== null && previousTurns.at(-1)?.isCheck) return answerAfterCheck(turn, previous);
  // The same danger again: the phone numbers were given already, so ask what comes next. A new danger gets the full answer.
  if (danger !== null && danger.kind === previous) return continueCare(turn, danger);
  if (danger?.isClear) return buildCareAnswer(turn, danger);
  if (danger !== null) return asksOnlyForEarlierTime(turn) ? null : askAboutDanger(turn, danger);
  if (previous === null || changesSubject(turn)) return null;
  return continueCare(turn, { kind: previous, span: [0, question.text.length], isClear: true });
}

/** What is computed or looked up is asked for by who goes on with something else; what a life brings may still be about the danger. */
const OTHER_FAMILIES: ReadonlySet<AskFamily> = new Set([
  "chart",
  "dasha",
  "sky",
  "day",
  "calendar",
  "two people",
  "app",
]);
const SURE_PROBABILITY = 0.7;

/** "And what happened between 2009 and 2012?", "today's rahu kala". */
const asksForOther = ({ question, previousTurns }: TalkContext): boolean =>
  readParts({ question, turns: previousTurns }).some(
    ({ ranked: [best] }) =>
      best !== undefined &&
      best.probability >= SURE_PROBABILITY &&
      (best.object === "past_years" || OTHER_FAMILIES.has(ASK_OBJECTS[best.object].family)),
  );

/**
 * "Isse pehle kuch nahi? Purani roz band ho jaati hai", after a time was named, asks for an earlier one. Where a sentence shows the danger by itself,
 * the message is asked about.
 */
const asksOnlyForEarlierTime = ({ question, previousTurns }: TalkContext): boolean => {
  const [part, ...others] = readParts({ question, turns: previousTurns });
  const best = part?.ranked[0];
  const sentences = splitMessageIntoSentences(question.text);
  return (
    previousTurns.length > 0 &&
    others.length === 0 &&
    best?.object === "sooner" &&
    best.probability >= SURE_PROBABILITY &&
    (sentences.length === 1 || sentences.every(({ text }) => assessDanger(text) === null))
  );
};

/** Whether a message after a danger is clearly about something else: a topic, a term or fact of the chart, or the product. */
function changesSubject(turn: TalkContext): boolean {
  const { isNotUnderstood, topics, kinds, entities } = turn.question;
  const namesChartElements =
    entities.grahas.length +
      entities.houses.length +
      entities.lords.length +
      entities.factIds.length +
      entities.vargas.length >
    0;
  return (
    asksForOther(turn) ||
    (!isNotUnderstood &&
      (topics.length > 0 ||
        namesChartElements ||
        entities.terms.size > 0 ||
        kinds.some((kind) => !NON_ENDING_KINDS.has(kind))))
  );
}

/** Kinds of messages that do not end a danger, such as thanks, a greeting or a complaint. */
const NON_ENDING_KINDS: ReadonlySet<string> = new Set([
  "thanks",
  "greeting",
  "grief",
  "troubled",
  "unheard",
  "complaint",
  "human",
]);
