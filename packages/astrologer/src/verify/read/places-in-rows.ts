import { placeFrom } from "@lagna/jyotish";
import type { Nakshatra, Rashi } from "@lagna/terms";
import type { Body, Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { allOf, has, over, type Scene, use } from "../scene.ts";
import { houseHasSign, inHouse, inSign, inStar, pointPlace } from "../truth/places.ts";
import { found, placeId } from "../truth/truth.ts";
import { eitherSky } from "./transit-places.ts";
import { padaBeside, placed, type Placed } from "./placed.ts";

const POINT_KINDS = ["rashi", "house"];

export function readPoints(scene: Scene): void {
  const spoken = scene.groups.length === 0 && has(scene, "pron") ? scene.memory.role : null;
  const point = allOf(scene, "point")[0] ?? (spoken?.tag === "point" ? spoken : undefined);
  if (!point) return;
  for (const place of allOf(scene, ...POINT_KINDS)) {
    const asked = place.tag === "rashi" ? { sign: place.value as Rashi } : { house: Number(place.value) };
    scene.readings.push({
      type: "arudha",
      ...over(spoken === point ? place : point, place),
      find: () => pointPlace(scene.truth, String(point.value), asked),
    });
    use(scene, point, place);
  }
}

/** A row of a table: "2 | Libra", "9 | राहु". */
export function readCells(scene: Scene): void {
  const row = scene.nodes.filter(({ word }) => !/^[.|,:/-]$/.test(word));
  const last = row.at(-1);
  const isOfWho = row[0]?.tag === "who" && row[1]?.tag === "rashi" && row.length === 3 && last?.tag === "num";
  const [number, ...cells] = isOfWho && last ? [last, row[0] as Node] : row;
  const house = Number(number?.value);
  const isRow = number?.tag === "num" && /^\d+$/.test(number.word) && house >= 1 && house <= 12 && cells.length > 0;
  if (!isRow || !cells.every(({ tag }) => tag === "who" || tag === "rashi")) return;
  for (const cell of cells) {
    const find = (): Finding =>
      cell.tag === "who"
        ? inHouse(scene.truth, cell.body as Body, house, scene.clause.varga)
        : houseHasSign(scene.truth, house, cell.value as Rashi, scene.clause.varga);
    scene.readings.push({ type: cell.tag === "who" ? "planet_house" : "house_sign", ...over(number, cell), find });
  }
  use(scene, number, ...(isOfWho ? [] : cells));
}

/** "the nakshatra of Mars is Mula", "चंद्र की राशि तुला है": what belongs to somebody, and which it is. */
export function readOwnPlaces(scene: Scene): void {
  const { truth, clause } = scene;
  for (const own of allOf(scene, "signof", "starof")) {
    const place = allOf(scene, own.tag === "signof" ? "rashi" : "nak")[0];
    if (!place || scene.groups.length > 0) continue;
    const body = own.body as Body;
    const find = (): Finding => {
      if (own.tag === "starof") return inStar(truth, body, place.value as Nakshatra, padaBeside(scene, place));
      const sign = place.value as Rashi;
      // "आज के गोचर में केतु की राशि सिंह है".
      return eitherSky(scene, body, inSign(truth, body, sign, clause.varga), { sign });
    };
    scene.readings.push({ type: own.tag === "signof" ? "planet_sign" : "planet_star", ...over(own, place), find });
    use(scene, own, place);
  }
}

/** "… Leo, which is the tenth from your Moon": a sign that was spoken of, counted from somebody. */
export function readCountedSign(scene: Scene): void {
  const { truth, clause, memory } = scene;
  const [house] = allOf(scene, "house").filter(({ fromBody }) => fromBody !== undefined);
  const { sign } = memory;
  if (
    !house?.fromBody ||
    !/^(which|that|जो|jo)$/.test(scene.nodes[0]?.word ?? "") ||
    sign === null ||
    has(scene, "who", "in")
  )
    return;
  const from = truth.signOf(house.fromBody, clause.varga);
  const find = (): Finding => found(placeFrom(from, sign) === Number(house.value), placeId(house.fromBody as Body));
  scene.readings.push({ type: "from_reference", ...over(house), find });
  use(scene, house);
}

/** "Your Rahu–Ketu axis falls across the seventh and first houses": both ends, in either order. */
export function readAxis(scene: Scene): void {
  const axis = allOf(scene, "axis")[0] ?? scene.nodes.find(({ word }) => word === "across" || word === "नोड्स");
  if (!axis || scene.groups.some(({ bodies }) => bodies.some((body) => body !== "rahu" && body !== "ketu"))) return;
  for (const tag of ["house", "rashi"]) {
    const [first, second, ...others] = allOf(scene, tag);
    if (!first || !second || others.length > 0) continue;
    const asked = [placed(scene, first), placed(scene, second)];
    const [one, other] = asked as [Placed, Placed];
    scene.readings.push({
      type: one.type,
      ...over(axis, first, second),
      find: () => {
        const straight = [one.ask("rahu"), other.ask("ketu")];
        const turned = [one.ask("ketu"), other.ask("rahu")];
        const chosen = turned.every(({ holds }) => holds) ? turned : straight;
        return found(
          chosen.every(({ holds }) => holds === true),
          ...chosen.flatMap(({ facts }) => facts),
        );
      },
    });
    use(scene, axis, first, second, ...scene.groups.flatMap(({ nodes }) => nodes));
  }
}

/** "Mars and Mercury are in Sagittarius and Capricorn respectively". */
export function readRespectively(scene: Scene): void {
  if (!has(scene, "respectively")) return;
  const [group] = scene.groups;
  for (const tag of ["rashi", "house", "nak"]) {
    const places = allOf(scene, tag);
    if (!group || places.length !== group.bodies.length) continue;
    for (const [index, node] of places.entries()) {
      const place = placed(scene, node);
      const body = group.bodies[index] as Body;
      if (place) scene.readings.push({ type: place.type, ...over(node, ...group.nodes), find: () => place.ask(body) });
    }
    use(scene, ...places, ...group.nodes);
  }
}
