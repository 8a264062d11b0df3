/** Why the database cannot do its work just now; none of them is the caller's doing or a fault of ours. */
export type Outage = "away" | "busy" | "full" | "read_only";

/** SQLite's primary result codes. */
const OF_SQLITE: Readonly<Record<number, Outage>> = {
  5: "busy",
  6: "busy",
  8: "read_only",
  10: "away",
  13: "full",
  14: "away",
};
/** PostgreSQL's SQLSTATE, in full or by class, and the system's codes for a server that is not there. */
const OF_POSTGRES: readonly (readonly [RegExp, Outage])[] = [
  [/^(40001|40P01|55P03|53300)$/, "busy"],
  [/^53100$/, "full"],
  [/^25006$/, "read_only"],
  [/^(08\w{3}|57P0[1-3])$/, "away"],
  [/^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/, "away"],
];
/** What `pg` says without a code. */
const LOST = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** The outage behind an error of the database; null for any other error. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === "ERR_SQLITE_ERROR" && typeof errcode === "number") return OF_SQLITE[errcode & 0xff] ?? null;
  const known = OF_POSTGRES.find(([pattern]) => typeof code === "string" && pattern.test(code));
  if (known) return known[1];
  return LOST.test(error.message) ? "away" : null;
}
