import type { Rashi, VargaId } from "@lagna/terms";
import type { Body, SyntaxNode } from "../../language/syntax-node.ts";
import type { ParsedClaim } from "../claim.ts";
import type { ClauseContext } from "../clause-context.ts";
import { checkGrahaAspect } from "../chart-queries/check-aspects.ts";
import { checkInHouse, checkInSign, checkRulesHouse, checkRulesSign } from "../chart-queries/check-placements.ts";

/**
 * Alternative readings. A sentence may name another frame or relation than the one it was read in. If the claim would be true in that
 * one, it was probably misread, so it is not called false.
 */

/** The bodies and places within a reading. */
interface ReadingParts {
  readonly bodies: readonly Body[];
  readonly houses: readonly number[];
  readonly signs: readonly Rashi[];
}

const READ_AS_PLACE = new Set([
  "planet_sign",
  "planet_house",
  "lord_place",
  "house_sign",
  "varga",
  "transit",
  "lordship",
]);

const bodiesIn = (nodes: readonly SyntaxNode[]): Body[] =>
  nodes.flatMap(({ tag, body }) => (tag === "who" && body ? [body] : []));

function extractParts(context: ClauseContext, { start, end }: ParsedClaim): ReadingParts {
  const inside = context.sentence.filter((node) => node.start >= start && node.end <= end);
  const houses = inside.flatMap(({ tag, value }) => (tag === "house" || tag === "ord" ? [value] : []));
  const signs = inside.flatMap(({ tag, value }) => (tag === "rashi" ? [value] : []));
  return { bodies: bodiesIn(inside), houses, signs };
}

const isPlacedSo = (
  context: ClauseContext,
  body: Body,
  { houses, signs }: ReadingParts,
  varga: VargaId | null,
  from?: Body,
): boolean =>
  houses.length + signs.length > 0 &&
  houses.every((house) => checkInHouse(context.truth, body, house, varga, from).holds === true) &&
  signs.every((sign) => checkInSign(context.truth, body, sign, varga).holds === true);

/** "Once the chart is divided into the D10, your Venus …", "it began in Cancer in the birth chart". */
function isTrueInOtherVarga(context: ClauseContext, parts: ReadingParts): boolean {
  const { varga } = context.clause;
  const named = context.sentence.flatMap(({ tag, value }): (VargaId | null)[] =>
    tag === "varga" ? [value === "D1" ? null : (value as VargaId)] : [],
  );
  const others = named.filter((otherVarga) => otherVarga !== varga);
  return others.some((otherVarga) => parts.bodies.some((body) => isPlacedSo(context, body, parts, otherVarga)));
}

/** "Counting from the Moon one reaches Jupiter in the twelfth place". */
function isTrueFromOtherReference(context: ClauseContext, parts: ReadingParts): boolean {
  if (parts.houses.length === 0) return false;
  const others = bodiesIn(context.sentence).filter(
    (body) => body === "moon" || context.sentence.some(({ tag }) => tag === "from"),
  );
  return parts.bodies.some((body) =>
    others.some((from) => from !== body && isPlacedSo(context, body, parts, context.clause.varga, from)),
  );
}

/** "Two houses of yours answer to Venus, the first and the eighth": no graha occupies two houses, but it may rule two. */
function isTrueAsLordship(context: ClauseContext, { bodies, houses, signs }: ReadingParts): boolean {
  if (houses.length + signs.length < 2) return false;
  return bodies.some(
    (body) =>
      houses.every((house) => checkRulesHouse(context.truth, body, house, context.clause.varga).holds === true) &&
      signs.every((sign) => checkRulesSign(body, sign).holds === true),
  );
}

/** "Has an eye on the second and the eleventh both". */
function isTrueAsAspect(context: ClauseContext, { bodies, houses }: ReadingParts): boolean {
  if (houses.length === 0 || !context.sentence.some(({ tag }) => tag === "aspect")) return false;
  const options = { varga: context.clause.varga, nth: null };
  return bodies.some((body) =>
    houses.every((house) => checkGrahaAspect(context.truth, body, { house }, { at: "birth" }, options).holds === true),
  );
}

const ALTERNATIVE_CHECKS = [isTrueInOtherVarga, isTrueFromOtherReference, isTrueAsLordship, isTrueAsAspect];

/** Whether a placement that is false as read is true in another reading that its sentence names. */
export function isTrueInAlternativeParse(context: ClauseContext, reading: ParsedClaim): boolean {
  if (!READ_AS_PLACE.has(reading.type)) return false;
  const parts = extractParts(context, reading);
  return ALTERNATIVE_CHECKS.some((check) => check(context, parts));
}
