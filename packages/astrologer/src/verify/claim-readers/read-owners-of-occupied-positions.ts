import type { Body, SyntaxNode } from "../../language/syntax-node.ts";
import type { Finding, ParsedClaim } from "../claim.ts";
import { findUnused, getNodeIndex, getSpan, type ClauseContext, markUsed, type ClaimDraft } from "../clause-context.ts";
import {
  checkInHouse,
  checkInSign,
  checkInSignOf,
  checkInNakshatra,
  checkStarLord,
  checkConjunction,
} from "../chart-queries/check-placements.ts";
import { findPadaNearby } from "./resolve-chart-position.ts";

/** Statements about the sign, nakshatra or house that a body occupies: which it is, who owns it, who else is there. */

const isNamed = ({ tag, body }: SyntaxNode): boolean => tag === "who" && body !== "lagna";
const COPULA = /^(is|was|being|happens|remains)$/;

/** "The star of your Ketu is ruled by the Sun": the nakshatra Ketu occupies, not one it rules. */
function isOccupiedPlace(context: ClauseContext, node: SyntaxNode): boolean {
  if (node.tag === "placeof") return true;
  const position = getNodeIndex(context, node);
  // "Mercury rules the star of your Saturn".
  const isRuled = context.nodes.slice(Math.max(0, position - 2), position).some(({ tag }) => tag === "rule");
  if (isRuled && / of /.test(node.word)) return true;
  const cue = context.nodes.findIndex(({ tag }, index) => index > position && tag === "ruledby");
  return cue > 0 && !context.nodes.slice(0, cue).some(isNamed);
}

/** The stated owner of a place: "… belongs to Mars", "Mars rules …", "… is Venus's", "… is a sign of Venus". */
function findStatedOwner(context: ClauseContext, held: SyntaxNode): readonly SyntaxNode[] | undefined {
  const position = getNodeIndex(context, held);
  const [before, after] = [context.nodes.slice(0, position), context.nodes.slice(position + 1)];
  const ruled = after.findIndex(({ tag }) => tag === "ruledby");
  const rulingNode = ruled < 0 ? undefined : after.slice(ruled).find(isNamed);
  if (rulingNode) return [rulingNode, after[ruled] as SyntaxNode];
  const rules = before.findLastIndex(({ tag }) => tag === "rule");
  const ruler = rules < 0 ? undefined : before.slice(0, rules).findLast(isNamed);
  if (ruler) return [ruler, before[rules] as SyntaxNode];
  const owned = after.find(({ tag }) => tag === "signof" || tag === "starof");
  if (owned) return [owned];
  const possessed = after.findIndex(({ word }, index) => word === "'s" && isNamed(after[index - 1] as SyntaxNode));
  return possessed > 0 && after.slice(0, possessed).some(({ word }) => COPULA.test(word))
    ? [after[possessed - 1] as SyntaxNode]
    : undefined;
}

const PLACES: Readonly<Record<string, "rashi" | "nak" | "house">> = { sign: "rashi", star: "nak", house: "house" };

function buildIdentityReading(
  context: ClaimDraft,
  held: SyntaxNode,
  place: SyntaxNode,
): Pick<ParsedClaim, "type" | "evaluate"> {
  const { truth, clause } = context;
  const body = held.body as Body;
  if (place.tag === "rashi") {
    const evaluate = (): Finding => checkInSign(truth, body, place.value, clause.varga);
    return { type: clause.varga ? "varga" : "planet_sign", evaluate: evaluate };
  }
  if (place.tag === "nak") {
    const pada = findPadaNearby(context, place);
    return { type: "planet_star", evaluate: () => checkInNakshatra(truth, body, place.value, pada) };
  }
  const type = place.fromBody ? "from_reference" : clause.varga ? "varga" : "planet_house";
  return { type, evaluate: () => checkInHouse(truth, body, Number(place.value), clause.varga, place.fromBody) };
}

/** "Saturn stands in the sign that Mars occupies", "the house holding Mars holds Saturn too": a conjunction. */
function readCoOccupant(context: ClaimDraft, held: SyntaxNode): void {
  const index = getNodeIndex(context, held);
  const others = context.nodes.filter((node) => isNamed(node) && !context.usedNodes.has(node));
  const isIn = context.nodes.slice(Math.max(0, index - 3), index).some(({ tag }) => tag === "in");
  const holds = context.nodes.slice(index + 1).some(({ word }) => /^(holds|hosts|contains|has|houses)$/.test(word));
  const [other] = others;
  if (held.value === "star" || others.length !== 1 || !other || !(isIn || holds)) return;
  const evaluate = (): Finding =>
    checkConjunction(context.truth, held.body as Body, other.body as Body, context.clause.varga);
  context.readings.push({ type: "conjunction", ...getSpan(held, other), evaluate: evaluate });
  markUsed(context, held, other);
}

/** "The sign in which Mars stands is owned by Venus", "the star holding your Moon is Rohini", "the house Mars sits in is the fourth". */
export function readOwnersOfOccupiedPositions(context: ClaimDraft): void {
  for (const held of findUnused(context, "placeof", "signof", "starof")) {
    if (!isOccupiedPlace(context, held)) continue;
    const owner = held.value === "house" ? undefined : findStatedOwner(context, held);
    if (owner) {
      const [ownerNode] = owner;
      const [body, lord] = [held.body, (ownerNode as SyntaxNode).body as Body];
      const evaluate = (): Finding =>
        held.value === "star" || held.tag === "starof"
          ? checkStarLord(context.truth, body, lord)
          : checkInSignOf(context.truth, body, lord, context.clause.varga);
      context.readings.push({ type: "dispositor", ...getSpan(held, ownerNode as SyntaxNode), evaluate: evaluate });
      markUsed(context, held, ...owner);
      continue;
    }
    const kind = PLACES[String(held.value)];
    const place = kind && findUnused(context, kind)[0];
    if (place && !context.nodes.some(({ tag }) => tag === "aspect")) {
      context.readings.push({ ...buildIdentityReading(context, held, place), ...getSpan(held, place) });
      markUsed(context, held, place);
    } else readCoOccupant(context, held);
  }
}
