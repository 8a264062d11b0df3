import type { Language } from "@lagna/terms";
import type { Clock } from "../../clock.ts";
import { AppError } from "../../errors.ts";
import { enforceLimit, type HitCounter } from "../../http/hit-counter.ts";
import type { Account } from "../charts.ts";
import type { LinkNotices } from "../link-change.ts";
import type { LinkCodes } from "./code.ts";
import type { LinkedChat, LinkRepository } from "./repository.ts";

export interface LinkingParts {
  readonly links: Pick<LinkRepository, "offer" | "linkedTo" | "unlink">;
  readonly codes: LinkCodes;
  readonly notices: LinkNotices;
  readonly counter: HitCounter;
  readonly clock: Clock;
}

const CODE_MS = 15 * 60_000;
const LIMIT = { max: 20, windowMs: 3_600_000 };

/** The chats of an account, from the account's side. */
export function linkingService({ links, codes, notices, counter, clock }: LinkingParts) {
  return {
    linkedTo: ({ userId }: Pick<Account, "userId">): Promise<LinkedChat[]> => links.linkedTo(userId),

    /** A code to be sent in the chat that is to be linked; the one before it is good no more. */
    offer: async ({ userId }: Pick<Account, "userId">) => {
      await enforceLimit(counter, `link-code:${userId}`, LIMIT);
      const code = codes.newCode();
      const expiresAt = new Date(clock().getTime() + CODE_MS).toISOString();
      if (!(await links.offer(userId, codes.hashOf(code), expiresAt))) throw new AppError("unauthenticated");
      return { code, expiresAt };
    },

    /** @throws AppError 404, also for anybody else's */
    unlink: async ({ userId, email }: Account, id: string, to: { readonly language: Language }): Promise<void> => {
      const mail = notices.of("chat_unlinked", email, to);
      if (!(await links.unlink(id, { action: "chat_unlinked", accountId: userId, mail })))
        throw new AppError("linked_chat_unknown");
    },
  };
}
export type LinkingService = ReturnType<typeof linkingService>;
