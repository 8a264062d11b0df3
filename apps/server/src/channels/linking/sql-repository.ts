import type { Clock } from "../../time/clock.ts";
import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation } from "../../db/constraint-violations.ts";
import { runUnitOfWork } from "../../db/transactions.ts";
import type { ChannelName } from "../inbound-message.ts";
import { type AccountLinkTrail, recordAccountLinkChange } from "../record-account-link-change.ts";
import type { LinkRepository } from "./repository.ts";

export interface SqlLinkingParts extends AccountLinkTrail {
  readonly db: Db;
  readonly clock: Clock;
}

/** Linked chats in SQL; the same queries run on SQLite and PostgreSQL. */
export function createSqlLinkRepository({ db, clock, ...trail }: SqlLinkingParts): LinkRepository {
  return {
    saveCode: async (accountId, codeHash, expiresAt) => {
      const code = { code_hash: codeHash, expires_at: expiresAt };
      try {
        await db
          .insertInto("channel_link_codes")
          .values({ account_id: accountId, ...code })
          .onConflict((conflict) => conflict.column("account_id").doUpdateSet(code))
          .execute();
        return true;
      } catch (error) {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      }
    },

    findCodeOwner: async (codeHash) => {
      const row = await db
        .selectFrom("channel_link_codes")
        .select("account_id")
        .where("code_hash", "=", codeHash)
        .where("expires_at", ">", clock().toISOString())
        .executeTakeFirst();
      return row?.account_id ?? null;
    },

    findByAccount: async (accountId) => {
      const rows = await db
        .selectFrom("channel_people")
        .select(["id", "channel", "external_id", "name", "linked_at"])
        .where("account_id", "=", accountId)
        .orderBy("linked_at")
        .orderBy("id")
        .execute();
      return rows.map(({ id, channel, external_id, name, linked_at }) => ({
        id,
        channel: channel as ChannelName,
        externalId: external_id,
        name,
        linkedAt: linked_at ?? "",
      }));
    },

    unlink: (id, change) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("channel_people")
          .set({ account_id: null, linked_at: null, chart_id: null })
          .where("id", "=", id)
          .where("account_id", "=", change.accountId)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await recordAccountLinkChange(trx, change, trail);
        return numUpdatedRows > 0n;
      }),

    erase: async (id) => {
      await db.deleteFrom("channel_people").where("id", "=", id).execute();
    },
  };
}
