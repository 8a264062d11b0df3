import type { Db } from "../../db/client.ts";
import type { Clock } from "../../clock.ts";
import type { Trx } from "../../db/transactions.ts";
import { jobIds } from "../../jobs/job-id.ts";
import type { JobIntake } from "../../jobs/queue.ts";
import { type Seal, sealFrom } from "../../jobs/seal.ts";
import type { AuditIntake } from "../../modules/audit/service.ts";
import type { LinkTrail } from "../link-change.ts";
import { ANSWER_JOB, SEND_JOB } from "../repository.ts";

export interface SqlChannelsParts {
  readonly db: Db;
  readonly jobs: Pick<JobIntake, "enqueue" | "enqueueAll">;
  readonly audit: AuditIntake<Trx>;
  readonly clock: Clock;
  /** What words that wait are sealed under. */
  readonly secret: string;
}

/** What a transaction needs beside its rows. */
export interface Tools extends LinkTrail {
  readonly jobs: SqlChannelsParts["jobs"];
  readonly seal: Seal;
  readonly newId: () => string;
  readonly now: string;
}

/** Whose message, or form, it is that something comes of: what is said is named after it. */
export interface Occasion {
  readonly source: string;
  readonly personId: string;
}

/** What all the parts of the repository stand on. */
export interface SqlParts extends Pick<SqlChannelsParts, "db" | "clock"> {
  readonly toolsNow: () => Tools;
  /** Null where it cannot be opened. */
  readonly opened: <Content>(content: string | null, id: string) => Content | null;
}

export function sqlParts({ db, jobs, audit, clock, secret }: SqlChannelsParts): SqlParts {
  const seal = sealFrom(secret);
  const ids = jobIds();
  return {
    db,
    clock,
    toolsNow: () => {
      const now = clock();
      return { jobs, audit, seal, newId: () => ids(now), now: now.toISOString() };
    },
    opened: <Content>(content: string | null, id: string) => {
      const text = content === null ? null : seal.open(content, id);
      return text === null ? null : (JSON.parse(text) as Content);
    },
  };
}

/** Asks for one answer each to whatever waits first of these people. */
export const enqueueAnswers = (trx: Trx, { jobs }: Tools, people: readonly string[]): Promise<void> =>
  jobs.enqueueAll(
    trx,
    people.map((person) => ({ kind: ANSWER_JOB, payload: { person }, group: `heard:${person}`, person })),
  );

export const enqueueSends = (trx: Trx, { jobs }: Tools, ids: readonly string[], person: string): Promise<void> =>
  jobs.enqueueAll(
    trx,
    ids.map((id) => ({ kind: SEND_JOB, payload: { id }, group: `told:${person}`, person })),
  );
