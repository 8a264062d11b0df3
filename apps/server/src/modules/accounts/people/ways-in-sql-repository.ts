import type { Db } from "../../../db/client.ts";

export const PASSWORD = "credential";

interface NewWayIn {
  readonly userId: string;
  readonly provider: string;
  readonly accountId: string;
  readonly password: string | null;
}

export async function insertWayIn(
  db: Db,
  { userId, provider, accountId, password }: NewWayIn,
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

export async function passwordHashOf(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("user_accounts")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", PASSWORD)
    .executeTakeFirst();
  return row?.password ?? null;
}

export async function setPassword(db: Db, userId: string, hash: string, now: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("user_accounts")
    .set({ password: hash, updated_at: now })
    .where("user_id", "=", userId)
    .where("provider_id", "=", PASSWORD)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await insertWayIn(db, { userId, provider: PASSWORD, accountId: userId, password: hash }, now);
}
