import type { SharedBirth } from "@lagna/contract";

/** What the link of a kundli shows. */
export interface Choice {
  readonly name: boolean;
  readonly birth: SharedBirth;
}

export interface Share extends Choice {
  readonly ownerId: string;
  readonly kundliId: string;
  readonly createdAt: string;
}

/** A deed of the owner's, from an address as the audit trail marks it. */
export interface By {
  readonly address: string;
}

/** Links by which others see a kundli, one at most for each. Each method happens whole or not at all. */
export interface ShareRepository {
  /** In the place of the kundli's link before, if any; false where the account is gone. */
  save(share: Share, tokenHash: string, by: By): Promise<boolean>;
  ofKundli(ownerId: string, kundliId: string): Promise<Share | null>;
  byToken(tokenHash: string): Promise<Share | null>;
  /** Whether there was one. */
  end(ownerId: string, kundliId: string, by: By): Promise<boolean>;
  /** Of a kundli that is no more: nothing that anybody did. */
  forget(ownerId: string, kundliId: string): Promise<void>;
  ofOwner(ownerId: string): Promise<Share[]>;
  erase(ownerId: string): Promise<void>;
}
