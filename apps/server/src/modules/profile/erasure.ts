import { z } from "zod";
import type { Clock } from "../../clock.ts";
import type { JobHandler, JobHandlers } from "../../jobs/handler.ts";
import type { JobIntake, NewJob } from "../../jobs/queue.ts";
import type { AccountsService } from "../accounts/service.ts";
import type { Person, PersonalData } from "./personal-data.ts";

const ERASURE = "erasure of a person";
/** The request that begins it usually ends it as well; the job is for when it does not. */
const JOB_AFTER_MS = 60_000;
const SWEEP = "sweep after a person";
/** Longer than any request lives that was under way meanwhile. */
const SWEEP_AFTER_MS = 600_000;
/** For days, an hour apart in the end: a right of the person, not to be given up because of one evening without a database. */
const MOST_ATTEMPTS = 100;
const personSchema = z.object({ userId: z.string(), email: z.string() });
const sweepSchema = z.object({ userId: z.string() });

export interface ErasureParts {
  readonly accounts: { readonly own: Pick<AccountsService["own"], "isLeaving" | "leave"> };
  /** In the order of their erasure; the account itself comes last. */
  readonly personalData: readonly PersonalData[];
  readonly clock: Clock;
  /**
   * Empties what is kept of an account in another store than accounts are, whose foreign keys refuse nothing: a request that met the
   * erasure and died with its process may have left something there.
   */
  readonly elsewhere?: { readonly forget: (userId: string) => Promise<void>; readonly jobs: Pick<JobIntake, "add"> };
}

/**
 * The erasure of a person in steps that may each be done again, so that one that was cut short is taken up where it stands: first
 * everything of theirs closes, then each module forgets them, and in the end the account goes. Until then the address stays taken.
 */
export function erasure({ accounts, personalData, clock, elsewhere }: ErasureParts) {
  const later = (ms: number): Date => new Date(clock().getTime() + ms);

  /** Nothing happens for somebody who is not leaving: whoever has the address by then is somebody else. */
  async function complete(person: Person): Promise<void> {
    if (!(await accounts.own.isLeaving(person.userId))) return;
    for (const kept of personalData) await kept.erase(person);
  }

  /** Not kept as a job about this person: those go on the way. */
  function jobOf({ userId, email }: Person): NewJob {
    return { kind: ERASURE, payload: { userId, email }, runAt: later(JOB_AFTER_MS) };
  }

  const finishing: JobHandler = {
    run: async (payload) => {
      const person = personSchema.parse(payload);
      await complete(person);
      const { userId } = person;
      await elsewhere?.jobs.add({ kind: SWEEP, payload: { userId }, runAt: later(SWEEP_AFTER_MS) });
    },
    mostAttempts: MOST_ATTEMPTS,
  };

  const sweeping: JobHandler = {
    run: async (payload) => elsewhere?.forget(sweepSchema.parse(payload).userId),
    mostAttempts: MOST_ATTEMPTS,
  };

  return {
    begin: (person: Person): Promise<void> => accounts.own.leave(person.userId, jobOf(person)),
    complete,
    handlers: { [ERASURE]: finishing, [SWEEP]: sweeping } satisfies JobHandlers,
  };
}
export type Erasure = ReturnType<typeof erasure>;
