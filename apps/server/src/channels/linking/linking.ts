import type { Tongue } from "@lagna/astrologer";
import type { Clock } from "../../clock.ts";
import type { Account } from "../charts.ts";
import type { Awaiting, ChannelPerson, Effect } from "../repository.ts";
import { languageOf, type LinkChange, type LinkNotices } from "../link-change.ts";
import type { WordKey } from "../words.data.ts";
import { wordsOf } from "../words.ts";
import type { LinkCodes } from "./code.ts";
import type { LinkRepository } from "./repository.ts";

export interface LinkingInTalkParts {
  readonly links: Pick<LinkRepository, "offeredBy">;
  readonly codes: Pick<LinkCodes, "hashOf">;
  /** Null for an account that is no more, or is not let in. */
  readonly accountOf: (accountId: string) => Promise<Account | null>;
  readonly notices: LinkNotices;
  readonly clock: Clock;
}

interface Turn {
  readonly person: ChannelPerson;
  readonly tongue: Tongue;
}

const AGREE_MS = 15 * 60_000;

const only = (key: WordKey, tongue: Tongue, params?: Readonly<Record<string, string>>): Effect => ({
  person: { awaiting: null },
  says: [{ kind: "text", text: wordsOf(key, tongue, params) }],
});

/**
 * A chat becomes an account's by a code that the account's owner sends in it, and by a yes to the account's name there: neither a link
 * that somebody is sent nor a code that somebody is told makes a chat another's unseen.
 */
export function linkingInTalk({ links, codes, accountOf, notices, clock }: LinkingInTalkParts) {
  const changeOf = (action: LinkChange["action"], { userId, email }: Account, tongue: Tongue): LinkChange => ({
    action,
    accountId: userId,
    mail: notices.of(action, email, { language: languageOf(tongue) }),
  });

  /** Of the account that the chat is linked to until now. */
  async function unlinked({ person: { accountId }, tongue }: Turn): Promise<LinkChange[]> {
    if (accountId === null) return [];
    const account = await accountOf(accountId);
    return [account ? changeOf("chat_unlinked", account, tongue) : { action: "chat_unlinked", accountId, mail: null }];
  }

  return {
    unlinked,

    /** A code was sent: whose it is, is read back. */
    asked: async ({ person, tongue }: Turn, code: string): Promise<Effect> => {
      const usesCode = codes.hashOf(code);
      const accountId = await links.offeredBy(usesCode);
      const account = accountId === null ? null : await accountOf(accountId);
      if (accountId === null || !account) return only("link_unknown", tongue);
      const { email } = account;
      if (person.accountId === accountId) return { ...only("linked_already", tongue, { email }), usesCode };
      const until = new Date(clock().getTime() + AGREE_MS).toISOString();
      const choices = [wordsOf("yes", tongue), wordsOf("no", tongue)];
      const text = wordsOf("asks_link", tongue, { email });
      return {
        usesCode,
        person: { awaiting: { kind: "link", accountId, until } },
        says: [{ kind: "text", text, choices }],
      };
    },

    agreed: async (turn: Turn, { accountId, until }: Awaiting & { kind: "link" }): Promise<Effect> => {
      const { tongue } = turn;
      const account = until <= clock().toISOString() ? null : await accountOf(accountId);
      if (!account) return only("link_unknown", tongue);
      const said = only("linked", tongue, { email: account.email });
      const links = [...(await unlinked(turn)), changeOf("chat_linked", account, tongue)];
      return { ...said, links, person: { accountId, chartId: null, awaiting: null, stoppedAt: null } };
    },

    parted: async (turn: Turn): Promise<Effect> => {
      const { person, tongue } = turn;
      if (person.accountId === null) return only("linked_to_none", tongue);
      const links = await unlinked(turn);
      return { ...only("unlinked", tongue), links, person: { accountId: null, chartId: null, awaiting: null } };
    },
  };
}
export type Linking = ReturnType<typeof linkingInTalk>;
