import { parseEraseRequest, detectLanguage, isHinglish, understand, type AnswerLanguage } from "@lagna/astrologer";
import type { KundliInput } from "@lagna/kundli";
import type { Clock } from "../time/clock.ts";
import { type ChatServiceAdapter, MAX_LETTERS } from "./chat-service-adapter.ts";
import {
  hasBirthYearOutside,
  hasInvalidDay,
  parseBirth,
  parseIncompleteBirth,
  parseMissingDetails,
} from "../typed-births/birth-text/parse-birth.ts";
import { FIRST_TYPED_YEAR } from "../typed-births/birth-text/parse-date.ts";
import { createBirthHandler } from "./handle-birth-details.ts";
import type { ChannelChartService, KnownChart } from "./channel-chart-service.ts";
import type { Command } from "./commands.data.ts";
import { parseCommand, isResumeMessage, isLanguageNeutral } from "./parse-command.ts";
import { parseYesNo } from "../typed-births/parse-yes-no.ts";
import { createErasureHandler } from "./handle-erasure.ts";
import { createBirthFormLinks } from "./birth-form-link.ts";
import type { BirthFormTokens } from "./birth-form-token.ts";
import { cleanText } from "./inbound-message.ts";
import { parseLinkCode } from "./linking/link-code.ts";
import type { ChatLinking } from "./linking/link-chat-to-account.ts";
import type { OutboundMessage } from "./outbound-message.ts";
import { createPairHandler, keepPairQuestion } from "./handle-pairs.ts";
import { createQuestionHandler } from "./handle-questions.ts";
import type { ChartDescriber } from "./describe-chart.ts";
import type { ChannelPerson, TurnEffect, WaitingMessage } from "./repository.ts";
import { formatKundliName, createChartMessages } from "./chart-messages.ts";
import { splitText } from "./split-text.ts";
import type { BirthAlmanac } from "../typed-births/calendar-days/birth-almanac.ts";
import type { TownFinder } from "../typed-births/find-towns.ts";
import type { OpenedMessage, ConversationTurn } from "./conversation-turn.ts";
import type { ChannelTextKey } from "./channel-texts.data.ts";
import { getAddressee, findChartByName, getFirstName, findOwnChart } from "./choose-chart.ts";
import { formatChannelText } from "./channel-texts.ts";
import { formatBirthText } from "../typed-births/birth-texts.ts";

export interface ConversationParts {
  readonly charts: Pick<ChannelChartService, "listCharts" | "keep">;
  readonly linking: ChatLinking;
  readonly chatAdapter: ChatServiceAdapter;
  readonly chartDescriber: ChartDescriber;
  readonly towns: TownFinder;
  readonly almanac: BirthAlmanac;
  readonly tokens: BirthFormTokens;
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** Reply to a "no", by the pending question. */
const DECLINED_TEXTS = {
  confirm: "not_right",
  details: "not_right",
  birth_of: "not_right",
  erase: "not_erased",
  forget: "not_erased",
  link: "not_linked",
} as const;
/** Pending questions that may be answered even after a stop. */
const ANSWERABLE_WHILE_STOPPED: ReadonlySet<string> = new Set(["erase", "forget", "link"]);
/** Pending questions that accept free-form answers such as "yeah that's right". */
const FREE_TEXT_CONFIRMATIONS: ReadonlySet<string> = new Set(["confirm", "own", "forget"]);
/** Letters or digits, as opposed to punctuation and emojis only. */
const WORDLIKE = /[\p{L}\p{N}]/u;

const formatGreetingName = (name: string): string => (getFirstName(name) === "" ? "" : `, ${getFirstName(name)}`);

/** The conversation logic, shared by all channels: computes the effect of a message. All replies are in the person's language. */
export function createConversation({
  charts: channelCharts,
  linking,
  chatAdapter,
  chartDescriber,
  towns,
  almanac,
  tokens,
  publicUrl,
  clock,
}: ConversationParts) {
  const chartMessages = createChartMessages({ chartDescriber, clock });
  const formLink = createBirthFormLinks({ tokens, publicUrl, clock });
  const questions = createQuestionHandler({ chatAdapter, chartMessages, formLink, publicUrl });
  const pairs = createPairHandler({ chatAdapter, formLink });
  const erasure = createErasureHandler({ chatAdapter, linking, publicUrl, clock });
  const births = createBirthHandler({
    charts: channelCharts,
    chatAdapter,
    towns,
    almanac,
    chartMessages,
    clock,
  });
  const createText = (
    key: ChannelTextKey,
    language: AnswerLanguage,
    params?: Readonly<Record<string, string>>,
  ): OutboundMessage => ({
    kind: "text",
    text: formatChannelText(key, language, params),
  });

  async function openChart(chart: KnownChart, turn: ConversationTurn): Promise<TurnEffect> {
    const shown = { ...chart, addressee: getAddressee(turn, chart) };
    return { person: { chartId: chart.id }, messages: await chartMessages.show(shown, turn.language, "chart_open") };
  }

  async function handleYes(turn: ConversationTurn): Promise<TurnEffect> {
    const { awaiting } = turn.person;
    if (awaiting?.kind === "erase") return erasure.eraseAll(turn);
    if (awaiting?.kind === "forget") return erasure.deleteChart(turn, awaiting);
    if (awaiting?.kind === "own") return questions.answerAfterOwnReply(turn, awaiting, true);
    if (awaiting?.kind === "link") return linking.link(turn, awaiting);
    if (awaiting?.kind === "confirm") {
      const saved = await births.saveConfirmedBirth(turn, {
        birth: awaiting.birth,
        isOwn: awaiting.isOwn ?? null,
        language: turn.language,
        source: turn.message.id,
      });
      return pairs.continueQuestion(turn, saved);
    }
    return { messages: [createText("nothing_to_confirm", turn.language)] };
  }

  async function handleNo(turn: ConversationTurn): Promise<TurnEffect> {
    const { person, language } = turn;
    const { awaiting } = person;
    if (awaiting === null) return { messages: [createText("nothing_to_confirm", language)] };
    if (awaiting.kind === "own") return questions.answerAfterOwnReply(turn, awaiting, false);
    return { person: { awaiting: null }, messages: [createText(DECLINED_TEXTS[awaiting.kind], language)] };
  }

  function listCharts({ charts, language }: ConversationTurn): TurnEffect | null {
    const [first] = charts;
    if (!first) return null;
    const names = charts.map(({ name }) => `• ${name}`).join("\n");
    const list = formatChannelText("charts", language, { names, first: getFirstName(first.name) });
    // The list may exceed the limit of one message.
    return { messages: splitText(list, MAX_LETTERS).map((text) => ({ kind: "text", text })) };
  }

  function greet(turn: ConversationTurn): TurnEffect {
    const { chart, person, language } = turn;
    const name = formatGreetingName(person.name);
    if (!chart) return formLink(turn, formatChannelText("greeting", language, { name }));
    const text = formatChannelText("welcome_back", language, { name, kundli: formatKundliName(chart, language) });
    return {
      messages: [chartMessages.addSampleQuestions(text, { ...chart, addressee: getAddressee(turn, chart) }, language)],
    };
  }

  const COMMANDS: Readonly<Record<Command, (turn: ConversationTurn) => TurnEffect | Promise<TurnEffect>>> = {
    start: (turn) => {
      const { messages, ...effect } = greet(turn);
      return { ...effect, person: { stoppedAt: null, awaiting: null }, messages };
    },
    help: ({ language }) => ({ messages: [createText("help", language)] }),
    new: (turn) => formLink(turn, ""),
    chart: (turn) => {
      const { chart } = findOwnChart(turn);
      return chart ? openChart(chart, turn) : formLink(turn, "");
    },
    charts: (turn) => listCharts(turn) ?? formLink(turn, ""),
    today: (turn) =>
      turn.chart
        ? questions.answerForChart(turn, turn.chart, formatChannelText("today", turn.language))
        : formLink(turn, ""),
    unlink: (turn) => linking.unlink(turn),
    wait: ({ language }) => ({ messages: [createText("waits", language)] }),
    stop: ({ language }) => ({
      person: { stoppedAt: clock().toISOString(), awaiting: null },
      messages: [createText("stopped", language)],
    }),
    erase: (turn) => erasure.askToEraseAll(turn),
    yes: handleYes,
    no: handleNo,
  };

  /** After a stop, messages are ignored unless they resume, delete data, link the chat, or show danger. */
  const isSilent = ({ person, text }: ConversationTurn, command: Command | null): boolean =>
    person.stoppedAt !== null &&
    !isResumeMessage(text) &&
    command !== "erase" &&
    parseEraseRequest(text) === null &&
    !((command === "yes" || command === "no") && ANSWERABLE_WHILE_STOPPED.has(person.awaiting?.kind ?? ""));

  /** Adds missing details to an incomplete birth; null if the message is about something else. */
  async function addMissingDetails(turn: ConversationTurn): Promise<TurnEffect | null> {
    const { awaiting } = turn.person;
    if (awaiting?.kind !== "details") return null;
    const { typed } = awaiting;
    const details = parseMissingDetails(turn.birthText, typed, clock().getUTCFullYear());
    return details && births.addDetails(turn, typed, details);
  }

  async function chooseEffect(turn: ConversationTurn, inDanger: boolean): Promise<TurnEffect> {
    const { text, charts, parsedBirth } = turn;
    // Danger comes first, whatever question is pending.
    if (inDanger) return questions.answerForChart(turn, turn.chart, text);
    const code = parseLinkCode(text);
    if (code !== null) return linking.askToConfirm(turn, code);
    const command =
      parseCommand(text) ?? (FREE_TEXT_CONFIRMATIONS.has(turn.person.awaiting?.kind ?? "") ? parseYesNo(text) : null);
    if (isSilent(turn, command)) return { messages: [] };
    if (command !== null) return COMMANDS[command](turn);
    const erase = parseEraseRequest(text);
    if (erase) return erasure.askToConfirm(turn, erase);
    const corrected = await births.correct(turn);
    if (corrected) return corrected;
    if (parsedBirth) return births.handleBirth(turn, parsedBirth);
    const added = await addMissingDetails(turn);
    if (added) return added;
    if (!WORDLIKE.test(text)) return { messages: [createText("only_signs", turn.language)] };
    if (hasInvalidDay(text))
      return { messages: [{ kind: "text", text: formatBirthText("no_such_day", turn.language) }] };
    const thisYear = clock().getUTCFullYear();
    if (hasBirthYearOutside(text, thisYear)) {
      const years = { from: String(FIRST_TYPED_YEAR), until: String(thisYear) };
      return { messages: [{ kind: "text", text: formatBirthText("year_outside", turn.language, years) }] };
    }
    const incomplete = await births.handleIncompleteBirth(turn);
    if (incomplete) return incomplete;
    const named = findChartByName(charts, text);
    if (named) return openChart(named, turn);
    return (await pairs.answerQuestion(turn)) ?? questions.handleQuestion(turn);
  }

  return {
    /**
     * Computes the effect of a message; the same message again has the same effect.
     * @throws JobPostponed if the person asks too fast; AppError if no answer can be given now
     */
    reply: async (message: OpenedMessage, signal: AbortSignal): Promise<TurnEffect> => {
      const { person, content } = message;
      const previousLanguage = person.language ?? "en";
      if (content.kind !== "text")
        return { messages: person.stoppedAt === null ? [createText(content.kind, previousLanguage)] : [] };
      const text = cleanText(content.text).trim().slice(0, MAX_LETTERS);
      if (text === "") return { messages: [] };
      const { question } = understand(text, [], previousLanguage);
      // The letters of a link code are random: they could be mistaken for Hinglish words ("KAHE"), or for signs of danger.
      const isLinkCode = parseLinkCode(text) !== null;
      const danger = isLinkCode ? null : question.danger;
      const languageSample = isLinkCode ? (text.split(/\s/u)[0] ?? "") : text;
      const questionLanguage = isLanguageNeutral(languageSample)
        ? previousLanguage
        : detectLanguage(languageSample, previousLanguage);
      const thisYear = clock().getUTCFullYear();
      const charts = await channelCharts.listCharts(person);
      const namedDay = await births.tellNamedDay({ text, person, charts, language: questionLanguage });
      const birthText = namedDay?.text ?? text;
      const parsedBirth = parseBirth(birthText, thisYear);
      const incompleteBirth = parsedBirth ? null : parseIncompleteBirth(birthText, thisYear);
      // "7:35 am" is written in every language.
      const birthLanguage = isHinglish(text) ? "hg" : previousLanguage;
      const language = (parsedBirth ?? incompleteBirth) && questionLanguage === "en" ? birthLanguage : questionLanguage;
      const chart = charts.find(({ id }) => id === person.chartId) ?? charts[0] ?? null;
      const turn: ConversationTurn = {
        message,
        text,
        birthText,
        namedDay,
        question,
        person,
        charts,
        chart,
        language,
        parsedBirth,
        incompleteBirth,
        signal,
      };
      // Before a typed birth, or a correction of one, only a clear danger takes precedence.
      const inDanger =
        danger !== null && (danger.isClear || (parsedBirth === null && (await births.correct(turn)) === null));
      const effect = keepPairQuestion(turn, await chooseEffect(turn, inDanger));
      if (effect.erasesPerson || language === person.language) return effect;
      return { ...effect, person: { ...effect.person, language } };
    },

    /** Computes the effect of a submitted birth form. @throws AppError 422 for an impossible place or time */
    handleForm: async (person: ChannelPerson, birth: KundliInput, source: string): Promise<TurnEffect> => {
      const charts = await channelCharts.listCharts(person);
      const confirmed = { birth, isOwn: null, language: person.language ?? "en", source };
      const effect = await births.saveConfirmedBirth({ person, charts }, confirmed);
      return { ...effect, person: { ...effect.person, stoppedAt: null } };
    },

    /** The reply to a message that could not be answered. */
    createApology: ({ person }: WaitingMessage): TurnEffect => ({
      messages: person.stoppedAt === null ? [createText("failed", person.language ?? "en")] : [],
    }),
  };
}
export type Conversation = ReturnType<typeof createConversation>;
