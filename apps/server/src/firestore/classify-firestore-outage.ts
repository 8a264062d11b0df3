import type { Outage } from "../db/classify-database-outage.ts";

/** gRPC codes: unavailable, too slow, permission denied; too much contention or too many requests. */
const OUTAGES: Readonly<Record<number, Outage>> = {
  4: "away",
  7: "away",
  8: "busy",
  10: "busy",
  14: "away",
  16: "away",
};

/** Firestore did not answer in time. A requested write may still have happened, as with any lost response. */
export class FirestoreTimeoutError extends Error {
  override readonly name = "FirestoreSilence";
}

/** The outage behind an error of Firestore's client; null for any other error. */
export function classifyFirestoreOutage(error: unknown): Outage | null {
  if (error instanceof FirestoreTimeoutError) return "away";
  if (!(error instanceof Error) || !("metadata" in error || "details" in error)) return null;
  const { code } = error as { code?: unknown };
  return typeof code === "number" ? (OUTAGES[code] ?? null) : null;
}
