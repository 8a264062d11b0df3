/** What somebody wrote to those who run the site. */
export interface ContactMessage {
  readonly id: string;
  readonly name: string;
  /** Lower-cased. */
  readonly email: string;
  readonly message: string;
  readonly createdAt: string;
  readonly readAt: string | null;
}

export interface ContactPage {
  readonly messages: readonly ContactMessage[];
  readonly more: boolean;
}

/** Messages, the latest first. */
export interface ContactRepository {
  /** Once; again under the same id nothing happens. */
  add(message: ContactMessage): Promise<void>;
  /** @param after the id of the last one of the page before; null for the first. Null where there is none of that id any more */
  page(limit: number, after: string | null): Promise<ContactPage | null>;
  unread(): Promise<number>;
  /** Null where there is none of this id. */
  mark(id: string, readAt: string | null): Promise<ContactMessage | null>;
  /** Whether there was one. */
  delete(id: string): Promise<boolean>;
  ofEmail(email: string): Promise<ContactMessage[]>;
  deleteOfEmail(email: string): Promise<void>;
}
