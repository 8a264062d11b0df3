import type { Role } from "@lagna/contract";
import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation } from "../../db/constraint-violations.ts";
import { prepareQuery } from "../../db/prepare-query.ts";
import type { AppUserRow, PendingUserRow } from "../../db/schema/accounts.ts";
import { type Trx, runUnitOfWork } from "../../db/transactions.ts";
import type { AuditWriter } from "../audit/service.ts";
import type { StoredRecords } from "../move-between-stores/service.ts";
import type {
  AccessRecord,
  AccessRepository,
  AccountSideEffects,
  Decision,
  DecisionOutcome,
  PendingRecord,
  Person,
} from "./repository.ts";

const toRecord = (row: AppUserRow): AccessRecord => ({
  email: row.email,
  userId: row.user_id,
  active: row.active === 1,
  role: row.role === "administrator" ? "administrator" : "user",
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const toPending = (row: PendingUserRow): PendingRecord => ({
  email: row.email,
  userId: row.user_id,
  requestedAt: row.requested_at,
  status: row.status,
});

const selectRecords = (db: Db) => db.selectFrom("app_users").selectAll();

async function findOwnRecord(db: Db, { id, email }: Person): Promise<AccessRecord | null> {
  const row = await selectRecords(db).where("email", "=", email).where("user_id", "=", id).executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Copies the decision to the account row, which the people list reads. */
async function setAccountStatus(db: Db, userId: string, change: { standing: string; role: Role }): Promise<void> {
  await db.updateTable("users").set(change).where("id", "=", userId).execute();
}

async function save(db: Db, person: Person, change: { active: boolean; role: Role }, at: string): Promise<void> {
  const values = { user_id: person.id, active: change.active ? 1 : 0, role: change.role, updated_at: at };
  await db
    .insertInto("app_users")
    .values({ email: person.email, ...values, created_at: at })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(values))
    .execute();
  await setAccountStatus(db, person.id, { standing: change.active ? "active" : "inactive", role: change.role });
}

async function deletePending(db: Db, { email }: Person): Promise<void> {
  await db.deleteFrom("pending_users").where("email", "=", email).execute();
}

async function activate(db: Db, person: Person, role: Role | null, at: string): Promise<void> {
  const present = await findOwnRecord(db, person);
  await save(db, person, { active: true, role: role ?? present?.role ?? "user" }, at);
  await deletePending(db, person);
}

async function isLastAdministrator(db: Db, record: AccessRecord | null): Promise<boolean> {
  if (!record?.active || record.role !== "administrator") return false;
  const other = await selectRecords(db)
    .where("role", "=", "administrator")
    .where("active", "=", 1)
    .where("user_id", "!=", record.userId)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** Returns `gone` if the foreign key shows that the account does not exist. */
async function catchMissingAccount<T>(work: () => Promise<T>, gone: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isForeignKeyViolation(error)) return gone;
    throw error;
  }
}

export function createSqlAccessRepository(db: Db, audit: AuditWriter<Trx>): AccessRepository {
  const find = prepareQuery<AppUserRow>(db, () => selectRecords(db).where("email", "=", ""));
  const step = (work: (trx: Trx) => Promise<DecisionOutcome>): Promise<DecisionOutcome> =>
    // Serializable: of two administrators who are removed at once, each sees the other, and none would be left.
    catchMissingAccount<DecisionOutcome>(() => runUnitOfWork(db, "serializable", work), "gone");
  const activateAll = (people: readonly Person[], role: Role | null, { actor, at }: Decision): Promise<number> =>
    // Serializable: it keeps the role that it has read, while another decision may change it.
    runUnitOfWork(db, "serializable", async (trx) => {
      const action = role === "administrator" ? "made_administrator" : "activated";
      for (const person of people) {
        await activate(trx, person, role, at);
        await audit.note(trx, { action, actor, subjectId: person.id });
      }
      return people.length;
    });

  return {
    find: async (email) => {
      const row = await find(email);
      return row ? toRecord(row) : null;
    },

    findPending: async (email) => {
      const row = await db.selectFrom("pending_users").selectAll().where("email", "=", email).executeTakeFirst();
      return row ? toPending(row) : null;
    },

    findAll: async () => (await selectRecords(db).execute()).map(toRecord),
    findAllPending: async () => (await db.selectFrom("pending_users").selectAll().execute()).map(toPending),

    admit: (person, role, at) =>
      step(async (trx) => {
        if (await findOwnRecord(trx, person)) return "done";
        await activate(trx, person, role, at);
        const action = role === "administrator" ? "made_administrator" : "activated";
        await audit.note(trx, { action, actor: { kind: "anonymous" }, subjectId: person.id });
        return "done";
      }),

    activate: async (people, role, by) => {
      const together = await catchMissingAccount<number | null>(() => activateAll(people, role, by), null);
      if (together !== null) return together;
      let count = 0;
      for (const person of people) count += await catchMissingAccount(() => activateAll([person], role, by), 0);
      return count;
    },

    deactivate: (person, { actor, at }) =>
      step(async (trx) => {
        const present = await findOwnRecord(trx, person);
        if (await isLastAdministrator(trx, present)) return "last_administrator";
        await save(trx, person, { active: false, role: present?.role ?? "user" }, at);
        await audit.note(trx, { action: "deactivated", actor, subjectId: person.id });
        return "done";
      }),

    makeUser: (person, { actor, at }) =>
      step(async (trx) => {
        const present = await findOwnRecord(trx, person);
        if (await isLastAdministrator(trx, present)) return "last_administrator";
        if (!present) return "done";
        await save(trx, person, { active: present.active, role: "user" }, at);
        await audit.note(trx, { action: "made_user", actor, subjectId: person.id });
        return "done";
      }),

    savePending: ({ id, email }, at) =>
      catchMissingAccount(async () => {
        await db
          .insertInto("pending_users")
          .values({ email, user_id: id, requested_at: at, status: "pending" })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }, undefined),

    erase: ({ id }) =>
      // Serializable: a decision at the same moment must not outlive the account.
      runUnitOfWork(db, "serializable", async (trx) => {
        await trx.deleteFrom("app_users").where("user_id", "=", id).execute();
        await trx.deleteFrom("pending_users").where("user_id", "=", id).execute();
        await setAccountStatus(trx, id, { standing: "undecided", role: "user" });
      }),
  };
}

/** Account side effects for records in another store. */
export function createSqlAccountSideEffects(db: Db, audit: AuditWriter<Trx>): AccountSideEffects {
  const accountExists = async (from: Db, userId: string): Promise<boolean> =>
    (await from
      .selectFrom("users")
      .select("id")
      .where("id", "=", userId)
      .where("leaving_at", "is", null)
      .executeTakeFirst()) !== undefined;

  return {
    accountExists: (userId) => accountExists(db, userId),

    note: ({ id, action, actor, record: { userId, active, role } }) =>
      // Serializable: the account may begin to leave, and the same decision may arrive twice.
      runUnitOfWork(db, "serializable", async (trx) => {
        if (!(await accountExists(trx, userId))) return false;
        const key = `decision:${id}`;
        if (await trx.selectFrom("audit_log").select("id").where("unique_key", "=", key).executeTakeFirst())
          return true;
        await setAccountStatus(trx, userId, { standing: active ? "active" : "inactive", role });
        await audit.note(trx, { action, actor, subjectId: userId, key });
        return true;
      }),

    clearDecision: (userId) => setAccountStatus(db, userId, { standing: "undecided", role: "user" }),
  };
}

/** Records whose accounts exist. */
async function filterWithAccounts<Kept extends { readonly userId: string }>(db: Db, records: readonly Kept[]) {
  const ids = records.map(({ userId }) => userId);
  const users = await db.selectFrom("users").select("id").where("id", "in", ids).execute();
  const existingIds = new Set(users.map(({ id }) => id));
  return records.filter(({ userId }) => existingIds.has(userId));
}

/** All decisions, for migration to another store. When migrated back, they are written to the accounts too. */
export const createSqlAccessCollection = (db: Db): StoredRecords<AccessRecord> => ({
  readPage: async (after, limit) => {
    const ordered = selectRecords(db).orderBy("email").limit(limit);
    return (await (after === null ? ordered : ordered.where("email", ">", after)).execute()).map(toRecord);
  },
  find: async (emails) => (await selectRecords(db).where("email", "in", emails).execute()).map(toRecord),
  add: (added) =>
    runUnitOfWork(db, "read committed", async (trx) => {
      for (const { email, userId, active, role, createdAt, updatedAt } of await filterWithAccounts(trx, added)) {
        const row = {
          email,
          user_id: userId,
          active: active ? 1 : 0,
          role,
          created_at: createdAt,
          updated_at: updatedAt,
        };
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto("app_users")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 1n)
          await setAccountStatus(trx, userId, { standing: active ? "active" : "inactive", role });
      }
    }),
  remove: async (emails) => {
    await db.deleteFrom("app_users").where("email", "in", emails).execute();
  },
});

/** All pending people, for migration to another store. */
export const createSqlPendingCollection = (db: Db): StoredRecords<PendingRecord> => {
  const waiting = () => db.selectFrom("pending_users").selectAll();
  return {
    readPage: async (after, limit) => {
      const ordered = waiting().orderBy("email").limit(limit);
      return (await (after === null ? ordered : ordered.where("email", ">", after)).execute()).map(toPending);
    },
    find: async (emails) => (await waiting().where("email", "in", emails).execute()).map(toPending),
    add: (added) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        for (const { email, userId, requestedAt, status } of await filterWithAccounts(trx, added))
          await trx
            .insertInto("pending_users")
            .values({ email, user_id: userId, requested_at: requestedAt, status })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      }),
    remove: async (emails) => {
      await db.deleteFrom("pending_users").where("email", "in", emails).execute();
    },
  };
};
