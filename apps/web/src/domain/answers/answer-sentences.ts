import type { AskResponse } from "@lagna/contract";

export type AnswerSentence = AskResponse["sentences"][number];

/** An answer to show, complete or not. */
export interface ShownAnswer {
  /** Stable while the answer is shown. */
  readonly key: string;
  readonly sentences: readonly AnswerSentence[];
  /** The cited facts; null until the answer is complete. */
  readonly answer: Pick<AskResponse, "citations" | "kind" | "language"> | null;
}

/** Groups the sentences of an answer into paragraphs. */
export function groupParagraphs(sentences: readonly AnswerSentence[]): readonly (readonly AnswerSentence[])[] {
  const out: AnswerSentence[][] = [];
  for (const sentence of sentences) {
    const last = out.at(-1);
    if (last && !sentence.opens) last.push(sentence);
    else out.push([sentence]);
  }
  return out;
}

/** Numbers the facts that an answer cites from 1, each fact once, in the order of the text. */
export function numberCitations(sentences: readonly AnswerSentence[]): ReadonlyMap<string, number> {
  const ids = [...new Set(sentences.flatMap(({ citations }) => citations))];
  return new Map(ids.map((id, index) => [id, index + 1]));
}
