import { tokenise } from "../../language/tokenise.ts";
import type { Question } from "../../question/question.ts";
import { findNamedCharts, isChartOfSpouse } from "../../question/resolve-asked-chart.ts";
import type { SavedChart } from "../answer-types.ts";
import { givesBirthOfOther, asksAboutTwoPeople } from "./answer-two-charts.ts";
import type { Understanding } from "../understand-message.ts";
import { FRICTION_WORDS, TWO_PEOPLE_WORDS } from "./friction-words.data.ts";

/** Two saved charts that a question compares, the asker's own first. */
export interface AskedPair {
  readonly own: SavedChart;
  readonly other: SavedChart;
  /** Asks for the points of friction, or asks on about a pair that was just compared. */
  readonly startsWithFriction: boolean;
}

/** "What will we quarrel about?"; of quarrels elsewhere, as at work, the chart of one person tells. */
const asksForFriction = ({ text, topics }: Question): boolean =>
  FRICTION_WORDS.test(text) && TWO_PEOPLE_WORDS.test(text) && !topics.includes("career");

/** Whether a question compares two people, or asks what they quarrel about. */
export const isAboutTwo = (question: Question): boolean => asksAboutTwoPeople(question) || asksForFriction(question);

/** Below this no kind of question is clear, and the pair of the last turn stays in view. */
const MIN_CLEAR_PROBABILITY = 0.5;
const isUnclear = ({ acts, kinds }: Question): boolean =>
  kinds.length === 0 && acts.every(({ probability }) => probability < MIN_CLEAR_PROBABILITY);

function findOther(question: Question, saved: readonly SavedChart[], own: SavedChart | undefined) {
  const others = saved.filter((chart) => chart !== own);
  const named = findNamedCharts(tokenise(question.text), others);
  if (named.length > 0) return named;
  const spouses = others.filter(isChartOfSpouse);
  return spouses.length > 0 ? spouses : others;
}

/**
 * The two saved charts of a question about two people: both named, or one named beside the chart of the conversation; else the chart of
 * the spouse, or the only other chart. `null` if the question is about something else, or it is not clear who is meant.
 * @param current the chart of the conversation
 */
export function resolveAskedPair(
  { question, turns, questionOf }: Pick<Understanding, "question" | "turns" | "questionOf">,
  saved: readonly SavedChart[],
  current: string | null,
): AskedPair | null {
  const last = turns.at(-1);
  const isAsked = isAboutTwo(question);
  const isFollowUp = !isAsked && isUnclear(question) && last !== undefined && isAboutTwo(questionOf(last));
  if (question.danger !== null || givesBirthOfOther(question) || !(isAsked || isFollowUp)) return null;
  const asked = isFollowUp && last ? questionOf(last) : question;
  const startsWithFriction = isFollowUp || asksForFriction(question);
  const named = findNamedCharts(tokenise(asked.text), saved);
  const [first, second] = named;
  if (first && second && named.length === 2) return { own: first, other: second, startsWithFriction };
  const own = saved.find(({ id }) => id === current) ?? saved.find(({ isSelf }) => isSelf === true);
  const [other, ...more] = findOther(asked, saved, own);
  return own && other && more.length === 0 ? { own, other, startsWithFriction } : null;
}
