import type { Visitor } from "../chat/service.ts";
import type { KundliInput } from "../modules/kundli/service.ts";
import type { KundlisService } from "../modules/kundlis/service.ts";
import type { ChannelChart, ChannelPerson, ChannelRepository } from "./repository.ts";

export type Account = NonNullable<Visitor>;

/** A chart that can be asked about in a chat. */
export interface KnownChart {
  readonly id: string;
  readonly name: string;
  readonly birth: KundliInput;
  /** Marked by its owner as their own. */
  readonly isSelf: boolean;
  /** Where it is a kundli of the account that the chat is linked to; null for a birth that was given in the chat. */
  readonly kept: { readonly account: Account; readonly kundliId: string } | null;
}

export interface ChartsParts {
  readonly records: Pick<ChannelRepository, "charts" | "chart">;
  readonly saved: Pick<KundlisService, "birthsOf" | "recordOf" | "keepBirth">;
  /** Null for an account that is no more, or is not let in: asked at each message, so that a deactivation counts at once. */
  readonly accountOf: (accountId: string) => Promise<Account | null>;
}

/** How a kundli of the account is called in a chat: charts of both kinds stand side by side there. */
const KEPT = "kundli:";
/** A talk knows so many of an account's: more than anybody calls by name. */
const MOST_KEPT = 200;

const given = ({ id, name, birth }: ChannelChart): KnownChart => ({ id, name, birth, isSelf: false, kept: null });

/** The charts of a chat: those of the account it is linked to, oneself first, and those that were given in it. */
export function channelCharts({ records, saved, accountOf }: ChartsParts) {
  const linkedTo = async ({ accountId }: Pick<ChannelPerson, "accountId">): Promise<Account | null> =>
    accountId === null ? null : accountOf(accountId);

  async function ofAccount(account: Account | null): Promise<KnownChart[]> {
    if (!account) return [];
    const births = await saved.birthsOf(account, MOST_KEPT);
    return births.map(({ id, name, birth, isSelf }) => ({
      id: KEPT + id,
      name,
      birth,
      isSelf,
      kept: { account, kundliId: id },
    }));
  }

  return {
    of: async (person: Pick<ChannelPerson, "id" | "accountId">): Promise<KnownChart[]> => [
      ...(await ofAccount(await linkedTo(person))),
      ...(await records.charts(person.id)).map(given),
    ],

    /** Keeps a birth with the account that the chat is linked to, once however often it is asked; null where there is none, or it has no room. */
    keep: async (
      person: Pick<ChannelPerson, "accountId">,
      id: string,
      birth: KundliInput,
    ): Promise<Pick<KnownChart, "id" | "name" | "birth"> | null> => {
      const account = await linkedTo(person);
      const kundliId = account && (await saved.keepBirth(account, id, birth));
      return kundliId === null ? null : { id: KEPT + kundliId, name: birth.name, birth };
    },

    /** What a chart is made of; null for one that is no more, or not theirs any more. */
    birthOf: async (person: Pick<ChannelPerson, "id" | "accountId">, chartId: string): Promise<KundliInput | null> => {
      if (!chartId.startsWith(KEPT)) {
        const chart = await records.chart(chartId);
        return chart?.personId === person.id ? chart.birth : null;
      }
      const account = await linkedTo(person);
      return account && ((await saved.recordOf(account, chartId.slice(KEPT.length)))?.birth ?? null);
    },
  };
}
export type ChannelCharts = ReturnType<typeof channelCharts>;
