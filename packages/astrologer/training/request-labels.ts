import { tokenise } from "../src/language/tokenise.ts";
import { findEntities } from "../src/question/find-entities.ts";
import { findQuestionKeywords } from "../src/question/find-question-keywords.ts";
import { findTopics } from "../src/question/find-topics.ts";
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

/** Kinds that ask for something a chart answers, so that a message of them may be part of an earlier question. */
const ASKING_KINDS: ReadonlySet<string> = new Set(
  "timing outlook decision choice fact definition why evidence remedy compare which_day day two_people".split(" "),
);
/** One in so many of the messages without an earlier one is learned from; they are far more than the others. */
const OWN_SHARE = 5;

/**
 * Whether a message is complete in itself or continues the one before ("own", "continues"): it continues if its author gives it a topic that
 * its own words do not name, or none at all. `null` if that cannot be told from the labels.
 */
export function getRelationLabels({
  text,
  previous,
  acts,
  danger,
}: CorpusRow): Readonly<Record<string, string>> | null {
  const [act] = acts;
  if (danger !== null || !act) return null;
  if (!previous || previous.length === 0) return text.length % OWN_SHARE === 0 ? { relation: "own" } : null;
  if (!ASKING_KINDS.has(act.kind)) return act.kind === "bounds" ? { relation: "own" } : null;
  const tokens = tokenise(text);
  const named = findEntities(text, tokens);
  const [topic] = act.matters;
  const isNamed = findTopics(findQuestionKeywords(tokens), text).some((one) => one === topic);
  const hasElement = [named.grahas, named.houses, named.lords, named.factIds].some(({ length }) => length > 0);
  return { relation: hasElement || isNamed ? "own" : "continues" };
}
