import type { Db } from "../../../db/client.ts";
import { isForeignKeyViolation } from "../../../db/constraint-violations.ts";
import type { MatchingInvitationRow } from "../../../db/schema/kundlis-and-leads.ts";
import { runUnitOfWork } from "../../../db/transactions.ts";
import type { Invitation, InvitationGuest, InvitationRepository } from "./repository.ts";

const parse = <Value>(text: string): Value => JSON.parse(text) as Value;

function toGuest(row: MatchingInvitationRow): InvitationGuest | null {
  const { guest_id: userId, guest_name: name, guest_person: person, guest_shows: shows, answered_at: answeredAt } = row;
  if (name === null || person === null || shows === null || answeredAt === null) return null;
  return { userId, name, person: parse(person), shows: parse(shows), answeredAt };
}

const toInvitation = (row: MatchingInvitationRow): Invitation => ({
  id: row.id,
  ownerId: row.owner_id,
  ownerSide: row.owner_side as Invitation["ownerSide"],
  owner: { name: row.owner_name, person: parse(row.owner_person), shows: parse(row.owner_shows) },
  settings: row.settings === null ? null : parse(row.settings),
  guest: toGuest(row),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

const toRow = (invitation: Invitation, tokenHash: string): MatchingInvitationRow => ({
  id: invitation.id,
  token_hash: tokenHash,
  owner_id: invitation.ownerId,
  owner_side: invitation.ownerSide,
  owner_name: invitation.owner.name,
  owner_person: JSON.stringify(invitation.owner.person),
  owner_shows: JSON.stringify(invitation.owner.shows),
  settings: invitation.settings && JSON.stringify(invitation.settings),
  guest_id: null,
  guest_key_hash: null,
  guest_name: null,
  guest_person: null,
  guest_shows: null,
  created_at: invitation.createdAt,
  expires_at: invitation.expiresAt,
  answered_at: null,
});

export function createSqlInvitationRepository(db: Db): InvitationRepository {
  const rows = () => db.selectFrom("matching_invitations").selectAll();
  return {
    create: async (invitation, tokenHash, expiredBefore) => {
      try {
        await runUnitOfWork(db, "read committed", async (trx) => {
          await trx
            .deleteFrom("matching_invitations")
            .where("answered_at", "is", null)
            .where("expires_at", "<", expiredBefore)
            .execute();
          await trx.insertInto("matching_invitations").values(toRow(invitation, tokenHash)).execute();
        });
        return true;
      } catch (error) {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      }
    },

    findOfUser: async (userId) => {
      const found = await rows()
        .where((eb) => eb.or([eb("owner_id", "=", userId), eb("guest_id", "=", userId)]))
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      return found.map(toInvitation);
    },

    findByToken: async (tokenHash) => {
      const row = await rows().where("token_hash", "=", tokenHash).executeTakeFirst();
      return row ? { invitation: toInvitation(row), keyHash: row.guest_key_hash } : null;
    },

    findById: async (id) => {
      const row = await rows().where("id", "=", id).executeTakeFirst();
      return row ? toInvitation(row) : null;
    },

    answer: async (id, guest, keyHash) => {
      const { numUpdatedRows } = await db
        .updateTable("matching_invitations")
        .set({
          guest_id: guest.userId,
          guest_key_hash: keyHash,
          guest_name: guest.name,
          guest_person: JSON.stringify(guest.person),
          guest_shows: JSON.stringify(guest.shows),
          answered_at: guest.answeredAt,
        })
        .where("id", "=", id)
        .where("answered_at", "is", null)
        .where("expires_at", ">", guest.answeredAt)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    setShows: async (id, role, shows) => {
      const value = JSON.stringify(shows);
      const change = role === "owner" ? { owner_shows: value } : { guest_shows: value };
      await db.updateTable("matching_invitations").set(change).where("id", "=", id).execute();
    },

    delete: async (id) => void (await db.deleteFrom("matching_invitations").where("id", "=", id).execute()),

    erase: async (userId) =>
      void (await db
        .deleteFrom("matching_invitations")
        .where((eb) => eb.or([eb("owner_id", "=", userId), eb("guest_id", "=", userId)]))
        .execute()),
  };
}
