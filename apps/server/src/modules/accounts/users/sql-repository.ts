import type { Db } from "../../../db/client.ts";
import { type Trx, runUnitOfWork } from "../../../db/transactions.ts";
import { isUniqueViolation } from "../../../db/constraint-violations.ts";
import { deleteLinksOfUser, deleteLinksToEmail, expireLinks, consumeLink } from "../mailed-links/sql-repository.ts";
import { deleteSecondFactors } from "../second-factors/sql-repository.ts";
import { deleteSessionsOfUser, insertSession, findSecondStep } from "../sessions/sql-repository.ts";
import { consumeSetUpCode } from "../first-administrator/sql-repository.ts";
import { type WriteParts, signInVerified, createAuditEntry } from "./sign-in-sql-repository.ts";
import type {
  PasswordChange,
  PasswordReset,
  PasswordSession,
  UserRepository,
  SignUp,
  SignInMethod,
} from "./repository.ts";
import type { User } from "./user.ts";
import { toChoiceColumns, toUser } from "./user-rows.ts";
import { findByEmail, findById, insertUser, markVerified, selectUsers } from "./user-lookup-sql-repository.ts";
import {
  insertSignInMethod,
  PASSWORD_PROVIDER,
  findPasswordHash,
  setPassword,
} from "./sign-in-methods-sql-repository.ts";

/** Ends all sessions opened with the previous password and opens one new session. */
async function replacePassword(
  db: Trx,
  change: PasswordChange | PasswordReset,
  { jobs, audit }: WriteParts,
): Promise<void> {
  const { userId, passwordHash, session, mail } = change;
  await setPassword(db, userId, passwordHash, session.openedAt);
  const before = "sessionId" in change ? await findSecondStep(db, change.sessionId) : null;
  await deleteSessionsOfUser(db, userId);
  await expireLinks(db, userId, "password_reset", session.openedAt);
  await insertSession(db, userId, session, before);
  await audit.note(db, createAuditEntry("linkHash" in change ? "password_reset" : "password_changed", userId, session));
  await jobs.enqueue(db, mail);
}

async function signUp(trx: Trx, account: SignUp, { jobs, audit }: WriteParts): Promise<User | null> {
  const { name, email, passwordHash, mayBecomeAdministrator, setUpCode, session, mail } = account;
  const now = session.openedAt;
  if (setUpCode !== null && !(await consumeSetUpCode(trx, setUpCode, now))) return null;
  const claim = setUpCode !== null ? "by_code" : mayBecomeAdministrator ? "first" : "none";
  const userId = await insertUser(trx, { name, email, emailVerified: false, image: null }, claim, now);
  await insertSignInMethod(
    trx,
    { userId, provider: PASSWORD_PROVIDER, accountId: userId, password: passwordHash },
    now,
  );
  await insertSession(trx, userId, session);
  await audit.note(trx, createAuditEntry("signed_up", userId, session));
  if (mail) await jobs.enqueue(trx, mail);
  return findById(trx, userId);
}

async function openSession(db: Trx, request: PasswordSession, { audit }: WriteParts): Promise<boolean> {
  const { userId, comparedHash, rehashed, session } = request;
  const user = await findById(db, userId);
  if (!user || user.isLeaving || (await findPasswordHash(db, userId)) !== comparedHash) return false;
  if (rehashed !== null) await setPassword(db, userId, rehashed, session.openedAt);
  await insertSession(db, userId, session);
  await audit.note(db, createAuditEntry("signed_in", userId, session));
  return true;
}

async function userExists(db: Db, userId: string): Promise<boolean> {
  const user = await findById(db, userId);
  return user !== null && !user.isLeaving;
}

export function createSqlUserRepository(db: Db, beside: WriteParts): UserRepository {
  const { jobs, audit } = beside;
  return {
    findById: (id) => findById(db, id),
    findByEmail: (email) => findByEmail(db, email),
    findAll: async () => (await selectUsers(db).where("users.leaving_at", "is", null).execute()).map(toUser),
    hasFirstAccount: async () => (await db.selectFrom("first_account").select("id").executeTakeFirst()) !== undefined,
    findPasswordHash: (userId) => findPasswordHash(db, userId),

    findSignInMethods: async (userId): Promise<SignInMethod[]> =>
      db
        .selectFrom("user_accounts")
        .select([
          "provider_id as provider",
          "account_id as accountId",
          "created_at as createdAt",
          "updated_at as updatedAt",
        ])
        .where("user_id", "=", userId)
        .execute(),

    signUp: async (account) => {
      try {
        return await runUnitOfWork(db, "read committed", (trx) => signUp(trx, account, beside));
      } catch (error) {
        // Two concurrent sign-ups with one address: the unique index lets one through.
        if (isUniqueViolation(error)) return null;
        throw error;
      }
    },

    // Serializable: a password that is changed meanwhile must not open a session any more.
    openSession: (request) => runUnitOfWork(db, "serializable", (trx) => openSession(trx, request, beside)),

    changePassword: (change) =>
      // Serializable: of two changes from the same password, one wins.
      runUnitOfWork(db, "serializable", async (trx) => {
        if (!(await userExists(trx, change.userId))) return false;
        if ((await findPasswordHash(trx, change.userId)) !== change.comparedHash) return false;
        await replacePassword(trx, change, beside);
        return true;
      }),

    resetPassword: (reset) =>
      // Serializable: a sign-in with the password before must not survive it.
      runUnitOfWork(db, "serializable", async (trx) => {
        const user = await findById(trx, reset.userId);
        if (!user || user.isLeaving) return false;
        if (!(await consumeLink(trx, reset.linkHash, "password_reset", reset.session.openedAt))) return false;
        // As in `takeOverAccount`: until now the address was not proved.
        if (!user.emailVerified) await deleteSecondFactors(trx, reset.userId);
        await replacePassword(trx, reset, beside);
        await markVerified(trx, reset.userId, reset.session.openedAt);
        return true;
      }),

    verifyEmail: ({ userId, linkHash, at }) =>
      // Serializable: a sign-in reads whether the address is verified, and takes the account over if not.
      runUnitOfWork(db, "serializable", async (trx) => {
        if (!(await consumeLink(trx, linkHash, "verify_email", at))) return false;
        await markVerified(trx, userId, at);
        await audit.note(trx, { action: "email_verified", actor: { kind: "person", id: userId }, subjectId: userId });
        return true;
      }),

    signInVerified: async (signIn) => {
      // Serializable: it reads the state of the account, which may leave or be verified meanwhile.
      const attempt = () => runUnitOfWork(db, "serializable", (trx) => signInVerified(trx, signIn, beside));
      try {
        return await attempt();
      } catch (error) {
        // Two concurrent first sign-ins of one person: a unique index stops one, which then finds the account the other created.
        if (!isUniqueViolation(error)) throw error;
        return attempt();
      }
    },

    setChoices: async ({ userId, choices, at }) => {
      await db
        .updateTable("users")
        .set({ ...toChoiceColumns(choices), updated_at: at })
        .where("id", "=", userId)
        .execute();
    },

    startDeletion: ({ userId, at, job }) =>
      // Serializable: a session that is opened at the same moment must end too.
      runUnitOfWork(db, "serializable", async (trx) => {
        await trx
          .updateTable("users")
          .set({ leaving_at: at, updated_at: at })
          .where("id", "=", userId)
          .where("leaving_at", "is", null)
          .execute();
        await deleteSessionsOfUser(trx, userId);
        await deleteLinksOfUser(trx, userId);
        await audit.note(trx, { action: "account_deleted", actor: { kind: "person", id: userId }, subjectId: userId });
        await jobs.enqueue(trx, job);
      }),

    erase: ({ userId, email }) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom("users").where("id", "=", userId).executeTakeFirst();
        // Already done earlier: by now the address may belong to someone else.
        if (numDeletedRows > 0n) await deleteLinksToEmail(trx, email);
      }),

    deleteExpired: async (now) => {
      await db.deleteFrom("used_nonces").where("expires_at", "<", now).execute();
    },
  };
}
