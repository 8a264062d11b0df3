import type { SyntaxNode } from "../../language/syntax-node.ts";
import type { ClauseContext } from "../clause-context.ts";
import { DEADLINE, CALCULATION_WORDS } from "./find-unclaimed-span.data.ts";

/** Finds chart content of a clause that no claim accounts for. */

/** Tags that may occur alone without claiming anything: "Saturn teaches patience". */
const ENTITY_TAGS = new Set([
  "who",
  "rashi",
  "house",
  "nak",
  "level",
  "aspect",
  "karaka",
  "group",
  "point",
  "compare",
  "placeof",
]);
/** Tags that always state something about a chart, so that they must never stay unread. */
const STATE_TAGS = new Set([
  "dign",
  "retro",
  "combust",
  "vargottama",
  "exchange",
  "yoga",
  "dosha",
  "sadesati",
  "dhaiya",
  "dasha",
  "bindu",
  "rupa",
  "signof",
  "starof",
  "arc",
  "rank",
  "setting",
  "ayanamsa",
  "rashiaspect",
  "tithi",
  "nitya",
  "karana",
  "birthstar",
  "moonsign",
  "sunsign",
]);
/** Tags that make a claim together with one entity or pronoun: "Mars looks at it", "no planet stands there". */
const CUE_TAGS = new Set([
  "aspect",
  "with",
  "opposite",
  "ruledby",
  "enter",
  "leave",
  "empty",
  "none",
  "planetword",
  "lordword",
  "compare",
]);
const TERM_TAGS = new Set(["group", "karaka", "point", "compare", "aspect"]);
const DIGITS = /^\d+(\.\d+)?$/;

export interface Span {
  readonly start: number;
  readonly end: number;
}

export const getNodeSpan = (nodes: readonly SyntaxNode[]): Span => ({
  start: Math.min(...nodes.map(({ start }) => start)),
  end: Math.max(...nodes.map(({ end }) => end)),
});

/** A date by which the reader should act is not a claim. */
const isDeadline = ({ nodes }: ClauseContext, date: SyntaxNode): boolean => {
  const index = nodes.indexOf(date);
  return (
    nodes.slice(Math.max(0, index - 3), index).some(({ word }) => DEADLINE.test(word)) ||
    nodes.slice(index + 1, index + 3).some(({ word }) => DEADLINE.test(word)) ||
    (nodes[index + 1]?.tag === "until" &&
      /(?:लीजिए|कीजिए|दीजिए|रखिए|lijiye|kijiye|dijiye|rakhiye|lo|karo)$/.test(
        nodes.findLast(({ word }) => !/^[.।!]$/.test(word))?.word ?? "",
      ))
  );
};

/**
 * The span of chart entities that no claim of a clause accounts for. A single entity is allowed; a state, a date without its event, an
 * entity with a number, or two entities are content that was not understood.
 */
export function findUnclaimedSpan(context: ClauseContext, question: ReadonlySet<string>): Span | undefined {
  const echoed = (node: SyntaxNode): boolean => node.word.split(" ").every((word) => question.has(word));
  const unused = context.nodes.filter((node) => !context.usedNodes.has(node) && !echoed(node));
  const grouped = new Set(context.groups.flatMap(({ nodes }) => nodes.slice(1)));
  const withTags = (tags: ReadonlySet<string>): SyntaxNode[] =>
    unused.filter((node) => tags.has(node.tag) && !grouped.has(node));
  const things = withTags(ENTITY_TAGS).filter((node) => !belongsToSadeSati(context, node));
  const states =
    context.clause.assertionKind === "general"
      ? []
      : withTags(STATE_TAGS).filter((node) => makesStatement(context, node));
  const days = unused.filter(
    (node) => node.tag === "date" && !isDeadline(context, node) && isDateRelevant(context, node),
  );
  const numbers = unused.filter(({ tag, word }) => tag === "num" && DIGITS.test(word));
  const pronouns = unused.filter(
    (node) =>
      node.tag === "pron" && hasReferent(context, node) && !(node.word === "there" && context.clause.varga !== null),
  );
  const cues =
    pronouns.length > 0 ? withTags(CUE_TAGS).filter((node) => node.tag !== "with" || joinsBodies(context, node)) : [];
  const all = [...things, ...states, ...days];
  if (states.length > 0 || days.length > 0) return getNodeSpan(all);
  if (things.length > 0 && numbers.length > 0) return getNodeSpan([...things, ...numbers]);
  const couple = context.groups.find(
    ({ nodes, bodies }) => bodies.length > 1 && nodes.some((node) => unused.includes(node)),
  );
  if (couple && context.nodes.some(({ tag, value }) => tag === "with" || (tag === "pron" && value === "place")))
    return getNodeSpan(couple.nodes);
  if (cues.length > 0) return getNodeSpan([...pronouns, ...cues, ...things]);
  const lone = things.find(({ tag }) => tag === "rashi" || tag === "house" || tag === "nak");
  if (lone && context.groups.length > 0 && context.clause.assertionKind === "said" && context.readings.length > 0)
    return getNodeSpan([lone]);
  // "A raja yoga forms when the lords of a kendra and a trikona …": terms that explain each other.
  if (context.clause.assertionKind === "general" && things.every(({ tag }) => TERM_TAGS.has(tag))) return undefined;
  if (things.length < 2 || things.every(({ tag }) => tag === "level")) return undefined;
  // A list of houses without a statement about them.
  if (things.every(({ tag }) => tag === "house") && context.groups.length === 0) return undefined;
  return areIndependentBodies(context, things) ? undefined : getNodeSpan(things);
}

/** "With it", "उसके साथ": together with a body, unlike "with that confidence". */
function joinsBodies({ nodes }: ClauseContext, node: SyntaxNode): boolean {
  const index = nodes.indexOf(node);
  return [nodes[index - 1], nodes[index + 1]].some(
    (next) => next !== undefined && ["who", "pron", "of"].includes(next.tag),
  );
}

/** "Sade sati, Saturn's long test around the Moon": names the graha behind the sade sati mentioned before. */
const belongsToSadeSati = ({ memory }: ClauseContext, { body }: SyntaxNode): boolean =>
  memory.lastPeriod?.tag === "sadesati" && (body === "saturn" || body === "moon");

/** "Your yoga practice", "the exalted feeling": astrological words without a subject state nothing. */
function makesStatement({ nodes, memory, groups }: ClauseContext, { tag }: SyntaxNode): boolean {
  if (tag === "bindu") return nodes.some((node) => node.tag === "num");
  if (tag === "ayanamsa") return nodes.some(({ word }) => CALCULATION_WORDS.test(word));
  if (!["dign", "rank", "combust", "retro", "exchange", "arc"].includes(tag)) return true;
  const hasAntecedent = nodes.some((node) => node.tag === "pron") && memory.bodies.length > 0;
  return groups.length > 0 || hasAntecedent || nodes.some((node) => node.tag === "house");
}

/**
 * A month or year counts only near a word for a beginning, an end, a good time, or an entity of the chart; a single day always counts.
 */
function isDateRelevant({ nodes, memory }: ClauseContext, { spans }: SyntaxNode): boolean {
  if (spans?.[0]?.precision === "day") return true;
  const continuesPeriod = memory.lastPeriod !== null && nodes.some(({ tag }) => tag === "since" || tag === "until");
  return (
    continuesPeriod ||
    nodes.some(({ tag }) => ["enter", "leave", "who", "dasha", "level", "window", "sadesati"].includes(tag))
  );
}

const hasReferent = ({ memory }: ClauseContext, { value }: SyntaxNode): boolean =>
  value === "place" ? memory.house !== null || memory.sign !== null : memory.bodies.length > 0 || memory.house !== null;

/** "Jupiter brings growth and Venus brings grace": bare grahas, each with its own verb. */
function areIndependentBodies({ nodes }: ClauseContext, entities: readonly SyntaxNode[]): boolean {
  return entities.every((node, index) => {
    const before = entities[index - 1];
    if (node.tag !== "who" || node.body === "lagna" || node.role?.by !== "name") return false;
    if (!before) return true;
    const gap = nodes.slice(nodes.indexOf(before) + 1, nodes.indexOf(node));
    return (
      gap.length > 2 &&
      gap.some(({ tag, word }) => tag === "and" || word === ",") &&
      !gap.some(({ tag }) => tag === "in" || tag === "from")
    );
  });
}
