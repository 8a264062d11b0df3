import type { Clock } from "../../time/clock.ts";
import { AppError, createInvalidFieldError } from "../../errors/app-error.ts";
import type { ContactMessage, ContactRepository } from "./repository.ts";

/** A person with an account. */
export interface Person {
  readonly userId: string;
  /** Lower-cased. */
  readonly email: string;
}

export interface NewMessage extends Pick<ContactMessage, "id" | "name" | "email" | "message"> {
  /** Hidden form field that only bots fill in. */
  readonly honeypot: string;
}

export interface ContactParts {
  readonly records: ContactRepository;
  readonly clock: Clock;
  /** Whether a person has verified their e-mail address: only then do the messages of that address belong to them. */
  readonly isVerified: (userId: string) => Promise<boolean>;
}

export interface ContactList {
  readonly messages: readonly ContactMessage[];
  readonly more: boolean;
  readonly unread: number;
}

const createUnknownMessageError = (): AppError => new AppError("message_unknown");

/** Contact messages: anyone can write, administrators read. */
export function createContactService({ records, clock, isVerified }: ContactParts) {
  return {
    /** Bots get the usual answer, but nothing is stored. */
    add: async ({ honeypot, ...message }: NewMessage): Promise<void> => {
      if (honeypot !== "") return;
      const email = message.email.toLowerCase();
      await records.add({ ...message, email, createdAt: clock().toISOString(), readAt: null });
    },

    /** @throws AppError 422 if the message in `after` is not found */
    page: async (limit: number, after: string | undefined): Promise<ContactList> => {
      const page = await records.page(limit, after ?? null);
      if (page === null) throw createInvalidFieldError("after", "cursor_unknown");
      return { messages: page.messages, more: page.hasMore, unread: await records.countUnread() };
    },

    /** @throws AppError 404 */
    mark: async (id: string, read: boolean): Promise<ContactMessage> => {
      const message = await records.setReadAt(id, read ? clock().toISOString() : null);
      if (!message) throw createUnknownMessageError();
      return message;
    },

    /** @throws AppError 404 */
    remove: async (id: string): Promise<void> => {
      if (!(await records.delete(id))) throw createUnknownMessageError();
    },

    ofPerson: async ({ userId, email }: Person): Promise<ContactMessage[]> =>
      (await isVerified(userId)) ? records.findByEmail(email) : [],
    erase: async ({ userId, email }: Person): Promise<void> => {
      if (await isVerified(userId)) await records.deleteByEmail(email);
    },
  };
}
export type ContactService = ReturnType<typeof createContactService>;
