import type { Node } from "../../language/node.ts";
import type { Reading } from "../claim.ts";
import { allOf, at, type Group, has, over, type Scene, use } from "../scene.ts";
import { inStar } from "../truth/places.ts";
import { carried, each, ownerOf, pronoun } from "./owner.ts";
import { PLACE_TAGS, placed, type Placed } from "./placed.ts";
import { readAxis, readCells, readCountedSign, readOwnPlaces, readPoints, readRespectively } from "./places-in-rows.ts";
import { readSoIs, readThere } from "./places-spoken-of.ts";
import { readHouseSigns, readSignOfHouse, readWhichHouse, readWhichSign } from "./signs-of-houses.ts";

/** "The difficult houses, the dusthanas", "the dusthanas, the sixth, eighth and twelfth, …": the same again. */
function namedAgain(rest: readonly Node[], { value }: Node): readonly Node[] {
  const isPart = ({ tag, word }: Node): boolean =>
    ["ord", "house", "and", "houseword", "poss"].includes(tag) || /^(,|or|the)$/.test(word);
  const stop = rest.findIndex((node) => !isPart(node));
  const group = rest[Math.max(0, stop)];
  const members = rest.slice(0, Math.max(0, stop));
  if (group?.tag === "group" && group.value === value && members.every(({ word }) => word === "the")) return [group];
  return members.filter(({ tag }) => tag === "house" || tag === "ord").length > 1 ? members : [];
}

/** "A dusthana (6, 8 or 12)": what a group of houses is made of. */
function inBracketsAfter({ nodes }: Scene, node: Node): readonly Node[] {
  const here = nodes.indexOf(node);
  if (nodes[here + 1]?.word === ",") return namedAgain(nodes.slice(here + 2), node);
  if (nodes[here + 1]?.word !== "(") return [];
  const end = nodes.findIndex(({ word }, index) => index > here && word === ")");
  const members = nodes.slice(here + 2, end);
  return members.every(
    ({ tag, word }) => ["num", "ord", "house", "and", "houseword"].includes(tag) || /^(,|\/|or|या|ya)$/.test(word),
  )
    ? members
    : [];
}

/** Who stands where: in a sign, house, star, at a degree; by subject before or after, pronoun, or whoever was spoken of. */
export function readPlaces(scene: Scene): void {
  // "… कहलाता है आपके लग्न में": for whom something is so, not where it stands.
  if (scene.readings.some(({ type }) => type === "lordship" || type === "doctrine"))
    use(
      scene,
      ...scene.nodes.filter(
        ({ tag, word }, at) => tag === "house" && /^(लग्न|lagna)$/.test(word) && scene.nodes[at - 1]?.tag === "poss",
      ),
    );
  readCells(scene);
  readPoints(scene);
  readAxis(scene);
  readRespectively(scene);
  readOwnPlaces(scene);
  readCountedSign(scene);
  readSignOfHouse(scene);
  readWhichHouse(scene);
  readWhichSign(scene);
  readSoIs(scene);
  readThere(scene);
  const lone = pronoun(scene);
  const nobody = scene.groups.every(({ nodes }) => nodes.every(isSpokenLord));
  const opensWithPlace = scene.nodes.find(
    ({ tag }) => PLACE_TAGS.includes(tag) || tag === "who" || tag === "in" || tag === "pron",
  );
  const headed =
    scene.clause.opens &&
    opensWithPlace?.tag === "in" &&
    has(scene, "house") &&
    has(scene, "rashi") &&
    allOf(scene, "in").length === 1;
  if (
    nobody &&
    !lone &&
    (headed || opensWithPlace?.tag === "house" || opensWithPlace?.tag === "rashi" || has(scene, "on"))
  )
    readHouseSigns(scene, false);
  for (const node of allOf(scene, ...PLACE_TAGS)) {
    if (scene.used.has(node)) continue;
    const place = placed(scene, node);
    const group =
      place &&
      (ownerOf(scene, node, place.kind) ??
        (nobody || lone ? (lone ?? (has(scene, "in") || node.tag === "arc" ? carried(scene) : undefined)) : undefined));
    if (!place || !group) continue;
    if (isItsLord(group.nodes[0], node) && at(scene, node) < at(scene, group.nodes[0] as Node)) {
      use(scene, node, ...group.nodes);
      continue;
    }
    group.has.add(place.kind);
    const { bodies } = withCompany(scene, group);
    scene.readings.push({
      type: typeOf(place, group),
      ...over(node, ...group.nodes),
      find: () => each(bodies, place.ask),
    });
    use(scene, node, ...group.nodes, ...(scene.transit ? allOf(scene, "date") : []));
    if (node.tag === "group") use(scene, ...inBracketsAfter(scene, node));
    if (node.tag === "house") scene.memory.house = Number(node.value);
  }
  readPads(scene, lone);
  if (lone && nobody) scene.memory.bodies = lone.bodies;
}

/** "Its lord", of a house or sign that was named just before. */
const isSpokenLord = ({ word, role }: Node): boolean =>
  (role?.by === "house" || role?.by === "sign") && /^(its|इसका|इसके|उसका|उसके|iska|iske|uska|uske) /.test(word);

/** "The third house depends on its lord": the lord's own house is no place of it. */
const isItsLord = (who: Node | undefined, { tag, value }: Node): boolean =>
  tag === "house" &&
  who?.role?.by === "house" &&
  who.role.houses.includes(Number(value)) &&
  /^(its|इसका|इसके|उसका|उसके|iska|iske|uska|uske) /.test(who.word);

/** "Mars sits with Saturn in Sagittarius": the place is of both. */
const withCompany = (scene: Scene, group: Group): Group => {
  const company = scene.readings.find(({ type }) => type === "conjunction");
  if (!company || scene.groups.length !== 2) return group;
  return { ...group, bodies: [...new Set(scene.groups.flatMap(({ bodies }) => bodies))] };
};

function typeOf({ type, kind }: Placed, group: Group): Reading["type"] {
  if (type !== "planet_sign" && type !== "planet_house" && type !== "planet_star") return type;
  if (group.bodies[0] === "lagna" && kind !== "house") return "lagna";
  return kind === "house" && group.nodes[0]?.role?.by === "house" ? "lord_place" : type;
}

/** A pada without its star: "in the third pada". */
function readPads(scene: Scene, lone: Group | undefined): void {
  for (const node of allOf(scene, "pada")) {
    const group = scene.groups.at(-1) ?? lone ?? carried(scene);
    if (!group || typeof node.value !== "number") continue;
    const pada = node.value;
    scene.readings.push({
      type: "planet_star",
      ...over(node),
      find: () => each(group.bodies, (body) => inStar(scene.truth, body, null, pada)),
    });
    use(scene, node, ...group.nodes);
  }
}
