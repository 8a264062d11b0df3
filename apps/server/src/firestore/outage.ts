import type { Outage } from "../db/outage.ts";

/** Codes of gRPC: nobody there, too slow, no right to it; too many at one document or at once. */
const OUTAGES: Readonly<Record<number, Outage>> = {
  4: "away",
  7: "away",
  8: "busy",
  10: "busy",
  14: "away",
  16: "away",
};

/** Firestore did not answer in time. What it was asked to write may be written all the same, as with any lost answer. */
export class FirestoreSilence extends Error {
  override readonly name = "FirestoreSilence";
}

/** The outage behind an error of Firestore's client; null for any other error. */
export function firestoreOutageOf(error: unknown): Outage | null {
  if (error instanceof FirestoreSilence) return "away";
  if (!(error instanceof Error) || !("metadata" in error || "details" in error)) return null;
  const { code } = error as { code?: unknown };
  return typeof code === "number" ? (OUTAGES[code] ?? null) : null;
}
