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

/** Labels of the corpus that get the same answer are one label of the head "talk": there are few examples of each. */
const TALK_LABELS: Readonly<Record<string, string>> = {
  nth: "first",
  last: "first",
  said_when: "said",
  said_about: "said",
  simpler: "shorter",
  more: "repeat",
  list: "sum_up",
};

/** The label of a row about the conversation for the model "talk"; `null` for other rows. */
export function getTalkLabels({ acts, danger }: CorpusRow): Readonly<Record<string, string>> | null {
  const talk = acts[0]?.talk;
  return danger !== null || talk === undefined ? null : { talk: TALK_LABELS[talk] ?? talk };
}
