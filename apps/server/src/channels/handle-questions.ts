import { understand } from "@lagna/astrologer";
import type { ChatServiceAdapter } from "./chat-service-adapter.ts";
import { formatChartName } from "../typed-births/format-chart-name.ts";
import type { KnownChart } from "./channel-chart-service.ts";
import type { CreateBirthFormLink } from "./birth-form-link.ts";
import { type PendingQuestion, type TurnEffect, NO_OWN_CHART } from "./repository.ts";
import type { ChartMessages } from "./chart-messages.ts";
import type { ConversationTurn } from "./conversation-turn.ts";
import { getAddressee, type QuestionTarget, chooseQuestionTarget } from "./choose-chart.ts";
import { formatChannelText } from "./channel-texts.ts";

export interface QuestionHandlerParts {
  readonly chatAdapter: Pick<ChatServiceAdapter, "answer">;
  readonly chartMessages: Pick<ChartMessages, "askToConfirmBirth">;
  readonly formLink: CreateBirthFormLink;
  readonly publicUrl: string;
}

/** Handles questions in a chat, each for the chart it is about. */
export function createQuestionHandler({ chatAdapter, chartMessages, formLink, publicUrl }: QuestionHandlerParts) {
  /** Asks a question about a chart; if there is no chart yet, asks for a birth. */
  async function answerForChart(turn: ConversationTurn, chart: KnownChart | null, text: string): Promise<TurnEffect> {
    const { message, person, language, signal } = turn;
    // Without the name it was addressed to, or asked before, it is another text than the message.
    const question = text === turn.text ? turn.question : understand(text, [], language).question;
    const addressee = chart && getAddressee(turn, chart);
    const answer = await chatAdapter.answer(
      { messageId: message.id, person, chart, question, language, addressee },
      signal,
    );
    if (!answer.needsBirth) return { messages: answer.messages };
    // If a birth awaits confirmation, it is read back again instead of asking for another one.
    if (person.awaiting?.kind === "confirm")
      return { messages: [chartMessages.askToConfirmBirth(person.awaiting.birth, language)] };
    const { kinds } = question;
    if (kinds.includes("thanks"))
      return { messages: [{ kind: "text", text: formatChannelText("nothing_to_confirm", language) }] };
    return formLink(turn, kinds.includes("about_you") ? formatChannelText("greeting", language, { name: "" }) : "");
  }

  /** Asks for a missing birth; an incomplete birth, or one that awaits confirmation, comes first. */
  function askForBirth(turn: ConversationTurn, name: string | null): TurnEffect {
    const { person, language } = turn;
    const { awaiting } = person;
    if (awaiting?.kind === "confirm") return { messages: [chartMessages.askToConfirmBirth(awaiting.birth, language)] };
    const displayName = name === null ? null : formatChartName(name);
    const lead =
      displayName === null
        ? formatChannelText("own_missing", language)
        : formatChannelText("other_missing", language, { name: displayName });
    const effect = formLink(turn, lead);
    if (awaiting?.kind === "details") return effect;
    return { ...effect, person: { awaiting: { kind: "birth_of", name: displayName } } };
  }

  function askWhichChart({ text, language }: ConversationTurn, charts: readonly KnownChart[]): TurnEffect {
    const choices = charts.map(({ name }) => `${name}: ${text}`);
    const names = charts.map(({ name }) => `• ${name}`).join("\n");
    const choicesLabel = formatChannelText("questions_label", language);
    return {
      messages: [{ kind: "text", text: formatChannelText("which_chart", language, { names }), choices, choicesLabel }],
    };
  }

  function askIfOwnChart({ text, person, language }: ConversationTurn, { id, name }: KnownChart): TurnEffect {
    if (person.awaiting?.kind === "confirm")
      return { messages: [chartMessages.askToConfirmBirth(person.awaiting.birth, language)] };
    const choices = [formatChannelText("yes", language), formatChannelText("no", language)];
    return {
      person: { awaiting: { kind: "own", chartId: id, question: text } },
      messages: [{ kind: "text", text: formatChannelText("asks_own", language, { name }), choices }],
    };
  }

  /** Asks the question about its chart. A question about oneself opens the writer's own chart. */
  async function askAboutTarget(
    turn: ConversationTurn,
    target: QuestionTarget & { readonly kind: "chart" },
  ): Promise<TurnEffect> {
    const effect = await answerForChart(turn, target.chart, target.question);
    if (!target.opensChart || !target.chart || target.chart.id === turn.chart?.id) return effect;
    const { id, name } = target.chart;
    const says = { kind: "text", text: formatChannelText("own_opened", turn.language, { name }) } as const;
    return { ...effect, person: { ...effect.person, chartId: id }, messages: [says, ...effect.messages] };
  }

  return {
    answerForChart,

    /** Handles a message that is a question, or is treated as one. */
    handleQuestion: async (turn: ConversationTurn): Promise<TurnEffect> => {
      const { kinds, topics } = turn.question;
      // A chat stores other data than an account, so the general privacy answer does not fit.
      if (kinds.includes("privacy") && topics.length === 0)
        return {
          messages: [
            { kind: "text", text: formatChannelText("privacy", turn.language, { url: `${publicUrl}/privacy-policy` }) },
          ],
        };
      const target = chooseQuestionTarget(turn);
      if (target.kind === "several") return askWhichChart(turn, target.charts);
      if (target.kind === "missing") return askForBirth(turn, target.name);
      if (target.kind === "unsure") return askIfOwnChart(turn, target.chart);
      return askAboutTarget(turn, target);
    },

    /** Handles the reply to whether a chart is the writer's own, then answers the question that was pending. */
    answerAfterOwnReply: async (
      turn: ConversationTurn,
      { chartId, question }: PendingQuestion & { kind: "own" },
      isOwn: boolean,
    ): Promise<TurnEffect> => {
      const chart = turn.charts.find(({ id }) => id === chartId) ?? null;
      if (!isOwn || !chart) {
        const effect = askForBirth({ ...turn, person: { ...turn.person, awaiting: null } }, null);
        return { ...effect, person: { ...effect.person, ...(!isOwn && { ownChartId: NO_OWN_CHART }) } };
      }
      const person = { ownChartId: chart.id, chartId: chart.id, awaiting: null };
      const effect = await answerForChart({ ...turn, person: { ...turn.person, ...person } }, chart, question);
      return { ...effect, person: { ...effect.person, ...person } };
    },
  };
}
