import type { Db } from "../../../db/client.ts";
import { type Trx, unitOfWork } from "../../../db/transactions.ts";
import { isUniqueViolation } from "../../../db/unique-violation.ts";
import { deleteLinksOf, deleteLinksTo, expireLinks, spendLink } from "../links/sql-repository.ts";
import { forgetSecondFactors } from "../second-factors/sql-repository.ts";
import { deleteSessionsOf, insertSession, secondStepOf } from "../sessions/sql-repository.ts";
import { spendSetUpCode } from "../set-up/sql-repository.ts";
import { type Beside, enter, ownDeed } from "./entry-sql-repository.ts";
import type { PasswordChange, PasswordReset, PasswordSession, PeopleRepository, SignUp, WayIn } from "./repository.ts";
import type { User } from "./user.ts";
import { toUser } from "./user-rows.ts";
import { findByEmail, findById, insertUser, markVerified, users } from "./users-sql-repository.ts";
import { insertWayIn, PASSWORD, passwordHashOf, setPassword } from "./ways-in-sql-repository.ts";

/** Everything that was opened with the password before ends; one session begins. */
async function replacePassword(db: Trx, given: PasswordChange | PasswordReset, { jobs, audit }: Beside): Promise<void> {
  const { userId, passwordHash, session, mail } = given;
  await setPassword(db, userId, passwordHash, session.openedAt);
  const before = "sessionId" in given ? await secondStepOf(db, given.sessionId) : null;
  await deleteSessionsOf(db, userId);
  await expireLinks(db, userId, "password_reset", session.openedAt);
  await insertSession(db, userId, session, before);
  await audit.note(db, ownDeed("linkHash" in given ? "password_reset" : "password_changed", userId, session));
  await jobs.enqueue(db, mail);
}

async function signUp(trx: Trx, given: SignUp, { jobs, audit }: Beside): Promise<User | null> {
  const { name, email, passwordHash, mayFound, setUpCode, session, mail } = given;
  const now = session.openedAt;
  if (setUpCode !== null && !(await spendSetUpCode(trx, setUpCode, now))) return null;
  const claim = setUpCode !== null ? "by_code" : mayFound ? "first" : "none";
  const userId = await insertUser(trx, { name, email, emailVerified: false, image: null }, claim, now);
  await insertWayIn(trx, { userId, provider: PASSWORD, accountId: userId, password: passwordHash }, now);
  await insertSession(trx, userId, session);
  await audit.note(trx, ownDeed("signed_up", userId, session));
  if (mail) await jobs.enqueue(trx, mail);
  return findById(trx, userId);
}

async function openSession(db: Trx, given: PasswordSession, { audit }: Beside): Promise<boolean> {
  const { userId, compared, rehashed, session } = given;
  const user = await findById(db, userId);
  if (!user || user.leaving || (await passwordHashOf(db, userId)) !== compared) return false;
  if (rehashed !== null) await setPassword(db, userId, rehashed, session.openedAt);
  await insertSession(db, userId, session);
  await audit.note(db, ownDeed("signed_in", userId, session));
  return true;
}

async function isHere(db: Db, userId: string): Promise<boolean> {
  const user = await findById(db, userId);
  return user !== null && !user.leaving;
}

export function sqlPeople(db: Db, beside: Beside): PeopleRepository {
  const { jobs, audit } = beside;
  return {
    findById: (id) => findById(db, id),
    findByEmail: (email) => findByEmail(db, email),
    all: async () => (await users(db).where("users.leaving_at", "is", null).execute()).map(toUser),
    hasFirstAccount: async () => (await db.selectFrom("first_account").select("id").executeTakeFirst()) !== undefined,
    passwordHashOf: (userId) => passwordHashOf(db, userId),

    waysInOf: async (userId): Promise<WayIn[]> =>
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

    signUp: async (given) => {
      try {
        return await unitOfWork(db, (trx) => signUp(trx, given, beside));
      } catch (error) {
        // Two sign-ups with one address at once: the unique index lets one through.
        if (isUniqueViolation(error)) return null;
        throw error;
      }
    },

    openSession: (given) => unitOfWork(db, (trx) => openSession(trx, given, beside)),

    changePassword: (given) =>
      unitOfWork(db, async (trx) => {
        if (!(await isHere(trx, given.userId))) return false;
        if ((await passwordHashOf(trx, given.userId)) !== given.compared) return false;
        await replacePassword(trx, given, beside);
        return true;
      }),

    resetPassword: (given) =>
      unitOfWork(db, async (trx) => {
        const user = await findById(trx, given.userId);
        if (!user || user.leaving) return false;
        if (!(await spendLink(trx, given.linkHash, "password_reset", given.session.openedAt))) return false;
        // As in `takeOver`: until now nobody had proved the address.
        if (!user.emailVerified) await forgetSecondFactors(trx, given.userId);
        await replacePassword(trx, given, beside);
        await markVerified(trx, given.userId, given.session.openedAt);
        return true;
      }),

    verifyEmail: ({ userId, linkHash, at }) =>
      unitOfWork(db, async (trx) => {
        if (!(await spendLink(trx, linkHash, "verify_email", at))) return false;
        await markVerified(trx, userId, at);
        await audit.note(trx, { action: "email_verified", actor: { kind: "person", id: userId }, subjectId: userId });
        return true;
      }),

    enter: async (given) => {
      const attempt = () => unitOfWork(db, (trx) => enter(trx, given, beside));
      try {
        return await attempt();
      } catch (error) {
        // Two first sign-ins of one person at once: a unique index stops one, which then finds what the other made.
        if (!isUniqueViolation(error)) throw error;
        return attempt();
      }
    },

    speak: async ({ userId, language, at }) => {
      await db.updateTable("users").set({ language, updated_at: at }).where("id", "=", userId).execute();
    },

    leave: ({ userId, at, job }) =>
      unitOfWork(db, async (trx) => {
        await trx
          .updateTable("users")
          .set({ leaving_at: at, updated_at: at })
          .where("id", "=", userId)
          .where("leaving_at", "is", null)
          .execute();
        await deleteSessionsOf(trx, userId);
        await deleteLinksOf(trx, userId);
        await audit.note(trx, { action: "account_deleted", actor: { kind: "person", id: userId }, subjectId: userId });
        await jobs.enqueue(trx, job);
      }),

    erase: ({ userId, email }) =>
      unitOfWork(db, async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom("users").where("id", "=", userId).executeTakeFirst();
        // Done before: by now the address may be somebody else's.
        if (numDeletedRows > 0n) await deleteLinksTo(trx, email);
      }),

    deleteExpired: async (now) => {
      await db.deleteFrom("used_nonces").where("expires_at", "<", now).execute();
    },
  };
}
