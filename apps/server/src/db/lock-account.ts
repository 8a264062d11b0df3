import { hasRowLocks } from "./has-row-locks.ts";
import type { Trx } from "./transactions.ts";

/**
 * Makes the other units of work that lock this account wait for this one, so that each sees at "read committed" what the one before has
 * written. Rows that refer to the account can be added meanwhile. SQLite has one writer at a time.
 */
export async function lockAccount(trx: Trx, userId: string): Promise<void> {
  if (!hasRowLocks(trx)) return;
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}
