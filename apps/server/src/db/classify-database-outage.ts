/** Why the database cannot work at the moment; neither the caller's fault nor a bug. */
export type Outage = "away" | "busy" | "full" | "read_only";

/** SQLite's primary result codes. */
const SQLITE_OUTAGES: Readonly<Record<number, Outage>> = {
  5: "busy",
  6: "busy",
  8: "read_only",
  10: "away",
  13: "full",
  14: "away",
};
/** PostgreSQL's SQLSTATE codes, in full or by class, and the system's codes for an unreachable server. */
const POSTGRES_OUTAGES: readonly (readonly [RegExp, Outage])[] = [
  // 57014: a statement was cut off by its limit; 53300: there are too many connections.
  [/^(40001|40P01|55P03|53300|57014)$/, "busy"],
  [/^53100$/, "full"],
  [/^25006$/, "read_only"],
  // 25P03: a transaction was idle for too long, and its connection is closed.
  [/^(08\w{3}|57P0[1-3]|25P03)$/, "away"],
  [/^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/, "away"],
];
/** Messages of `pg` errors without a code. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)/;

/** The outage that caused a database error; null for any other error. */
export function classifyDatabaseOutage(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === "ERR_SQLITE_ERROR" && typeof errcode === "number") return SQLITE_OUTAGES[errcode & 0xff] ?? null;
  const outage = POSTGRES_OUTAGES.find(([pattern]) => typeof code === "string" && pattern.test(code));
  if (outage) return outage[1];
  return LOST_CONNECTION.test(error.message) ? "away" : null;
}
