import type { Body, Node } from "../../language/node.ts";
import type { Finding, ClaimReading } from "../claim.ts";
import { getNodeIndex, markUsed, type ReadingDraft } from "../parse-context.ts";
import {
  checkDegree,
  checkInHouse,
  checkPartOfSign,
  checkInSign,
  checkInSignOf,
  checkInNakshatra,
} from "../chart-queries/places.ts";
import { createFinding, createPlaceFactId } from "../chart-queries/chart-queries.ts";
import { checkNatalOrTransit, checkTransitPlace } from "./transit-places.ts";

/** The houses in each group. */
const HOUSE_GROUPS: Readonly<Record<string, readonly number[]>> = {
  kendra: [1, 4, 7, 10],
  trikona: [1, 5, 9],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
};

export interface PlaceQuery {
  readonly kind: string;
  readonly type: ClaimReading["type"];
  readonly evaluate: (body: Body) => Finding;
}

export function resolvePlace(context: ReadingDraft, node: Node): PlaceQuery | undefined {
  const { truth, clause } = context;
  const { varga } = clause;
  if (node.tag === "house") {
    const house = node.value;
    if (context.transit)
      return {
        kind: "house",
        type: "transit",
        evaluate: (body) => checkTransitPlace(context, body, { house, from: node.fromBody }),
      };
    const type = node.fromBody ? "from_reference" : varga ? "varga" : "planet_house";
    return {
      kind: "house",
      type,
      evaluate: (body) =>
        checkNatalOrTransit(context, body, checkInHouse(truth, body, house, varga, node.fromBody), { house }),
    };
  }
  if (node.tag === "rashi") {
    const sign = node.value;
    if (context.transit)
      return { kind: "sign", type: "transit", evaluate: (body) => checkTransitPlace(context, body, { sign }) };
    return {
      kind: "sign",
      type: varga ? "varga" : "planet_sign",
      evaluate: (body) => checkNatalOrTransit(context, body, checkInSign(truth, body, sign, varga), { sign }),
    };
  }
  if (node.tag === "nak") {
    const pada = findPadaNearby(context, node);
    return {
      kind: "star",
      type: "planet_star",
      evaluate: (body) => checkInNakshatra(truth, body, node.value, pada),
    };
  }
  if (node.tag === "signof")
    return {
      kind: "signof",
      type: "dispositor",
      evaluate: (body) => checkInSignOf(truth, body, node.body, varga),
    };
  if (node.tag === "starof") {
    return {
      kind: "starof",
      type: "dispositor",
      evaluate: (body) =>
        createFinding(
          truth.factContext.view.nakshatraLordOf(body) === node.body,
          body === "lagna" ? "lagna-star" : `star-${body}`,
        ),
    };
  }
  if (node.tag === "arc")
    return { kind: "degree", type: "degree", evaluate: (body) => checkDegree(truth, body, node.value) };
  if (node.tag === "degpart")
    return { kind: "degree", type: "degree", evaluate: (body) => checkPartOfSign(truth, body, String(node.value)) };
  if (node.tag === "group")
    return {
      kind: "group",
      type: "planet_house",
      evaluate: (body) =>
        createFinding(
          (HOUSE_GROUPS[String(node.value)] ?? []).includes(truth.getHouse(body, varga)),
          createPlaceFactId(body, varga),
        ),
    };
  return undefined;
}

export function findPadaNearby(context: ReadingDraft, star: Node): number | null {
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

export const PLACE_TAGS = ["house", "rashi", "nak", "signof", "starof", "arc", "degpart", "group"] as const;
