import type { SyntaxNode } from "../../language/syntax-node.ts";
import { addressesUser } from "../assertion-kind/syntax-node-predicates.ts";
import type { ClauseContext } from "../clause-context.ts";
import { type Span, getNodeSpan } from "./find-unclaimed-span.ts";

/**
 * Sentences about this chart in which no claim was read. One entity alone is allowed ("Your Venus teaches patience"). With a second
 * entity, a measure or a word for a role, the sentence states something about the chart that was not understood, so it is not shown.
 */

/** Tags of bodies; places follow. */
const BODY_TAGS = new Set(["who", "karaka", "point", "dasha"]);
const PLACE_TAGS = new Set(["rashi", "house", "nak"]);
/** Tags of measures and states: next to a body they state something about it. */
const MEASURE_TAGS = new Set([
  "shadbala",
  "bindu",
  "rupa",
  "varga",
  "vargottama",
  "sadesati",
  "dhaiya",
  "dosha",
  "retro",
  "combust",
  "exchange",
  "tithi",
]);
/** Words for places and roles; with an ordinal or "in" beside them they identify a place: "the twelfth part", "the same sign". */
const ROLE_TAGS = new Set(["houseword", "signword", "starword", "lordword"]);
const DISTINGUISHING_TAGS = new Set(["ord", "in", "born"]);
const DIGITS = /^\d+$/;

const isPlace = ({ tag, value }: SyntaxNode): boolean => tag === "pron" && value === "place";
const isAssertion = ({ clause }: ClauseContext, sentence: readonly SyntaxNode[]): boolean =>
  clause.assertionKind === "said" ||
  clause.assertionKind === "unsure" ||
  (clause.assertionKind === "general" && addressesUser(sentence));

/** "Three of your planets are retrograde", "Sunrise: 05:48": a measure with its number or time. */
function isCounted(nodes: readonly SyntaxNode[], measures: readonly SyntaxNode[]): boolean {
  const has = (tag: string): boolean => nodes.some((node) => node.tag === tag);
  if (has("sunrise") && nodes.some(({ tag, word }) => tag === "num" && DIGITS.test(word))) return true;
  return measures.length > 0 && has("planetword") && addressesUser(nodes);
}

/** The unread chart content of a sentence; `undefined` if any claim was read in it. */
export function findUnparsedSpan(contexts: readonly ClauseContext[], question: ReadonlySet<string>): Span | undefined {
  if (contexts.some(({ readings }) => readings.length > 0)) return undefined;
  const sentence = contexts.flatMap(({ nodes }) => nodes);
  const nodes = contexts
    .filter((context) => isAssertion(context, sentence))
    .flatMap((context) => context.nodes.filter((node) => !context.usedNodes.has(node)))
    .filter(({ word }) => !word.split(" ").every((part) => question.has(part)));
  const withTags = (tags: ReadonlySet<string>): SyntaxNode[] => nodes.filter(({ tag }) => tags.has(tag));
  const [bodies, places, measures, roles] = [
    withTags(BODY_TAGS),
    withTags(PLACE_TAGS),
    withTags(MEASURE_TAGS),
    withTags(ROLE_TAGS),
  ];
  const things = [...bodies, ...places];
  if (isCounted(nodes, measures)) return getNodeSpan(nodes);
  if (things.length === 0) return undefined;
  if (measures.length > 0) return getNodeSpan([...measures, ...things]);
  if (bodies.length > 0 && places.length > 0) return getNodeSpan(things);
  // "When the Venus dasha is over Rahu takes his seat", "the twelfth part of your chart is Sagittarius's".
  if (bodies.length > 1 && bodies.some(({ tag }) => tag === "dasha")) return getNodeSpan(bodies);
  if (places.length > 0 && addressesUser(nodes) && nodes.some(({ tag }) => tag === "ord")) return getNodeSpan(things);
  const isToldApart = withTags(DISTINGUISHING_TAGS).length > 0 || nodes.some(isPlace);
  const role = roles.find(({ tag }) => tag === "lordword" || isToldApart);
  if (role) return getNodeSpan([...things, role]);
  return bodies.length > 1 && nodes.some(isPlace) ? getNodeSpan(bodies) : undefined;
}
