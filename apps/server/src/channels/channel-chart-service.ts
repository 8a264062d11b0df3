import type { KundliInput } from "@lagna/kundli";
import type { Visitor } from "../chat/service.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import type { ChannelChart, ChannelPerson, ChannelRepository } from "./repository.ts";

export type Account = NonNullable<Visitor>;

/** A chart that questions in a chat can be about. */
export interface KnownChart {
  readonly id: string;
  readonly name: string;
  readonly birth: KundliInput;
  /** Tags set by its owner, such as "spouse". */
  readonly tags?: readonly string[] | undefined;
  /** Marked by its owner as their own chart. */
  readonly isSelf: boolean;
  /** The account and kundli, if the chat is linked to an account that holds it; null for a birth that was given in the chat. */
  readonly savedIn: { readonly account: Account; readonly kundliId: string } | null;
}

export interface ChannelChartServiceParts {
  readonly records: Pick<ChannelRepository, "findCharts" | "findChart">;
  readonly savedKundlis: Pick<SavedKundlisService, "listBirths" | "findRecord" | "keepBirth">;
  /** Null for a deleted account or one without access; called for each message, so that a deactivation takes effect at once. */
  readonly findAccount: (accountId: string) => Promise<Account | null>;
}

/** Prefix of ids of saved kundlis, to distinguish them from charts given in the chat. */
const SAVED_KUNDLI_PREFIX = "kundli:";
/** Maximum saved kundlis available in a chat; more than a user refers to by name. */
const MAX_SAVED_CHARTS = 200;

const toKnownChart = ({ id, name, birth }: ChannelChart): KnownChart => ({
  id,
  name,
  birth,
  isSelf: false,
  savedIn: null,
});

/** The charts of a chat: those of the linked account, the user's own first, and those that were given in the chat. */
export function createChannelChartService({ records, savedKundlis, findAccount }: ChannelChartServiceParts) {
  const findLinkedAccount = async ({ accountId }: Pick<ChannelPerson, "accountId">): Promise<Account | null> =>
    accountId === null ? null : findAccount(accountId);

  async function listAccountCharts(account: Account | null): Promise<KnownChart[]> {
    if (!account) return [];
    const births = await savedKundlis.listBirths(account, MAX_SAVED_CHARTS);
    return births.map(({ id, name, tags, birth, isSelf }) => ({
      id: SAVED_KUNDLI_PREFIX + id,
      name,
      tags,
      birth,
      isSelf,
      savedIn: { account, kundliId: id },
    }));
  }

  return {
    listCharts: async (person: Pick<ChannelPerson, "id" | "accountId">): Promise<KnownChart[]> => [
      ...(await listAccountCharts(await findLinkedAccount(person))),
      ...(await records.findCharts(person.id)).map(toKnownChart),
    ],

    /** Saves a birth to the account that the chat is linked to (idempotent); null without an account, or if the account has no room. */
    keep: async (
      person: Pick<ChannelPerson, "accountId">,
      id: string,
      birth: KundliInput,
    ): Promise<Pick<KnownChart, "id" | "name" | "birth"> | null> => {
      const account = await findLinkedAccount(person);
      const kundliId = account && (await savedKundlis.keepBirth(account, id, birth));
      return kundliId === null ? null : { id: SAVED_KUNDLI_PREFIX + kundliId, name: birth.name, birth };
    },

    /** The birth of a chart; null if the chart was deleted or no longer belongs to them. */
    findBirth: async (
      person: Pick<ChannelPerson, "id" | "accountId">,
      chartId: string,
    ): Promise<KundliInput | null> => {
      if (!chartId.startsWith(SAVED_KUNDLI_PREFIX)) {
        const chart = await records.findChart(chartId);
        return chart?.personId === person.id ? chart.birth : null;
      }
      const account = await findLinkedAccount(person);
      return (
        account && ((await savedKundlis.findRecord(account, chartId.slice(SAVED_KUNDLI_PREFIX.length)))?.birth ?? null)
      );
    },
  };
}
export type ChannelChartService = ReturnType<typeof createChannelChartService>;
