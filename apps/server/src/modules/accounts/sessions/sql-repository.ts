import type { AuthMethod } from "@lagna/contract";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { type Trx, unitOfWork } from "../../../db/transactions.ts";
import type { AuditIntake } from "../../audit/service.ts";
import { hasSecondFactor } from "../second-factors/sql-repository.ts";
import { toUser, USER_COLUMNS, type UserColumns } from "../people/user-rows.ts";
import {
  MOST_SESSIONS_OF_ONE,
  type NewSession,
  type OwnSession,
  type SessionsRepository,
  type StoredSession,
} from "./repository.ts";

/** Of all sessions' list, for administrators. */
const MOST_SESSIONS = 500;

const OWN_COLUMNS = [
  "sessions.id as session_id",
  "sessions.signed_in_via as signed_in_via",
  "sessions.created_at as opened_at",
  "sessions.updated_at as last_seen",
  "sessions.expires_at as expires_at",
] as const;

interface SessionColumns {
  readonly session_id: string;
  readonly signed_in_via: string;
  readonly opened_at: string;
  readonly last_seen: string;
  readonly expires_at: string;
}

const common = (row: SessionColumns) => ({
  id: row.session_id,
  via: row.signed_in_via as AuthMethod,
  openedAt: row.opened_at,
  lastSeen: row.last_seen,
  expiresAt: row.expires_at,
});
const STEP_COLUMNS = ["sessions.awaits_second as awaits_second", "sessions.second_step_at as second_step_at"] as const;

interface StepColumns {
  readonly awaits_second: number;
  readonly second_step_at: string | null;
}

const step = (row: StepColumns) => ({
  awaitsSecondStep: row.awaits_second === 1,
  secondStep: row.second_step_at !== null,
});
const toOwn = (row: SessionColumns & StepColumns & { readonly user_agent: string | null }): OwnSession => ({
  ...common(row),
  ...step(row),
  userAgent: row.user_agent,
});
const toStored = (row: SessionColumns & StepColumns & UserColumns): StoredSession => ({
  ...common(row),
  ...step(row),
  user: toUser(row),
});

const withUsers = (db: Db) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("first_account", "first_account.user_id", "users.id")
    .select(OWN_COLUMNS)
    .select(STEP_COLUMNS)
    .select(USER_COLUMNS)
    .where("users.leaving_at", "is", null);

/** Those that were seen last stay, and the newest whatever the clock says. */
async function endSurplus(db: Db, userId: string, newest: string, awaits: 0 | 1): Promise<void> {
  const own = db.selectFrom("sessions").select("id").where("user_id", "=", userId).where("awaits_second", "=", awaits);
  const others = own.where("id", "!=", newest);
  const kept = others.orderBy("updated_at", "desc").limit(MOST_SESSIONS_OF_ONE - 1);
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "!=", newest)
    .where("awaits_second", "=", awaits)
    .where("id", "not in", kept)
    .execute();
}

/** A session that waits for its second step waits for so long. */
const SECOND_STEP_MS = 10 * 60_000;

/** Of a session that another is to take the place of: when its second step was passed, if ever. */
export interface SessionBefore {
  readonly secondStepAt: string | null;
}

export async function secondStepOf(db: Db, sessionId: string): Promise<SessionBefore | null> {
  const row = await db.selectFrom("sessions").select("second_step_at").where("id", "=", sessionId).executeTakeFirst();
  return row ? { secondStepAt: row.second_step_at } : null;
}

/**
 * Inside the step that lets this person in. Whoever has a second factor is in only by half, unless they were in already; sessions that
 * wait push out no others, as whoever knows the password alone can open them.
 */
export async function insertSession(
  db: Db,
  userId: string,
  session: NewSession,
  before: SessionBefore | null = null,
): Promise<void> {
  const id = crypto.randomUUID();
  const awaits = before === null && (await hasSecondFactor(db, userId)) ? 1 : 0;
  const soon = new Date(Date.parse(session.openedAt) + SECOND_STEP_MS).toISOString();
  const end = awaits === 1 && soon < session.expiresAt ? soon : session.expiresAt;
  await db
    .insertInto("sessions")
    .values({
      id,
      user_id: userId,
      token: session.tokenHash,
      expires_at: end,
      awaits_second: awaits,
      second_step_at: before?.secondStepAt ?? null,
      signed_in_via: session.via,
      user_agent: session.userAgent,
      created_at: session.openedAt,
      updated_at: session.openedAt,
    })
    .execute();
  await endSurplus(db, userId, id, awaits);
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

export function sqlSessions(db: Db, audit: AuditIntake<Trx>): SessionsRepository {
  const ended = (userId: string, action: "session_ended" | "sessions_ended") =>
    ({ action, actor: { kind: "person", id: userId }, subjectId: userId }) as const;
  // Every request that is not public asks it.
  const find = prepared<SessionColumns & StepColumns & UserColumns>(db, () =>
    withUsers(db).where("sessions.token", "=", ""),
  );
  return {
    find: async (tokenHash) => {
      const row = await find(tokenHash);
      return row ? toStored(row) : null;
    },

    touch: async (id, now) => {
      await db.updateTable("sessions").set({ updated_at: now }).where("id", "=", id).execute();
    },

    replaceToken: async (tokenHash, by) => {
      const { numUpdatedRows } = await db
        .updateTable("sessions")
        .set({ token: by.tokenHash, expires_at: by.expiresAt, updated_at: by.now })
        .where("token", "=", tokenHash)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    end: async (tokenHash) => {
      await db.deleteFrom("sessions").where("token", "=", tokenHash).execute();
    },

    endOne: (userId, id) =>
      unitOfWork(db, async (trx) => {
        const session = trx.deleteFrom("sessions").where("user_id", "=", userId).where("id", "=", id);
        const { numDeletedRows } = await session.executeTakeFirst();
        if (numDeletedRows > 0n) await audit.note(trx, ended(userId, "session_ended"));
        return numDeletedRows > 0n;
      }),

    endAll: (userId) =>
      unitOfWork(db, async (trx) => {
        await deleteSessionsOf(trx, userId);
        await audit.note(trx, ended(userId, "sessions_ended"));
      }),

    endOfDeactivated: (userId) => deleteSessionsOf(db, userId),

    provedAt: async (id) => {
      const row = await db
        .selectFrom("sessions")
        .select(["created_at", "proved_at"])
        .where("id", "=", id)
        .executeTakeFirst();
      return row ? (row.proved_at ?? row.created_at) : null;
    },

    noteProof: async (id, at) => {
      await db.updateTable("sessions").set({ proved_at: at }).where("id", "=", id).execute();
    },

    ofUser: async (userId, now) => {
      const rows = await db
        .selectFrom("sessions")
        .select(OWN_COLUMNS)
        .select(STEP_COLUMNS)
        .select("sessions.user_agent as user_agent")
        .where("user_id", "=", userId)
        .where("expires_at", ">", now)
        .orderBy("updated_at", "desc")
        .execute();
      return rows.map(toOwn);
    },

    live: async (now) => {
      const counts = await db
        .selectFrom("sessions")
        .select(["signed_in_via", ({ fn }) => fn.countAll().as("count")])
        .where("expires_at", ">", now)
        .groupBy("signed_in_via")
        .execute();
      const latest = await withUsers(db)
        .where("sessions.expires_at", ">", now)
        .orderBy("sessions.updated_at", "desc")
        .limit(MOST_SESSIONS)
        .execute();
      return {
        counts: counts.map(({ signed_in_via: via, count }) => ({ via: via as AuthMethod, count: Number(count) })),
        latest: latest.map(toStored),
      };
    },

    deleteExpired: async (now) => {
      await db.deleteFrom("sessions").where("expires_at", "<", now).execute();
    },
  };
}
