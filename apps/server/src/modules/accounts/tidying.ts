import type { Clock } from "../../clock.ts";
import type { LinksRepository } from "./links/repository.ts";
import type { PeopleRepository } from "./people/repository.ts";
import type { SessionsRepository } from "./sessions/repository.ts";

const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;

export interface TidyingParts {
  readonly people: PeopleRepository;
  readonly sessions: SessionsRepository;
  readonly links: LinksRepository;
  readonly audit: { tidy(): Promise<void> };
  readonly clock: Clock;
  readonly log: { error(context: object, message: string): void };
}

/**
 * Deletes what has expired, beside whatever goes on and at most once a minute: nothing depends on it, as what has expired opens
 * nothing. Mailed links stay a day longer than they are good for, so that a late press hears 'expired' and not 'unknown'.
 */
export function tidying({ people, sessions, links, audit, clock, log }: TidyingParts): () => void {
  let tidied = 0;

  async function tidy(now: Date): Promise<void> {
    const instant = now.toISOString();
    await sessions.deleteExpired(instant);
    await people.deleteExpired(instant);
    await links.deleteExpired(new Date(now.getTime() - DAY_MS).toISOString());
    await audit.tidy();
  }

  return () => {
    const now = clock();
    if (now.getTime() - tidied < EVERY_MS) return;
    tidied = now.getTime();
    tidy(now).catch((error: unknown) => log.error({ err: error }, "expired rows were not deleted"));
  };
}
