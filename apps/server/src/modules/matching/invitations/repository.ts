import type { InvitationItem } from "@lagna/contract";
import type { SettingsRequest } from "@lagna/terms";
import type { ResolvedPerson } from "../service.ts";

/** One side of an invitation, with what it shows the other. */
export interface InvitedPerson {
  readonly name: string;
  readonly person: ResolvedPerson;
  readonly shows: readonly InvitationItem[];
}

export interface InvitationGuest extends InvitedPerson {
  /** Null for a guest without an account. */
  readonly userId: string | null;
  readonly answeredAt: string;
}

export interface Invitation {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerSide: "boy" | "girl";
  readonly owner: InvitedPerson;
  readonly settings: SettingsRequest | null;
  readonly guest: InvitationGuest | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** Each method is atomic. */
export interface InvitationRepository {
  /** Deletes unanswered ones that expired before `expiredBefore`. False if the account is gone. */
  create(invitation: Invitation, tokenHash: string, expiredBefore: string): Promise<boolean>;
  findOfUser(userId: string): Promise<Invitation[]>;
  findByToken(tokenHash: string): Promise<{ readonly invitation: Invitation; readonly keyHash: string | null } | null>;
  findById(id: string): Promise<Invitation | null>;
  /** Stores the one answer; false if there is one already, the invitation is gone or expired at `answeredAt`. */
  answer(id: string, guest: InvitationGuest, keyHash: string | null): Promise<boolean>;
  setShows(id: string, role: "owner" | "guest", shows: readonly InvitationItem[]): Promise<void>;
  delete(id: string): Promise<void>;
  /** Deletes all in which the account has a part. */
  erase(userId: string): Promise<void>;
}
