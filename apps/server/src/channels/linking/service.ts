import type { Language } from "@lagna/terms";
import type { Clock } from "../../time/clock.ts";
import { AppError } from "../../errors/app-error.ts";
import { enforceLimit, type RateLimitCounter } from "../../http/rate-limit-counter.ts";
import type { Account } from "../channel-chart-service.ts";
import type { AccountLinkNotices } from "../record-account-link-change.ts";
import type { LinkCodes } from "./link-code.ts";
import type { LinkedChat, LinkRepository } from "./repository.ts";

export interface LinkingServiceParts {
  readonly links: Pick<LinkRepository, "saveCode" | "findByAccount" | "unlink">;
  readonly codes: LinkCodes;
  readonly notices: AccountLinkNotices;
  readonly counter: RateLimitCounter;
  readonly clock: Clock;
}

const CODE_LIFETIME_MS = 15 * 60_000;
const CODE_LIMIT = { max: 20, windowMs: 3_600_000 };

/** Links of chats, managed from the account's side. */
export function createLinkingService({ links, codes, notices, counter, clock }: LinkingServiceParts) {
  return {
    linkedTo: ({ userId }: Pick<Account, "userId">): Promise<LinkedChat[]> => links.findByAccount(userId),

    /** Creates a code to send in the chat that is to be linked; an earlier code becomes invalid. */
    offer: async ({ userId }: Pick<Account, "userId">) => {
      await enforceLimit(counter, `link-code:${userId}`, CODE_LIMIT);
      const code = codes.newCode();
      const expiresAt = new Date(clock().getTime() + CODE_LIFETIME_MS).toISOString();
      if (!(await links.saveCode(userId, codes.hash(code), expiresAt))) throw new AppError("unauthenticated");
      return { code, expiresAt };
    },

    /** @throws AppError 404, also for another user's chat */
    unlink: async ({ userId, email }: Account, id: string, to: { readonly language: Language }): Promise<void> => {
      const mail = notices.createJob("chat_unlinked", email, to);
      if (!(await links.unlink(id, { action: "chat_unlinked", accountId: userId, mail })))
        throw new AppError("linked_chat_unknown");
    },
  };
}
export type LinkingService = ReturnType<typeof createLinkingService>;
