import { resolveAskedChart, type EraseRequest } from "@lagna/astrologer";
import type { Clock } from "../time/clock.ts";
import type { ChatServiceAdapter } from "./chat-service-adapter.ts";
import { formatChartName } from "../typed-births/format-chart-name.ts";
import type { KnownChart } from "./channel-chart-service.ts";
import type { ChatLinking } from "./linking/link-chat-to-account.ts";
import type { OutboundMessage } from "./outbound-message.ts";
import type { PendingQuestion, TurnEffect } from "./repository.ts";
import type { ConversationTurn } from "./conversation-turn.ts";
import { findOwnChart } from "./choose-chart.ts";
import type { ChannelTextKey } from "./channel-texts.data.ts";
import { formatChannelText } from "./channel-texts.ts";

export interface ErasureHandlerParts {
  readonly chatAdapter: Pick<ChatServiceAdapter, "deleteConversations">;
  readonly linking: Pick<ChatLinking, "unlink" | "listUnlinkChanges">;
  readonly publicUrl: string;
  readonly clock: Clock;
}

/**
 * Handles requests to delete something: asks for confirmation of what can be deleted in the chat, and says where the rest can be deleted.
 */
export function createErasureHandler({ chatAdapter, linking, publicUrl, clock }: ErasureHandlerParts) {
  const createConfirmation = (
    texts: readonly string[],
    { language }: Pick<ConversationTurn, "language">,
  ): OutboundMessage => ({
    kind: "text",
    text: texts.join("\n\n"),
    choices: [formatChannelText("yes", language), formatChannelText("no", language)],
  });
  const createTextEffect = (
    key: ChannelTextKey,
    { language }: ConversationTurn,
    params: Readonly<Record<string, string>> = {},
  ): TurnEffect => ({
    messages: [{ kind: "text", text: formatChannelText(key, language, params) }],
  });

  /** Asks whether to delete all data of the chat; a linked account is kept. */
  function askToEraseAll(
    turn: Pick<ConversationTurn, "person" | "language">,
    lead: readonly string[] = [],
  ): TurnEffect {
    const { person, language } = turn;
    const accountHint =
      person.accountId === null ? [] : [formatChannelText("account_stays", language, { url: `${publicUrl}/profile` })];
    return {
      person: { awaiting: { kind: "erase" } },
      messages: [createConfirmation([...lead, formatChannelText("asks_erase", language), ...accountHint], turn)],
    };
  }

  /**
   * The chart that is meant: a named one, a relative's, the writer's own, or the open one; a string is the name of a chart that does not
   * exist.
   */
  function findMeantChart(turn: ConversationTurn): KnownChart | string | null {
    const { text, question, charts, chart } = turn;
    const asked = resolveAskedChart(question, charts, null);
    if (asked?.kind === "one") return charts.find(({ id }) => id === asked.chart.id) ?? null;
    if (asked?.kind === "none" && asked.name !== null) return formatChartName(asked.name);
    return (
      (/(?<!\p{L})(?:my|mera|meri|apni)(?!\p{L})|मेरी|अपनी/iu.test(text) ? findOwnChart(turn).chart : null) ?? chart
    );
  }

  function askDeleteChart(turn: ConversationTurn): TurnEffect {
    const chart = findMeantChart(turn);
    if (chart === null) return createTextEffect("no_kundli", turn);
    if (typeof chart === "string") return createTextEffect("no_kundli_of", turn, { name: chart });
    const { id, name, savedIn } = chart;
    if (savedIn !== null) return createTextEffect("kundli_in_account", turn, { name, url: `${publicUrl}/kundlis` });
    return {
      person: { awaiting: { kind: "forget", chartId: id } },
      messages: [createConfirmation([formatChannelText("asks_forget", turn.language, { name })], turn)],
    };
  }

  return {
    askToEraseAll,

    /** Handles a request to delete something. */
    askToConfirm: async (turn: ConversationTurn, { what, isAll }: EraseRequest): Promise<TurnEffect> => {
      if (what === "link") return linking.unlink(turn);
      if (what === "chart" && !isAll) return askDeleteChart(turn);
      const lacksAccount = what === "account" && turn.person.accountId === null;
      return askToEraseAll(
        turn,
        lacksAccount ? [formatChannelText("no_account", turn.language, { url: `${publicUrl}/profile` })] : [],
      );
    },

    /** Deletes all data of the chat; nothing more is sent afterwards. */
    eraseAll: async (turn: ConversationTurn): Promise<TurnEffect> => {
      const { person, charts, language } = turn;
      const chatCharts = charts.filter(({ savedIn }) => savedIn === null);
      await chatAdapter.deleteConversations(person, [null, ...chatCharts.map(({ id }) => id)]);
      const linkChanges = await linking.listUnlinkChanges(turn);
      const says = [{ kind: "text", text: formatChannelText("erased", language) }] as const;
      return { erasesPerson: true, linkChanges, person: { stoppedAt: clock().toISOString() }, messages: says };
    },

    /** Deletes one chart with its conversation. */
    deleteChart: async (
      turn: ConversationTurn,
      { chartId }: PendingQuestion & { kind: "forget" },
    ): Promise<TurnEffect> => {
      const { person, charts } = turn;
      const chart = charts.find(({ id, savedIn }) => id === chartId && savedIn === null);
      if (!chart) return { ...createTextEffect("no_kundli", turn), person: { awaiting: null } };
      await chatAdapter.deleteConversations(person, [chartId]);
      const openChartChange = person.chartId === chartId ? { chartId: null } : {};
      const ownChartChange = person.ownChartId === chartId ? { ownChartId: null } : {};
      const { messages } = createTextEffect("forgotten", turn, { name: chart.name });
      return { removedChartId: chartId, person: { ...openChartChange, ...ownChartChange, awaiting: null }, messages };
    },
  };
}
