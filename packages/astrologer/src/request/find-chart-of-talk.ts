import type { TurnMemory } from "../answer/answer-types.ts";
import { isAboutAsker } from "../question/is-about-asker.ts";
import type { AskFamily } from "./object.ts";
import { ASK_OBJECTS } from "./objects.data.ts";

/** Turns after which another person's chart is no longer meant without being named. */
const CHART_TURNS = 5;
/** What is asked of these is answered from no chart, so they leave open whose chart the talk is about. */
const FAMILIES_WITHOUT_CHART: ReadonlySet<AskFamily> = new Set([
  "day",
  "calendar",
  "good day",
  "two people",
  "conversation",
  "app",
  "person",
  "bounds",
]);

/** "And mine, when does it end?" is of the writer, even where it was only asked back what is meant. */
const isWithoutChart = ({ kind, question, asks = [] }: TurnMemory): boolean =>
  ((kind === "talk" || kind === "bounds") && !isAboutAsker({ text: question })) ||
  (asks.length > 0 && asks.every(({ object }) => FAMILIES_WITHOUT_CHART.has(ASK_OBJECTS[object].family)));

/** The other person's chart that the last turns were about, past thanks, jokes and questions about a day; `null` for the writer's own. */
export function findChartOfTalk(turns: readonly TurnMemory[]): string | null {
  const turn = turns.slice(-CHART_TURNS).findLast((each) => each.chart != null || !isWithoutChart(each));
  return turn?.chart ?? null;
}
