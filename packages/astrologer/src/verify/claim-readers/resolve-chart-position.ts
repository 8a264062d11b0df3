import type { Body, SyntaxNode, SyntaxNodeOf } from "../../language/syntax-node.ts";
import type { Finding, ParsedClaim } from "../claim.ts";
import { getNodeIndex, markUsed, type ClauseContext, type ClaimDraft } from "../clause-context.ts";
import {
  checkDegree,
  checkInHouse,
  checkPartOfSign,
  checkInSign,
  checkInSignOf,
  checkInNakshatra,
} from "../chart-queries/check-placements.ts";
import { createFinding, createPlaceFactId } from "../chart-queries/chart-queries.ts";
import { judgeNatalOrTransit, readTransitPlacement } from "./read-transit-placements.ts";

/** The houses in each group. */
const HOUSE_GROUPS: Readonly<Record<string, readonly number[]>> = {
  kendra: [1, 4, 7, 10],
  trikona: [1, 5, 9],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
};

export interface ChartPositionQuery {
  readonly kind: string;
  readonly type: ParsedClaim["type"];
  readonly evaluate: (body: Body) => Finding;
}

type PlaceResolvers = {
  readonly [Tag in (typeof PLACE_TAGS)[number]]: (context: ClaimDraft, node: SyntaxNodeOf<Tag>) => ChartPositionQuery;
};

function resolveHouse(context: ClauseContext, { value: house, fromBody }: SyntaxNodeOf<"house">): ChartPositionQuery {
  const { varga } = context.clause;
  if (context.transit)
    return {
      kind: "house",
      type: "transit",
      evaluate: (body) => readTransitPlacement(context, body, { house, from: fromBody }),
    };
  return {
    kind: "house",
    type: fromBody ? "from_reference" : varga ? "varga" : "planet_house",
    evaluate: (body) =>
      judgeNatalOrTransit(context, body, checkInHouse(context.truth, body, house, varga, fromBody), { house }),
  };
}

function resolveSign(context: ClauseContext, { value: sign }: SyntaxNodeOf<"rashi">): ChartPositionQuery {
  const { varga } = context.clause;
  if (context.transit)
    return { kind: "sign", type: "transit", evaluate: (body) => readTransitPlacement(context, body, { sign }) };
  return {
    kind: "sign",
    type: varga ? "varga" : "planet_sign",
    evaluate: (body) => judgeNatalOrTransit(context, body, checkInSign(context.truth, body, sign, varga), { sign }),
  };
}

function resolveNakshatra(context: ClaimDraft, node: SyntaxNodeOf<"nak">): ChartPositionQuery {
  const pada = findPadaNearby(context, node);
  return {
    kind: "star",
    type: "planet_star",
    evaluate: (body) => checkInNakshatra(context.truth, body, node.value, pada),
  };
}

const resolveHouseGroup = (
  { truth, clause: { varga } }: ClauseContext,
  { value }: SyntaxNodeOf<"group">,
): ChartPositionQuery => ({
  kind: "group",
  type: "planet_house",
  evaluate: (body) =>
    createFinding(
      (HOUSE_GROUPS[String(value)] ?? []).includes(truth.getHouse(body, varga)),
      createPlaceFactId(body, varga),
    ),
});

export const PLACE_TAGS = ["house", "rashi", "nak", "signof", "starof", "arc", "degpart", "group"] as const;

const PLACE_RESOLVERS: PlaceResolvers = {
  house: resolveHouse,
  rashi: resolveSign,
  nak: resolveNakshatra,
  signof: ({ truth, clause }, { body: owner }) => ({
    kind: "signof",
    type: "dispositor",
    evaluate: (body) => checkInSignOf(truth, body, owner, clause.varga),
  }),
  starof: ({ truth }, { body: lord }) => ({
    kind: "starof",
    type: "dispositor",
    evaluate: (body) =>
      createFinding(
        truth.factContext.view.nakshatraLordOf(body) === lord,
        body === "lagna" ? "lagna-star" : `star-${body}`,
      ),
  }),
  arc: ({ truth }, { value }) => ({
    kind: "degree",
    type: "degree",
    evaluate: (body) => checkDegree(truth, body, value),
  }),
  degpart: ({ truth }, { value }) => ({
    kind: "degree",
    type: "degree",
    evaluate: (body) => checkPartOfSign(truth, body, String(value)),
  }),
  group: resolveHouseGroup,
};

const isPlace = (node: SyntaxNode): node is SyntaxNodeOf<(typeof PLACE_TAGS)[number]> =>
  (PLACE_TAGS as readonly string[]).includes(node.tag);

/** How to check whether a body is in the place of a node; `undefined` if the node is not a place. */
export function resolveChartPosition(context: ClaimDraft, node: SyntaxNode): ChartPositionQuery | undefined {
  if (!isPlace(node)) return undefined;
  const resolve = PLACE_RESOLVERS[node.tag] as (context: ClaimDraft, node: SyntaxNode) => ChartPositionQuery;
  return resolve(context, node);
}

export function findPadaNearby(context: ClaimDraft, star: SyntaxNode): number | null {
  const index = getNodeIndex(context, star);
  const stated = context.nodes
    .slice(index + 1, index + 6)
    .find((node) => (node.tag === "pada" || node.tag === "phase") && typeof node.value === "number");
  const next = context.nodes[index + 1];
  const bare =
    next?.tag === "num" && next.value <= 4
      ? next
      : next?.tag === "starword" || next?.word === "-"
        ? context.nodes[index + 2]
        : undefined;
  const pada = stated ?? (bare?.tag === "num" && bare.value <= 4 ? bare : undefined);
  markUsed(context, pada);
  return pada ? Number(pada.value) : null;
}
