import type { AuditAction, AuthMethod } from "@lagna/contract";
import type { Clock } from "../../time/clock.ts";
import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation } from "../../db/constraint-violations.ts";
import { toMonth } from "../../db/monthly-partitions.ts";
import { type Trx, runUnitOfWork } from "../../db/transactions.ts";
import { createJobIds } from "../../jobs/job-id.ts";
import type { Actor, AuditWriter, AuditRepository, NewAuditEntry, StoredAuditEntry } from "./repository.ts";

const selectEntries = (db: Db) =>
  db
    .selectFrom("audit_log")
    .leftJoin("users as actor", "actor.id", "audit_log.actor_id")
    .leftJoin("users as subject", "subject.id", "audit_log.subject_id")
    .selectAll("audit_log")
    .select(["actor.email as actor_email", "subject.email as subject_email"]);
type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>["execute"]>>[number];

const toPerson = (id: string | null, email: string | null) => (id !== null && email !== null ? { id, email } : null);

const toEntry = (row: Row): StoredAuditEntry => ({
  id: row.id,
  at: row.at,
  action: row.action as AuditAction,
  actor: { kind: row.actor_kind as Actor["kind"], person: toPerson(row.actor_id, row.actor_email) },
  subject: toPerson(row.subject_id, row.subject_email),
  via: row.via as AuthMethod | null,
  address: row.address_mark,
  account: row.account_mark,
  count: row.count,
  lastAt: row.last_at,
});

/** Shared by the whole process: each store has its own audit, and entries of the same millisecond must keep their order across them. */
const createEntryId = createJobIds();

export function createSqlAuditRepository({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): AuditRepository & AuditWriter<Trx> {
  async function insert(into: Db, entry: NewAuditEntry): Promise<void> {
    const now = clock();
    const at = now.toISOString();
    await into
      .insertInto("audit_log")
      .values({
        id: createEntryId(now),
        at,
        last_at: at,
        month: toMonth(at),
        count: 1,
        action: entry.action,
        actor_kind: entry.actor.kind,
        actor_id: entry.actor.kind === "person" ? entry.actor.id : null,
        subject_id: entry.subjectId,
        via: entry.via ?? null,
        address_mark: entry.address ?? null,
        account_mark: entry.account ?? null,
        unique_key: entry.key ?? null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["unique_key", "month"])
          .doUpdateSet((eb) => ({ count: eb("audit_log.count", "+", 1), last_at: at })),
      )
      .execute();
  }

  return {
    note: insert,

    add: async (entry) => {
      try {
        await insert(db, entry);
      } catch (error) {
        // The account was deleted meanwhile, so the entry is stored without it.
        if (!isForeignKeyViolation(error)) throw error;
      }
    },

    find: async ({ action, person, before, limit }) => {
      let query = selectEntries(db).orderBy("audit_log.id", "desc").limit(limit);
      if (action !== undefined) query = query.where("audit_log.action", "=", action);
      if (before !== undefined) query = query.where("audit_log.id", "<", before);
      if (person !== undefined)
        query = query.where((eb) => eb.or([eb("actor_id", "=", person), eb("subject_id", "=", person)]));
      return (await query.execute()).map(toEntry);
    },

    anonymise: (userId) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const nowhere = { address_mark: null, account_mark: null };
        await trx
          .updateTable("audit_log")
          .set({ actor_id: null, ...nowhere })
          .where("actor_id", "=", userId)
          .execute();
        await trx
          .updateTable("audit_log")
          .set({ subject_id: null, unique_key: null, ...nowhere })
          .where("subject_id", "=", userId)
          .execute();
      }),

    deleteBefore: async (at) => {
      await db.deleteFrom("audit_log").where("last_at", "<", at).where("month", "<=", toMonth(at)).execute();
    },
  };
}
