import { isAboutTwo, parseRelation, resolveAskedPair, type SavedChart, understand } from "@lagna/astrologer";
import type { CreateBirthFormLink } from "./birth-form-link.ts";
import type { KnownChart } from "./channel-chart-service.ts";
import { formatChannelText } from "./channel-texts.ts";
import type { ChatServiceAdapter } from "./chat-service-adapter.ts";
import { findOwnChart } from "./choose-chart.ts";
import type { ConversationTurn } from "./conversation-turn.ts";
import { formatBirthLine } from "../typed-births/describe-birth.ts";
import type { TurnEffect } from "./repository.ts";

export interface PairHandlerParts {
  readonly chatAdapter: Pick<ChatServiceAdapter, "answer">;
  readonly formLink: CreateBirthFormLink;
}

type PairTurn = Pick<ConversationTurn, "message" | "person" | "charts" | "language" | "signal">;
/** Two births of a pair. */
interface Pair {
  readonly own: KnownChart;
  readonly other: KnownChart;
}

const toSavedChart = ({ id, name, tags, isSelf, birth }: KnownChart): SavedChart => ({
  id,
  name,
  isSelf,
  gender: birth.gender,
  tags,
});

const isNamed = ({ name, tags = [] }: KnownChart, relation: string): boolean =>
  [name, ...tags].some((text) => text.split(/[^\p{L}\p{M}]+/u).some((word) => parseRelation(word) === relation));

/** Which of the two is the bride: by gender or the word for the relation; else the writer. */
function isOwnGirl({ own, other }: Pair): boolean {
  if (own.birth.gender === "female" || other.birth.gender === "male" || isNamed(other, "husband")) return true;
  return !(own.birth.gender === "male" || other.birth.gender === "female" || isNamed(other, "wife"));
}

/** The two births with the side that each is counted on. */
function toSides(pair: Pair) {
  const isGirl = isOwnGirl(pair);
  const withGender = (chart: KnownChart, isBride: boolean) => ({
    ...toSavedChart(chart),
    birth: { ...chart.birth, gender: isBride ? ("female" as const) : ("male" as const) },
  });
  return { own: withGender(pair.own, isGirl), other: withGender(pair.other, !isGirl), isGirl };
}

/** The writer's own chart; if none is known as such, the one that was given first. */
function findOwnSide(writer: Pick<PairTurn, "charts" | "person">): KnownChart | undefined {
  const own = findOwnChart(writer);
  return own.kind === "known" ? own.chart : writer.charts[0];
}

/** Answers questions about two people; asks for the births that are missing, and reads both back with the answer. */
export function createPairHandler({ chatAdapter, formLink }: PairHandlerParts) {
  function findPair({ charts, language, person }: PairTurn, text: string): Pair | null {
    const own = findOwnSide({ charts, person });
    const asked = resolveAskedPair(understand(text, [], language), charts.map(toSavedChart), own?.id ?? null);
    const byId = (id: string | undefined) => charts.find((known) => known.id === id);
    const [first, second] = [byId(asked?.own.id), byId(asked?.other.id)];
    return first && second ? { own: first, other: second } : null;
  }

  async function answerPair(turn: PairTurn, pair: Pair, text: string): Promise<TurnEffect> {
    const { message, person, language, signal } = turn;
    const { own, other, isGirl } = toSides(pair);
    const [girl, boy] = isGirl ? [own, other] : [other, own];
    const answer = await chatAdapter.answer(
      {
        messageId: message.id,
        person,
        chart: pair.own,
        question: understand(text, [], language).question,
        language,
        addressee: null,
        pair: { own, other },
      },
      signal,
    );
    const births = formatChannelText("pair_births", language, {
      girl: formatBirthLine(girl.birth, language),
      boy: formatBirthLine(boy.birth, language),
    });
    return { person: { awaiting: null }, messages: [{ kind: "text", text: births }, ...answer.messages] };
  }

  function askForBirth(turn: PairTurn, text: string): TurnEffect {
    const { charts, language } = turn;
    const [known] = charts;
    const lead = known
      ? formatChannelText("pair_needs_other", language, { name: known.name })
      : formatChannelText("pair_needs_both", language);
    const name = known ? formatChannelText("pair_other_name", language) : null;
    return { ...formLink(turn, lead), person: { awaiting: { kind: "birth_of", name, pairQuestion: text } } };
  }

  function askWhichOther({ charts, language, person }: PairTurn, text: string): TurnEffect {
    const own = findOwnSide({ charts, person });
    const others = charts.filter(({ id }) => id !== own?.id);
    const names = others.map(({ name }) => `• ${name}`).join("\n");
    const choices = others.map(({ name }) => `${name}: ${text}`);
    const choicesLabel = formatChannelText("questions_label", language);
    const asked = formatChannelText("which_other", language, { name: own?.name ?? "", names });
    return { messages: [{ kind: "text", text: asked, choices, choicesLabel }] };
  }

  /** A question about a pair; births that are missing are asked for, and the question is kept until they are confirmed. */
  const answerOrAskForBirth = async (turn: PairTurn, text: string): Promise<TurnEffect> => {
    const pair = findPair(turn, text);
    if (pair) return answerPair(turn, pair, text);
    return turn.charts.length < 2 ? askForBirth(turn, text) : askWhichOther(turn, text);
  };

  return {
    /** Null for a question about anything else. */
    answerQuestion: async (turn: ConversationTurn): Promise<TurnEffect | null> =>
      isAboutTwo({ question: turn.question, turns: [] }, turn.charts.map(toSavedChart)) &&
      turn.person.awaiting?.kind !== "confirm"
        ? answerOrAskForBirth(turn, turn.text)
        : null,

    /** Goes on with a question about a pair after a birth was confirmed; null if none is pending. */
    continueQuestion: async (turn: ConversationTurn, effect: TurnEffect): Promise<TurnEffect> => {
      const { awaiting } = turn.person;
      const { chartId } = effect.person ?? {};
      if (awaiting?.kind !== "confirm" || awaiting.pairQuestion === undefined || chartId == null) return effect;
      const { birth, pairQuestion } = awaiting;
      const chart: KnownChart = { id: chartId, name: birth.name, birth, isSelf: false, savedIn: null };
      const charts = [...turn.charts.filter(({ id, name }) => id !== chartId && name !== birth.name), chart];
      const person = { ...turn.person, ...effect.person };
      const next = await answerOrAskForBirth({ ...turn, charts, person }, pairQuestion);
      return { ...effect, ...next, person: { ...effect.person, ...next.person }, messages: next.messages };
    },
  };
}

/** Keeps the question about a pair while its births are asked for, read back and corrected. */
export function keepPairQuestion(turn: Pick<ConversationTurn, "person">, effect: TurnEffect): TurnEffect {
  const pairQuestion = turn.person.awaiting?.pairQuestion;
  const next = effect.person?.awaiting;
  const asksForBirth = next?.kind === "confirm" || next?.kind === "details" || next?.kind === "birth_of";
  if (pairQuestion === undefined || !asksForBirth || next.pairQuestion !== undefined) return effect;
  return { ...effect, person: { ...effect.person, awaiting: { ...next, pairQuestion } } };
}
