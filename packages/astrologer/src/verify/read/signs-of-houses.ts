import type { Rashi } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import { allOf, at, has, over, type Scene, use } from "../scene.ts";
import { houseHasSign } from "../truth/places.ts";
import { PLACE_TAGS } from "./placed.ts";

const MOST_BETWEEN = 7;
/** Words between two nodes that say something of their own. */
const wordsBetween = ({ nodes }: Scene, one: number, other: number): number =>
  nodes
    .slice(Math.min(one, other) + 1, Math.max(one, other))
    .filter(({ tag, word }) => tag !== "poss" && tag !== "of" && tag !== "signword" && !/^(the|a|by|chart)$/.test(word))
    .length;

/** The sign a house falls in, where nobody stands between them: "Aries on the tenth", "दशम में मेष". */
export function readHouseSigns(scene: Scene, own: boolean): void {
  const { truth, clause } = scene;
  for (const house of allOf(scene, "house")) {
    const here = at(scene, house);
    const signs = allOf(scene, "rashi").filter((sign) => wordsBetween(scene, here, at(scene, sign)) <= MOST_BETWEEN);
    const [sign] = signs.toSorted((a, b) => Math.abs(at(scene, a) - here) - Math.abs(at(scene, b) - here));
    if (!sign || own) continue;
    scene.readings.push({
      type: clause.varga ? "varga" : "house_sign",
      ...over(house, sign),
      find: () => houseHasSign(truth, Number(house.value), sign.value as Rashi, clause.varga, house.fromBody),
    });
    use(scene, house, sign);
    scene.memory.house = Number(house.value);
  }
}

/** "चतुर्थ भाव में तुला राशि, स्वामी …": the sign of a house of which more is told. */
function signAfter({ nodes }: Scene, house: Node): Node | undefined {
  const here = nodes.indexOf(house);
  const [bracket, inside, close] = nodes.slice(here + 1, here + 4);
  if (bracket?.word === "(" && inside?.tag === "rashi" && close?.word === ")") return inside;
  const next = nodes[here + 1];
  const sign = nodes[here + (next?.tag === "in" || next?.word === ":" ? 2 : 1)];
  const then = nodes.slice(here + 1).find(({ tag, start }) => start > (sign?.start ?? 0) && tag !== "signword");
  const after = nodes[nodes.indexOf(then as Node) + 1];
  return sign?.tag === "rashi" && then?.word === "," && after?.tag === "lordword" ? sign : undefined;
}

/** "Sagittarius, where Mars sits, is your sixth house"; "10th house Aries hai". */
export function readSignOfHouse(scene: Scene): void {
  const { truth, clause } = scene;
  for (const house of scene.nodes.filter(({ tag }) => tag === "house")) {
    const here = at(scene, house);
    const next = signAfter(scene, house) ?? scene.nodes[here + 1];
    if (scene.used.has(house) && next?.tag !== "rashi") continue;
    const lead = scene.nodes.slice(0, here).findLast(({ tag, word }) => tag !== "poss" && word !== "the");
    const before = lead?.word === "is" ? scene.nodes.slice(0, here).find(({ tag }) => tag === "rashi") : undefined;
    const after = next?.tag === "rashi" && scene.nodes[here + 2]?.tag !== "in" && lead?.tag !== "in" ? next : undefined;
    const told = signAfter(scene, house);
    const sign = before ?? told ?? after;
    if (!sign || scene.used.has(sign) || (!told && scene.nodes[at(scene, sign) - 1]?.tag === "in")) continue;
    scene.readings.push({
      type: clause.varga ? "varga" : "house_sign",
      ...over(house, sign),
      find: () => houseHasSign(truth, Number(house.value), sign.value as Rashi, clause.varga, house.fromBody),
    });
    use(scene, house, ...(before ? [] : [sign]));
    scene.memory.house = Number(house.value);
  }
}

/** "Venus sits in your twelfth house, which is Taurus": the sign of the house that was spoken of. */
export function readWhichSign(scene: Scene): void {
  const said = scene.nodes.filter(
    ({ tag, word }) => tag !== "poss" && tag !== "signword" && !/^([.,!]|the|also)$/.test(word),
  );
  const [link, verb, sign, ...others] = said;
  const { house } = scene.memory;
  if (!/^(which|that|this)$/.test(link?.word ?? "") || !/^(is|falls|happens|carries|has|holds)$/.test(verb?.word ?? ""))
    return;
  if (sign?.tag !== "rashi" || house === null || others.length > 0) return;
  scene.readings.push({
    type: scene.clause.varga ? "varga" : "house_sign",
    ...over(link as Node, sign),
    find: () => houseHasSign(scene.truth, house, sign.value as Rashi, scene.clause.varga),
  });
  use(scene, link, sign);
}

/** "…, which is your eighth house", "…, जो आपका आठवाँ भाव है", after a sign was spoken of. */
export function readWhichHouse(scene: Scene): void {
  const [link] = scene.nodes;
  const [house, ...more] = allOf(scene, ...PLACE_TAGS, "who", "aspect", "with");
  const counted = more.filter(({ tag, fromBody }) => tag === "house" && fromBody !== undefined);
  const others = more.filter((node) => !counted.includes(node));
  const { sign } = scene.memory;
  if (
    !link ||
    !/^(which|that|this|it|जो|jo|यानी|yani|यानि|yaani|यह|ये|वह|ye|yeh|wo|woh)$/.test(link.word) ||
    house?.tag !== "house"
  )
    return;
  if (others.length > 0 || sign === null || house.fromBody || has(scene, "in")) return;
  scene.readings.push({
    type: "house_sign",
    ...over(link, house),
    find: () => houseHasSign(scene.truth, Number(house.value), sign, scene.clause.varga),
  });
  for (const one of counted)
    scene.readings.push({
      type: "from_reference",
      ...over(one),
      find: () => houseHasSign(scene.truth, Number(one.value), sign, scene.clause.varga, one.fromBody),
    });
  use(scene, house, link, ...counted);
}
