import { type Answer, answerOf, type FactIndex, parseQuestion, type Stated, type Told } from "@lagna/astrologer";
import { type Answered, answeredBy, BUILT_IN } from "./answered.ts";
import type { Charts } from "./charts.ts";
import { ASKS_FOR_BIRTH } from "./instead.data.ts";
import type { KundliInput } from "../modules/kundli/service.ts";
import type { PastTurn } from "./provider.ts";
import type { TurnEvent, Turns } from "./turn.ts";

/** Whose chart it is and how it came here. */
export interface AskedChart {
  readonly birth: KundliInput;
  /** Whether it was stored, and not given with the question. */
  readonly stored: boolean;
}

export interface Question {
  readonly question: string;
  readonly chart: AskedChart | null;
  readonly told: readonly Told[];
  readonly past: readonly PastTurn[];
  readonly stated: readonly Stated[];
}

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

/** Questions with a chart and without one. */
export function asking({ charts, answered }: { charts: Charts; answered: Turns }) {
  async function withoutChart({ question, told }: Question, index: FactIndex): Promise<Answered> {
    const answer = answerOf({ question, index, turns: told });
    const { language } = parseQuestion(question, told.at(-1)?.language);
    const speaks = CHARTLESS.has(answer.kind) ? answer.sentences.filter(({ facts }) => facts.length === 0) : [];
    const sentences = speaks.length > 0 ? speaks : [{ text: ASKS_FOR_BIRTH[language], facts: [] }];
    const kind = speaks.length > 0 ? answer.kind : "talk";
    const plan = { ...answer, kind, evidence: [], confidence: null, timing: [], followUps: [], facts: [] } as const;
    return answeredBy({ model: BUILT_IN, sentences }, plan, { index, usedIndex: false, totalMs: 0 });
  }

  /** @throws AppError 422 for a birth that is none; what becomes of a model's failure without a built-in answer */
  return async function* ask(question: Question, signal: AbortSignal): AsyncGenerator<TurnEvent, Answered> {
    const { chart } = question;
    if (chart === null) {
      const alone = await withoutChart(question, await charts.indexOf(NOBODY));
      for (const spoken of alone.sentences) yield { kind: "sentence", spoken };
      return alone;
    }
    const index = await charts.indexOf(chart.birth);
    const asked = { ...question, index, usedIndex: chart.stored, name: chart.birth.name };
    return yield* answered(asked, signal);
  };
}
export type Asking = ReturnType<typeof asking>;
