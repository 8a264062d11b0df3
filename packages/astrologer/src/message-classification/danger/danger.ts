/** Kinds of danger or distress that a message may show, most severe first. */
export const DANGER_KINDS = [
  "already_happened",
  "medical_emergency",
  "self_harm",
  "another_in_danger",
  "child_abuse",
  "violence_suffered",
  "harm_to_others",
  "threat_received",
  "stalking",
  "delusion",
  "fraud_under_way",
  "medical_decision",
  "grief",
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/** A danger that a message shows. The answer is help, never a forecast. */
export interface Danger {
  readonly kind: DangerKind;
  /** Offsets of the sentence that shows it; the whole message if it is not a single sentence. */
  readonly span: readonly [from: number, to: number];
  /** Whether the detection is certain; if not, the answer asks the person first. */
  readonly isClear: boolean;
}
