import type { Db } from "../../db/client.ts";
import type { Clock } from "../../time/clock.ts";
import type { Trx } from "../../db/transactions.ts";
import { createJobIds } from "../../jobs/job-id.ts";
import type { JobEnqueuer } from "../../jobs/queue.ts";
import { type PayloadCipher, createPayloadCipher } from "../../jobs/payload-cipher.ts";
import type { AuditWriter } from "../../modules/audit/service.ts";
import type { ChannelName } from "../inbound-message.ts";
import type { AccountLinkTrail } from "../record-account-link-change.ts";
import { ANSWER_JOB, SEND_JOB } from "../repository.ts";

export interface SqlChannelsParts {
  readonly db: Db;
  readonly jobs: Pick<JobEnqueuer, "enqueue" | "enqueueAll">;
  readonly audit: AuditWriter<Trx>;
  readonly clock: Clock;
  /** Called in the transaction of a stop, with the account that the chat is linked to. */
  readonly onStopped?: (trx: Trx, accountId: string, channel: ChannelName) => Promise<void>;
  /** Secret under which stored message contents are encrypted. */
  readonly secret: string;
}

/** Services used within a transaction. */
export interface TransactionTools extends AccountLinkTrail {
  readonly jobs: SqlChannelsParts["jobs"];
  readonly onStopped: NonNullable<SqlChannelsParts["onStopped"]>;
  readonly payloadCipher: PayloadCipher;
  readonly newId: () => string;
  readonly now: string;
}

/** The message or form that caused an effect, and its person; ids of replies derive from it. */
export interface EffectSource {
  readonly source: string;
  readonly personId: string;
}

/** Shared dependencies of all parts of the repository. */
export interface SqlDependencies extends Pick<SqlChannelsParts, "db" | "clock"> {
  readonly createTools: () => TransactionTools;
  /** Null if it cannot be decrypted. */
  readonly decryptContent: <Content>(content: string | null, id: string) => Content | null;
}

export function createSqlDependencies({
  db,
  jobs,
  audit,
  onStopped = async () => undefined,
  clock,
  secret,
}: SqlChannelsParts): SqlDependencies {
  const payloadCipher = createPayloadCipher(secret);
  const createId = createJobIds();
  return {
    db,
    clock,
    createTools: () => {
      const now = clock();
      return { jobs, audit, onStopped, payloadCipher, newId: () => createId(now), now: now.toISOString() };
    },
    decryptContent: <Content>(content: string | null, id: string) => {
      const text = content === null ? null : payloadCipher.decrypt(content, id);
      return text === null ? null : (JSON.parse(text) as Content);
    },
  };
}

/** Enqueues one job per person, which answers their earliest waiting message. */
export const enqueueAnswers = (trx: Trx, { jobs }: TransactionTools, people: readonly string[]): Promise<void> =>
  jobs.enqueueAll(
    trx,
    people.map((person) => ({ kind: ANSWER_JOB, payload: { person }, group: `heard:${person}`, personId: person })),
  );

export const enqueueSends = (
  trx: Trx,
  { jobs }: TransactionTools,
  ids: readonly string[],
  person: string,
): Promise<void> =>
  jobs.enqueueAll(
    trx,
    ids.map((id) => ({ kind: SEND_JOB, payload: { id }, group: `told:${person}`, personId: person })),
  );
