import {
  answerOf,
  type ChartAsked,
  eraseAsked,
  type FactIndex,
  parseQuestion,
  type Said,
  type Told,
} from "@lagna/astrologer";
import { type Answered, answeredBy, BUILT_IN } from "./answered.ts";
import { ASKS_FOR_OWN, ERASES, ERASES_NOTHING } from "./instead.data.ts";

interface Asked {
  readonly question: string;
  readonly told: readonly Told[];
  /** Absent where there is no account. */
  readonly saved?: object | undefined;
}

/** What is said in place of a reading: where something is deleted, or that the asker's own chart is not there. Null where a chart is read. */
export function saidInstead({ question, told, saved }: Asked, whose: ChartAsked | null): Said | null {
  if (parseQuestion(question, told.at(-1)?.language).danger !== null) return null;
  const erase = eraseAsked(question);
  if (erase) return saved ? ERASES[erase.what] : ERASES_NOTHING;
  return whose?.kind === "none" && whose.person === "self" && whose.name === null ? ASKS_FOR_OWN : null;
}

/** An answer of one text, which stands on no chart. */
export function plainAnswer({ question, told }: Asked, text: Said, index: FactIndex): Answered {
  const answer = answerOf({ question, index, turns: told });
  const nothing = { evidence: [], confidence: null, timing: [], clocks: [], followUps: [], facts: [] };
  const plan = {
    ...answer,
    ...nothing,
    kind: "talk",
    told: { ...answer.told, kind: "talk", findings: [], windows: [] },
  } as const;
  const sentences = [{ text: text[answer.language], facts: [] }];
  return answeredBy({ model: BUILT_IN, sentences }, plan, { index, usedIndex: false, totalMs: 0 });
}
