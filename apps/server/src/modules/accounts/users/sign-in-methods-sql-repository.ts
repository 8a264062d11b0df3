import type { Db } from "../../../db/client.ts";

export const PASSWORD_PROVIDER = "credential";

interface NewSignInMethod {
  readonly userId: string;
  readonly provider: string;
  readonly accountId: string;
  readonly password: string | null;
}

export async function insertSignInMethod(
  db: Db,
  { userId, provider, accountId, password }: NewSignInMethod,
  now: string,
): Promise<void> {
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

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("user_accounts")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", PASSWORD_PROVIDER)
    .executeTakeFirst();
  return row?.password ?? null;
}

export async function setPassword(db: Db, userId: string, hash: string, now: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("user_accounts")
    .set({ password: hash, updated_at: now })
    .where("user_id", "=", userId)
    .where("provider_id", "=", PASSWORD_PROVIDER)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await insertSignInMethod(db, { userId, provider: PASSWORD_PROVIDER, accountId: userId, password: hash }, now);
}
