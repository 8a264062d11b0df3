/** What a mailed link is for. */
export type LinkPurpose = "magic_link" | "password_reset" | "verify_email";

export interface NewLink {
  readonly hash: string;
  readonly purpose: LinkPurpose;
  readonly email: string;
  /** Null for a link that belongs to an address, whoever has it. */
  readonly userId: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export interface StoredLink extends NewLink {
  readonly usedAt: string | null;
}

/** Mailed links under the SHA-256 of their tokens. They are used up with what they open, by `people/`. */
export interface LinksRepository {
  save(link: NewLink): Promise<void>;
  find(hash: string, purpose: LinkPurpose): Promise<StoredLink | null>;
  ofUser(userId: string): Promise<StoredLink[]>;
  /** Those that expired before. */
  deleteExpired(before: string): Promise<void>;
}
