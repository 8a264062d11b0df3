/** What a person in danger or in pain writes about, the most severe first. */
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

/** A danger that a message shows. It is answered with help, never with a forecast. */
export interface Danger {
  readonly kind: DangerKind;
  /** The sentence that shows it, as offsets into the message; the whole message where it is not one sentence. */
  readonly span: readonly [from: number, to: number];
  /** Whether the reader is sure; where it is not, the person is asked. */
  readonly isClear: boolean;
}
