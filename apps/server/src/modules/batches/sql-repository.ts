import { gunzipSync, gzipSync } from "node:zlib";
import type { BatchState } from "@lagna/contract";
import type { Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import { lockAccount } from "../../db/lock-account.ts";
import type { BatchRow } from "../../db/schema/batches.ts";
import { runUnitOfWork, type Trx } from "../../db/transactions.ts";
import type { JobEnqueuer } from "../../jobs/queue.ts";
import type { Clock } from "../../time/clock.ts";
import type { AuditWriter } from "../audit/service.ts";
import type { Batch, BatchFailure, BatchRequest } from "./batch.ts";
import { createEndJob, createPartJob } from "./batch-jobs.ts";
import type { BatchRepository, BatchUsage } from "./repository.ts";

const DAY_MS = 86_400_000;
/** Longer than any request takes. */
const RECEIVE_MS = 3_600_000;
const UNFINISHED: readonly BatchState[] = ["receiving", "waiting", "running"];

const toBatch = (row: Selectable<BatchRow>): Batch => ({
  id: row.id,
  ownerId: row.user_id,
  state: row.state as BatchState,
  request: JSON.parse(row.request) as BatchRequest,
  items: row.items,
  done: row.done,
  errors: row.errors,
  cpuMs: row.cpu_ms,
  storedBytes: Number(row.stored_bytes),
  failure: row.failure === null ? null : (JSON.parse(row.failure) as BatchFailure),
  createdAt: row.created_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  expiresAt: row.expires_at,
});

interface SqlBatchParts {
  readonly db: Db;
  readonly jobs: JobEnqueuer;
  readonly audit: AuditWriter<Trx>;
  readonly clock: Clock;
}

/** Batches in SQL; the same queries run on SQLite and PostgreSQL. */
export function createSqlBatchRepository({ db, jobs, audit, clock }: SqlBatchParts): BatchRepository {
  const now = (): string => clock().toISOString();
  const readCommitted = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => runUnitOfWork(db, "read committed", work);

  async function computeUsage(on: Db, ownerId: string): Promise<BatchUsage> {
    const since = new Date(clock().getTime() - DAY_MS).toISOString();
    const rows = await on
      .selectFrom("batches")
      .select(["state", "items", "stored_bytes", "created_at", "deleted_at"])
      .where("user_id", "=", ownerId)
      .execute();
    const kept = rows.filter(({ deleted_at: deletedAt }) => deletedAt === null);
    return {
      unfinished: kept.filter(({ state }) => UNFINISHED.includes(state as BatchState)).length,
      births: rows.filter((row) => row.created_at > since).reduce((sum, { items }) => sum + items, 0),
      storedBytes: kept.reduce((sum, row) => sum + Number(row.stored_bytes), 0),
    };
  }

  /** The row stays until its births no longer count, and goes with the next batch that is removed. */
  async function removeContent(trx: Trx, batchId: string): Promise<void> {
    await trx.deleteFrom("batch_inputs").where("batch_id", "=", batchId).execute();
    await trx.deleteFrom("batch_results").where("batch_id", "=", batchId).execute();
    await trx
      .updateTable("batches")
      .set({ deleted_at: now(), stored_bytes: 0, request: "{}", failure: null })
      .where("id", "=", batchId)
      .execute();
    const dayAgo = new Date(clock().getTime() - DAY_MS).toISOString();
    await trx.deleteFrom("batches").where("deleted_at", "<", dayAgo).execute();
  }

  const noteDeletion = (trx: Trx, ownerId: string) =>
    audit.note(trx, { action: "batch_deleted", actor: { kind: "person", id: ownerId }, subjectId: ownerId });

  return {
    begin: (batch, limits) =>
      readCommitted(async (trx) => {
        const { id, ownerId, request, createdAt, expiresAt } = batch;
        await lockAccount(trx, ownerId);
        const usage = await computeUsage(trx, ownerId);
        if (usage.unfinished >= limits.unfinished || usage.storedBytes >= limits.storedBytes) return usage;
        await trx
          .insertInto("batches")
          .values({
            id,
            user_id: ownerId,
            state: "receiving",
            request: JSON.stringify(request),
            items: 0,
            created_at: createdAt,
            expires_at: expiresAt,
          })
          .execute();
        await jobs.enqueue(trx, createEndJob(ownerId, id, new Date(clock().getTime() + RECEIVE_MS)));
        await jobs.enqueue(trx, createEndJob(ownerId, id, new Date(expiresAt)));
        return null;
      }),

    addInput: async (batchId, { firstItem, items, firstLine, text }) => {
      const content = gzipSync(text);
      await db
        .insertInto("batch_inputs")
        .values({ batch_id: batchId, first_item: firstItem, items, first_line: firstLine, content })
        .execute();
    },

    complete: (batchId, request, items, limits) =>
      readCommitted(async (trx) => {
        const { user_id: ownerId } = await trx
          .selectFrom("batches")
          .select("user_id")
          .where("id", "=", batchId)
          .executeTakeFirstOrThrow();
        await lockAccount(trx, ownerId);
        const usage = await computeUsage(trx, ownerId);
        if (usage.births + items > limits.birthsADay) return usage;
        await trx
          .updateTable("batches")
          .set({ state: "waiting", request: JSON.stringify(request), items })
          .where("id", "=", batchId)
          .execute();
        await jobs.enqueue(trx, createPartJob(ownerId, batchId, 0));
        await audit.note(trx, { action: "batch_sent", actor: { kind: "person", id: ownerId }, subjectId: ownerId });
        return null;
      }),

    find: async (batchId) => {
      const query = db.selectFrom("batches").selectAll().where("id", "=", batchId).where("deleted_at", "is", null);
      const row = await query.executeTakeFirst();
      return row ? toBatch(row) : null;
    },

    findOfOwner: async (ownerId) => {
      const rows = await db
        .selectFrom("batches")
        .selectAll()
        .where("user_id", "=", ownerId)
        .where("deleted_at", "is", null)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(toBatch);
    },

    usage: (ownerId) => computeUsage(db, ownerId),

    findInput: async (batchId, item) => {
      const row = await db
        .selectFrom("batch_inputs")
        .selectAll()
        .where("batch_id", "=", batchId)
        .where("first_item", "<=", item)
        .orderBy("first_item", "desc")
        .limit(1)
        .executeTakeFirst();
      if (!row) return null;
      const { first_item: firstItem, items, first_line: firstLine, content } = row;
      return { firstItem, items, firstLine, text: gunzipSync(content).toString() };
    },

    storePart: ({ id, ownerId, done, items, startedAt, request }, part) =>
      readCommitted(async (trx) => {
        const doneThen = done + part.items;
        const isFinished = doneThen >= items;
        const bytes = part.ndjson.byteLength + part.csv.byteLength;
        const { numUpdatedRows } = await trx
          .updateTable("batches")
          .set((eb) => ({
            state: isFinished ? "finished" : "running",
            done: doneThen,
            errors: eb("errors", "+", part.errors),
            cpu_ms: eb("cpu_ms", "+", Math.round(part.cpuMs)),
            stored_bytes: eb("stored_bytes", "+", bytes),
            started_at: startedAt ?? now(),
            finished_at: isFinished ? now() : null,
          }))
          .where("id", "=", id)
          // Only one worker finds the batch as it was read.
          .where("done", "=", done)
          .where("state", "in", ["waiting", "running"])
          .where("deleted_at", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        const { ndjson, csv } = part;
        await trx
          .insertInto("batch_results")
          .values({ batch_id: id, first_item: done, items: part.items, ndjson, csv })
          .execute();
        // The one birth of many days is needed until the last of them.
        if (isFinished || request.kind !== "birth_through_days")
          await trx
            .deleteFrom("batch_inputs")
            .where("batch_id", "=", id)
            .where((eb) => eb(eb("first_item", "+", eb.ref("items")), "<=", isFinished ? items : doneThen))
            .execute();
        if (!isFinished) await jobs.enqueue(trx, createPartJob(ownerId, id, doneThen));
        return true;
      }),

    fail: (batchId, failure) =>
      readCommitted(async (trx) => {
        await trx
          .updateTable("batches")
          .set({ state: "failed", failure: JSON.stringify(failure), finished_at: now() })
          .where("id", "=", batchId)
          .where("state", "in", UNFINISHED)
          .execute();
        await trx.deleteFrom("batch_inputs").where("batch_id", "=", batchId).execute();
      }),

    findResult: async (batchId, firstItem, format) => {
      const row = await db
        .selectFrom("batch_results")
        .select(["items", `${format} as content`])
        .where("batch_id", "=", batchId)
        .where("first_item", "=", firstItem)
        .executeTakeFirst();
      return row ?? null;
    },

    remove: (ownerId, batchId) =>
      readCommitted(async (trx) => {
        const found = await trx
          .selectFrom("batches")
          .select("id")
          .where("id", "=", batchId)
          .where("user_id", "=", ownerId)
          .where("deleted_at", "is", null)
          .executeTakeFirst();
        if (!found) return false;
        await removeContent(trx, batchId);
        await noteDeletion(trx, ownerId);
        return true;
      }),

    discard: async (batchId) => {
      await db.deleteFrom("batches").where("id", "=", batchId).execute();
    },

    removeExpired: (batchId) =>
      readCommitted(async (trx) => {
        const due = await trx
          .selectFrom("batches")
          .select("id")
          .where("id", "=", batchId)
          .where("deleted_at", "is", null)
          .where((eb) => eb.or([eb("expires_at", "<=", now()), eb("state", "=", "receiving")]))
          .executeTakeFirst();
        if (due) await removeContent(trx, batchId);
      }),

    removeAll: async (ownerId) => {
      await db.deleteFrom("batches").where("user_id", "=", ownerId).execute();
    },
  };
}
