import type { Nakshatra, Rashi } from "@lagna/terms";
import type { Body, Node } from "../../language/node.ts";
import type { Finding, Reading } from "../claim.ts";
import { at, type Scene, use } from "../scene.ts";
import { atDegree, inHouse, inPartOfSign, inSign, inSignOf, inStar } from "../truth/places.ts";
import { found, placeId } from "../truth/truth.ts";
import { eitherSky, transitPlaceOf } from "./transit-places.ts";

/** What the groups of houses are made of. */
const HOUSE_GROUPS: Readonly<Record<string, readonly number[]>> = {
  kendra: [1, 4, 7, 10],
  trikona: [1, 5, 9],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
};

export interface Placed {
  readonly kind: string;
  readonly type: Reading["type"];
  readonly ask: (body: Body) => Finding;
}

export function placed(scene: Scene, node: Node): Placed | undefined {
  const { truth, clause } = scene;
  const { varga } = clause;
  if (node.tag === "house") {
    const house = Number(node.value);
    if (scene.transit)
      return {
        kind: "house",
        type: "transit",
        ask: (body) => transitPlaceOf(scene, body, { house, from: node.fromBody }),
      };
    const type = node.fromBody ? "from_reference" : varga ? "varga" : "planet_house";
    return {
      kind: "house",
      type,
      ask: (body) => eitherSky(scene, body, inHouse(truth, body, house, varga, node.fromBody), { house }),
    };
  }
  if (node.tag === "rashi") {
    const sign = node.value as Rashi;
    if (scene.transit) return { kind: "sign", type: "transit", ask: (body) => transitPlaceOf(scene, body, { sign }) };
    return {
      kind: "sign",
      type: varga ? "varga" : "planet_sign",
      ask: (body) => eitherSky(scene, body, inSign(truth, body, sign, varga), { sign }),
    };
  }
  if (node.tag === "nak") {
    const pada = padaBeside(scene, node);
    return { kind: "star", type: "planet_star", ask: (body) => inStar(truth, body, node.value as Nakshatra, pada) };
  }
  if (node.tag === "signof")
    return { kind: "signof", type: "dispositor", ask: (body) => inSignOf(truth, body, node.body as Body, varga) };
  if (node.tag === "starof") {
    return {
      kind: "starof",
      type: "dispositor",
      ask: (body) =>
        found(truth.ground.view.starLordOf(body) === node.body, body === "lagna" ? "lagna-star" : `star-${body}`),
    };
  }
  if (node.tag === "arc")
    return { kind: "degree", type: "degree", ask: (body) => atDegree(truth, body, Number(node.value)) };
  if (node.tag === "degpart")
    return { kind: "degree", type: "degree", ask: (body) => inPartOfSign(truth, body, String(node.value)) };
  if (node.tag === "group")
    return {
      kind: "group",
      type: "planet_house",
      ask: (body) =>
        found((HOUSE_GROUPS[String(node.value)] ?? []).includes(truth.houseOf(body, varga)), placeId(body, varga)),
    };
  return undefined;
}

export function padaBeside(scene: Scene, star: Node): number | null {
  const here = at(scene, star);
  const near = scene.nodes
    .slice(here + 1, here + 6)
    .find((node) => (node.tag === "pada" || node.tag === "phase") && typeof node.value === "number");
  const next = scene.nodes[here + 1];
  const bare =
    next?.tag === "num" && Number(next.value) <= 4
      ? next
      : next?.tag === "starword" || next?.word === "-"
        ? scene.nodes[here + 2]
        : undefined;
  const pada = near ?? (bare?.tag === "num" && Number(bare.value) <= 4 ? bare : undefined);
  use(scene, pada);
  return pada ? Number(pada.value) : null;
}

export const PLACE_TAGS = ["house", "rashi", "nak", "signof", "starof", "arc", "degpart", "group"];
