import type { DaySpan, SyntaxNode, SyntaxNodeOf } from "../../language/syntax-node.ts";
import { type PeriodBoundary, classifyBoundary } from "./classify-period-boundary.ts";
import {
  findUnused,
  contextHasTag,
  getSpan,
  type ClauseContext,
  getToday,
  markUsed,
  contextHasWord,
  type ClaimDraft,
} from "../clause-context.ts";
import {
  DHAIYA_HOUSES_FROM_MOON,
  SADE_SATI_HOUSES_FROM_MOON,
  computeSaturnFromMoon,
} from "../chart-queries/check-transits.ts";
import { createFinding, type ChartQueries } from "../chart-queries/chart-queries.ts";
import { OUT, PART_WORDS, UPON } from "./sade-sati.data.ts";
import { FROM_PARTICLE } from "../../language/hindi-particles.data.ts";

/** Sade sati and dhaiya: their phases and boundaries. */

/** Whether Saturn enters or leaves the given places from the Moon near a span. */
function hasTransitionNear(
  truth: ChartQueries,
  span: DaySpan,
  inside: readonly number[],
  edge: PeriodBoundary | "in",
): boolean {
  const holds = (day: number): boolean => inside.includes(computeSaturnFromMoon(truth, day));
  if (edge === "in") return holds(span.from) || holds(span.to);
  for (let day = span.from - span.slack; day <= span.to + span.slack; day++) {
    const [before, after] = [holds(day - 1), holds(day + 1)];
    if (edge === "start" ? !before && after : before && !after) return true;
  }
  return false;
}

/** "Sade sati se bahar", "out of Sade Sati", "साढ़ेसाती से निकल चुके हैं". */
function isOutOf({ nodes }: ClauseContext, cue: SyntaxNode): boolean {
  const index = nodes.indexOf(cue);
  const [mark, ...rest] = nodes.slice(index + 1);
  if (FROM_PARTICLE.test(mark?.word ?? ""))
    return rest.slice(0, 3).some(({ word, tag }) => tag !== "neg" && OUT.test(word));
  const lead = nodes.slice(Math.max(0, index - 4), index);
  const out = lead.findIndex(({ word, tag }) => tag !== "neg" && OUT.test(word));
  return out >= 0 && lead.slice(out + 1).some(({ word }) => /^(of|from|with)$/.test(word));
}

/** "The three parts of": the number of parts, not a phase. */
const isTotalOf = ({ nodes }: ClauseContext, node: SyntaxNode): boolean =>
  node.tag === "num" && (PART_WORDS.test(nodes[nodes.indexOf(node) + 1]?.word ?? "") || node.word === "one");
/** "बाहर नहीं हैं", "not out of Sade Sati": whether the word for "out" is negated. */
function isNegatedOutside({ nodes }: ClauseContext): boolean {
  const out = nodes.findIndex(({ word, tag }) => tag !== "neg" && OUT.test(word));
  return nodes.slice(Math.max(0, out - 2), out + 3).some(({ tag }) => tag === "neg");
}

/** "Isn't putting you through any Sade Sati", "dhaiya ka koi chakkar nahi": there is no sade sati, whatever verb is negated. */
function isDeniedEntirely({ clause, nodes }: ClauseContext, cue: SyntaxNode): boolean {
  if (clause.negation !== "unclear") return false;
  const index = nodes.indexOf(cue);
  const denials = nodes.filter(({ tag }) => tag === "neg");
  const any = nodes.findIndex(({ word }) => /^(any|कोई|koi|जरा|zara)$/.test(word));
  const isUpon = denials.some((node) => UPON.test(nodes[nodes.indexOf(node) - 1]?.word ?? ""));
  const isHindi = isUpon || (any > index && denials.some((node) => nodes.indexOf(node) > any));
  return isHindi || (any >= 0 && any < index && index - any < 3 && denials.some((node) => nodes.indexOf(node) < any));
}

/** The phase, from a number beside the word or in the same statement: "the phase … is the second". */
function findPhase(
  context: ClauseContext,
  cue: SyntaxNode,
): { readonly nth: number | null; readonly nodes: readonly SyntaxNode[] } {
  const named = context.nodes.filter(({ word }) => PART_WORDS.test(word));
  const parts = [
    ...findUnused(context, "phase", "pada"),
    ...named,
    ...(cue.tag === "sadesati" ? findUnused(context, "dhaiya") : []),
  ];
  const numbered = parts.find(({ value }) => value !== undefined);
  const isThird = ({ value }: SyntaxNode): boolean =>
    Number(value) >= 1 && Number(value) <= SADE_SATI_HOUSES_FROM_MOON.length;
  const separate =
    !numbered && parts.length > 0
      ? findUnused(context, "ord", "house", "num")
          .filter((node) => !isTotalOf(context, node))
          .find(isThird)
      : undefined;
  const numberNode = numbered ?? separate;
  return { nth: numberNode ? Number(numberNode.value) : null, nodes: [...parts, ...(separate ? [separate] : [])] };
}

export function readSadeSati(context: ClaimDraft, cue: SyntaxNodeOf<"sadesati" | "dhaiya" | "sadesati_later">): void {
  const { truth } = context;
  const isLength = contextHasTag(context, "dur", "lasts") || contextHasWord(context, /^(half|साढ़े|saade)$/);
  if (isLength && !contextHasTag(context, "poss", "now", "date", "left", "neg")) {
    markUsed(context, cue, ...findUnused(context, "dur", "lasts", "num", "unit"));
    return;
  }
  const phase = findPhase(context, cue);
  const allHouses: readonly number[] = cue.tag === "dhaiya" ? DHAIYA_HOUSES_FROM_MOON : SADE_SATI_HOUSES_FROM_MOON;
  const { nth } = phase;
  const inside = nth === null ? allHouses : allHouses.slice(nth - 1, nth);
  const id = cue.tag === "dhaiya" ? "transit-saturn" : truth.findFact("sadesati") ? "sadesati" : "transit-saturn";
  const dates = findUnused(context, "date");
  let seenStart = false;
  for (const date of dates) {
    const edge = classifyBoundary(context, date, seenStart);
    seenStart ||= edge === "start";
    context.readings.push({
      type: "sade_sati",
      ...getSpan(cue, date),
      evaluate: () =>
        createFinding(
          (date.spans ?? []).some((span) => hasTransitionNear(truth, span, inside, edge)),
          id,
        ),
    });
    markUsed(context, date);
  }
  if (dates.length === 0 && (cue.tag === "sadesati" || cue.tag === "dhaiya")) {
    const isOut = isOutOf(context, cue);
    const isOver =
      isOut ||
      (findUnused(context, "until").some(({ word }) => word !== "through") &&
        !contextHasTag(context, "neg") &&
        context.clause.assertionKind !== "question");
    const day = getToday(context);
    const isAbsent = isOut ? isNegatedOutside(context) : isDeniedEntirely(context, cue);
    context.readings.push({
      type: "sade_sati",
      ...getSpan(cue, ...phase.nodes),
      isPresupposed: isOut || isAbsent,
      evaluate: () => createFinding((inside.includes(computeSaturnFromMoon(truth, day)) !== isOver) !== isAbsent, id),
    });
  }
  markUsed(
    context,
    cue,
    ...findUnused(context, cue.tag),
    ...phase.nodes,
    ...findUnused(context, "run", "until", "since"),
  );
  context.memory.lastPeriod = cue;
}
