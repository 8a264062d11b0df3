import { SAPTA_GRAHAS } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import type { SyntaxNode } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import {
  findUnused,
  getNodeIndex,
  findFirstUnused,
  contextHasTag,
  isGraha,
  getSpan,
  type ClauseContext,
  markUsed,
  type ClaimDraft,
} from "../clause-context.ts";
import { computeCondition } from "../chart-queries/check-states.ts";
import { createFinding, createUndecidedFinding } from "../chart-queries/chart-queries.ts";
import { getShadbala } from "./strength-and-degree-comparisons.ts";

export const getSubjectGrahas = (context: ClauseContext): readonly Graha[] => {
  const named = context.groups.flatMap(({ bodies }) => bodies).filter(isGraha);
  return named.length > 0 ? named : context.memory.bodies.filter(isGraha);
};
export const getGroupNodes = (context: ClauseContext): readonly SyntaxNode[] =>
  context.groups.flatMap(({ nodes }) => nodes);

/** "34 points in Virgo", "Saturn has 3 bindus in Aries", "your tenth has 24 bindus". */
export function readBindus(context: ClaimDraft): void {
  const impliedCue =
    context.memory.cue === "bindu" && context.groups.length === 0
      ? findFirstUnused(context, "house", "rashi")
      : undefined;
  const cues = findUnused(context, "bindu", "sav");
  const figures = findUnused(context, "num");
  const cue = cues.find((node) => figures.some((figure) => isBeside(context, node, figure))) ?? impliedCue;
  if (!cue) return;
  const matched = matchFiguresToPlaces(context, figures);
  const number = figures.findLast((node) => isBeside(context, cue, node));
  for (const [figure, places] of matched.length > 1
    ? matched
    : number
      ? [[number, findPlacesOfFigure(context, cue, number)] as const]
      : [])
    pushBindus(context, cue, figure, places);
}

/** Whether a figure is near enough to the word for bindus or for their table. */
const isBeside = (context: ClauseContext, cue: SyntaxNode, figure: SyntaxNode): boolean =>
  Math.abs(getNodeIndex(context, figure) - getNodeIndex(context, cue)) <= (cue.tag === "sav" ? 9 : 4);

/**
 * Several figures, each with its place: "The fifth has 25 and the twelfth 30", "25 in the fifth, 30 in the twelfth", "the fifth and
 * twelfth have 25 and 30".
 */
function matchFiguresToPlaces(
  context: ClauseContext,
  figures: readonly SyntaxNode[],
): readonly (readonly [SyntaxNode, readonly SyntaxNode[]])[] {
  // "The fifth house … and the seventh": the bare ordinal is a house too.
  const places = findUnused(context, "house", "rashi", ...(contextHasTag(context, "house") ? (["ord"] as const) : []));
  const [first] = places;
  if (!first || figures.length < 2 || figures.length > places.length) return [];
  const leads = first.start < (figures[0]?.start ?? 0);
  const isListed = leads && places.every(({ start }) => start < (figures[0]?.start ?? 0));
  if (isListed) return figures.map((figure, index) => [figure, places.slice(index, index + 1)]);
  const ends = [Number.NEGATIVE_INFINITY, ...figures.map(({ start }) => start), Number.POSITIVE_INFINITY];
  const matches = figures.map((figure, index): readonly [SyntaxNode, readonly SyntaxNode[]] => {
    const [from, to] = (leads ? ends.slice(index) : ends.slice(index + 1)) as [number, number];
    return [figure, places.filter(({ start }) => start > from && start < to)];
  });
  return matches.every(([, matched]) => matched.length > 0) ? matches : [];
}

/** The places of a single figure; in a table row, a small number before it is the house. */
function findPlacesOfFigure(context: ClauseContext, cue: SyntaxNode, number: SyntaxNode): readonly SyntaxNode[] {
  const [lead] = context.nodes;
  const [first] = findUnused(context, "num");
  const isRow = first !== undefined && first !== number && first.value <= 12;
  const row = isRow && (first === lead || cue.tag === "sav") ? first : undefined;
  const house = findFirstUnused(context, "house") ?? row;
  const sign = findFirstUnused(context, "rashi");
  return [house, sign].filter((node) => node !== undefined);
}

const isHouseNumber = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 12;

function pushBindus(context: ClaimDraft, cue: SyntaxNode, number: SyntaxNode, places: readonly SyntaxNode[]): void {
  const { truth } = context;
  const { view } = truth.factContext;
  const sign = places.find(({ tag }) => tag === "rashi");
  const house = places.find(({ tag }) => tag !== "rashi");
  // "The 7th and 0 …": a figure that stands where a house would is none.
  if (house && !isHouseNumber(Number(house.value))) return;
  const isSarvashtakavarga =
    contextHasTag(context, "sav") &&
    !context.nodes.some(({ word }) => /^(own|bhinna|bhinnashtakavarga|bav)$/.test(word)) &&
    house;
  const ownGraha = isSarvashtakavarga
    ? undefined
    : context.groups.flatMap(({ bodies }) => bodies).find((body) => SAPTA_GRAHAS.some((sapta) => sapta === body));
  const rashi = sign
    ? (sign.value as Rashi)
    : house
      ? view.house(Number(house.value)).sign
      : ownGraha && view.signOf(ownGraha);
  if (!rashi) return;
  const id = ownGraha ? `bav-${ownGraha}-${rashi}` : `sav-${house ? Number(house.value) : view.houseOfSign(rashi)}`;
  const evaluate = (): Finding => {
    const value = truth.findFact(id)?.value as { readonly bindus: number } | undefined;
    return value ? createFinding(value.bindus === number.value, id) : createUndecidedFinding();
  };
  context.readings.push({ type: "bindus", ...getSpan(places[0] ?? cue, number), evaluate: evaluate });
  markUsed(context, cue, number, ...places, ...getGroupNodes(context), ...findUnused(context, "sav", "bindu"));
  context.memory.cue = "bindu";
}

const RUPA_SLACK = 0.051;

export function readRupas(context: ClaimDraft): void {
  const cue = findFirstUnused(context, "rupa");
  const number = findUnused(context, "num").find(
    (node) =>
      cue &&
      getNodeIndex(context, cue) - getNodeIndex(context, node) <= 3 &&
      getNodeIndex(context, cue) > getNodeIndex(context, node),
  );
  const [graha] = getSubjectGrahas(context);
  if (!cue || !number || !graha) return;
  const evaluate = (): Finding => {
    const bala = getShadbala(context.truth, graha);
    return bala
      ? createFinding(Math.abs(bala.rupas - number.value) <= RUPA_SLACK, `shadbala-${graha}`)
      : createUndecidedFinding();
  };
  context.readings.push({ type: "strength", ...getSpan(cue, number), evaluate: evaluate });
  markUsed(context, cue, number, ...getGroupNodes(context), ...findUnused(context, "shadbala"));
}

export const isLunarNode = (graha: Graha): boolean => graha === "rahu" || graha === "ketu";

/** Condition score beyond which a claim of the opposite quality is wrong. */
const QUALITY_THRESHOLD = 0.5;

/** "weak", "well placed": false only where the chart clearly shows the opposite. */
export function readQualities(context: ClaimDraft): void {
  const cue = findFirstUnused(context, "quality");
  const grahas = getSubjectGrahas(context);
  if (!cue || context.groups.length === 0 || grahas.length === 0) return;
  const sign = cue.value;
  const ids = grahas.map((graha) => `dignity-${graha}`);
  const holds = (graha: Graha): boolean => {
    const weight = computeCondition(context.truth, graha) * sign;
    return context.clause.negation === true ? weight < QUALITY_THRESHOLD : weight > -QUALITY_THRESHOLD;
  };
  // The negation is handled here, so `isPresupposed` keeps it from being applied again.
  context.readings.push({
    type: "strength",
    ...getSpan(cue, ...getGroupNodes(context)),
    isPresupposed: true,
    evaluate: () => createFinding(grahas.every(holds), ...ids),
  });
  markUsed(context, cue, ...getGroupNodes(context));
}
