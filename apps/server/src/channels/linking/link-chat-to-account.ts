import type { AnswerLanguage } from "@lagna/astrologer";
import type { Clock } from "../../time/clock.ts";
import type { Account } from "../channel-chart-service.ts";
import type { PendingQuestion, ChannelPerson, TurnEffect } from "../repository.ts";
import { toProductLanguage, type AccountLinkChange, type AccountLinkNotices } from "../record-account-link-change.ts";
import type { ChannelTextKey } from "../channel-texts.data.ts";
import { formatChannelText } from "../channel-texts.ts";
import type { LinkCodes } from "./link-code.ts";
import type { LinkRepository } from "./repository.ts";

export interface ChatLinkingParts {
  readonly links: Pick<LinkRepository, "findCodeOwner">;
  readonly codes: Pick<LinkCodes, "hash">;
  /** Null for a deleted account or one without access. */
  readonly findAccount: (accountId: string) => Promise<Account | null>;
  readonly notices: AccountLinkNotices;
  readonly clock: Clock;
}

interface LinkTurn {
  readonly person: ChannelPerson;
  readonly language: AnswerLanguage;
}

const CONFIRMATION_LIFETIME_MS = 15 * 60_000;

const createTextEffect = (
  key: ChannelTextKey,
  language: AnswerLanguage,
  params?: Readonly<Record<string, string>>,
): TurnEffect => ({
  person: { awaiting: null },
  messages: [{ kind: "text", text: formatChannelText(key, language, params) }],
});

/**
 * Links a chat to an account: the owner sends a code in the chat and confirms the account's address there. The confirmation prevents that a
 * link or code received from someone else silently links the chat to that person's account.
 */
export function createChatLinking({ links, codes, findAccount, notices, clock }: ChatLinkingParts) {
  const createChange = (
    action: AccountLinkChange["action"],
    { userId, email }: Account,
    language: AnswerLanguage,
  ): AccountLinkChange => ({
    action,
    accountId: userId,
    mail: notices.createJob(action, email, { language: toProductLanguage(language) }),
  });

  /** The change records for unlinking the chat from its current account. */
  async function listUnlinkChanges({ person: { accountId }, language }: LinkTurn): Promise<AccountLinkChange[]> {
    if (accountId === null) return [];
    const account = await findAccount(accountId);
    return [
      account ? createChange("chat_unlinked", account, language) : { action: "chat_unlinked", accountId, mail: null },
    ];
  }

  return {
    listUnlinkChanges,

    /** Handles a code sent in the chat: names the account and asks for confirmation. */
    askToConfirm: async ({ person, language }: LinkTurn, code: string): Promise<TurnEffect> => {
      const usedCodeHash = codes.hash(code);
      const accountId = await links.findCodeOwner(usedCodeHash);
      const account = accountId === null ? null : await findAccount(accountId);
      if (accountId === null || !account) return createTextEffect("link_unknown", language);
      const { email } = account;
      if (person.accountId === accountId)
        return { ...createTextEffect("linked_already", language, { email }), usedCodeHash };
      const until = new Date(clock().getTime() + CONFIRMATION_LIFETIME_MS).toISOString();
      const choices = [formatChannelText("yes", language), formatChannelText("no", language)];
      const text = formatChannelText("asks_link", language, { email });
      return {
        usedCodeHash,
        person: { awaiting: { kind: "link", accountId, until } },
        messages: [{ kind: "text", text, choices }],
      };
    },

    link: async (turn: LinkTurn, { accountId, until }: PendingQuestion & { kind: "link" }): Promise<TurnEffect> => {
      const { language } = turn;
      const account = until <= clock().toISOString() ? null : await findAccount(accountId);
      if (!account) return createTextEffect("link_unknown", language);
      const effect = createTextEffect("linked", language, { email: account.email });
      const linkChanges = [...(await listUnlinkChanges(turn)), createChange("chat_linked", account, language)];
      return { ...effect, linkChanges, person: { accountId, chartId: null, awaiting: null, stoppedAt: null } };
    },

    unlink: async (turn: LinkTurn): Promise<TurnEffect> => {
      const { person, language } = turn;
      if (person.accountId === null) return createTextEffect("linked_to_none", language);
      const linkChanges = await listUnlinkChanges(turn);
      return {
        ...createTextEffect("unlinked", language),
        linkChanges,
        person: { accountId: null, chartId: null, awaiting: null },
      };
    },
  };
}
export type ChatLinking = ReturnType<typeof createChatLinking>;
