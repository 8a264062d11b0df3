import type { AnswerLanguage, TypedTime } from "@lagna/astrologer";
import type { Clock } from "../time/clock.ts";
import type { KundliInput } from "../modules/charts/service.ts";
import type { ChatServiceAdapter } from "./chat-service-adapter.ts";
import {
  parseDayWithoutYear,
  parseCorrectedTime,
  type ParsedBirth,
  type ParsedDetails,
  type ParsedIncompleteBirth,
} from "./birth-text/parse-birth.ts";
import { NO_DATE } from "./birth-text/parse-partial-date.ts";
import type { RemainingStretch } from "./birth-text/collect-place-and-name-words.ts";
import { formatChartName } from "./format-saved-chart-name.ts";
import type { ChannelChartService, KnownChart } from "./channel-chart-service.ts";
import { normaliseWords } from "./parse-command.ts";
import { parseCorrectedName, parseCorrectedPlace, isCorrection } from "./parse-correction.ts";
import { createMissingDetailsPrompt } from "./ask-missing-details.ts";
import { parseName } from "./parse-name.ts";
import type { ChartDescriber } from "./describe-chart.ts";
import { type ChannelChart, type TurnEffect, NO_OWN_CHART } from "./repository.ts";
import type { ChartMessages } from "./chart-messages.ts";
import type { TownMatch, TownFinder } from "./find-towns.ts";
import type { ConversationTurn } from "./conversation-turn.ts";
import { addDateAndTime, addEarlierDetails, hasNoSuchDay } from "./merge-partial-birth.ts";
import type { PartialBirth } from "./partial-birth.ts";
import { getAddressee, getFirstName, findOwnChart } from "./choose-chart.ts";
import { toTimeFields } from "./describe-chart.ts";
import { formatChannelText } from "./channel-texts.ts";
import { listHomeCountries } from "./find-sender-countries.ts";

export interface BirthHandlerParts {
  readonly charts: Pick<ChannelChartService, "keep">;
  readonly chatAdapter: Pick<ChatServiceAdapter, "deleteConversations">;
  readonly chartDescriber: Pick<ChartDescriber, "readBirth" | "formatClock">;
  readonly towns: TownFinder;
  readonly chartMessages: Pick<ChartMessages, "show" | "askToConfirmBirth">;
  readonly clock: Clock;
}

const FIRST_PERSON = /(?<![\p{L}\p{M}])(?:my|i|mine|mera|meri|mere|main|मेरा|मेरी|मेरे|मैं)(?![\p{L}\p{M}])/iu;
/** Stricter pattern for texts with a name: "my boss Ramesh" is another person's birth. */
const OWN_BIRTH_PHRASE =
  /(?<![\p{L}\p{M}])(?:i(?: was| am|'m|’m)|(?:my|mera|meri|mere|मेरा|मेरी|मेरे) (?:own |apna |अपना )?(?:birth|b'?day|dob|date|time|name|details|jan[a]?m\p{L}*|naam|nam|जन्म\p{L}*|नाम)|main|मैं)(?![\p{L}\p{M}])/iu;
/** Stands for an unknown time; differs from every given time. */
const UNKNOWN_TIME = { hour: -1, minute: -1, second: 0 } as const;
const MIN_OF_NAME = 2;

const toTypedTime = ({ time_unknown, hour, minute, second = 0, uncertainty }: KundliInput): TypedTime | "unknown" =>
  time_unknown === true ? "unknown" : { hour, minute, second, within: uncertainty?.minutes };

/** The birth without its time fields. */
function removeTime(birth: KundliInput) {
  const {
    time_unknown: _unknown,
    uncertainty: _within,
    hour: _hour,
    minute: _minute,
    second: _second,
    ...rest
  } = birth;
  return rest;
}

const withTime = (birth: ReturnType<typeof removeTime>, time: TypedTime | "unknown"): KundliInput =>
  ({ ...birth, ...toTimeFields(time) }) as KundliInput;

/** Handles births given in a chat: typed, read back, corrected and confirmed. */
export function createBirthHandler({
  charts: channelCharts,
  chatAdapter,
  chartDescriber,
  towns,
  chartMessages,
  clock,
}: BirthHandlerParts) {
  const askOrConfirm = createMissingDetailsPrompt({ chartDescriber, chartMessages });

  const toConfirm = (birth: KundliInput, language: AnswerLanguage, isOwn: boolean | null): TurnEffect => ({
    person: { awaiting: { kind: "confirm", birth, isOwn } },
    messages: [chartMessages.askToConfirmBirth(birth, language)],
  });

  const nameOtherwise = ({ person, language }: Pick<ConversationTurn, "person" | "language">): string =>
    person.name.trim().length >= MIN_OF_NAME ? person.name : formatChannelText("nameless", language);

  /** Determines the name of a birth, and whether it is the writer's own. */
  function resolveIdentity(
    { person, text }: ConversationTurn,
    read: Pick<ParsedBirth, "name">,
    rest: readonly RemainingStretch[],
  ): Pick<PartialBirth, "name" | "isOwn"> {
    const nameInText = parseName(rest);
    const isRelative = rest.some(({ words }) => words.some(({ isRelation }) => isRelation));
    const isOwn = !isRelative && (nameInText === null ? FIRST_PERSON : OWN_BIRTH_PHRASE).test(text);
    // A person who was asked for another's birth may give their own first.
    const requested = person.awaiting?.kind === "birth_of" && !isOwn ? person.awaiting : null;
    const rawName = read.name ?? nameInText ?? requested?.name ?? null;
    const name = rawName === null || rawName.trim().length < MIN_OF_NAME ? null : formatChartName(rawName);
    if (isRelative) return { name, isOwn: false };
    if (read.name === null && nameInText === null && requested) return { name, isOwn: requested.name === null };
    const isSame = name !== null && normaliseWords(getFirstName(name)) === normaliseWords(getFirstName(person.name));
    return { name, isOwn: isOwn || isSame ? true : null };
  }

  const withTown = (typed: PartialBirth, found: TownMatch): PartialBirth => {
    if (found.kind === "one") return { ...typed, town: found.town, towns: [], townName: null };
    if (found.kind === "several") return { ...typed, town: null, towns: found.towns, townName: found.name };
    return typed;
  };

  const toUnmatchedPlace = (found: TownMatch) => ({ written: found.kind === "none" ? found.written : null });

  /** Handles a typed birth and asks for what is missing; null if that is no birth after all. */
  async function readTyped(
    turn: ConversationTurn,
    read: Omit<ParsedIncompleteBirth, "isBirth">,
  ): Promise<TurnEffect | null> {
    const found = await towns.findTown(read.remaining, listHomeCountries(turn.person));
    const { year, month, day, time, half, part } = read;
    const isDated = year !== null || month !== null;
    const isTimed = time !== null || half !== null;
    // "I was born in love".
    if (!isDated && !isTimed && found.kind === "none") return null;
    const empty = { year, month, day, time, half, part, town: null, towns: [], townName: null };
    const birth = withTown({ ...empty, ...resolveIdentity(turn, read, found.rest) }, found);
    const { awaiting } = turn.person;
    const completed = awaiting?.kind === "details" ? addEarlierDetails(birth, awaiting.typed) : birth;
    return askOrConfirm(completed, toUnmatchedPlace(found), turn.language, nameOtherwise(turn));
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
    const withNewTime = addDateAndTime(birth, read);
    if (hasNoSuchDay(withNewTime))
      return {
        person: { awaiting: { kind: "details", typed: { ...withNewTime, ...NO_DATE } } },
        messages: [{ kind: "text", text: formatChannelText("no_such_day", turn.language) }],
      };
    const found = birth.town ? null : await findAddedTown(turn, birth, read.remaining);
    const isAdded = withNewTime !== birth || (found !== null && (found.kind !== "none" || found.written !== null));
    if (!isAdded) return null;
    const completed = found ? withTown(withNewTime, found) : withNewTime;
    return askOrConfirm(
      completed,
      found ? toUnmatchedPlace(found) : { written: null },
      turn.language,
      nameOtherwise(turn),
    );
  }

  /** Finds a named town, or one of the offered ones, chosen by number, state or district. */
  async function findAddedTown(
    { person, text }: ConversationTurn,
    birth: PartialBirth,
    left: readonly RemainingStretch[],
  ): Promise<TownMatch> {
    const chosen = birth.towns[Number(/^\D*(\d)\D*$/u.exec(text)?.[1] ?? 0) - 1];
    if (chosen) return { kind: "one", town: chosen, rest: [] };
    const home = listHomeCountries(person);
    const found = await towns.findTown(left, home);
    if (found.kind === "one" || birth.townName === null) return found;
    const words = birth.townName
      .split(" ")
      .map((word) => ({ text: word, isFiller: false, isMarked: true, isRelation: false }));
    const narrowed = await towns.findTown([{ words, isNamePosition: false }, ...left], home);
    return narrowed.kind === "one" ? narrowed : found;
  }

  /** The birth with a corrected time; null if the text gives none. */
  function correctTime(birth: KundliInput, text: string): KundliInput | null {
    const currentTime = toTypedTime(birth);
    const time = parseCorrectedTime(text, currentTime === "unknown" ? UNKNOWN_TIME : currentTime);
    return time && withTime(removeTime(birth), time);
  }

  /** The birth with a corrected full date, and time if given. */
  function correctDate(birth: KundliInput, { year, month, day, time }: ParsedBirth): KundliInput {
    if (time === null) return { ...birth, year, month, day };
    return withTime({ ...removeTime(birth), year, month, day }, time);
  }

  /** Corrects day, time, name or place of a birth that awaits confirmation; null if the message corrects nothing. */
  async function correctBirth(
    birth: KundliInput,
    { text, parsedBirth, person }: ConversationTurn,
  ): Promise<KundliInput | null> {
    if (parsedBirth)
      return parsedBirth.name === null && parsedBirth.remaining.length === 0 ? correctDate(birth, parsedBirth) : null;
    const day = parseDayWithoutYear(text, birth.year);
    const withNewDay = { ...birth, ...day };
    const withNewTime = correctTime(withNewDay, text);
    if (withNewTime ?? day) return withNewTime ?? withNewDay;
    const name = parseCorrectedName(text);
    if (name !== null) return { ...birth, name: formatChartName(name) };
    const place = parseCorrectedPlace(text);
    const words = place
      ?.split(/[\s,]+/u)
      .map((word) => ({ text: word, isFiller: false, isMarked: true, isRelation: false }));
    const found = words && (await towns.findTown([{ words, isNamePosition: false }], listHomeCountries(person)));
    return found?.kind === "one" ? { ...birth, ...found.town } : null;
  }

  return {
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
        const birth = await correctBirth(awaiting.birth, turn);
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
