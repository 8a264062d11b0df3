import type { AuthMethod } from "@lagna/contract";
import type { Db } from "../../../db/client.ts";
import { prepareQuery } from "../../../db/prepare-query.ts";
import { type Trx, runUnitOfWork } from "../../../db/transactions.ts";
import type { AuditWriter } from "../../audit/service.ts";
import { hasSecondFactor } from "../second-factors/sql-repository.ts";
import { toUser, USER_COLUMNS, type UserColumns } from "../users/user-rows.ts";
import {
  MAX_SESSIONS_PER_PERSON,
  type NewSession,
  type OwnSession,
  type SessionsRepository,
  type StoredSession,
} from "./repository.ts";

/** Limit of the administrators' list of sessions. */
const MAX_SESSIONS = 500;

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

const toSessionFacts = (row: SessionColumns) => ({
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

const toSecondStepFacts = (row: StepColumns) => ({
  awaitsSecondStep: row.awaits_second === 1,
  secondStep: row.second_step_at !== null,
});
const toOwn = (row: SessionColumns & StepColumns & { readonly user_agent: string | null }): OwnSession => ({
  ...toSessionFacts(row),
  ...toSecondStepFacts(row),
  userAgent: row.user_agent,
});
const toStored = (row: SessionColumns & StepColumns & UserColumns): StoredSession => ({
  ...toSessionFacts(row),
  ...toSecondStepFacts(row),
  user: toUser(row),
});

const selectWithUsers = (db: Db) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("first_account", "first_account.user_id", "users.id")
    .select(OWN_COLUMNS)
    .select(STEP_COLUMNS)
    .select(USER_COLUMNS)
    .where("users.leaving_at", "is", null);

/** Keeps the most recently seen sessions, and the newest one regardless of its timestamp. */
async function deleteSurplus(db: Db, userId: string, newest: string, awaits: 0 | 1): Promise<void> {
  const sessionIds = db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .where("awaits_second", "=", awaits);
  const otherSessions = sessionIds.where("id", "!=", newest);
  const sessionsToKeep = otherSessions.orderBy("updated_at", "desc").limit(MAX_SESSIONS_PER_PERSON - 1);
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "!=", newest)
    .where("awaits_second", "=", awaits)
    .where("id", "not in", sessionsToKeep)
    .execute();
}

/** How long a session may wait for its second step. */
const SECOND_STEP_MS = 10 * 60_000;

/** A session that is being replaced: when its second step was passed, if ever. */
export interface PreviousSession {
  readonly secondStepAt: string | null;
}

export async function findSecondStep(db: Db, sessionId: string): Promise<PreviousSession | null> {
  const row = await db.selectFrom("sessions").select("second_step_at").where("id", "=", sessionId).executeTakeFirst();
  return row ? { secondStepAt: row.second_step_at } : null;
}

/**
 * Inserts a session in the sign-in transaction. With a second factor it awaits the second step, unless it replaces a session that has
 * passed it. Waiting sessions never displace full ones, as knowing the password is enough to open them.
 */
export async function insertSession(
  db: Db,
  userId: string,
  session: NewSession,
  before: PreviousSession | null = null,
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
  await deleteSurplus(db, userId, id, awaits);
}

export async function deleteSessionsOfUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

export function createSqlSessionsRepository(db: Db, audit: AuditWriter<Trx>): SessionsRepository {
  const describeEnd = (userId: string, action: "session_ended" | "sessions_ended") =>
    ({ action, actor: { kind: "person", id: userId }, subjectId: userId }) as const;
  // Runs for every request that is not public.
  const find = prepareQuery<SessionColumns & StepColumns & UserColumns>(db, () =>
    selectWithUsers(db).where("sessions.token", "=", ""),
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
      runUnitOfWork(db, "read committed", async (trx) => {
        const session = trx.deleteFrom("sessions").where("user_id", "=", userId).where("id", "=", id);
        const { numDeletedRows } = await session.executeTakeFirst();
        if (numDeletedRows > 0n) await audit.note(trx, describeEnd(userId, "session_ended"));
        return numDeletedRows > 0n;
      }),

    endAll: (userId) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        await deleteSessionsOfUser(trx, userId);
        await audit.note(trx, describeEnd(userId, "sessions_ended"));
      }),

    endAllOfDeactivated: (userId) => deleteSessionsOfUser(db, userId),

    findProvedAt: async (id) => {
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

    findByUser: async (userId, now) => {
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

    findLive: async (now) => {
      const counts = await db
        .selectFrom("sessions")
        .select(["signed_in_via", ({ fn }) => fn.countAll().as("count")])
        .where("expires_at", ">", now)
        .groupBy("signed_in_via")
        .execute();
      const latest = await selectWithUsers(db)
        .where("sessions.expires_at", ">", now)
        .orderBy("sessions.updated_at", "desc")
        .limit(MAX_SESSIONS)
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
