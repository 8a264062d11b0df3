import type { Graha } from "@lagna/terms";
import type { SyntaxNode } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import {
  findUnused,
  getNodeIndex,
  contextHasTag,
  isGraha,
  getSpan,
  type ClauseContext,
  markUsed,
  contextHasWord,
  type ClaimDraft,
} from "../clause-context.ts";
import {
  isComparisonStandard,
  isBeaten,
  isEqual,
  isScaleWord,
  getNamedGrahas,
  findComparisonDirection,
  detectScale,
  checkHigher,
  type ComparisonDirection,
} from "./strength-and-degree-comparisons.ts";
import { THAN_PRONOUN } from "./comparisons.data.ts";

/** Comparisons of two grahas: "Mars is stronger than Saturn", "शनि के अंश बुध से अधिक हैं". */

interface ComparedPair {
  readonly subject: Graha;
  readonly against: Graha;
}

/** Which graha is compared with which: by postpositions and prepositions, else by order in the sentence. */
function findComparedPair(context: ClauseContext): ComparedPair | undefined {
  const [a, b] = getNamedGrahas(context);
  const whos = context.nodes.filter(({ tag, body }) => tag === "who" && isGraha(body));
  const mentioned = context.memory.bodies.find(isGraha);
  if (a && !b && mentioned && mentioned !== a) {
    if (whos.some((who) => isComparisonStandard(context.nodes, who))) return { subject: mentioned, against: a };
    if (!contextHasTag(context, "compare") && !contextHasWord(context, THAN_PRONOUN)) return undefined;
    const leads = context.nodes.some((node) => node.start > (whos[0]?.start ?? 0) && isMeasure(node));
    return leads ? { subject: a, against: mentioned } : { subject: mentioned, against: a };
  }
  if (!a || !b) return undefined;
  const otherOf = (body: Graha): Graha => (body === a ? b : a);
  const pronoun = context.nodes.findIndex(({ word }) => THAN_PRONOUN.test(word));
  const beforePronoun =
    pronoun < 0 ? undefined : context.nodes.slice(0, pronoun).findLast((node) => whos.includes(node));
  const against = whos.filter((who) => isComparisonStandard(context.nodes, who)).at(-1);
  if (against) return { subject: otherOf(against.body as Graha), against: against.body as Graha };
  if (beforePronoun) return { subject: beforePronoun.body as Graha, against: otherOf(beforePronoun.body as Graha) };
  const between = context.nodes.slice(
    context.nodes.findIndex(({ body }) => body === a),
    context.nodes.findIndex(({ body }) => body === b),
  );
  return between.some(isMeasure) || whos.some((who) => isBeaten(context.nodes, who) !== undefined)
    ? { subject: a, against: b }
    : undefined;
}

const isMeasure = (node: SyntaxNode): boolean =>
  node.tag === "compare" || isEqual(node) || findComparisonDirection([node]) !== undefined;

/** Verbs with everyday uses ("practice beats talent", "the heart beats"): they compare grahas only if their object is one. */
const DEFEAT_VERBS = /^(beats|defeats|trumps|tops)$/;
const hasNoGrahaObject = (context: ClauseContext, node: SyntaxNode): boolean =>
  DEFEAT_VERBS.test(node.word) &&
  context.nodes.slice(getNodeIndex(context, node) + 1).find(({ word, tag }) => word !== "the" && tag !== "poss")
    ?.tag !== "who";

interface Measurement {
  readonly way: ComparisonDirection;
  readonly cues: readonly SyntaxNode[];
  /** "Is no match for": the negation is part of the idiom. */
  readonly isIdiom: boolean;
}

function findMeasurement(context: ClauseContext): Measurement | undefined {
  const cues = context.nodes.filter((node) => !context.usedNodes.has(node) && !hasNoGrahaObject(context, node));
  const equals = contextHasTag(context, "neg") ? cues.filter(isEqual) : [];
  if (equals.length > 0) return { way: -1, cues: equals, isIdiom: true };
  const whos = context.nodes.filter(({ tag, body }) => tag === "who" && isGraha(body));
  const beaten = whos.map((who) => isBeaten(context.nodes, who)).find((verdict) => verdict !== undefined);
  const direction = findComparisonDirection(cues);
  if (beaten === undefined) return direction && { way: direction.way, cues: direction.nodes, isIdiom: false };
  return { way: 1, cues: direction?.nodes ?? [], isIdiom: false };
}

/** Swaps the pair if the graha marked with को is the weaker one but is not second, or the reverse. */
function orderPair(context: ClauseContext, pair: ComparedPair): ComparedPair {
  const whos = context.nodes.filter(({ tag, body }) => tag === "who" && isGraha(body));
  const marked = whos.find((who) => isBeaten(context.nodes, who) !== undefined);
  if (!marked) return pair;
  const isLesser = isBeaten(context.nodes, marked) === true;
  const isOrdered = (pair.against === marked.body) === isLesser;
  return isOrdered ? pair : { subject: pair.against, against: pair.subject };
}

export function readComparisons(context: ClaimDraft): void {
  const scale = detectScale(context);
  if (!scale || getNamedGrahas(context).length > 2) return;
  const pair = findComparedPair(context);
  const measurement = findMeasurement(context);
  if (!pair || !measurement) return;
  const { subject, against } = orderPair(context, pair);
  const { negation } = context.clause;
  // "Does not stand before Saturn": the comparison supplies the negation's meaning, whatever the verb.
  const isPresupposed = measurement.isIdiom || negation === "unclear";
  const isReversed = measurement.isIdiom ? false : isPresupposed;
  const evaluate = (): Finding => {
    const first = measurement.way > 0 ? subject : against;
    const { holds, facts } = checkHigher(context.truth, scale, first, first === subject ? against : subject);
    return { holds: holds === null ? null : holds !== isReversed, facts };
  };
  const whos = context.groups.flatMap(({ nodes }) => nodes);
  context.readings.push({
    type: "comparison",
    ...getSpan(...measurement.cues, ...whos),
    isPresupposed: isPresupposed,
    evaluate: evaluate,
  });
  markUsed(
    context,
    ...measurement.cues,
    ...whos,
    ...context.nodes.filter(isScaleWord),
    ...findUnused(context, "from", "with", "ranks"),
  );
  if (scale === "degree") markUsed(context, ...findUnused(context, "pron", "dign", "signword", "rule", "leave"));
}
