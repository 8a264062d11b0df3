import type { Danger, DangerKind } from "../understanding/danger/danger.ts";
import type { OlderDanger, Told } from "./answer.ts";
import { CARE, CARE_ASKS, CARE_GOES_ON } from "./care.data.ts";
import { type Body, says, type Turn } from "./turn.ts";

/** How the conversation goes on after a danger: about a life, about what is happening now, or gently. */
const GOES_ON: Readonly<Record<DangerKind, keyof typeof CARE_GOES_ON>> = {
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

const KIND_OF_OLDER: Readonly<Record<OlderDanger, DangerKind>> = {
  crisis: "self_harm",
  veiled: "self_harm",
  violence: "violence_suffered",
  emergency: "medical_emergency",
};

const kindOf = (told: DangerKind | OlderDanger): DangerKind =>
  told in KIND_OF_OLDER ? KIND_OF_OLDER[told as OlderDanger] : (told as DangerKind);

/** The danger that the turn before was about; `null` where it was about something else. */
export function dangerBefore(turns: readonly Told[]): DangerKind | null {
  const last = turns.at(-1);
  if (last?.kind !== "safety") return null;
  return last.danger ? kindOf(last.danger) : "self_harm";
}

/** Help in place of astrology: no fact, no forecast, no chips. */
const care = (turn: Turn, danger: Danger, words = CARE[danger.kind]): Body => ({
  kind: "safety",
  sentences: [says(turn.voice, words)],
  danger,
  followUps: [],
});

/**
 * Danger comes before everything else. The state persists: until the person clearly turns to something else, the next messages are
 * answered with care too, also "just kidding" and "ok".
 */
export function safetyAnswer(turn: Turn): Body | null {
  const { question, turns } = turn;
  const before = dangerBefore(turns);
  const { danger } = question;
  if (danger !== null) {
    // The same again: the numbers were given, and the person is asked about what comes next. A new danger is met in full.
    if (danger.kind === before) return care(turn, danger, CARE_GOES_ON[GOES_ON[danger.kind]]);
    return care(turn, danger, danger.kind === "self_harm" && !danger.isClear ? CARE_ASKS : undefined);
  }
  if (before === null || turnsAway(turn)) return null;
  return care(turn, { kind: before, span: [0, question.text.length], isClear: true }, CARE_GOES_ON[GOES_ON[before]]);
}

/** Whether a message after a danger is clearly about something else: a matter, a term or a fact of the chart, or the product. */
function turnsAway({ question: { blank, topics, kinds, named } }: Turn): boolean {
  const ofTheChart =
    named.grahas.length + named.houses.length + named.lords.length + named.factIds.length + named.vargas.length > 0;
  return (
    !blank && (topics.length > 0 || ofTheChart || named.terms.size > 0 || kinds.some((kind) => !ENDS_NOTHING.has(kind)))
  );
}

/** Thanks, a greeting or a doubt does not end a danger. */
const ENDS_NOTHING: ReadonlySet<string> = new Set([
  "thanks",
  "greeting",
  "grief",
  "troubled",
  "unheard",
  "complaint",
  "human",
]);
