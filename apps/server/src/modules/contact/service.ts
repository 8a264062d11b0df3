import type { Clock } from "../../clock.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { ContactMessage, ContactRepository } from "./repository.ts";

/** Somebody with an account. */
export interface Person {
  readonly userId: string;
  /** Lower-cased. */
  readonly email: string;
}

export interface NewMessage extends Pick<ContactMessage, "id" | "name" | "email" | "message"> {
  /** What only a machine fills in. */
  readonly trap: string;
}

export interface ContactParts {
  readonly records: ContactRepository;
  readonly clock: Clock;
  /** Whether somebody has shown that their address is theirs: only then are the messages of that address theirs too. */
  readonly isVerified: (userId: string) => Promise<boolean>;
}

export interface ContactList {
  readonly messages: readonly ContactMessage[];
  readonly more: boolean;
  readonly unread: number;
}

const unknown = (): AppError => new AppError("message_unknown");

/** What visitors write: anybody writes, administrators read. */
export function contactService({ records, clock, isVerified }: ContactParts) {
  return {
    /** A machine is answered like anybody, and not kept. */
    add: async ({ trap, ...given }: NewMessage): Promise<void> => {
      if (trap !== "") return;
      const email = given.email.toLowerCase();
      await records.add({ ...given, email, createdAt: clock().toISOString(), readAt: null });
    },

    /** @throws AppError 422 where the page before is not found */
    page: async (limit: number, after: string | undefined): Promise<ContactList> => {
      const page = await records.page(limit, after ?? null);
      if (page === null) throw invalidField("after", "cursor_unknown");
      return { ...page, unread: await records.unread() };
    },

    /** @throws AppError 404 */
    mark: async (id: string, read: boolean): Promise<ContactMessage> => {
      const message = await records.mark(id, read ? clock().toISOString() : null);
      if (!message) throw unknown();
      return message;
    },

    /** @throws AppError 404 */
    remove: async (id: string): Promise<void> => {
      if (!(await records.delete(id))) throw unknown();
    },

    ofPerson: async ({ userId, email }: Person): Promise<ContactMessage[]> =>
      (await isVerified(userId)) ? records.ofEmail(email) : [],
    erase: async ({ userId, email }: Person): Promise<void> => {
      if (await isVerified(userId)) await records.deleteOfEmail(email);
    },
  };
}
export type ContactService = ReturnType<typeof contactService>;
