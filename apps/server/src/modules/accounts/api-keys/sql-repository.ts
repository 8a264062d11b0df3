import type { ApiKeyScope } from "@lagna/contract";
import type { Db } from "../../../db/client.ts";
import { lockAccount } from "../../../db/lock-account.ts";
import { prepareQuery } from "../../../db/prepare-query.ts";
import { type Trx, runUnitOfWork } from "../../../db/transactions.ts";
import { toUser, USER_COLUMNS, type UserColumns } from "../users/user-rows.ts";
import type { AuditWriter } from "../../audit/service.ts";
import type { ApiKeyRecord, ApiKeyRepository } from "./repository.ts";

const KEY_COLUMNS = [
  "api_keys.id as key_id",
  "api_keys.name as key_name",
  "api_keys.scopes as scopes",
  "api_keys.begins as begins",
  "api_keys.created_at as key_created_at",
  "api_keys.last_used_at as last_used_at",
] as const;

interface KeyColumns {
  readonly key_id: string;
  readonly key_name: string;
  readonly scopes: string;
  readonly begins: string;
  readonly key_created_at: string;
  readonly last_used_at: string | null;
}

const toRecord = (row: KeyColumns): ApiKeyRecord => ({
  id: row.key_id,
  name: row.key_name,
  scopes: JSON.parse(row.scopes) as ApiKeyScope[],
  begins: row.begins,
  createdAt: row.key_created_at,
  lastUsedAt: row.last_used_at,
});

export function createSqlApiKeyRepository(db: Db, audit: AuditWriter<Trx>): ApiKeyRepository {
  const describe = (userId: string, action: "api_key_made" | "api_key_removed") =>
    ({ action, actor: { kind: "person", id: userId }, subjectId: userId }) as const;
  // Runs for every request with a key.
  const find = prepareQuery<KeyColumns & UserColumns>(db, () =>
    db
      .selectFrom("api_keys")
      .innerJoin("users", "users.id", "api_keys.user_id")
      .leftJoin("first_account", "first_account.user_id", "users.id")
      .select(KEY_COLUMNS)
      .select(USER_COLUMNS)
      .where("users.leaving_at", "is", null)
      .where("api_keys.token_hash", "=", ""),
  );
  return {
    find: async (tokenHash) => {
      const row = await find(tokenHash);
      return row ? { ...toRecord(row), user: toUser(row) } : null;
    },

    noteUse: async (id, at) => {
      await db.updateTable("api_keys").set({ last_used_at: at }).where("id", "=", id).execute();
    },

    findOfUser: async (userId) => {
      const rows = await db
        .selectFrom("api_keys")
        .select(KEY_COLUMNS)
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(toRecord);
    },

    create: (userId, { id, name, scopes, begins, createdAt, tokenHash }, most) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        await lockAccount(trx, userId);
        const kept = await trx.selectFrom("api_keys").select("id").where("user_id", "=", userId).execute();
        if (kept.length >= most) return false;
        await trx
          .insertInto("api_keys")
          .values({
            id,
            user_id: userId,
            token_hash: tokenHash,
            begins,
            name,
            scopes: JSON.stringify(scopes),
            created_at: createdAt,
          })
          .execute();
        await audit.note(trx, describe(userId, "api_key_made"));
        return true;
      }),

    remove: (userId, id) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const removed = trx.deleteFrom("api_keys").where("user_id", "=", userId).where("id", "=", id);
        const { numDeletedRows } = await removed.executeTakeFirst();
        if (numDeletedRows > 0n) await audit.note(trx, describe(userId, "api_key_removed"));
        return numDeletedRows > 0n;
      }),

    removeAll: async (userId) => {
      await db.deleteFrom("api_keys").where("user_id", "=", userId).execute();
    },
  };
}
