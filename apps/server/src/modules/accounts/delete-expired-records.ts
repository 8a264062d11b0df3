import type { Clock } from "../../time/clock.ts";
import type { LinksRepository } from "./mailed-links/repository.ts";
import type { UserRepository } from "./users/repository.ts";
import type { SessionsRepository } from "./sessions/repository.ts";

const INTERVAL_MS = 60_000;
const DAY_MS = 86_400_000;

export interface ExpiredRecordsDeletionParts {
  readonly users: UserRepository;
  readonly sessions: SessionsRepository;
  readonly links: LinksRepository;
  readonly audit: { cleanUp(): Promise<void> };
  readonly clock: Clock;
  readonly log: { error(context: object, message: string): void };
}

/**
 * Deletes expired records in the background, at most once a minute. Nothing depends on it, as expired records grant nothing.
 * Mailed links are kept for a day after they expire, so that a late click gets 'expired' instead of 'unknown'.
 */
export function createExpiredRecordsDeletion({
  users,
  sessions,
  links,
  audit,
  clock,
  log,
}: ExpiredRecordsDeletionParts): () => void {
  let tidied = 0;

  async function deleteExpired(now: Date): Promise<void> {
    const instant = now.toISOString();
    await sessions.deleteExpired(instant);
    await users.deleteExpired(instant);
    await links.deleteExpired(new Date(now.getTime() - DAY_MS).toISOString());
    await audit.cleanUp();
  }

  return () => {
    const now = clock();
    if (now.getTime() - tidied < INTERVAL_MS) return;
    tidied = now.getTime();
    deleteExpired(now).catch((error: unknown) => log.error({ err: error }, "expired rows were not deleted"));
  };
}
