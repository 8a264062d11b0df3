import {
  type Answer,
  answerOf,
  chartAsked,
  type ChartAsked,
  type FactIndex,
  parseQuestion,
  type QuestionKind,
  type SavedChart,
  type Stated,
  type Told,
} from "@lagna/astrologer";
import { type Answered, answeredBy, BUILT_IN } from "./answered.ts";
import type { Charts } from "./charts.ts";
import type { Slot } from "../computing/slots.ts";
import { ASKS_FOR_BIRTH } from "./instead.data.ts";
import { plainAnswer, saidInstead } from "./instead.ts";
import type { KundliInput } from "../modules/kundli/service.ts";
import type { PastTurn } from "./provider.ts";
import type { TurnEvent, Turns } from "./turn.ts";

/** Whose chart it is and how it came here. */
export interface AskedChart {
  readonly birth: KundliInput;
  /** Whether it was stored, and not given with the question. */
  readonly stored: boolean;
}

/** The charts of the asker's account, any of which a question may name. */
export interface SavedCharts {
  readonly charts: readonly SavedChart[];
  /** The one that the talk is about. */
  readonly current: string | null;
  readonly birthOf: (id: string) => Promise<KundliInput | null>;
  /** Whose chart is asked has been decided: a question of oneself is meant of the current one. */
  readonly isDecided: boolean;
  /** It was offered with the last answer, and is meant of the chart of that. */
  readonly isOffered: boolean;
}

export interface Question {
  readonly question: string;
  readonly chart: AskedChart | null;
  readonly told: readonly Told[];
  readonly past: readonly PastTurn[];
  readonly stated: readonly Stated[];
  /** Absent where there is no account. */
  readonly saved?: SavedCharts | undefined;
  /** Another server died over its answer. */
  readonly brokenOff?: boolean | undefined;
}

/** What was found in another chart is no finding of this one. */
const ofThisChart = (told: readonly Told[], id: string | null): readonly Told[] =>
  told.map((turn) => ((turn.chart ?? null) === id ? turn : { ...turn, findings: [], windows: [] }));

/** Of nobody: for what is answered without any chart, danger first of all. */
const NOBODY: KundliInput = {
  name: "Nobody",
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

/** Kinds that say nothing of a chart. */
const CHARTLESS: ReadonlySet<Answer["kind"]> = new Set(["safety", "bounds", "definition"]);
/** Questions of the talk itself, and what is met with care alone: no chart is needed for either. */
const OF_THE_TALK: readonly QuestionKind[] = [
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

/** Questions with a chart and without one. */
export function asking({ charts, answered }: { charts: Charts; answered: Turns }) {
  async function withoutChart({ question, told }: Question, index: FactIndex): Promise<Answered> {
    const answer = answerOf({ question, index, turns: told });
    const { language, kinds } = parseQuestion(question, told.at(-1)?.language);
    const isOfTheTalk = answer.kind === "talk" && OF_THE_TALK.some((kind) => kinds.includes(kind));
    const speaks =
      CHARTLESS.has(answer.kind) || isOfTheTalk ? answer.sentences.filter(({ facts }) => facts.length === 0) : [];
    const sentences = speaks.length > 0 ? speaks : [{ text: ASKS_FOR_BIRTH[language], facts: [] }];
    const kind = speaks.length > 0 ? answer.kind : "talk";
    const plan = { ...answer, kind, evidence: [], confidence: null, timing: [], followUps: [], facts: [] } as const;
    return answeredBy({ model: BUILT_IN, sentences }, plan, { index, usedIndex: false, totalMs: 0 });
  }

  /** Whose chart a question is asked of, in place of the one the talk is about. */
  function askedOf({ question, told, saved }: Question): ChartAsked | null {
    if (!saved) return null;
    const last = told.at(-1);
    const { charts: all, current, isDecided, isOffered } = saved;
    const parsed = parseQuestion(question, last?.language);
    const asked = chartAsked(parsed, all, last?.chart ?? null, isDecided || isOffered ? undefined : current);
    const before = isOffered ? all.find(({ id }) => id === last?.chart) : undefined;
    return asked ?? (before ? { kind: "one", chart: before } : null);
  }

  /** A saved chart that a question is about in place of the one the talk is about. */
  async function otherChart(asked: ChartAsked | null, { saved }: Question) {
    if (!saved || asked?.kind !== "one" || asked.chart.id === saved.current) return null;
    const birth = await saved.birthOf(asked.chart.id);
    return birth && { birth, about: asked.chart };
  }

  /** @throws AppError 422 for a birth that is none; what becomes of a model's failure without a built-in answer */
  return async function* ask(
    question: Question,
    going: { signal: AbortSignal; slot: Slot },
  ): AsyncGenerator<TurnEvent, Answered> {
    const whose = askedOf(question);
    const instead = saidInstead(question, whose);
    if (instead) {
      const said = plainAnswer(question, instead, await charts.indexOf(NOBODY));
      for (const spoken of said.sentences) yield { kind: "sentence", spoken };
      return said;
    }
    const other = await otherChart(whose, question);
    const chart = other ? { birth: other.birth, stored: true } : question.chart;
    if (chart === null) {
      const alone = await withoutChart(question, await charts.indexOf(NOBODY));
      for (const spoken of alone.sentences) yield { kind: "sentence", spoken };
      return alone;
    }
    const index = await charts.indexOf(chart.birth);
    const asked = {
      ...question,
      // What somebody says of their own life is no part of another's chart.
      stated: other ? [] : question.stated,
      told: ofThisChart(question.told, other?.about.id ?? null),
      saved: other ? undefined : question.saved?.charts,
      about: other?.about,
      index,
      usedIndex: chart.stored,
      name: chart.birth.name,
    };
    return yield* answered(asked, going);
  };
}
export type Asking = ReturnType<typeof asking>;
