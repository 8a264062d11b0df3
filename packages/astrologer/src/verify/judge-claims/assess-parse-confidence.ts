import type { SyntaxNode } from "../../language/syntax-node.ts";
import type { ClaimType, ParsedClaim } from "../claim.ts";
import { NEUTRAL_WORDS } from "../detect-negation.data.ts";
import { getNodesInside, type ClauseContext } from "../clause-context.ts";
import { isObliqueSubject, PLACEMENT_VERBS } from "./classify-placement-statement.ts";
import { classifyChartReference } from "./classify-chart-reference.ts";
import { PLACING_WORDS, FINITE_VERBS } from "./assess-parse-confidence.data.ts";
import { OF_PARTICLE } from "../../language/hindi-particles.data.ts";

/** Whether a reading is clear enough in its clause to be called false. */

export const PLACEMENT_TYPES: ReadonlySet<ClaimType> = new Set([
  "planet_sign",
  "planet_house",
  "planet_star",
  "house_sign",
  "lord_place",
  "varga",
  "transit",
  "lagna",
]);
const STATE_TYPES: ReadonlySet<ClaimType> = new Set([
  "dignity",
  "retrograde",
  "combust",
  "conjunction",
  "graha_aspect",
  "exchange",
]);
export const isAboutBody = ({ type }: ParsedClaim): boolean =>
  PLACEMENT_TYPES.has(type) || STATE_TYPES.has(type) || type === "from_reference" || type === "lordship";

/** "Leo falls on your twelfth house, the Sun is …": the reading runs from one statement into the next. */
function crossesStatements({ nodes }: ClauseContext, { start, end }: ParsedClaim): boolean {
  const inside = nodes.filter((node) => node.start >= start && node.end <= end);
  const pause = inside.findIndex(({ word }) => word === ",");
  const isFinite = ({ word, tag }: SyntaxNode): boolean => tag === "w" && FINITE_VERBS.test(word);
  const after = inside.slice(pause).some(({ tag }) => tag === "who");
  const next = nodes[nodes.indexOf(inside.at(-1) as SyntaxNode) + 1];
  // "The first house is where your ascendant's lord, Mars, stands": one statement.
  if (inside.slice(0, Math.max(0, pause)).some(({ word }) => word === "where")) return false;
  // "In Scorpio, your Mars has its seat in …": the place comes before the subject.
  const lead = nodes[nodes.indexOf(inside[0] as SyntaxNode) - 1];
  const isBefore = lead === undefined || lead.tag === "in" || lead.tag === "of" || lead.word === "at";
  if (isBefore && pause > 0 && inside.slice(0, pause).every(({ tag }) => tag !== "w" && tag !== "on")) return false;
  const hasOwnVerb = inside.at(-1)?.tag === "who" && next !== undefined && /^(is|are|has|rules)$/.test(next.word);
  return pause > 0 && after && (inside.slice(0, pause).some(isFinite) || hasOwnVerb);
}

const isUnknownWord = ({ tag, word }: SyntaxNode): boolean =>
  tag === "w" &&
  word.length > 2 &&
  !NEUTRAL_WORDS.test(word) &&
  !PLACING_WORDS.test(word) &&
  !PLACEMENT_VERBS.test(word);

/** "Jupiter, who minds your fifth house": an unknown verb whose object is the house. */
function isVerbObject({ nodes }: ClauseContext, { start, end }: ParsedClaim): boolean {
  const [first, verb] = nodes;
  if (!first || !verb || !/^(who|which|that)$/.test(first.word) || verb.end > start) return false;
  const between = nodes.filter((node) => node.start >= verb.end && node.end <= start);
  const isObject = between.every(({ tag, word }) => tag === "poss" || /^(the|a)$/.test(word));
  return (
    isUnknownWord(verb) &&
    isObject &&
    !nodes.some((node) => node.tag === "who" && node.start >= start && node.end <= end)
  );
}

/** Whether a reading spans unknown words and nothing puts the body into the place: too weak to call the text false. */
export function isWeakParse(context: ClauseContext, reading: ParsedClaim): boolean {
  if (reading.isWeak || (reading.type === "strength" && classifyChartReference(context, reading) === "no_chart"))
    return true;
  if (STATE_TYPES.has(reading.type) && classifyChartReference(context, reading) === "no_chart") return true;
  // "किसने पहले भाव के राहु की बात छेड़ी?": mentioned as a topic.
  const last = context.nodes.findLastIndex((node) => node.start < reading.end);
  if (context.clause.assertionKind === "question" && isObliqueSubject(context.nodes, last)) return true;
  if (!PLACEMENT_TYPES.has(reading.type)) return false;
  if (classifyChartReference(context, reading) !== "this_chart" || crossesStatements(context, reading)) return true;
  // "The axis of your nodes runs from the eleventh house to the fifth": its ends are its places.
  if (context.nodes.some(({ tag, start }) => tag === "axis" && start === reading.start)) return false;
  const inside = getNodesInside(context, reading);
  const unknown = inside.filter(isUnknownWord);
  if (isVerbObject(context, reading)) return true;
  const next = context.nodes.find(
    ({ start, tag }) => start >= reading.end && !["signword", "houseword", "starword"].includes(tag),
  );
  const isPlaced = [...inside, ...(next?.tag === "in" ? [next] : [])].some(
    ({ tag, word }) =>
      ["in", "enter", "leave", "transit"].includes(tag) ||
      (tag === "on" && unknown.length === 0) ||
      PLACING_WORDS.test(word) ||
      PLACEMENT_VERBS.test(word),
  );
  return (unknown.length > 0 && !isPlaced) || unknown.length > 3;
}

/** "It is to Saturn that your fourth house answers": the two stand side by side and the only verb is unknown. */
export function isUncertainParse(context: ClauseContext, reading: ParsedClaim): boolean {
  if (!PLACEMENT_TYPES.has(reading.type) || reading.isPresupposed) return false;
  const inside = getNodesInside(context, reading);
  const isHindi = context.nodes.some(({ word }) => /[\u0900-\u097f]|^(me|mein|hai|hain|h|ka|ke|ki)$/.test(word));
  const isPlaced = inside.some(({ tag, word }) => tag === "in" || tag === "on" || PLACING_WORDS.test(word));
  const [verb, stop] = context.nodes.filter(({ start }) => start >= reading.end);
  const isLast =
    verb !== undefined && isUnknownWord(verb) && /[a-z]s$/.test(verb.word) && (!stop || /^[.!]$/.test(stop.word));
  return !isHindi && !isPlaced && isLast;
}

/** "The reins of the tenth house are Mars's", "दसवें भाव की बागडोर": about a property of a house, not a placement in it. */
export function isAboutSomethingElse({ nodes }: ClauseContext, { start, end }: ParsedClaim): boolean {
  const inside = nodes.filter((node) => node.start > start && node.end < end);
  // "Has no say over the sixth", "juggles two houses, the second and …".
  if (
    !nodes.some(({ tag }) => tag === "aspect") &&
    inside.some(({ word }) => /(?:^| )(?:over|houses|bhavas|घरों|भावों|gharon)$/.test(word))
  )
    return true;
  // "पाँचवें भाव की बात करें तो वहाँ …": a placement, whatever else is said about the house.
  if (inside.some(({ tag, value }) => tag === "pron" && value === "place")) return false;
  return nodes.some((node, at) => {
    if (node.tag !== "house" || node.start < start || node.end > end) return false;
    const [next, then] = [nodes[at + 1], nodes[at + 2]];
    const isHindi = next?.tag === "of" && OF_PARTICLE.test(next.word) && then?.tag === "w";
    const before = nodes.slice(0, at).filter(({ tag, word }) => tag !== "poss" && word !== "the");
    const isEnglish =
      /^(of|for)$/.test(before.at(-1)?.word ?? "") &&
      (before.length === 1 || before.at(-2)?.tag === "w") &&
      !/^(cusp|occupants?|tenants?|planets?|residents?)$/.test(before.at(-2)?.word ?? "") &&
      before.at(-3)?.tag !== "in";
    return isHindi || isEnglish;
  });
}

/** Whether a reading is about charts in general, or is a question about anybody's: it claims nothing about this chart. */
export function isAboutNoChart(context: ClauseContext, reading: ParsedClaim): boolean {
  if (!isAboutBody(reading) && reading.type !== "strength") return false;
  const applicability = classifyChartReference(context, reading);
  return applicability === "no_chart" || (applicability === "any_chart" && context.clause.assertionKind === "question");
}
