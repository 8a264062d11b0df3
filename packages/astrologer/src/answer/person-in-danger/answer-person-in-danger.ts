import type { Danger, DangerKind } from "../../message-classification/danger/danger.ts";
import type { LegacyDangerKind, TurnMemory } from "../answer-types.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import { tokenise } from "../../language/tokenise.ts";
import { namesSwallowing } from "../../message-classification/danger/detect-harmful-action.ts";
import {
  DISTRESS_PHRASES,
  DISTRESS_CHECK_PHRASES,
  DISTRESS_CONTINUATION_PHRASES,
  INJURY_PHRASES,
} from "./distress-phrases.data.ts";
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

/**
 * Answers a message that shows danger; it comes before everything else. The state persists: until the user clearly changes the subject, the
 * next messages are answered with care too, including "just kidding" and "ok".
 */
export function answerDanger(turn: TalkContext): AnswerDraft | null {
  const { question, previousTurns } = turn;
  const previousDanger = getPreviousDanger(previousTurns);
  const { danger } = question;
  if (danger !== null) {
    // The same danger again: the phone numbers were given already, so ask what comes next. A new danger gets the full answer.
    if (danger.kind === previousDanger)
      return buildCareAnswer(turn, danger, DISTRESS_CONTINUATION_PHRASES[CONTINUATION_BY_DANGER[danger.kind]]);
    return buildCareAnswer(
      turn,
      danger,
      danger.kind === "self_harm" && !danger.isClear ? DISTRESS_CHECK_PHRASES : undefined,
    );
  }
  if (previousDanger === null || changesSubject(turn)) return null;
  return buildCareAnswer(
    turn,
    { kind: previousDanger, span: [0, question.text.length], isClear: true },
    DISTRESS_CONTINUATION_PHRASES[CONTINUATION_BY_DANGER[previousDanger]],
  );
}

/** Whether a message after a danger is clearly about something else: a topic, a term or fact of the chart, or the product. */
function changesSubject({ question: { isNotUnderstood, topics, kinds, entities } }: TalkContext): boolean {
  const namesChartElements =
    entities.grahas.length +
      entities.houses.length +
      entities.lords.length +
      entities.factIds.length +
      entities.vargas.length >
    0;
  return (
    !isNotUnderstood &&
    (topics.length > 0 ||
      namesChartElements ||
      entities.terms.size > 0 ||
      kinds.some((kind) => !NON_ENDING_KINDS.has(kind)))
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
