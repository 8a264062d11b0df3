import type { ParsedClaim } from "../claim.ts";
import { isAboutChartsInGeneral, mentionsTheChart } from "../assertion-kind/detect-charts-in-general.ts";
import { refersToThisChart } from "../assertion-kind/detect-user-reference.ts";
import { addressesUser } from "../assertion-kind/syntax-node-predicates.ts";
import type { ClauseContext } from "../clause-context.ts";
import { EFFECT_VERBS, classifyPlacement } from "./classify-placement-statement.ts";
import { PAST, HABITUAL_WORDS, FIRST_PERSON, PROGRESSIVE } from "./classify-chart-reference.data.ts";

/**
 * Whether a placement is about this chart. A plain statement is: a present-tense verb puts a body into the place ("Mars is in Leo", "Mars
 * tends the tenth"), or only the place is stated ("Mars in Leo, sixth house"). A placement that is a mere attribute ("Mars in Leo gives
 * courage", "सिंह का मंगल") or lies in the past may be about any chart; with a sign of general talk it is about no particular chart.
 */
export type ChartReference = "this_chart" | "any_chart" | "no_chart";

/** Whether two kinds of placement are stated together; general rules are rarely that specific. */
const isSpecific = ({ readings, clause }: ClauseContext): boolean =>
  clause.varga !== null ||
  new Set(
    readings.filter(({ type }) => /^(planet_(sign|house|star)|lord_place|degree)$/.test(type)).map(({ type }) => type),
  ).size > 1;

export function classifyChartReference(context: ClauseContext, reading: ParsedClaim): ChartReference {
  const { clause, sentence } = context;
  const stated = classifyPlacement(clause.nodes, reading);
  if (stated !== "verb" && !addressesUser(sentence) && isAboutChartsInGeneral(sentence)) return "no_chart";
  if (refersToThisChart(sentence)) return "this_chart";
  if (clause.assertionKind === "question" && sentence.some(({ word }) => FIRST_PERSON.test(word))) return "this_chart";
  const isPlain = stated === "verb" && !sentence.some(({ word }) => HABITUAL_WORDS.test(word));
  if (!isPlain && isAboutChartsInGeneral(sentence)) return "no_chart";
  // The rising sign and vargottama describe a particular chart wherever they are stated.
  if (reading.type === "lagna" || reading.type === "varga")
    return sentence.some(({ word }) => EFFECT_VERBS.test(word)) ? "any_chart" : "this_chart";
  if (sentence.some(({ tag, word }) => tag === "w" && PROGRESSIVE.test(word))) return "this_chart";
  if (clause.nodes.some(({ word }) => PAST.test(word)) && !mentionsTheChart(sentence)) return "any_chart";
  return mentionsTheChart(sentence) || isSpecific(context) || stated !== null ? "this_chart" : "any_chart";
}
