import type { Rashi } from "@lagna/terms";
import type { Body, Node } from "../../language/node.ts";
import type { Finding, Reading } from "../claim.ts";
import { allOf, type Group, has, over, type Scene, use } from "../scene.ts";
import { houseHasSign, inHouse, inSign, together } from "../truth/places.ts";
import { each } from "./owner.ts";
import { eitherSky } from "./transit-places.ts";
import { PLACE_TAGS } from "./placed.ts";

/** "So is Mars.": where the one before it is. */
export function readSoIs(scene: Scene): void {
  const [so, verb, ...others] = scene.nodes.filter(({ word }) => !/^[.,!]$/.test(word));
  const { house } = scene.memory;
  const [group] = scene.groups;
  if (so?.word !== "so" || !/^(is|are|does)$/.test(verb?.word ?? "") || house === null || !group) return;
  if (!others.every((node) => group.nodes.includes(node) || node.tag === "and" || node.tag === "poss")) return;
  const find = (): Finding => each(group.bodies, (body) => inHouse(scene.truth, body, house, scene.clause.varga));
  scene.readings.push({ type: "planet_house", ...over(so, ...group.nodes), find });
  use(scene, ...group.nodes);
}

/** "The second house, which hosts Venus, …": what holds somebody is the house before. */
function hosting({ nodes, memory }: Scene): Node | undefined {
  const [which, verb, who] = nodes;
  const isHolding = /^(hosts|holds|houses|contains|carries|has|shelters|receives)$/.test(verb?.word ?? "");
  return /^(which|that)$/.test(which?.word ?? "") && isHolding && who?.tag === "who" && memory.isHouse
    ? which
    : undefined;
}

type There = Pick<Group, "nodes" | "bodies">;

/** Two that stand apart in the clause share its place, where nothing else is said of either. */
function thoseThere(scene: Scene): There | undefined {
  const bodies = scene.groups.flatMap((group) => group.bodies);
  const isPair = scene.groups.length === 2 && bodies.length === 2 && !has(scene, "house", "rashi", "with", "aspect");
  return isPair ? { nodes: scene.groups.flatMap(({ nodes }) => nodes), bodies } : scene.groups[0];
}

/** "In the same sign are Jupiter and Venus". */
const isShared = (scene: Scene, there: Node, { bodies }: There): boolean =>
  bodies.length > 1 && /same|^(one|a single) |^एक |^ek /.test(there.word) && !has(scene, "aspect");

function readShared(scene: Scene, there: Node, { nodes, bodies }: There): void {
  const [first, ...others] = bodies as [Body, ...Body[]];
  for (const other of others) {
    scene.readings.push({
      type: "conjunction",
      ...over(there, ...nodes),
      find: () => together(scene.truth, first, other, scene.clause.varga),
    });
  }
  use(scene, there, ...nodes);
}

/** "There falls Leo", after a house was spoken of. */
function readSignThere(scene: Scene, there: Node): void {
  const { house } = scene.memory;
  const [sign] = allOf(scene, "rashi");
  if (house === null || !sign || allOf(scene, ...PLACE_TAGS).length !== 1) return;
  scene.readings.push({
    type: "house_sign",
    ...over(there, sign),
    find: () => houseHasSign(scene.truth, house, sign.value as Rashi, scene.clause.varga),
  });
  use(scene, there, sign);
}

/** What it says of somebody to stand "there": in the house that was spoken of, in the sign, or with whoever was. */
function asksThere(
  scene: Scene,
  { bodies }: There,
): (Pick<Reading, "type"> & { ask: (body: Body) => Finding }) | undefined {
  const { truth, clause, memory } = scene;
  const { house, sign } = memory;
  const [spoken] = memory.bodies;
  if (house !== null)
    return {
      type: "planet_house",
      ask: (body) => eitherSky(scene, body, inHouse(truth, body, house, clause.varga), { house }),
    };
  if (sign !== null && memory.bodies.some((body) => bodies.includes(body)))
    return { type: "planet_sign", ask: (body) => inSign(truth, body, sign, clause.varga) };
  if (spoken !== undefined && !memory.isHouse)
    return { type: "conjunction", ask: (body) => together(truth, spoken, body, clause.varga) };
  return undefined;
}

/** "Inside it you have the Moon", after a house was spoken of. */
const insideIt = ({ nodes, memory }: Scene): Node | undefined =>
  memory.isHouse
    ? nodes.find(
        ({ tag, word }, here) =>
          tag === "pron" && word === "it" && /^(in|inside|within|into)$/.test(nodes[here - 1]?.word ?? ""),
      )
    : undefined;

/** "there are Jupiter and Venus", after a house was spoken of. */
export function readThere(scene: Scene): void {
  const there = allOf(scene, "pron").find(({ value }) => value === "place") ?? hosting(scene) ?? insideIt(scene);
  if (!there) return;
  const those = thoseThere(scene);
  if (!those) {
    readSignThere(scene, there);
    return;
  }
  if (isShared(scene, there, those)) {
    readShared(scene, there, those);
    return;
  }
  const said = has(scene, "aspect", ...PLACE_TAGS) ? undefined : asksThere(scene, those);
  if (!said) return;
  scene.readings.push({ type: said.type, ...over(there, ...those.nodes), find: () => each(those.bodies, said.ask) });
  use(scene, there, ...those.nodes);
}
