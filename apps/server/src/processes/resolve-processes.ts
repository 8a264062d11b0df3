import { availableParallelism } from "node:os";
import { isPostgresUrl } from "../db/database-location.ts";
import type { ServerCount } from "../db/inspect-postgres.ts";
import type { SetConfig } from "../settings/config.ts";

const SQLITE_PROBLEM =
  "Several processes need PostgreSQL, because SQLite serves one server at a time. Set DATABASE_URL to a postgres:// address, or PROCESSES=1";

/**
 * How many processes of the server run on this machine.
 * @param isCluster whether they are asked for by `npm run cluster`, which runs one for each core unless PROCESSES says otherwise
 * @throws Error with a message for the operator
 */
export function resolveProcesses(
  { PROCESSES, DATABASE_URL }: Pick<SetConfig, "PROCESSES" | "DATABASE_URL">,
  isCluster: boolean,
): ServerCount {
  const wanted = isCluster && PROCESSES === undefined ? "auto" : (PROCESSES ?? 1);
  const processes = wanted === "auto" ? availableParallelism() : wanted;
  const isSupervised = isCluster || wanted === "auto" || processes > 1;
  if (isSupervised && !isPostgresUrl(DATABASE_URL)) throw new Error(SQLITE_PROBLEM);
  return { processes, isSupervised };
}
