import {
  type AnswerLanguage,
  createTalkAnswer,
  findChartOfTalk,
  namesOtherByPronoun,
  readPerson,
  type SavedChart,
  type StoredAsk,
  understand,
  type Understanding,
} from "@lagna/astrologer";
import type { KundliInput } from "@lagna/kundli";
import type { PlanTurn, SavedCharts, TurnMaterial, TurnPlan } from "../plan-turn.ts";
import {
  type ConversationBirths,
  namePerson,
  passOver,
  toOpenedBirth,
  toSavedChart,
  type TypedChart,
} from "./conversation-births.ts";
import { findMeantBirth } from "./identify-person.ts";
import type { BirthReply } from "./birth-talk.ts";
import type { TalkAboutBirth } from "./talk-about-birth.ts";

/** Stands for the chart of a conversation that is no saved kundli. */
const CONVERSATION_CHART = "conversation";

/** The charts that a question may refer to without an account: the one of the conversation. */
const toOwnCharts = ({ chart }: TurnMaterial): SavedCharts => {
  const own: SavedChart[] = chart
    ? [{ id: CONVERSATION_CHART, name: chart.birth.name, gender: chart.birth.gender, isSelf: true }]
    : [];
  return {
    charts: own,
    current: chart === null ? null : CONVERSATION_CHART,
    findBirth: async (id) => (id === CONVERSATION_CHART ? (chart?.birth ?? null) : null),
    isDecided: true,
    isOffered: false,
  };
};

const nameBirth = (chart: TypedChart, language: AnswerLanguage): KundliInput => ({
  ...chart.birth,
  name: namePerson(chart, language),
});

/** The chart that a pronoun, or a person of no relation that is known here, means: that of the person spoken of last, or typed last. */
function findMeant(
  understanding: Understanding,
  known: readonly SavedChart[],
  typed: readonly TypedChart[],
): string | undefined {
  const { question, turns } = understanding;
  const others = typed.filter(({ isOwn }) => !isOwn);
  const ofRole = others.filter(({ role }) => role !== undefined);
  const named = findMeantBirth(question.text, ofRole);
  if (named !== null) return ofRole[named]?.id;
  const about = readPerson(understanding);
  const ofRelation = others.findLast(({ relation }) => relation !== null && relation === about?.relation?.id);
  if (ofRelation) return ofRelation.id;
  if (!namesOtherByPronoun(question) && about?.relation !== null) return undefined;
  const ids = new Set([...known, ...others].map(({ id }) => id));
  return turns.findLast(({ chart }) => chart != null && ids.has(chart))?.chart ?? (others.at(-1) ?? typed.at(-1))?.id;
}

/** The material with the typed births as charts that a question may refer to; the writer's own is that of the conversation. */
function addTypedCharts(
  material: TurnMaterial,
  births: ConversationBirths,
  opened?: TypedChart,
  returnsToOwn = false,
): TurnMaterial {
  const { language } = material.understanding.question;
  const { charts, pair } = births;
  if (charts.length === 0) return material;
  const known = material.savedCharts ?? toOwnCharts(material);
  const own = charts.findLast(({ isOwn }) => isOwn);
  // A birth that was typed as the writer's own stands in the place of the one that is saved.
  const others = own
    ? known.charts.filter(({ id }) => id !== CONVERSATION_CHART).map(({ isSelf: _isSelf, ...chart }) => chart)
    : known.charts;
  return {
    ...material,
    chart: own ? { birth: nameBirth(own, language), isStored: true } : material.chart,
    savedCharts: {
      ...known,
      charts: [...charts.map((chart) => toSavedChart(chart, language)), ...others],
      current: own?.id ?? known.current,
      pair: pair ?? known.pair,
      opened: returnsToOwn
        ? (own?.id ?? known.current ?? undefined)
        : (opened?.id ?? findMeant(material.understanding, known.charts, charts)),
      findBirth: async (id) => {
        const typed = charts.find((chart) => chart.id === id);
        return typed ? nameBirth(typed, language) : known.findBirth(id);
      },
    },
  };
}

const inLanguage = (understanding: Understanding, language: AnswerLanguage): Understanding => ({
  ...understanding,
  question: { ...understanding.question, language },
});

/** "Your wife" names a person to the writer, and is no name to address anyone by. */
function removeMadeUpName(plan: TurnPlan, { charts }: ConversationBirths): TurnPlan {
  const { chart } = plan;
  const used = chart && charts.findLast(({ id, isOwn }) => (chart.other ? id === chart.other.id : isOwn));
  return chart && used?.name === null ? { ...plan, chart: { ...chart, name: "" } } : plan;
}

/** So that "and her moon sign?", after a birth, is read as what comes after one. */
function rememberBirth({ awaiting, charts }: ConversationBirths): StoredAsk {
  const last = awaiting?.kind === "confirm" ? awaiting : charts.at(-1);
  return { object: "birth_typed", ...(last?.isOwn === false && { about: last.relation ?? "other" }) };
}

/** A birth that can be saved: not one for which the middle of India was taken. */
const offerOpened = (opened: TypedChart | undefined): Pick<TurnPlan, "openedBirth"> =>
  opened && !opened.isTownAssumed ? { openedBirth: toOpenedBirth(opened) } : {};

/** The plan of a reply about a birth, which is based on no chart. */
function planReply({ understanding }: TurnMaterial, reply: BirthReply): TurnPlan {
  const { births, language, texts, followUps, opened } = reply;
  const answer = createTalkAnswer(inLanguage(understanding, language), texts);
  const last = findChartOfTalk(understanding.turns);
  // "Now look at mine: 6 December 1980 …", after a daughter's chart, is of the writer from here on.
  const turnsToOwn = reply.returnsToOwn || (births.awaiting?.kind === "confirm" && births.awaiting.isOwn);
  const kept = turnsToOwn ? null : last;
  const chart = opened ? (opened.isOwn ? null : opened.id) : kept;
  return {
    understanding,
    chart: null,
    answer: { ...answer, followUps, memory: { ...answer.memory, chart, asks: [rememberBirth(births)] } },
    userFacts: [],
    births,
    ...offerOpened(opened),
  };
}

/** Plans turns of conversations in which births may be typed; material without typed births is planned as it is. */
export function createTurnPlannerWithBirths(planTurn: PlanTurn, talkAboutBirth: TalkAboutBirth): PlanTurn {
  /** Answers what was asked together with a birth, after saying that its chart is open. */
  async function planOpened(material: TurnMaterial, reply: BirthReply, question: string): Promise<TurnPlan> {
    const { births, language, texts, opened, returnsToOwn } = reply;
    const understanding = inLanguage(understand(question, material.understanding.turns, language), language);
    const plan = removeMadeUpName(
      await planTurn(addTypedCharts({ ...material, understanding }, births, opened, returnsToOwn)),
      births,
    );
    return { ...plan, introduction: texts, births, ...offerOpened(opened) };
  }

  return async (material) => {
    const { typed, understanding, chart } = material;
    if (!typed) return planTurn(material);
    const { text, births } = typed;
    const hasChart = chart !== null || births.charts.some(({ isOwn }) => isOwn);
    const reply = await talkAboutBirth({ text, understanding, births, hasChart });
    if (reply?.isSilent)
      return { ...removeMadeUpName(await planTurn(addTypedCharts(material, births)), births), births: reply.births };
    if (reply?.question !== undefined) return planOpened(material, reply, reply.question);
    if (reply) return planReply(material, reply);
    const plan = await planTurn(addTypedCharts(material, births));
    return { ...removeMadeUpName(plan, births), births: passOver(births) };
  };
}
