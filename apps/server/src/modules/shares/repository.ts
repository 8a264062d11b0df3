import type { SharedBirth } from "@lagna/contract";

/** What a share link shows. */
export interface ShareSettings {
  readonly name: boolean;
  readonly birth: SharedBirth;
  /** Of a birth with its time: whether the picture has the frame and the degrees. */
  readonly degrees: boolean;
}

export interface Share extends ShareSettings {
  readonly ownerId: string;
  readonly kundliId: string;
  readonly createdAt: string;
}

/** The owner who acts, with the pseudonym of their IP address for the audit trail. */
export interface ShareActor {
  readonly address: string;
}

/** Share links of kundlis, at most one per kundli. Each method is atomic. */
export interface ShareRepository {
  /** Replaces an earlier link of the kundli; false if the account is gone. */
  save(share: Share, tokenHash: string, by: ShareActor): Promise<boolean>;
  findByKundli(ownerId: string, kundliId: string): Promise<Share | null>;
  findByToken(tokenHash: string): Promise<Share | null>;
  /** Returns whether a link existed. */
  end(ownerId: string, kundliId: string, by: ShareActor): Promise<boolean>;
  /** Deletes the link of a deleted kundli, without an audit entry. */
  delete(ownerId: string, kundliId: string): Promise<void>;
  findByOwner(ownerId: string): Promise<Share[]>;
  erase(ownerId: string): Promise<void>;
}
