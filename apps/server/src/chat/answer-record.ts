import type {
  Answer,
  AnswerTimingFactor,
  Evidence,
  Fact,
  FactIndex,
  AnswerSentence,
  WindowInterval,
  TurnMemory,
} from "@lagna/astrologer";
import { findFactById } from "@lagna/astrologer";
import { type ConversationBirths, NO_BIRTHS, type OpenedBirth } from "./births/conversation-births.ts";

/** Name of the built-in astrologer in fields that name a model. */
export const BUILT_IN = "built-in";

export interface Citation {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

/** An answer as it was shown, by a model or the built-in astrologer. Stored unchanged, so that a conversation reads the same later. */
export interface AnswerRecord {
  readonly model: string;
  /** Whether it is based on a stored chart. */
  readonly usedIndex: boolean;
  readonly kind: Answer["kind"];
  readonly language: Answer["language"];
  readonly sentences: readonly AnswerSentence[];
  readonly citations: readonly Citation[];
  readonly evidence: readonly Evidence[];
  readonly confidence: Answer["confidence"];
  readonly windows: readonly (WindowInterval & { readonly text: string })[];
  /** Absent in answers stored before this field existed. */
  readonly clocks?: readonly AnswerTimingFactor[];
  readonly followUps: readonly string[];
  readonly totalMs: number;
  /** What later turns must know about this one; null if no chart was used. */
  readonly told: TurnMemory | null;
  /** The births that were typed in the conversation so far; absent if there are none. */
  readonly births?: ConversationBirths;
  /** The typed birth whose chart this answer opened, or offers to save. */
  readonly openedBirth?: OpenedBirth;
}

/** The answer as one text, with an empty line between paragraphs. */
export const joinSentences = (sentences: readonly AnswerSentence[]): string =>
  sentences.map(({ text, opens }, at) => (at === 0 ? text : `${opens ? "\n\n" : " "}${text}`)).join("");

/** Finds facts by id: first among those of the answer, then in the chart. */
function createFactLookup(index: FactIndex | null, answerFacts: readonly Fact[]): (id: string) => Fact | undefined {
  const byId = new Map(answerFacts.map((fact) => [fact.id, fact]));
  return (id) => byId.get(id) ?? (index ? findFactById(index, id) : undefined);
}

export interface WrittenAnswer {
  readonly model: string;
  readonly sentences: readonly AnswerSentence[];
}

/** What an answer is based on, and how long it took. */
interface AnswerSource {
  readonly chart: { readonly index: FactIndex; readonly isStored: boolean } | null;
  /** Based on two saved charts. */
  readonly isAboutPair?: boolean | undefined;
  readonly births?: ConversationBirths | undefined;
  readonly openedBirth?: OpenedBirth | undefined;
  readonly totalMs: number;
}

/**
 * Combines the written sentences with their evidence. The plan always comes from the built-in astrologer, even if a model wrote the
 * sentences.
 */
export function buildAnswerRecord(
  { model, sentences }: WrittenAnswer,
  plan: Answer,
  { chart, isAboutPair = false, births = NO_BIRTHS, openedBirth, totalMs }: AnswerSource,
): AnswerRecord {
  const { kind, language, evidence, confidence, clocks, followUps, memory } = plan;
  const findFact = createFactLookup(chart?.index ?? null, plan.facts);
  const cited = [...new Set(sentences.flatMap(({ facts }) => facts))];
  const citations = cited.flatMap((id): Citation[] => {
    const fact = findFact(id);
    return fact ? [{ id, section: fact.section, text: fact.text[language] }] : [];
  });
  const windows = plan.timing
    .filter(({ factId }) => cited.includes(factId))
    .map((timing) => ({ ...timing, text: findFact(timing.factId)?.text[language] ?? "" }));
  return {
    model,
    usedIndex: isAboutPair || (chart?.isStored ?? false),
    kind,
    language,
    sentences,
    citations,
    evidence,
    confidence,
    windows,
    clocks: windows.length > 0 ? clocks : [],
    followUps,
    totalMs,
    told: memory,
    ...((births.charts.length > 0 || births.awaiting !== null || births.isDayUnknown) && { births }),
    ...(openedBirth && { openedBirth }),
  };
}
