import type { AuditAction } from "@lagna/contract";
import type { Db } from "../../../db/client.ts";
import { type Trx, unitOfWork } from "../../../db/transactions.ts";
import { isUniqueViolation } from "../../../db/unique-violation.ts";
import type { JobIntake } from "../../../jobs/queue.ts";
import type { AuditIntake } from "../../audit/service.ts";
import { deleteLinksOf, deleteLinksTo, expireLinks, spendLink } from "../links/sql-repository.ts";
import type { NewSession } from "../sessions/repository.ts";
import { forgetSecondFactors } from "../second-factors/sql-repository.ts";
import { deleteSessionsOf, insertSession, secondStepOf } from "../sessions/sql-repository.ts";
import { spendSetUpCode } from "../set-up/sql-repository.ts";
import type {
  Entered,
  Entry,
  PasswordChange,
  PasswordReset,
  PasswordSession,
  PeopleRepository,
  SignUp,
  Spending,
  VerifiedPerson,
  WayIn,
} from "./repository.ts";
import type { User } from "./user.ts";
import { toUser, USER_COLUMNS } from "./user-rows.ts";

/** What is written beside the people themselves, in the same step. */
interface Beside {
  readonly jobs: Pick<JobIntake, "enqueue">;
  readonly audit: AuditIntake<Trx>;
}

const PASSWORD = "credential";

interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly image: string | null;
}

interface NewWayIn {
  readonly userId: string;
  readonly provider: string;
  readonly accountId: string;
  readonly password: string | null;
}

const users = (db: Db) =>
  db.selectFrom("users").leftJoin("first_account", "first_account.user_id", "users.id").select(USER_COLUMNS);

async function findById(db: Db, id: string): Promise<User | null> {
  const row = await users(db).where("users.id", "=", id).executeTakeFirst();
  return row ? toUser(row) : null;
}

async function findByEmail(db: Db, email: string): Promise<User | null> {
  const row = await users(db).where("users.email", "=", email).executeTakeFirst();
  return row ? toUser(row) : null;
}

async function findBySubject(db: Db, { via, subject }: VerifiedPerson): Promise<User | null> {
  if (subject === null) return null;
  const row = await users(db)
    .innerJoin("user_accounts", "user_accounts.user_id", "users.id")
    .where("user_accounts.provider_id", "=", via)
    .where("user_accounts.account_id", "=", subject)
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

/** A name, and what it is looked for and sorted by. */
const named = (name: string) => ({ name, name_key: name.toLowerCase() });

/** Which claim to be the first account, and so the administrator, comes with an account. */
type Claim = "none" | "first" | "by_code";

/**
 * With the claim of the first account: the primary key of its one row lets one through, for the life of the database; whoever has the
 * set-up code stands before whoever was merely first.
 */
async function insertUser(db: Db, user: NewUser, claim: Claim, now: string): Promise<string> {
  const id = crypto.randomUUID();
  const { name, email, emailVerified, image } = user;
  await db
    .insertInto("users")
    .values({
      id,
      ...named(name),
      email,
      email_verified: emailVerified ? 1 : 0,
      image,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const row = { user_id: id, administrator: claim === "none" ? 0 : 1, created_at: now };
  await db
    .insertInto("first_account")
    .values({ id: 1, ...row })
    .onConflict((conflict) => (claim === "by_code" ? conflict.column("id").doUpdateSet(row) : conflict.doNothing()))
    .execute();
  return id;
}

async function insertWayIn(db: Db, { userId, provider, accountId, password }: NewWayIn, now: string): Promise<void> {
  await db
    .insertInto("user_accounts")
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      provider_id: provider,
      account_id: accountId,
      password,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

async function passwordHashOf(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("user_accounts")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", PASSWORD)
    .executeTakeFirst();
  return row?.password ?? null;
}

async function setPassword(db: Db, userId: string, hash: string, now: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("user_accounts")
    .set({ password: hash, updated_at: now })
    .where("user_id", "=", userId)
    .where("provider_id", "=", PASSWORD)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await insertWayIn(db, { userId, provider: PASSWORD, accountId: userId, password: hash }, now);
}

/** A deed of this person on their own account, from where their session is opened. */
const ownDeed = (action: AuditAction, userId: string, session: NewSession) =>
  ({
    action,
    actor: { kind: "person", id: userId },
    subjectId: userId,
    via: session.via,
    address: session.from,
  }) as const;

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

async function markVerified(db: Db, userId: string, now: string): Promise<void> {
  await db.updateTable("users").set({ email_verified: 1, updated_at: now }).where("id", "=", userId).execute();
}

async function spend(db: Db, spending: Spending, now: string): Promise<boolean> {
  if (spending === null) return true;
  if (spending.kind === "magic_link") return spendLink(db, spending.hash, "magic_link", now);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("used_nonces")
    .values({ nonce_hash: spending.hash, expires_at: spending.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whoever made the account never proved the address: nothing of theirs stays. */
async function takeOver(
  db: Db,
  userId: string,
  { name, picture, subject }: VerifiedPerson,
  now: string,
): Promise<void> {
  await db.deleteFrom("user_accounts").where("user_id", "=", userId).execute();
  await forgetSecondFactors(db, userId);
  await deleteSessionsOf(db, userId);
  await deleteLinksOf(db, userId);
  await markVerified(db, userId, now);
  if (subject === null) return;
  await db
    .updateTable("users")
    .set({ ...named(name), image: picture })
    .where("id", "=", userId)
    .execute();
}

async function join(db: Trx, user: User, { person, session, mail }: Entry, { jobs, audit }: Beside): Promise<void> {
  const now = session.openedAt;
  if (!user.emailVerified) {
    await takeOver(db, user.id, person, now);
    await audit.note(db, ownDeed("account_taken_over", user.id, session));
  }
  if (person.subject === null) return;
  await insertWayIn(db, { userId: user.id, provider: person.via, accountId: person.subject, password: null }, now);
  await audit.note(db, ownDeed("way_in_added", user.id, session));
  await jobs.enqueue(db, mail);
  if (user.image || !person.picture) return;
  await db.updateTable("users").set({ image: person.picture }).where("id", "=", user.id).execute();
}

async function create(db: Db, { person, mayFound, session }: Entry): Promise<string> {
  const { name, email, picture, via, subject } = person;
  const now = session.openedAt;
  const user = { name, email, emailVerified: true, image: picture };
  const userId = await insertUser(db, user, mayFound ? "first" : "none", now);
  if (subject !== null) await insertWayIn(db, { userId, provider: via, accountId: subject, password: null }, now);
  return userId;
}

async function enter(db: Trx, given: Entry, beside: Beside): Promise<Entered> {
  const { person, session } = given;
  const now = session.openedAt;
  if (!(await spend(db, given.spend, now))) return { kind: "spent" };
  const known = await findBySubject(db, person);
  const found = known ?? (await findByEmail(db, person.email));
  if (found?.leaving) return { kind: "leaving" };
  if (found && !known) await join(db, found, given, beside);
  const userId = found?.id ?? (await create(db, given));
  await insertSession(db, userId, session);
  await beside.audit.note(db, ownDeed(found ? "signed_in" : "signed_up", userId, session));
  const user = await findById(db, userId);
  if (!user) throw new Error("who just came in is not there");
  return { kind: "entered", user };
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
