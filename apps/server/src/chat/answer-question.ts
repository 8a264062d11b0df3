import {
  type Answer,
  createAnswer,
  resolveAskedChart,
  type AskedChartResult,
  type FactIndex,
  parseQuestion,
  type QuestionKind,
  type SavedChart,
  type UserFact,
  type TurnMemory,
} from "@lagna/astrologer";
import { type AnswerRecord, buildAnswerRecord, BUILT_IN } from "./answer-record.ts";
import type { FactIndexCache } from "./fact-index-cache.ts";
import type { Slot } from "../computing/computation-slots.ts";
import { BIRTH_NEEDED } from "./fallback-texts.data.ts";
import { buildPlainAnswer, chooseFallbackText } from "./fallback-texts.ts";
import type { KundliInput } from "../modules/charts/service.ts";
import type { EarlierTurn } from "./provider.ts";
import type { AnswerEvent, ComposeAnswer, ComposeRequest } from "./compose-answer.ts";

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
}

export interface Question {
  readonly question: string;
  readonly chart: QuestionChart | null;
  readonly turnMemories: readonly TurnMemory[];
  readonly earlierTurns: readonly EarlierTurn[];
  readonly userFacts: readonly UserFact[];
  /** Absent without an account. */
  readonly savedCharts?: SavedCharts | undefined;
  /** Another server died while answering it. */
  readonly wasInterrupted?: boolean | undefined;
}

/** Removes findings and windows that earlier turns derived from another chart. */
const selectMemoriesOfChart = (turns: readonly TurnMemory[], id: string | null): readonly TurnMemory[] =>
  turns.map((turn) => ((turn.chart ?? null) === id ? turn : { ...turn, findings: [], windows: [] }));

/**
 * The birth whose index is passed where an answer uses no chart, for example to a message that shows danger: `createAnswer` takes an index,
 * and sentences that cite a fact are dropped from these answers.
 */
const PLACEHOLDER_BIRTH: KundliInput = {
  name: "No chart",
  gender: "other",
  year: 2000,
  month: 1,
  day: 1,
  hour: 12,
  minute: 0,
  city: "Greenwich",
  country: "United Kingdom",
  latitude: 51.48,
  longitude: 0,
  utc_offset: "+00:00",
};

/** Kinds of answers that say nothing about a chart. */
const KINDS_WITHOUT_CHART: ReadonlySet<Answer["kind"]> = new Set(["safety", "bounds", "definition"]);
/** Questions about the conversation itself, and messages that are answered with sympathy only: neither needs a chart. */
const CONVERSATION_KINDS: readonly QuestionKind[] = [
  "price",
  "method",
  "doubt",
  "residence",
  "about_you",
  "privacy",
  "human",
  "complaint",
  "grief",
  "troubled",
  "unheard",
];

/** Acts that are answered with courtesy alone. */
const COURTESY_ACTS: readonly string[] = ["statement", "thanks"];

/** Answers questions with or without a chart. */
export function createQuestionAnswerer({ charts, answered }: { charts: FactIndexCache; answered: ComposeAnswer }) {
  async function answerWithoutChart({ question, turnMemories }: Question, index: FactIndex): Promise<AnswerRecord> {
    const answer = createAnswer({ question, index, turns: turnMemories });
    const { language, kinds, acts } = parseQuestion(question, turnMemories.at(-1)?.language);
    const isCourtesy = acts.length === 1 && acts.every(({ kind }) => COURTESY_ACTS.includes(kind));
    const isAboutConversation =
      answer.kind === "talk" && (isCourtesy || CONVERSATION_KINDS.some((kind) => kinds.includes(kind)));
    const usableSentences =
      KINDS_WITHOUT_CHART.has(answer.kind) || isAboutConversation
        ? answer.sentences.filter(({ facts }) => facts.length === 0)
        : [];
    const sentences = usableSentences.length > 0 ? usableSentences : [{ text: BIRTH_NEEDED[language], facts: [] }];
    const kind = usableSentences.length > 0 ? answer.kind : "talk";
    const plan = { ...answer, kind, evidence: [], confidence: null, timing: [], followUps: [], facts: [] } as const;
    return buildAnswerRecord({ model: BUILT_IN, sentences }, plan, { index, usedIndex: false, totalMs: 0 });
  }

  /** Which other chart a question refers to; null if it is the one the conversation is about. */
  function resolveOtherChart({ question, turnMemories, savedCharts }: Question): AskedChartResult | null {
    if (!savedCharts) return null;
    const last = turnMemories.at(-1);
    const { charts: all, current, isDecided, isOffered } = savedCharts;
    const parsed = parseQuestion(question, last?.language);
    const asked = resolveAskedChart(parsed, all, last?.chart ?? null, isDecided || isOffered ? undefined : current);
    const suggestedFor = isOffered ? all.find(({ id }) => id === last?.chart) : undefined;
    return asked ?? (suggestedFor ? { kind: "one", chart: suggestedFor } : null);
  }

  /** Loads the saved chart that a question is about, if it is not the conversation's own. */
  async function findOtherChart(asked: AskedChartResult | null, { savedCharts }: Question) {
    if (!savedCharts || asked?.kind !== "one" || asked.chart.id === savedCharts.current) return null;
    const birth = await savedCharts.findBirth(asked.chart.id);
    return birth && { birth, chart: asked.chart };
  }

  /** @throws AppError 422 for an invalid birth; 429, 502, 504 for a model's failure if there is no built-in fallback */
  return async function* ask(
    question: Question,
    run: { signal: AbortSignal; slot: Slot },
  ): AsyncGenerator<AnswerEvent, AnswerRecord> {
    const askedChart = resolveOtherChart(question);
    const fallbackText = chooseFallbackText(question, askedChart);
    if (fallbackText) {
      const plainAnswer = buildPlainAnswer(question, fallbackText, await charts.getFactIndex(PLACEHOLDER_BIRTH));
      for (const spoken of plainAnswer.sentences) yield { kind: "sentence", spoken };
      return plainAnswer;
    }
    const other = await findOtherChart(askedChart, question);
    const chart = other ? { birth: other.birth, isStored: true } : question.chart;
    if (chart === null) {
      const generalAnswer = await answerWithoutChart(question, await charts.getFactIndex(PLACEHOLDER_BIRTH));
      for (const spoken of generalAnswer.sentences) yield { kind: "sentence", spoken };
      return generalAnswer;
    }
    const index = await charts.getFactIndex(chart.birth);
    const request: ComposeRequest = {
      ...question,
      // What a user says about their own life does not apply to another person's chart.
      userFacts: other ? [] : question.userFacts,
      turnMemories: selectMemoriesOfChart(question.turnMemories, other?.chart.id ?? null),
      savedCharts: other ? undefined : question.savedCharts?.charts,
      otherChart: other?.chart,
      index,
      usedIndex: chart.isStored,
      name: chart.birth.name,
    };
    return yield* answered(request, run);
  };
}
export type AnswerQuestion = ReturnType<typeof createQuestionAnswerer>;
