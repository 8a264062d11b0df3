import {
  type Answer,
  answerRequest,
  asksOfSky,
  createAnswer,
  createAnswerOfSky,
  createAnswerWithoutChart,
  createPairAnswer,
  createTextAnswer,
  findChartOfTalk,
  findRelation,
  isAboutPersonOfTalk,
  readPerson,
  findWaitingPair,
  getBirthMoon,
  isChartOfSpouse,
  isOwnDecision,
  namesChart,
  resolveAskedChart,
  resolveAskedPair,
  type AskedChartResult,
  type AskedPair,
  type FactIndex,
  parseEraseRequest,
  type Question,
  readStoredAsks,
  removeRelationFromQuestion,
  understand,
  type LocalizedText,
  type SavedChart,
  type UserFact,
  type TurnMemory,
  type Understanding,
} from "@lagna/astrologer";
import type { Match } from "@lagna/jyotish";
import type { KundliInput } from "@lagna/kundli";
import { yieldToEventLoop } from "../computing/yield-to-event-loop.ts";
import type { ChartService } from "../modules/charts/service.ts";
import type { ConversationBirths, OpenedBirth } from "./births/conversation-births.ts";
import type { OpenChatAlmanac } from "./chat-almanac.ts";
import { answerFigure } from "./schools/answer-figure.ts";
import type { AnswerPrashna } from "./schools/answer-prashna.ts";
import type { AnswerYear } from "./schools/answer-year.ts";
import type { MoveDayToPlace } from "./move-day-to-place.ts";
import { BIRTH_NEEDED, ERASURE_HINT_WITHOUT_ACCOUNT, ERASURE_HINTS, OWN_CHART_NEEDED } from "./fallback-texts.data.ts";

/** The birth a question is about, and where it comes from. */
export interface QuestionChart {
  readonly birth: KundliInput;
  /** True if it was saved before; false if it was sent with the question. */
  readonly isStored: boolean;
}

/** The saved charts of the asker's account; a question may name any of them. */
export interface SavedCharts {
  readonly charts: readonly SavedChart[];
  /** The chart that the conversation is about. */
  readonly current: string | null;
  readonly findBirth: (id: string) => Promise<KundliInput | null>;
  /** The caller has decided which chart is meant: questions about oneself refer to the current one. */
  readonly isDecided: boolean;
  /** The question was a follow-up suggested with the last answer, so it refers to that answer's chart. */
  readonly isOffered: boolean;
  /** The chart that was just opened in the conversation: the question is about it, as after an answer from it. */
  readonly opened?: string | undefined;
  /** Two charts that were typed together, or that the conversation was opened about: a match that names no one else is theirs. */
  readonly pair?: readonly [string, string] | undefined;
  /** Of that pair the one on the bride's side, where the asker has chosen the sides; else the genders decide. */
  readonly bride?: string | undefined;
}

/** What a turn is planned from. */
export interface TurnMaterial {
  readonly understanding: Understanding;
  /** The chart of the conversation, or the one sent with a single question. */
  readonly chart: QuestionChart | null;
  readonly userFacts: readonly UserFact[];
  /** Absent without an account. */
  readonly savedCharts?: SavedCharts | undefined;
  /** The message as it was written, and the births that were typed before; absent where none is read. */
  readonly typed?: { readonly text: string; readonly births: ConversationBirths } | undefined;
}

/** The chart that a turn is answered from. */
export interface PlannedChart {
  readonly index: FactIndex;
  readonly isStored: boolean;
  /** The name of the person. */
  readonly name: string;
  /** The saved chart that is used instead of the one the conversation is about. */
  readonly other: SavedChart | undefined;
}

/** What is to be said, before a model or the built-in astrologer words it. */
export interface TurnPlan {
  readonly understanding: Understanding;
  /** Null if the answer is based on no chart. */
  readonly chart: PlannedChart | null;
  readonly answer: Answer;
  /** It is based on two saved charts. */
  readonly isAboutPair?: true;
  /** What the asker has said of their own life, if the answer is about themselves. */
  readonly userFacts: readonly UserFact[];
  /** Said before the answer, and no statement about the chart: how a birth was read. */
  readonly introduction?: readonly string[];
  /** The births of the conversation after this turn. */
  readonly births?: ConversationBirths;
  /** The typed birth that is offered to be saved as a kundli. */
  readonly openedBirth?: OpenedBirth;
}

/** Removes findings and windows that earlier turns derived from another chart. */
function selectMemoriesOfChart(turns: readonly TurnMemory[], id: string | null): readonly TurnMemory[] {
  const isOfChart = (turn: TurnMemory): boolean => (turn.chart ?? null) === id;
  // What was read of a message after the same turns is known.
  if (turns.every(isOfChart)) return turns;
  return turns.map((turn) => (isOfChart(turn) ? turn : { ...turn, findings: [], windows: [] }));
}

/** Which other chart a question refers to; null if it is the one the conversation is about. */
/** "My husband drinks, shall I leave him", after a child's chart: a spouse whose chart is not here is the writer's, and not the child's. */
const namesOwnSpouse = (question: Question, charts: readonly SavedChart[]): boolean =>
  findRelation(question.text)?.person === "spouse" && !namesChart(question, charts) && !charts.some(isChartOfSpouse);

function resolveOtherChart({ understanding, savedCharts, chart }: TurnMaterial): AskedChartResult | null {
  const { question, turns } = understanding;
  if (!savedCharts) return null;
  const { charts: all, current, isDecided, isOffered, opened } = savedCharts;
  const isOwn = namesOwnSpouse(question, all) || (chart !== null && isOwnDecision(understanding));
  const last = isOwn ? null : (opened ?? findChartOfTalk(turns));
  const own = isDecided || isOffered ? undefined : current;
  const spokenOf = all.find(({ id }) => id === last);
  // "Meri didi ko job kab milegi", with the birth that was typed as hers.
  const about = readPerson(understanding)?.relation?.id;
  const isOfLast =
    isAboutPersonOfTalk(understanding) || (about !== undefined && spokenOf?.tags?.includes(about) === true);
  const asked = resolveAskedChart(question, all, last, own, isOfLast);
  const suggestedFor = isOffered ? spokenOf : undefined;
  return asked ?? (suggestedFor ? { kind: "one", chart: suggestedFor } : null);
}

/**
 * The text to give instead of a reading: where to delete something, or that the asker's own chart is missing. Null if a chart is to be read.
 */
function chooseFallbackText(
  { understanding: { question }, savedCharts }: TurnMaterial,
  askedChart: AskedChartResult | null,
): LocalizedText | null {
  if (question.danger !== null) return null;
  const erase = parseEraseRequest(question.text);
  if (erase) return savedCharts ? ERASURE_HINTS[erase.what] : ERASURE_HINT_WITHOUT_ACCOUNT;
  return askedChart?.kind === "none" && askedChart.person === "self" && askedChart.name === null
    ? OWN_CHART_NEEDED
    : null;
}

/** Loads the saved chart that a question is about, if it is not the conversation's own. */
async function findOtherChart(asked: AskedChartResult | null, { savedCharts }: TurnMaterial) {
  if (!savedCharts || asked?.kind !== "one" || asked.chart.id === savedCharts.current) return null;
  const birth = await savedCharts.findBirth(asked.chart.id);
  return birth && { birth, chart: asked.chart };
}

/** A question about "my wife" as it is asked of her own chart, where she is no relative. */
function rephraseForChart(understanding: Understanding, chart: SavedChart): Understanding {
  const { text, language } = understanding.question;
  const rephrased = removeRelationFromQuestion(chart, text);
  if (rephrased === null) return understanding;
  const read = understand(rephrased, understanding.turns, language);
  // The words of an earlier message may be in another language.
  return { ...read, question: { ...read.question, language } };
}

/** Any birth, from which the sky is read where no chart is here; nothing of it is told. */
const SOME_BIRTH: KundliInput = {
  name: "",
  gender: "other",
  year: 2000,
  month: 1,
  day: 1,
  hour: 12,
  minute: 0,
  second: 0,
  city: "Ujjain",
  country: "India",
  latitude: 23.2,
  longitude: 75.8,
};

/** The parts of the planner. */
export interface TurnPlannerParts {
  readonly charts: Pick<ChartService, "getFactIndex">;
  readonly openAlmanac: OpenChatAlmanac;
  readonly answerPrashna: AnswerPrashna;
  readonly answerYear: AnswerYear;
  readonly moveDayToPlace: MoveDayToPlace;
  /** The match of two births. */
  readonly matchCouple: (couple: { readonly boy: KundliInput; readonly girl: KundliInput }) => Promise<Match>;
}

/** The two charts a question compares; where it names none, the chart that was spoken of last is the other one. */
function findAskedPair(understanding: Understanding, { charts, current, opened, pair }: SavedCharts) {
  const together = pair ? charts.filter(({ id }) => pair.includes(id)) : [];
  const namesOther = namesChart(
    understanding.question,
    charts.filter((chart) => !together.includes(chart)),
  );
  const ofPair = pair && !namesOther ? resolveAskedPair(understanding, together, pair[0]) : null;
  if (ofPair) return ofPair;
  const asked = resolveAskedPair(understanding, charts, current);
  const last = opened ?? findChartOfTalk(understanding.turns);
  const spokenOf = charts.filter(({ id, isSelf }) => id === last || id === current || isSelf === true);
  return asked ?? resolveAskedPair(understanding, spokenOf, current);
}

/** A person without a name is "your wife", with which a sentence may begin. */
const capitalizeSentences = (answer: Answer): Answer => ({
  ...answer,
  sentences: answer.sentences.map((said) => ({
    ...said,
    text: said.text.charAt(0).toUpperCase() + said.text.slice(1),
  })),
});

/** The tables count from the bride to the groom: by the chosen sides, else by gender; two of one gender in the order they were named. */
function isOnBridesSide(
  asked: AskedPair,
  { own, other }: Readonly<Record<"own" | "other", KundliInput>>,
  { bride, pair }: SavedCharts,
): boolean {
  const areChosen = bride !== undefined && [asked.own.id, asked.other.id].every((id) => pair?.includes(id));
  return areChosen ? asked.own.id === bride : own.gender === "female" || other.gender !== "female";
}

/** Answers a question about two saved charts from their match; null for every other question. */
async function planPair(
  { understanding, savedCharts }: TurnMaterial,
  { matchCouple }: TurnPlannerParts,
): Promise<TurnPlan | null> {
  const asked = savedCharts && findAskedPair(understanding, savedCharts);
  if (!savedCharts || !asked) return null;
  const own = await savedCharts.findBirth(asked.own.id);
  const other = await savedCharts.findBirth(asked.other.id);
  if (!own || !other) return null;
  const isOwnGirl = isOnBridesSide(asked, { own, other }, savedCharts);
  const [girl, boy] = isOwnGirl ? [own, other] : [other, own];
  const match = await matchCouple({ boy, girl });
  const named = { match, girl: girl.name, boy: boy.name };
  return {
    understanding,
    chart: null,
    answer: capitalizeSentences(createPairAnswer(understanding, named, asked.object)),
    isAboutPair: true,
    userFacts: [],
  };
}

/** Decides which chart a message is about, and what the built-in astrologer answers to it. */
export function createTurnPlanner(parts: TurnPlannerParts) {
  const { charts, openAlmanac, answerPrashna, answerYear, moveDayToPlace } = parts;
  /** The place of the conversation's chart, whose almanac a question means that names no other. */
  const findPlaceOfChart = (chart: QuestionChart | null) => async () => {
    if (chart === null) return null;
    const { latitude, longitude } = (await charts.getFactIndex(chart.birth)).nativity.birth;
    const [town = chart.birth.city] = chart.birth.city.split(",");
    return { request: { latitude, longitude }, town };
  };
  /** The Moon of the conversation's chart, which counts where a good day is searched. */
  const findMoonOfChart = (chart: QuestionChart | null) => async () => {
    if (chart === null) return null;
    const { star, sign } = getBirthMoon({ index: await charts.getFactIndex(chart.birth) });
    return star && { name: chart.birth.name, moon: { nakshatra: star, ...(sign && { sign }) } };
  };
  async function chooseAnswer(material: TurnMaterial): Promise<TurnPlan> {
    const { understanding, userFacts, savedCharts } = material;
    // Each of these takes some ten milliseconds: other requests are answered in between.
    await yieldToEventLoop();
    const waiting = findWaitingPair(understanding);
    await yieldToEventLoop();
    const pair = await planPair(waiting ? { ...material, understanding: waiting.earlier } : material, parts);
    if (pair) return waiting ? { ...pair, understanding, answer: waiting.selectRest(pair.answer) } : pair;
    const askedChart = resolveOtherChart(material);
    const fallbackText = chooseFallbackText(material, askedChart);
    if (fallbackText)
      return { understanding, chart: null, answer: createTextAnswer(understanding, fallbackText), userFacts: [] };
    const placeOfChart = findPlaceOfChart(material.chart);
    const prashna = await answerPrashna(understanding, async () => (await placeOfChart())?.request ?? null);
    await yieldToEventLoop();
    if (prashna) return { understanding, chart: null, answer: prashna, userFacts: [] };
    const ofTable = await answerRequest(
      understanding,
      openAlmanac({ readPlace: placeOfChart, readMoon: findMoonOfChart(material.chart) }),
    );
    if (ofTable) return { understanding, chart: null, answer: ofTable, userFacts: [] };
    const other = await findOtherChart(askedChart, material);
    const chart = other ? { birth: other.birth, isStored: true } : material.chart;
    if (chart === null) {
      const ofSky = asksOfSky(understanding)
        ? createAnswerOfSky(understanding, await charts.getFactIndex(SOME_BIRTH))
        : null;
      const answer = ofSky ?? createAnswerWithoutChart(understanding, BIRTH_NEEDED);
      return { understanding, chart: null, answer, userFacts: [] };
    }
    const index = await charts.getFactIndex(chart.birth);
    // It speaks of the year's chart, which the facts of the birth neither support nor contradict.
    const year = await answerYear(understanding, { birth: chart.birth, nativity: index.nativity });
    if (year) return { understanding, chart: null, answer: year, userFacts: [] };
    const figure = answerFigure(understanding, { birth: chart.birth, nativity: index.nativity });
    if (figure) return { understanding, chart: null, answer: figure, userFacts: [] };
    const turns = selectMemoriesOfChart(understanding.turns, other?.chart.id ?? null);
    const ofChart = other ? { ...rephraseForChart(understanding, other.chart), turns } : { ...understanding, turns };
    // What a user says about their own life does not apply to another person's chart.
    const ownFacts = other ? [] : userFacts;
    const dayIndex = await moveDayToPlace(understanding.question, index);
    await yieldToEventLoop();
    const answer = createAnswer({
      understanding: ofChart,
      index: dayIndex,
      userFacts: ownFacts,
      ...(other ? { askedChart: other.chart } : savedCharts && { savedCharts: savedCharts.charts }),
    });
    const planned = { index: dayIndex, isStored: chart.isStored, name: chart.birth.name, other: other?.chart };
    return { understanding: ofChart, chart: planned, answer, userFacts: ownFacts };
  }

  /** @throws AppError 422 for an invalid birth */
  return async function planTurn(material: TurnMaterial): Promise<TurnPlan> {
    const plan = await chooseAnswer(material);
    return { ...plan, answer: rememberAsks(plan.answer, material.understanding) };
  };
}

/** Adds what was asked to what the conversation remembers, where the answer does not know it. */
const rememberAsks = (answer: Answer, understanding: Understanding): Answer =>
  answer.memory.asks || understanding.question.danger !== null
    ? answer
    : { ...answer, memory: { ...answer.memory, asks: readStoredAsks(understanding) } };
export type PlanTurn = ReturnType<typeof createTurnPlanner>;
