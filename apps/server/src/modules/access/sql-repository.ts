import type { Role } from "@lagna/contract";
import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation } from "../../db/foreign-key-violation.ts";
import { prepared } from "../../db/prepared.ts";
import type { AppUserRow, PendingUserRow } from "../../db/schema/accounts.ts";
import { type Trx, unitOfWork } from "../../db/transactions.ts";
import type { AuditIntake } from "../audit/service.ts";
import type { Shelf } from "../moving/service.ts";
import type {
  AccessRecord,
  AccessRepository,
  BesideAccounts,
  Decision,
  Outcome,
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

const records = (db: Db) => db.selectFrom("app_users").selectAll();

async function ownRecord(db: Db, { id, email }: Person): Promise<AccessRecord | null> {
  const row = await records(db).where("email", "=", email).where("user_id", "=", id).executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Beside the record, where the list of people is read from. */
async function setStanding(db: Db, userId: string, change: { standing: string; role: Role }): Promise<void> {
  await db.updateTable("users").set(change).where("id", "=", userId).execute();
}

async function save(db: Db, person: Person, change: { active: boolean; role: Role }, at: string): Promise<void> {
  const values = { user_id: person.id, active: change.active ? 1 : 0, role: change.role, updated_at: at };
  await db
    .insertInto("app_users")
    .values({ email: person.email, ...values, created_at: at })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(values))
    .execute();
  await setStanding(db, person.id, { standing: change.active ? "active" : "inactive", role: change.role });
}

async function deletePending(db: Db, { email }: Person): Promise<void> {
  await db.deleteFrom("pending_users").where("email", "=", email).execute();
}

async function activate(db: Db, person: Person, role: Role | null, at: string): Promise<void> {
  const present = await ownRecord(db, person);
  await save(db, person, { active: true, role: role ?? present?.role ?? "user" }, at);
  await deletePending(db, person);
}

async function isLastAdministrator(db: Db, record: AccessRecord | null): Promise<boolean> {
  if (!record?.active || record.role !== "administrator") return false;
  const other = await records(db)
    .where("role", "=", "administrator")
    .where("active", "=", 1)
    .where("user_id", "!=", record.userId)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** The foreign key to the account refuses what would be a record of nobody. */
async function unlessGone<T>(work: () => Promise<T>, gone: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isForeignKeyViolation(error)) return gone;
    throw error;
  }
}

export function sqlAccess(db: Db, audit: AuditIntake<Trx>): AccessRepository {
  const find = prepared<AppUserRow>(db, () => records(db).where("email", "=", ""));
  const step = (work: (trx: Trx) => Promise<Outcome>): Promise<Outcome> =>
    unlessGone<Outcome>(() => unitOfWork(db, work), "gone");
  const activateAll = (people: readonly Person[], role: Role | null, { actor, at }: Decision): Promise<number> =>
    unitOfWork(db, async (trx) => {
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

    all: async () => (await records(db).execute()).map(toRecord),
    allPending: async () => (await db.selectFrom("pending_users").selectAll().execute()).map(toPending),

    admit: (person, role, at) =>
      step(async (trx) => {
        if (await ownRecord(trx, person)) return "done";
        await activate(trx, person, role, at);
        const action = role === "administrator" ? "made_administrator" : "activated";
        await audit.note(trx, { action, actor: { kind: "nobody" }, subjectId: person.id });
        return "done";
      }),

    activate: async (people, role, by) => {
      const together = await unlessGone<number | null>(() => activateAll(people, role, by), null);
      if (together !== null) return together;
      let count = 0;
      for (const person of people) count += await unlessGone(() => activateAll([person], role, by), 0);
      return count;
    },

    deactivate: (person, { actor, at }) =>
      step(async (trx) => {
        const present = await ownRecord(trx, person);
        if (await isLastAdministrator(trx, present)) return "last_administrator";
        await save(trx, person, { active: false, role: present?.role ?? "user" }, at);
        await audit.note(trx, { action: "deactivated", actor, subjectId: person.id });
        return "done";
      }),

    makeUser: (person, { actor, at }) =>
      step(async (trx) => {
        const present = await ownRecord(trx, person);
        if (await isLastAdministrator(trx, present)) return "last_administrator";
        if (!present) return "done";
        await save(trx, person, { active: present.active, role: "user" }, at);
        await audit.note(trx, { action: "made_user", actor, subjectId: person.id });
        return "done";
      }),

    savePending: ({ id, email }, at) =>
      unlessGone(async () => {
        await db
          .insertInto("pending_users")
          .values({ email, user_id: id, requested_at: at, status: "pending" })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }, undefined),

    erase: ({ id }) =>
      unitOfWork(db, async (trx) => {
        await trx.deleteFrom("app_users").where("user_id", "=", id).execute();
        await trx.deleteFrom("pending_users").where("user_id", "=", id).execute();
        await setStanding(trx, id, { standing: "undecided", role: "user" });
      }),
  };
}

/** Beside records that another store keeps. */
export function sqlBesideAccounts(db: Db, audit: AuditIntake<Trx>): BesideAccounts {
  const here = async (from: Db, userId: string): Promise<boolean> =>
    (await from
      .selectFrom("users")
      .select("id")
      .where("id", "=", userId)
      .where("leaving_at", "is", null)
      .executeTakeFirst()) !== undefined;

  return {
    isHere: (userId) => here(db, userId),

    note: ({ id, action, actor, record: { userId, active, role } }) =>
      unitOfWork(db, async (trx) => {
        if (!(await here(trx, userId))) return false;
        const key = `decision:${id}`;
        if (await trx.selectFrom("audit_log").select("id").where("unique_key", "=", key).executeTakeFirst())
          return true;
        await setStanding(trx, userId, { standing: active ? "active" : "inactive", role });
        await audit.note(trx, { action, actor, subjectId: userId, key });
        return true;
      }),

    forget: (userId) => setStanding(db, userId, { standing: "undecided", role: "user" }),
  };
}

/** Whose accounts are there. */
async function withAccounts<Kept extends { readonly userId: string }>(db: Db, records: readonly Kept[]) {
  const ids = records.map(({ userId }) => userId);
  const here = await db.selectFrom("users").select("id").where("id", "in", ids).execute();
  const known = new Set(here.map(({ id }) => id));
  return records.filter(({ userId }) => known.has(userId));
}

/** All decisions, for whoever carries them elsewhere. Brought back, they stand on the accounts too. */
export const sqlAccessShelf = (db: Db): Shelf<AccessRecord> => ({
  page: async (after, limit) => {
    const ordered = records(db).orderBy("email").limit(limit);
    return (await (after === null ? ordered : ordered.where("email", ">", after)).execute()).map(toRecord);
  },
  find: async (emails) => (await records(db).where("email", "in", emails).execute()).map(toRecord),
  add: (added) =>
    unitOfWork(db, async (trx) => {
      for (const { email, userId, active, role, createdAt, updatedAt } of await withAccounts(trx, added)) {
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
          await setStanding(trx, userId, { standing: active ? "active" : "inactive", role });
      }
    }),
  remove: async (emails) => {
    await db.deleteFrom("app_users").where("email", "in", emails).execute();
  },
});

/** Everybody who waits, for whoever carries them elsewhere. */
export const sqlPendingShelf = (db: Db): Shelf<PendingRecord> => {
  const waiting = () => db.selectFrom("pending_users").selectAll();
  return {
    page: async (after, limit) => {
      const ordered = waiting().orderBy("email").limit(limit);
      return (await (after === null ? ordered : ordered.where("email", ">", after)).execute()).map(toPending);
    },
    find: async (emails) => (await waiting().where("email", "in", emails).execute()).map(toPending),
    add: (added) =>
      unitOfWork(db, async (trx) => {
        for (const { email, userId, requestedAt, status } of await withAccounts(trx, added))
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
