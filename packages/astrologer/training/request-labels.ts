import type { CorpusAct, CorpusRow } from "./read-corpus.ts";

/** The label of an act for the head "kind": its kind, for bounds with what is out of bounds (`bounds:exam`). */
export const getKindLabel = ({ kind, bound }: CorpusAct): string => (bound === undefined ? kind : `${kind}:${bound}`);

/** The labels of a row's first act for each head of the model "requests"; `null` for messages of danger and rows without labels. */
export function getRequestLabels({ acts, danger }: CorpusRow): Readonly<Record<string, string>> | null {
  const [act] = acts;
  if (danger !== null || !act) return null;
  return {
    kind: getKindLabel(act),
    matter: act.matters[0] ?? "none",
    person: act.person,
    polar: String(act.polar),
  };
}
