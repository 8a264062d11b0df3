/** A visitor's message to the site's operators. */
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
  readonly hasMore: boolean;
}

/** Messages, the latest first. */
export interface ContactRepository {
  /** Adding the same id again does nothing. */
  add(message: ContactMessage): Promise<void>;
  /** @param after id of the last message of the previous page; null for the first page. @returns null if that message is gone */
  page(limit: number, after: string | null): Promise<ContactPage | null>;
  countUnread(): Promise<number>;
  /** Null if no message has this id. */
  setReadAt(id: string, readAt: string | null): Promise<ContactMessage | null>;
  /** Returns whether it existed. */
  delete(id: string): Promise<boolean>;
  findByEmail(email: string): Promise<ContactMessage[]>;
  deleteByEmail(email: string): Promise<void>;
}
