import type { Answer, Beating, Evidence, Fact, FactIndex, Spoken, Timing, Told } from "@lagna/astrologer";
import { factById } from "@lagna/astrologer";

/** What the built-in astrologer is called where a model would be named. */
export const BUILT_IN = "built-in";

export interface Citation {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

/** An answer as it was shown, whoever wrote it. Kept as it is, so that a talk reads the same later. */
export interface Answered {
  readonly model: string;
  /** Whether a stored chart was asked. */
  readonly usedIndex: boolean;
  readonly kind: Answer["kind"];
  readonly language: Answer["language"];
  readonly sentences: readonly Spoken[];
  readonly citations: readonly Citation[];
  readonly evidence: readonly Evidence[];
  readonly confidence: Answer["confidence"];
  readonly windows: readonly (Timing & { readonly text: string })[];
  /** Not told by answers that were kept before they were told of any. */
  readonly clocks?: readonly Beating[];
  readonly followUps: readonly string[];
  readonly totalMs: number;
  /** What the next turns must know of this one; null where no chart was asked. */
  readonly told: Told | null;
}

/** As it is read: paragraphs stand apart. */
export const textOf = (sentences: readonly Spoken[]): string =>
  sentences.map(({ text, opens }, at) => (at === 0 ? text : `${opens ? "\n\n" : " "}${text}`)).join("");

/** Facts by their ids: those an answer brought along, and those of the index. */
export function factsBy(index: FactIndex, own: readonly Fact[]): (id: string) => Fact | undefined {
  const brought = new Map(own.map((fact) => [fact.id, fact]));
  return (id) => brought.get(id) ?? factById(index, id);
}

export interface Written {
  readonly model: string;
  readonly sentences: readonly Spoken[];
}

/** An answer with what it rests on: the plan is the astrologer's own, whoever put it into words. */
export function answeredBy(
  { model, sentences }: Written,
  plan: Answer,
  { index, usedIndex, totalMs }: { index: FactIndex; usedIndex: boolean; totalMs: number },
): Answered {
  const { kind, language, evidence, confidence, clocks, followUps, told } = plan;
  const factOf = factsBy(index, plan.facts);
  const cited = [...new Set(sentences.flatMap(({ facts }) => facts))];
  const citations = cited.flatMap((id): Citation[] => {
    const fact = factOf(id);
    return fact ? [{ id, section: fact.section, text: fact.text[language] }] : [];
  });
  const windows = plan.timing
    .filter(({ factId }) => cited.includes(factId))
    .map((timing) => ({ ...timing, text: factOf(timing.factId)?.text[language] ?? "" }));
  return {
    model,
    usedIndex,
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
    told,
  };
}
