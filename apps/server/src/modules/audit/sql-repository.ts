import type { AuditAction, AuthMethod } from "@lagna/contract";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation } from "../../db/foreign-key-violation.ts";
import { type Trx, unitOfWork } from "../../db/transactions.ts";
import { jobIds } from "../../jobs/job-id.ts";
import type { Actor, AuditIntake, AuditRepository, NewAuditEntry, StoredAuditEntry } from "./repository.ts";

const query = (db: Db) =>
  db
    .selectFrom("audit_log")
    .leftJoin("users as actor", "actor.id", "audit_log.actor_id")
    .leftJoin("users as subject", "subject.id", "audit_log.subject_id")
    .selectAll("audit_log")
    .select(["actor.email as actor_email", "subject.email as subject_email"]);
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

const personOf = (id: string | null, email: string | null) => (id !== null && email !== null ? { id, email } : null);

const toEntry = (row: Row): StoredAuditEntry => ({
  id: row.id,
  at: row.at,
  action: row.action as AuditAction,
  actor: { kind: row.actor_kind as Actor["kind"], person: personOf(row.actor_id, row.actor_email) },
  subject: personOf(row.subject_id, row.subject_email),
  via: row.via as AuthMethod | null,
  address: row.address_mark,
  account: row.account_mark,
  count: row.count,
  lastAt: row.last_at,
});

/** Of the whole process: a store has an audit of its own, and deeds of one millisecond stand in their order across them all. */
const newId = jobIds();

export function sqlAudit({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): AuditRepository & AuditIntake<Trx> {
  async function insert(into: Db, entry: NewAuditEntry): Promise<void> {
    const now = clock();
    const at = now.toISOString();
    await into
      .insertInto("audit_log")
      .values({
        id: newId(now),
        at,
        last_at: at,
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
        conflict.column("unique_key").doUpdateSet((eb) => ({ count: eb("audit_log.count", "+", 1), last_at: at })),
      )
      .execute();
  }

  return {
    note: insert,

    add: async (entry) => {
      try {
        await insert(db, entry);
      } catch (error) {
        // The account went meanwhile, and its deeds with its name.
        if (!isForeignKeyViolation(error)) throw error;
      }
    },

    find: async ({ action, person, before, limit }) => {
      let asked = query(db).orderBy("audit_log.id", "desc").limit(limit);
      if (action !== undefined) asked = asked.where("audit_log.action", "=", action);
      if (before !== undefined) asked = asked.where("audit_log.id", "<", before);
      if (person !== undefined)
        asked = asked.where((eb) => eb.or([eb("actor_id", "=", person), eb("subject_id", "=", person)]));
      return (await asked.execute()).map(toEntry);
    },

    forget: (userId) =>
      unitOfWork(db, async (trx) => {
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
      await db.deleteFrom("audit_log").where("last_at", "<", at).execute();
    },
  };
}
