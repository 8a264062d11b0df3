import type { Body, SyntaxNode } from "../../language/syntax-node.ts";
import type { Finding, ParsedClaim } from "../claim.ts";
import {
  findUnused,
  type BodyGroup,
  contextHasTag,
  getSpan,
  type ClauseContext,
  markUsed,
  type ClaimDraft,
} from "../clause-context.ts";
import { checkHouseSign, checkInHouse, checkInSign, checkConjunction } from "../chart-queries/check-placements.ts";
import { combineFindings } from "./find-subject.ts";
import { judgeNatalOrTransit } from "./read-transit-placements.ts";
import { PLACE_TAGS } from "./resolve-chart-position.ts";

/** "So is Mars.": in the place stated just before. */
export function readSoIs(context: ClaimDraft): void {
  const [so, verb, ...rest] = context.nodes.filter(({ word }) => !/^[.,!]$/.test(word));
  const { house } = context.memory;
  const [group] = context.groups;
  if (so?.word !== "so" || !/^(is|are|does)$/.test(verb?.word ?? "") || house === null || !group) return;
  if (!rest.every((node) => group.nodes.includes(node) || node.tag === "and" || node.tag === "poss")) return;
  const evaluate = (): Finding =>
    combineFindings(group.bodies, (body) => checkInHouse(context.truth, body, house, context.clause.varga));
  context.readings.push({ type: "planet_house", ...getSpan(so, ...group.nodes), evaluate: evaluate });
  markUsed(context, ...group.nodes);
}

/** "The second house, which hosts Venus, …": the pronoun refers to the house mentioned before. */
function findHostingHouse({ nodes, memory }: ClauseContext): SyntaxNode | undefined {
  const [which, verb, who] = nodes;
  const isHolding = /^(hosts|holds|houses|contains|carries|has|shelters|receives)$/.test(verb?.word ?? "");
  return /^(which|that)$/.test(which?.word ?? "") && isHolding && who?.tag === "who" && memory.isHouseLastMentioned
    ? which
    : undefined;
}

type SharedPlaceGroup = Pick<BodyGroup, "nodes" | "bodies">;

/** Two separate bodies in a clause share its place when nothing else is said about either. */
function findCoOccupants(context: ClauseContext): SharedPlaceGroup | undefined {
  const bodies = context.groups.flatMap((group) => group.bodies);
  const isPair =
    context.groups.length === 2 && bodies.length === 2 && !contextHasTag(context, "house", "rashi", "with", "aspect");
  return isPair ? { nodes: context.groups.flatMap(({ nodes }) => nodes), bodies } : context.groups[0];
}

/** "In the same sign are Jupiter and Venus". */
const isSharedPlace = (context: ClauseContext, there: SyntaxNode, { bodies }: SharedPlaceGroup): boolean =>
  bodies.length > 1 && /same|^(one|a single) |^एक |^ek /.test(there.word) && !contextHasTag(context, "aspect");

function readSharedPlace(context: ClaimDraft, there: SyntaxNode, { nodes, bodies }: SharedPlaceGroup): void {
  const [first, ...others] = bodies as [Body, ...Body[]];
  for (const other of others) {
    context.readings.push({
      type: "conjunction",
      ...getSpan(there, ...nodes),
      evaluate: () => checkConjunction(context.truth, first, other, context.clause.varga),
    });
  }
  markUsed(context, there, ...nodes);
}

/** "There falls Leo", after a house was mentioned. */
function readSignThere(context: ClaimDraft, there: SyntaxNode): void {
  const { house } = context.memory;
  const [sign] = findUnused(context, "rashi");
  if (house === null || !sign || findUnused(context, ...PLACE_TAGS).length !== 1) return;
  context.readings.push({
    type: "house_sign",
    ...getSpan(there, sign),
    evaluate: () => checkHouseSign(context.truth, house, sign.value, context.clause.varga),
  });
  markUsed(context, there, sign);
}

/** What "there" states about a body: in the house mentioned before, in the sign, or together with the body mentioned before. */
function buildPlaceCheck(
  context: ClauseContext,
  { bodies }: SharedPlaceGroup,
): (Pick<ParsedClaim, "type"> & { ask: (body: Body) => Finding }) | undefined {
  const { truth, clause, memory } = context;
  const { house, sign } = memory;
  const [mentioned] = memory.bodies;
  if (house !== null)
    return {
      type: "planet_house",
      ask: (body) => judgeNatalOrTransit(context, body, checkInHouse(truth, body, house, clause.varga), { house }),
    };
  if (sign !== null && memory.bodies.some((body) => bodies.includes(body)))
    return { type: "planet_sign", ask: (body) => checkInSign(truth, body, sign, clause.varga) };
  if (mentioned !== undefined && !memory.isHouseLastMentioned)
    return { type: "conjunction", ask: (body) => checkConjunction(truth, mentioned, body, clause.varga) };
  return undefined;
}

/** "Inside it you have the Moon", after a house was mentioned. */
const findInsideReference = ({ nodes, memory }: ClauseContext): SyntaxNode | undefined =>
  memory.isHouseLastMentioned
    ? nodes.find(
        ({ tag, word }, index) =>
          tag === "pron" && word === "it" && /^(in|inside|within|into)$/.test(nodes[index - 1]?.word ?? ""),
      )
    : undefined;

/** "there are Jupiter and Venus", after a house was mentioned. */
export function readThere(context: ClaimDraft): void {
  const there =
    findUnused(context, "pron").find(({ value }) => value === "place") ??
    findHostingHouse(context) ??
    findInsideReference(context);
  if (!there) return;
  const subject = findCoOccupants(context);
  if (!subject) {
    readSignThere(context, there);
    return;
  }
  if (isSharedPlace(context, there, subject)) {
    readSharedPlace(context, there, subject);
    return;
  }
  const check = contextHasTag(context, "aspect", ...PLACE_TAGS) ? undefined : buildPlaceCheck(context, subject);
  if (!check) return;
  context.readings.push({
    type: check.type,
    ...getSpan(there, ...subject.nodes),
    evaluate: () => combineFindings(subject.bodies, check.ask),
  });
  markUsed(context, there, ...subject.nodes);
}
