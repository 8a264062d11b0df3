import type { Rashi, VargaId } from "@lagna/terms";
import type { Body, Node } from "../../language/node.ts";
import type { Reading } from "../claim.ts";
import type { Scene } from "../scene.ts";
import { aspects } from "../truth/aspects.ts";
import { inHouse, inSign, rulesHouse, rulesSign } from "../truth/places.ts";

/**
 * The benefit of the doubt. A sentence that names another frame or relation than the one it was read in, and would be
 * so in that, has been misunderstood sooner than it is untrue: nobody is accused of it.
 */

/** What of a reading is somebody, and what a place. */
interface Parts {
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

const bodiesIn = (nodes: readonly Node[]): Body[] =>
  nodes.flatMap(({ tag, body }) => (tag === "who" && body ? [body] : []));

function partsOf(scene: Scene, { start, end }: Reading): Parts {
  const inside = scene.sentence.filter((node) => node.start >= start && node.end <= end);
  const houses = inside.flatMap(({ tag, value }) => (tag === "house" || tag === "ord" ? [Number(value)] : []));
  const signs = inside.flatMap(({ tag, value }) => (tag === "rashi" ? [value as Rashi] : []));
  return { bodies: bodiesIn(inside), houses, signs };
}

const standsSo = (scene: Scene, body: Body, { houses, signs }: Parts, varga: VargaId | null, from?: Body): boolean =>
  houses.length + signs.length > 0 &&
  houses.every((house) => inHouse(scene.truth, body, house, varga, from).holds === true) &&
  signs.every((sign) => inSign(scene.truth, body, sign, varga).holds === true);

/** "Once the chart is divided into the D10, your Venus …", "it began in Cancer in the birth chart". */
function inAnotherChart(scene: Scene, parts: Parts): boolean {
  const { varga } = scene.clause;
  const named = scene.sentence.flatMap(({ tag, value }): (VargaId | null)[] =>
    tag === "varga" ? [value === "D1" ? null : (value as VargaId)] : [],
  );
  const others = named.filter((other) => other !== varga);
  return others.some((other) => parts.bodies.some((body) => standsSo(scene, body, parts, other)));
}

/** "Counting from the Moon one reaches Jupiter in the twelfth place". */
function fromAnother(scene: Scene, parts: Parts): boolean {
  if (parts.houses.length === 0) return false;
  const others = bodiesIn(scene.sentence).filter(
    (body) => body === "moon" || scene.sentence.some(({ tag }) => tag === "from"),
  );
  return parts.bodies.some((body) =>
    others.some((from) => from !== body && standsSo(scene, body, parts, scene.clause.varga, from)),
  );
}

/** "Two houses of yours answer to Venus, the first and the eighth": nobody stands in two, and two are ruled. */
function asLord(scene: Scene, { bodies, houses, signs }: Parts): boolean {
  if (houses.length + signs.length < 2) return false;
  return bodies.some(
    (body) =>
      houses.every((house) => rulesHouse(scene.truth, body, house, scene.clause.varga).holds === true) &&
      signs.every((sign) => rulesSign(body, sign).holds === true),
  );
}

/** "Has an eye on the second and the eleventh both". */
function asSeen(scene: Scene, { bodies, houses }: Parts): boolean {
  if (houses.length === 0 || !scene.sentence.some(({ tag }) => tag === "aspect")) return false;
  const how = { varga: scene.clause.varga, nth: null };
  return bodies.some((body) =>
    houses.every((house) => aspects(scene.truth, body, { house }, { at: "birth" }, how).holds === true),
  );
}

const TURNS = [inAnotherChart, fromAnother, asLord, asSeen];

/** Whether a place that is not so as it was read would be so in another way that its own sentence names. */
export function isSoOtherwise(scene: Scene, reading: Reading): boolean {
  if (!READ_AS_PLACE.has(reading.type)) return false;
  const parts = partsOf(scene, reading);
  return TURNS.some((turn) => turn(scene, parts));
}
