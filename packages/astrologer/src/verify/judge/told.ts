import type { Reading } from "../claim.ts";
import { isAtLarge, isOfTheChart } from "../mood/at-large.ts";
import { isOfThisChart } from "../mood/reader.ts";
import { isMine } from "../mood/spoken.ts";
import type { Scene } from "../scene.ts";
import { BRINGING, statedBy } from "./stated.ts";

/**
 * Whether a place is told of this chart. A plain statement is: a verb of the present puts somebody into the place ("Mars is in Leo", "Mars
 * tends the tenth"), or nothing but the place is said ("Mars in Leo, sixth house"). A place that is only an attribute of what is said ("Mars
 * in Leo gives courage", "सिंह का मंगल"), or is told of days gone by, may be anybody's; with a mark of charts at large it is nobody's.
 */
export type Told = "this" | "anybody" | "nobody";

const PAST = /^(was|were|had|stood|sat|occupied|moved|lay|fell|went|came|था|थे|थी|tha|thi)$/;
/** "Wherever Mars stands in the second, …", "prayah …": a verb of standing makes no statement of these. */
const ALWAYS =
  /^(where|wherever|when|whenever|usually|ordinarily|often|commonly|typically|tends|जहां|जब|प्रायः|अक्सर|jahan|jab|aksar|praya)$/;

/** Two things told of one or of several, side by side: nobody's rule is so particular. */
const isParticular = ({ readings, clause }: Scene): boolean =>
  clause.varga !== null ||
  new Set(
    readings.filter(({ type }) => /^(planet_(sign|house|star)|lord_place|degree)$/.test(type)).map(({ type }) => type),
  ).size > 1;

export function toldOf(scene: Scene, reading: Reading): Told {
  const { clause, sentence } = scene;
  const stated = statedBy(clause.nodes, reading);
  if (stated !== "verb" && !isMine(sentence) && isAtLarge(sentence)) return "nobody";
  if (isOfThisChart(sentence)) return "this";
  if (clause.mood === "question" && sentence.some(({ word }) => /^(i|i'm|me|my|मैं|मुझे|main|mujhe)$/.test(word)))
    return "this";
  const isPlain = stated === "verb" && !sentence.some(({ word }) => ALWAYS.test(word));
  if (!isPlain && isAtLarge(sentence)) return "nobody";
  // Which sign rises, and what is vargottama, is of a chart wherever it is told.
  if (reading.type === "lagna" || reading.type === "varga")
    return sentence.some(({ word }) => BRINGING.test(word)) ? "anybody" : "this";
  if (sentence.some(({ tag, word }) => tag === "w" && /^(रहा|रही|रहे|raha|rahi|rahe)$/.test(word))) return "this";
  if (clause.nodes.some(({ word }) => PAST.test(word)) && !isOfTheChart(sentence)) return "anybody";
  return isOfTheChart(sentence) || isParticular(scene) || stated !== null ? "this" : "anybody";
}
