import type { Db } from "../../../db/client.ts";
import type { MailedTokenRow } from "../../../db/schema/accounts.ts";
import type { LinkPurpose, LinksRepository, StoredLink } from "./repository.ts";

const toLink = (row: MailedTokenRow): StoredLink => ({
  hash: row.token_hash,
  purpose: row.purpose as LinkPurpose,
  email: row.email,
  userId: row.user_id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  usedAt: row.used_at,
});

/** Consumes the link; true for exactly one of several concurrent callers. */
export async function consumeLink(db: Db, hash: string, purpose: LinkPurpose, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mailed_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", hash)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Expires this person's valid links; a later click then gets 'expired'. */
export async function expireLinks(db: Db, userId: string, purpose: LinkPurpose, now: string): Promise<void> {
  await db
    .updateTable("mailed_tokens")
    .set({ expires_at: now })
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .execute();
}

/** Deletes an account's links, but not magic links, which belong to an address and prove it each time they are used. */
export async function deleteLinksOfUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("mailed_tokens").where("user_id", "=", userId).execute();
}

export async function deleteLinksToEmail(db: Db, email: string): Promise<void> {
  await db.deleteFrom("mailed_tokens").where("email", "=", email).execute();
}

export function createSqlLinksRepository(db: Db): LinksRepository {
  return {
    save: async (link) => {
      await db
        .insertInto("mailed_tokens")
        .values({
          token_hash: link.hash,
          purpose: link.purpose,
          email: link.email,
          user_id: link.userId,
          created_at: link.createdAt,
          expires_at: link.expiresAt,
          used_at: null,
        })
        .execute();
    },

    find: async (hash, purpose) => {
      const row = await db
        .selectFrom("mailed_tokens")
        .selectAll()
        .where("token_hash", "=", hash)
        .where("purpose", "=", purpose)
        .executeTakeFirst();
      return row ? toLink(row) : null;
    },

    findByUser: async (userId) =>
      (await db.selectFrom("mailed_tokens").selectAll().where("user_id", "=", userId).execute()).map(toLink),

    deleteExpired: async (before) => {
      await db.deleteFrom("mailed_tokens").where("expires_at", "<", before).execute();
    },
  };
}
