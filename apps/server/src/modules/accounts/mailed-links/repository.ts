/** What a mailed link is for. */
export type LinkPurpose = "magic_link" | "password_reset" | "verify_email";

export interface NewLink {
  readonly hash: string;
  readonly purpose: LinkPurpose;
  readonly email: string;
  /** Null for a link that belongs to an e-mail address, regardless of the account. */
  readonly userId: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export interface StoredLink extends NewLink {
  readonly usedAt: string | null;
}

/** Mailed links, stored under the SHA-256 of their tokens. `users/` consumes them in the transaction they authorise. */
export interface LinksRepository {
  save(link: NewLink): Promise<void>;
  find(hash: string, purpose: LinkPurpose): Promise<StoredLink | null>;
  findByUser(userId: string): Promise<StoredLink[]>;
  /** Deletes links that expired before this instant. */
  deleteExpired(before: string): Promise<void>;
}
