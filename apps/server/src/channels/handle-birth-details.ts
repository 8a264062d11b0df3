import type { AnswerLanguage } from "@lagna/astrologer";
import type { KundliInput } from "@lagna/kundli";
import type { Clock } from "../time/clock.ts";
import {
  type ParsedBirth,
  type ParsedDetails,
  type ParsedIncompleteBirth,
  speaksOfBirth,
} from "../typed-births/birth-text/parse-birth.ts";
import type { BirthStep } from "../typed-births/choose-birth-step.ts";
import { correctBirth, correctTime } from "../typed-births/correct-birth.ts";
import type { BirthAlmanac } from "../typed-births/calendar-days/birth-almanac.ts";
import { createDayTeller, keepNamedDay, type ToldDay } from "../typed-births/calendar-days/tell-day.ts";
import type { TownFinder } from "../typed-births/find-towns.ts";
import { isCorrection } from "../typed-births/parse-correction.ts";
import { normaliseWords } from "../typed-births/parse-yes-no.ts";
import type { PartialBirth } from "../typed-births/partial-birth.ts";
import { type BirthMessage, createTypedBirthReader, FIRST_PERSON } from "../typed-births/read-typed-birth.ts";
import type { ChatServiceAdapter } from "./chat-service-adapter.ts";
import type { ChannelChartService, KnownChart } from "./channel-chart-service.ts";
import { type ChannelChart, type TurnEffect, NO_OWN_CHART } from "./repository.ts";
import type { ChartMessages } from "./chart-messages.ts";
import type { ConversationTurn } from "./conversation-turn.ts";
import { getAddressee, findOwnChart } from "./choose-chart.ts";
import { formatChannelText } from "./channel-texts.ts";
import { listHomeCountries } from "./find-sender-countries.ts";

export interface BirthHandlerParts {
  readonly charts: Pick<ChannelChartService, "keep">;
  readonly chatAdapter: Pick<ChatServiceAdapter, "deleteConversations">;
  readonly towns: TownFinder;
  readonly almanac: BirthAlmanac;
  readonly chartMessages: Pick<ChartMessages, "show" | "askToConfirmBirth">;
  readonly clock: Clock;
}

const MIN_OF_NAME = 2;

const keepDayOfStep = (step: BirthStep, { namedDay }: ConversationTurn): BirthStep =>
  step.kind === "ask" && namedDay ? { ...step, typed: keepNamedDay(step.typed, namedDay) } : step;

/** Says first how a named day was read. */
function addDayNote(effect: TurnEffect, { namedDay }: ConversationTurn): TurnEffect {
  const [first, ...others] = effect.messages;
  if (namedDay === null || first?.kind !== "text") return effect;
  return { ...effect, messages: [{ ...first, text: `${namedDay.note}\n${first.text}` }, ...others] };
}

/** Handles births given in a chat: typed, read back, corrected and confirmed. */
export function createBirthHandler({
  charts: channelCharts,
  chatAdapter,
  towns,
  almanac,
  chartMessages,
  clock,
}: BirthHandlerParts) {
  const reader = createTypedBirthReader(towns, almanac);
  const { tellDay } = createDayTeller(towns, almanac);

  const toConfirm = (birth: KundliInput, language: AnswerLanguage, isOwn: boolean | null): TurnEffect => ({
    person: { awaiting: { kind: "confirm", birth, isOwn } },
    messages: [chartMessages.askToConfirmBirth(birth, language)],
  });

  /** Asks the person what a typed birth needs next. */
  function toEffect(step: BirthStep, language: AnswerLanguage): TurnEffect {
    if (step.kind === "confirm") return toConfirm(step.birth, language, step.isOwn);
    const { kind: _kind, typed, ...message } = step;
    return { person: { awaiting: { kind: "details", typed } }, messages: [{ kind: "text", ...message }] };
  }

  function toBirthMessage({ birthText, language, person }: ConversationTurn): BirthMessage {
    const { awaiting, name } = person;
    return {
      text: birthText,
      language,
      writer: name,
      home: listHomeCountries(person),
      nameOtherwise: name.trim().length >= MIN_OF_NAME ? name : formatChannelText("nameless", language),
      requested: awaiting?.kind === "birth_of" ? awaiting : null,
      earlier: awaiting?.kind === "details" ? awaiting.typed : null,
    };
  }

  /** Handles a typed birth and asks for what is missing; null if that is no birth after all. */
  async function readTyped(
    turn: ConversationTurn,
    read: Omit<ParsedIncompleteBirth, "isBirth">,
  ): Promise<TurnEffect | null> {
    const step = await reader.readBirth(toBirthMessage(turn), read);
    return step && addDayNote(toEffect(keepDayOfStep(step, turn), turn.language), turn);
  }

  async function handleBirth(turn: ConversationTurn, read: ParsedBirth): Promise<TurnEffect> {
    const effect = await readTyped(turn, read);
    if (effect === null) throw new Error("a birth with its date was not read");
    return effect;
  }

  /** A birth without its whole date counts where one is expected: before the first chart, or if it is told like one. */
  async function handleIncompleteBirth(turn: ConversationTurn): Promise<TurnEffect | null> {
    const { incompleteBirth: read, charts, person } = turn;
    if (!read) return null;
    const isExpected = charts.length === 0 || person.awaiting?.kind === "birth_of";
    const isToldWhole = read.isBirth && read.day !== null && (read.time ?? read.half) !== null;
    return isExpected || isToldWhole ? readTyped(turn, read) : null;
  }

  /** Adds the details of a message to an incomplete birth; null if it adds nothing. */
  async function addDetails(
    turn: ConversationTurn,
    birth: PartialBirth,
    read: ParsedDetails,
  ): Promise<TurnEffect | null> {
    const step = await reader.addDetails(toBirthMessage(turn), birth, read);
    return step && addDayNote(toEffect(keepDayOfStep(step, turn), turn.language), turn);
  }

  return {
    /** The message with the civil date of a day named by a feast or another calendar, where a birth is expected or told; null if there is none. */
    tellNamedDay: async ({
      text,
      person,
      charts,
      language,
    }: Pick<ConversationTurn, "text" | "person" | "charts" | "language">): Promise<ToldDay | null> => {
      const { awaiting } = person;
      const isExpected = charts.length === 0 || awaiting?.kind === "details" || awaiting?.kind === "birth_of";
      if (!isExpected && !speaksOfBirth(text)) return null;
      const earlier = awaiting?.kind === "details" ? awaiting.typed : null;
      const home = listHomeCountries(person);
      return tellDay({ text, language, home, earlier, thisYear: clock().getUTCFullYear() });
    },

    handleBirth,
    handleIncompleteBirth,
    addDetails,

    /**
     * Handles a correction of the birth that awaits confirmation, or of a chart given in the chat; null if the message corrects nothing.
     */
    correct: async (turn: ConversationTurn): Promise<TurnEffect | null> => {
      const { text, language } = turn;
      const { awaiting } = turn.person;
      if (awaiting?.kind === "confirm") {
        const home = listHomeCountries(turn.person);
        const birth = await correctBirth(awaiting.birth, { text, parsedBirth: turn.parsedBirth, home }, towns);
        return birth && toConfirm(birth, language, awaiting.isOwn ?? null);
      }
      const chart = FIRST_PERSON.test(text) ? findOwnChart(turn).chart : turn.chart;
      if (turn.parsedBirth || chart?.savedIn !== null || !isCorrection(text)) return null;
      const birth = correctTime(chart.birth, text);
      return birth && toConfirm(birth, language, chart.id === turn.person.ownChartId ? true : null);
    },

    /**
     * A confirmed birth becomes the open chart, and is saved to the account that the chat is linked to.
     * @throws AppError 422 for an impossible place or time
     */
    saveConfirmedBirth: async (
      { person, charts }: Pick<ConversationTurn, "person" | "charts">,
      {
        birth,
        isOwn,
        language,
        source,
      }: { birth: KundliInput; isOwn: boolean | null; language: AnswerLanguage; source: string },
    ): Promise<TurnEffect> => {
      const saved = await channelCharts.keep(person, `chat-${source}`, birth);
      const hasNoOwnChart = isOwn === false && findOwnChart({ person, charts }).kind === "none";
      const toOwnChartChange = (id: string) =>
        isOwn === true ? { ownChartId: id } : hasNoOwnChart ? { ownChartId: NO_OWN_CHART } : {};
      const getAddresseeOf = (chart: Pick<KnownChart, "id" | "name">): string | null =>
        isOwn === true
          ? null
          : getAddressee({ person, charts: [...charts, { ...chart, birth, isSelf: false, savedIn: null }] }, chart);
      if (saved) {
        const says = await chartMessages.show({ ...saved, addressee: getAddresseeOf(saved) }, language, "chart_kept");
        return { person: { chartId: saved.id, ...toOwnChartChange(saved.id), awaiting: null }, messages: says };
      }
      const { id: personId } = person;
      const createdAt = clock().toISOString();
      const chart: ChannelChart = { id: `${source}:chart`, personId, name: birth.name, birth, createdAt };
      const says = await chartMessages.show({ ...chart, addressee: getAddresseeOf(chart) }, language, "chart_made");
      const replaced = charts.filter(
        ({ id, name, savedIn }) =>
          savedIn === null && id !== chart.id && normaliseWords(name) === normaliseWords(chart.name),
      );
      // A new chart starts a new conversation: findings of the old chart no longer apply.
      await chatAdapter.deleteConversations(
        person,
        replaced.map(({ id }) => id),
      );
      const replacesOwn = replaced.some(({ id }) => id === person.ownChartId);
      const ownChartChange = replacesOwn ? { ownChartId: chart.id } : toOwnChartChange(chart.id);
      return { chart, person: { chartId: chart.id, ...ownChartChange, awaiting: null }, messages: says };
    },
  };
}
