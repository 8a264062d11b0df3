import type { Rashi } from "@lagna/terms";
import type { Body, Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { allOf, has, over, type Scene, use } from "../scene.ts";
import { houseHasSign, inHouse, inSign, together } from "../truth/places.ts";
import { each } from "./owner.ts";
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

/** "there are Jupiter and Venus", after a house was spoken of. */
export function readThere(scene: Scene): void {
  const there = allOf(scene, "pron").find(({ value }) => value === "place") ?? hosting(scene);
  const { house } = scene.memory;
  const all = scene.groups.flatMap(({ bodies }) => bodies);
  const isPair = scene.groups.length === 2 && all.length === 2 && !has(scene, "house", "rashi", "with", "aspect");
  const group = isPair ? { nodes: scene.groups.flatMap(({ nodes }) => nodes), bodies: all } : scene.groups[0];
  if (
    there &&
    group &&
    group.bodies.length > 1 &&
    /same|^(one|a single) |^एक |^ek /.test(there.word) &&
    !has(scene, "aspect")
  ) {
    const [first, ...others] = group.bodies as [Body, ...Body[]];
    for (const other of others) {
      scene.readings.push({
        type: "conjunction",
        ...over(there, ...group.nodes),
        find: () => together(scene.truth, first, other, scene.clause.varga),
      });
    }
    use(scene, there, ...group.nodes);
    return;
  }
  const sign = allOf(scene, "rashi")[0];
  if (there && house !== null && !group && sign && allOf(scene, ...PLACE_TAGS).length === 1) {
    scene.readings.push({
      type: "house_sign",
      ...over(there, sign),
      find: () => houseHasSign(scene.truth, house, sign.value as Rashi, scene.clause.varga),
    });
    use(scene, there, sign);
    return;
  }
  const { sign: spokenSign } = scene.memory;
  if (
    there &&
    house === null &&
    spokenSign !== null &&
    group &&
    scene.memory.bodies.some((body) => group.bodies.includes(body)) &&
    !has(scene, "aspect", ...PLACE_TAGS)
  ) {
    const find = (): Finding => each(group.bodies, (body) => inSign(scene.truth, body, spokenSign, scene.clause.varga));
    scene.readings.push({ type: "planet_sign", ...over(there, ...group.nodes), find });
    use(scene, there, ...group.nodes);
    return;
  }
  const [spoken] = scene.memory.bodies;
  if (
    there &&
    group &&
    spoken !== undefined &&
    !scene.memory.isHouse &&
    house === null &&
    !has(scene, "aspect", ...PLACE_TAGS)
  ) {
    scene.readings.push({
      type: "conjunction",
      ...over(there, ...group.nodes),
      find: () => each(group.bodies, (body) => together(scene.truth, spoken, body, scene.clause.varga)),
    });
    use(scene, there, ...group.nodes);
    return;
  }
  if (!there || house === null || !group || has(scene, "aspect", ...PLACE_TAGS)) return;
  scene.readings.push({
    type: "planet_house",
    ...over(there, ...group.nodes),
    find: () => each(group.bodies, (body) => inHouse(scene.truth, body, house, scene.clause.varga)),
  });
  use(scene, there, ...group.nodes);
}
