import { chartAsked, type EraseAsked, parseQuestion } from "@lagna/astrologer";
import type { Clock } from "../clock.ts";
import type { Answering } from "./answering.ts";
import { calledName } from "./called.ts";
import type { KnownChart } from "./charts.ts";
import type { Linking } from "./linking/linking.ts";
import type { Outbound } from "./outbound.ts";
import type { Awaiting, Effect } from "./repository.ts";
import type { Turn } from "./turn.ts";
import { ownChartOf } from "./whose.ts";
import type { WordKey } from "./words.data.ts";
import { wordsOf } from "./words.ts";

export interface ErasingParts {
  readonly answering: Pick<Answering, "forget">;
  readonly linking: Pick<Linking, "parted" | "unlinked">;
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** What people ask to be deleted in the talk: what can be done here is offered with a question, and where the rest is done is said. */
export function erasingInTalk({ answering, linking, publicUrl, clock }: ErasingParts) {
  const asks = (texts: readonly string[], { tongue }: Pick<Turn, "tongue">): Outbound => ({
    kind: "text",
    text: texts.join("\n\n"),
    choices: [wordsOf("yes", tongue), wordsOf("no", tongue)],
  });
  const only = (key: WordKey, { tongue }: Turn, params: Readonly<Record<string, string>> = {}): Effect => ({
    says: [{ kind: "text", text: wordsOf(key, tongue, params) }],
  });

  /** Everything of the chat; an account that it is linked to stays. */
  function asksAll(turn: Pick<Turn, "person" | "tongue">, lead: readonly string[] = []): Effect {
    const { person, tongue } = turn;
    const stays = person.accountId === null ? [] : [wordsOf("account_stays", tongue, { url: `${publicUrl}/profile` })];
    return {
      person: { awaiting: { kind: "erase" } },
      says: [asks([...lead, wordsOf("asks_erase", tongue), ...stays], turn)],
    };
  }

  /** The chart that is meant: named, spoken of, one's own, or the one that is open; or the name of one that is not here. */
  function chartMeant(turn: Turn): KnownChart | string | null {
    const { text, charts, chart } = turn;
    const asked = chartAsked(parseQuestion(text), charts, null);
    if (asked?.kind === "one") return charts.find(({ id }) => id === asked.chart.id) ?? null;
    if (asked?.kind === "none" && asked.name !== null) return calledName(asked.name);
    return (/(?<!\p{L})(?:my|mera|meri|apni)(?!\p{L})|मेरी|अपनी/iu.test(text) ? ownChartOf(turn).chart : null) ?? chart;
  }

  function asksChart(turn: Turn): Effect {
    const chart = chartMeant(turn);
    if (chart === null) return only("no_kundli", turn);
    if (typeof chart === "string") return only("no_kundli_of", turn, { name: chart });
    const { id, name, kept } = chart;
    if (kept !== null) return only("kundli_in_account", turn, { name, url: `${publicUrl}/kundlis` });
    return {
      person: { awaiting: { kind: "forget", chartId: id } },
      says: [asks([wordsOf("asks_forget", turn.tongue, { name })], turn)],
    };
  }

  return {
    asksAll,

    /** What comes of a wish to have something deleted. */
    asked: async (turn: Turn, { what, isAll }: EraseAsked): Promise<Effect> => {
      if (what === "link") return linking.parted(turn);
      if (what === "chart" && !isAll) return asksChart(turn);
      const isOfAccount = what === "account" && turn.person.accountId === null;
      return asksAll(turn, isOfAccount ? [wordsOf("no_account", turn.tongue, { url: `${publicUrl}/profile` })] : []);
    },

    /** Everything of the chat goes, and nothing more is sent. */
    erased: async (turn: Turn): Promise<Effect> => {
      const { person, charts, tongue } = turn;
      const given = charts.filter(({ kept }) => kept === null);
      await answering.forget(person, [null, ...given.map(({ id }) => id)]);
      const links = await linking.unlinked(turn);
      const says = [{ kind: "text", text: wordsOf("erased", tongue) }] as const;
      return { erases: true, links, person: { stoppedAt: clock().toISOString() }, says };
    },

    /** One chart goes, with what was said about it. */
    forgotten: async (turn: Turn, { chartId }: Awaiting & { kind: "forget" }): Promise<Effect> => {
      const { person, charts } = turn;
      const chart = charts.find(({ id, kept }) => id === chartId && kept === null);
      if (!chart) return { ...only("no_kundli", turn), person: { awaiting: null } };
      await answering.forget(person, [chartId]);
      const open = person.chartId === chartId ? { chartId: null } : {};
      const own = person.ownChartId === chartId ? { ownChartId: null } : {};
      const { says } = only("forgotten", turn, { name: chart.name });
      return { removesChart: chartId, person: { ...open, ...own, awaiting: null }, says };
    },
  };
}
