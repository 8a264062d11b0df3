import { tokenise } from "../../language/tokenise.ts";
import type { Question } from "../../question/question.ts";
import { findNamedCharts, isChartOfSpouse } from "../../question/resolve-asked-chart.ts";
import { ASK_OBJECTS, type AskObjectId } from "../../request/objects.data.ts";
import { findRelation } from "../../request/extract/find-person.ts";
import { readParts } from "../../request/read-parts.ts";
import type { SavedChart } from "../../answer/answer-types.ts";
import type { Understanding } from "../../answer/understand-message.ts";

type Conversation = Pick<Understanding, "question" | "turns">;

/** What may be asked of two people. */
export const PAIR_OBJECTS = [
  "match",
  "one_koota",
  "manglik_of_both",
  "differences",
] as const satisfies readonly AskObjectId[];
export type PairObject = (typeof PAIR_OBJECTS)[number];

const isPairObject = (object: AskObjectId): object is PairObject => ASK_OBJECTS[object].family === "two people";

/** Two charts that a question compares, the asker's own first. */
export interface AskedPair {
  readonly own: SavedChart;
  readonly other: SavedChart;
  readonly object: PairObject;
}

/** From these probabilities of the objects of two people together, one of them is asked for. */
const MIN_PROBABILITY = 0.5;
const MIN_PROBABILITY_OF_NAMED = 0.25;
/** The same where the words join that person and who writes: "Ravi and I". */
const MIN_PROBABILITY_OF_JOINED = 0.05;
const JOINED = /(?<!\p{L})(?:and (?:i|me)|i and|aur (?:main|mai)|(?:main|mai) aur)(?!\p{L})|और मैं|मैं और/iu;

/** What a message asks of two people; `null` if it asks of one, or of none. A saved chart that it names makes two people likelier. */
function readPairObject(conversation: Conversation, saved: readonly SavedChart[]): PairObject | null {
  const isNamed = findNamedCharts(tokenise(conversation.question.text), saved).length > 0;
  const isJoined = isNamed && JOINED.test(conversation.question.text);
  const least = isJoined ? MIN_PROBABILITY_OF_JOINED : isNamed ? MIN_PROBABILITY_OF_NAMED : MIN_PROBABILITY;
  for (const { ranked } of readParts(conversation)) {
    const together = ranked.reduce((sum, { object, probability }) => sum + (isPairObject(object) ? probability : 0), 0);
    const object = ranked.map((one) => one.object).find(isPairObject);
    if (object !== undefined && together >= least) return object;
  }
  return null;
}

/** Whether a message asks of two people. */
export const isAboutTwo = (conversation: Conversation, saved: readonly SavedChart[]): boolean =>
  readPairObject(conversation, saved) !== null;

/** Their charts need not be named: a match is of a couple. */
const SPOUSES: ReadonlySet<string> = new Set(["wife", "husband", "partner", "spouse", "match"]);

function findOther(question: Question, saved: readonly SavedChart[], own: SavedChart | undefined) {
  const others = saved.filter((chart) => chart !== own);
  const named = findNamedCharts(tokenise(question.text), others);
  if (named.length > 0) return named;
  const spouses = others.filter(isChartOfSpouse);
  return spouses.length > 0 ? spouses : others;
}

/**
 * The two charts of a question about two people: both named, or one named beside the chart of the conversation; else the chart of the spouse, or the
 * only other chart. `null` if the question is about something else, or it is not clear who is meant.
 * @param current the chart of the conversation
 */
export function resolveAskedPair(
  conversation: Conversation,
  saved: readonly SavedChart[],
  current: string | null,
): AskedPair | null {
  const { question } = conversation;
  const object = question.danger === null ? readPairObject(conversation, saved) : null;
  if (object === null) return null;
  const named = findNamedCharts(tokenise(question.text), saved);
  const [first, second] = named;
  if (first && second && named.length === 2) return { own: first, other: second, object };
  // "My boss and I": the boss has no chart here.
  if (named.length === 0 && !SPOUSES.has(findRelation(question.text)?.id ?? "wife")) return null;
  const own = saved.find(({ id }) => id === current) ?? saved.find(({ isSelf }) => isSelf === true);
  const [other, ...more] = findOther(question, saved, own);
  return own && other && more.length === 0 ? { own, other, object } : null;
}
