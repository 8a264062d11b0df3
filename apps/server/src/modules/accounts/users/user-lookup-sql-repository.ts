import type { Db } from "../../../db/client.ts";
import type { VerifiedPerson } from "./repository.ts";
import type { User } from "./user.ts";
import { toUser, USER_COLUMNS } from "./user-rows.ts";

interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly image: string | null;
}

export const selectUsers = (db: Db) =>
  db.selectFrom("users").leftJoin("first_account", "first_account.user_id", "users.id").select(USER_COLUMNS);

export async function findById(db: Db, id: string): Promise<User | null> {
  const row = await selectUsers(db).where("users.id", "=", id).executeTakeFirst();
  return row ? toUser(row) : null;
}

export async function findByEmail(db: Db, email: string): Promise<User | null> {
  const row = await selectUsers(db).where("users.email", "=", email).executeTakeFirst();
  return row ? toUser(row) : null;
}

export async function findBySubject(db: Db, { via, subject }: VerifiedPerson): Promise<User | null> {
  if (subject === null) return null;
  const row = await selectUsers(db)
    .innerJoin("user_accounts", "user_accounts.user_id", "users.id")
    .where("user_accounts.provider_id", "=", via)
    .where("user_accounts.account_id", "=", subject)
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

/** A name with its search and sort key. */
export const toNameColumns = (name: string) => ({ name, name_key: name.toLowerCase() });

/** An account's claim to be the first one, and so the administrator. */
type FounderClaim = "none" | "first" | "by_code";

/**
 * Inserts a user with its founder claim. The primary key of the single `first_account` row lets only one claim through, forever; a
 * claim by set-up code takes precedence over being merely first.
 */
export async function insertUser(db: Db, user: NewUser, claim: FounderClaim, now: string): Promise<string> {
  const id = crypto.randomUUID();
  const { name, email, emailVerified, image } = user;
  await db
    .insertInto("users")
    .values({
      id,
      ...toNameColumns(name),
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

export async function markVerified(db: Db, userId: string, now: string): Promise<void> {
  await db.updateTable("users").set({ email_verified: 1, updated_at: now }).where("id", "=", userId).execute();
}
