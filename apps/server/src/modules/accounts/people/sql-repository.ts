import type { Db } from "../../../db/client.ts";
import { type Trx, unitOfWork } from "../../../db/transactions.ts";
import { isUniqueViolation } from "../../../db/unique-violation.ts";
import type { JobIntake } from "../../../jobs/queue.ts";
import { deleteLinksOf, deleteLinksTo, expireLinks, spendLink } from "../links/sql-repository.ts";
import { deleteSessionsOf, insertSession } from "../sessions/sql-repository.ts";
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

type Jobs = Pick<JobIntake, "enqueue">;

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

/** With the claim of the first account: the primary key of its one row lets one through, for the life of the database. */
async function insertUser(db: Db, user: NewUser, mayFound: boolean, now: string): Promise<string> {
  const id = crypto.randomUUID();
  const { name, email, emailVerified, image } = user;
  await db
    .insertInto("users")
    .values({ id, name, email, email_verified: emailVerified ? 1 : 0, image, created_at: now, updated_at: now })
    .execute();
  await db
    .insertInto("first_account")
    .values({ id: 1, user_id: id, administrator: mayFound ? 1 : 0, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
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

/** Everything that was opened with the password before ends; one session begins. */
async function replacePassword(db: Db, given: PasswordChange | PasswordReset): Promise<void> {
  const { userId, passwordHash, session } = given;
  await setPassword(db, userId, passwordHash, session.openedAt);
  await deleteSessionsOf(db, userId);
  await expireLinks(db, userId, "password_reset", session.openedAt);
  await insertSession(db, userId, session);
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
  await deleteSessionsOf(db, userId);
  await deleteLinksOf(db, userId);
  await markVerified(db, userId, now);
  if (subject !== null) await db.updateTable("users").set({ name, image: picture }).where("id", "=", userId).execute();
}

async function join(db: Db, user: User, person: VerifiedPerson, now: string): Promise<void> {
  if (!user.emailVerified) await takeOver(db, user.id, person, now);
  if (person.subject === null) return;
  await insertWayIn(db, { userId: user.id, provider: person.via, accountId: person.subject, password: null }, now);
  if (user.image || !person.picture) return;
  await db.updateTable("users").set({ image: person.picture }).where("id", "=", user.id).execute();
}

async function create(db: Db, { person, mayFound, session }: Entry): Promise<string> {
  const { name, email, picture, via, subject } = person;
  const now = session.openedAt;
  const userId = await insertUser(db, { name, email, emailVerified: true, image: picture }, mayFound, now);
  if (subject !== null) await insertWayIn(db, { userId, provider: via, accountId: subject, password: null }, now);
  return userId;
}

async function enter(db: Db, given: Entry): Promise<Entered> {
  const { person, session } = given;
  const now = session.openedAt;
  if (!(await spend(db, given.spend, now))) return { kind: "spent" };
  const known = await findBySubject(db, person);
  const found = known ?? (await findByEmail(db, person.email));
  if (found?.leaving) return { kind: "leaving" };
  if (found && !known) await join(db, found, person, now);
  const userId = found?.id ?? (await create(db, given));
  await insertSession(db, userId, session);
  const user = await findById(db, userId);
  if (!user) throw new Error("who just came in is not there");
  return { kind: "entered", user };
}

async function signUp(trx: Trx, given: SignUp, jobs: Jobs): Promise<User | null> {
  const { name, email, passwordHash, mayFound, session, mail } = given;
  const now = session.openedAt;
  const userId = await insertUser(trx, { name, email, emailVerified: false, image: null }, mayFound, now);
  await insertWayIn(trx, { userId, provider: PASSWORD, accountId: userId, password: passwordHash }, now);
  await insertSession(trx, userId, session);
  if (mail) await jobs.enqueue(trx, mail);
  return findById(trx, userId);
}

async function openSession(db: Db, { userId, compared, rehashed, session }: PasswordSession): Promise<boolean> {
  const user = await findById(db, userId);
  if (!user || user.leaving || (await passwordHashOf(db, userId)) !== compared) return false;
  if (rehashed !== null) await setPassword(db, userId, rehashed, session.openedAt);
  await insertSession(db, userId, session);
  return true;
}

async function isHere(db: Db, userId: string): Promise<boolean> {
  const user = await findById(db, userId);
  return user !== null && !user.leaving;
}

export function sqlPeople(db: Db, jobs: Jobs): PeopleRepository {
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
        return await unitOfWork(db, (trx) => signUp(trx, given, jobs));
      } catch (error) {
        // Two sign-ups with one address at once: the unique index lets one through.
        if (isUniqueViolation(error)) return null;
        throw error;
      }
    },

    openSession: (given) => unitOfWork(db, (trx) => openSession(trx, given)),

    changePassword: (given) =>
      unitOfWork(db, async (trx) => {
        if (!(await isHere(trx, given.userId))) return false;
        if ((await passwordHashOf(trx, given.userId)) !== given.compared) return false;
        await replacePassword(trx, given);
        return true;
      }),

    resetPassword: (given) =>
      unitOfWork(db, async (trx) => {
        if (!(await isHere(trx, given.userId))) return false;
        if (!(await spendLink(trx, given.linkHash, "password_reset", given.session.openedAt))) return false;
        await replacePassword(trx, given);
        await markVerified(trx, given.userId, given.session.openedAt);
        return true;
      }),

    verifyEmail: ({ userId, linkHash, at }) =>
      unitOfWork(db, async (trx) => {
        if (!(await spendLink(trx, linkHash, "verify_email", at))) return false;
        await markVerified(trx, userId, at);
        return true;
      }),

    enter: async (given) => {
      const attempt = () => unitOfWork(db, (trx) => enter(trx, given));
      try {
        return await attempt();
      } catch (error) {
        // Two first sign-ins of one person at once: a unique index stops one, which then finds what the other made.
        if (!isUniqueViolation(error)) throw error;
        return attempt();
      }
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
