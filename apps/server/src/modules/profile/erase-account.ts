import { z } from "zod";
import type { Clock } from "../../time/clock.ts";
import type { JobHandler, JobHandlers } from "../../jobs/job-handler.ts";
import type { JobEnqueuer, NewJob } from "../../jobs/queue.ts";
import type { AccountsService } from "../accounts/service.ts";
import type { Person, PersonalData } from "./personal-data.ts";

const ERASURE_JOB = "erasure of a person";
/** The request that starts an erasure usually completes it; the job is the fallback. */
const JOB_AFTER_MS = 60_000;
const SWEEP_JOB = "sweep after a person";
/** Longer than any request that was running during the erasure can last. */
const SWEEP_AFTER_MS = 600_000;
/** Retries for days, finally once an hour: erasure is a legal right and must survive an evening without a database. */
const MAX_ATTEMPTS = 100;
const personSchema = z.object({ userId: z.string(), email: z.string() });
const sweepSchema = z.object({ userId: z.string() });

export interface ErasureParts {
  readonly accounts: { readonly own: Pick<AccountsService["own"], "isLeaving" | "leave"> };
  /** In the order of erasure; the account itself comes last. */
  readonly personalData: readonly PersonalData[];
  readonly clock: Clock;
  /**
   * Deletes what another store (Firestore) has for an account. That store has no foreign keys, so a request that overlapped with the
   * erasure and whose process died may have left data behind.
   */
  readonly separateStore?: {
    readonly forget: (userId: string) => Promise<void>;
    readonly jobs: Pick<JobEnqueuer, "enqueueAlone">;
  };
}

/**
 * Erases a person in idempotent steps, so that an interrupted erasure can be continued: first all ways in are closed, then each
 * module deletes its data, and finally the account is deleted. Until then the e-mail address stays taken.
 */
export function createErasure({ accounts, personalData, clock, separateStore }: ErasureParts) {
  const later = (ms: number): Date => new Date(clock().getTime() + ms);

  /** Does nothing for a person who is not being deleted: the address may belong to someone else by now. */
  async function complete(person: Person): Promise<void> {
    if (!(await accounts.own.isLeaving(person.userId))) return;
    for (const source of personalData) await source.erase(person);
  }

  /** Not stored as a job of this person, as the erasure deletes those. */
  function jobOf({ userId, email }: Person): NewJob {
    return { kind: ERASURE_JOB, payload: { userId, email }, runAt: later(JOB_AFTER_MS) };
  }

  const finishing: JobHandler = {
    run: async (payload) => {
      const person = personSchema.parse(payload);
      await complete(person);
      const { userId } = person;
      await separateStore?.jobs.enqueueAlone({ kind: SWEEP_JOB, payload: { userId }, runAt: later(SWEEP_AFTER_MS) });
    },
    maxAttempts: MAX_ATTEMPTS,
  };

  const sweeping: JobHandler = {
    run: async (payload) => separateStore?.forget(sweepSchema.parse(payload).userId),
    maxAttempts: MAX_ATTEMPTS,
  };

  return {
    begin: (person: Person): Promise<void> => accounts.own.leave(person.userId, jobOf(person)),
    complete,
    handlers: { [ERASURE_JOB]: finishing, [SWEEP_JOB]: sweeping } satisfies JobHandlers,
  };
}
export type Erasure = ReturnType<typeof createErasure>;
