import type { Nakshatra, Rashi } from "@lagna/terms";
import { starLord } from "../../chart-view.ts";
import type { Body, Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { allOf, at, has, over, type Scene, use } from "../scene.ts";
import { rulesHouse, rulesSign } from "../truth/places.ts";
import { found } from "../truth/truth.ts";
import { readDispositors, readLordsOfPlaces, readOwnersOfPlaces } from "./dispositors.ts";

/** "Mars rules the fifth and tenth", "the tenth is ruled by Mars", "Mars owns Aries". */
export function readRules(scene: Scene): void {
  readLordsOfPlaces(scene);
  readOwnersOfPlaces(scene);
  readDominion(scene);
  for (const cue of allOf(scene, "rule", "ruledby", "dominion")) readRule(scene, cue);
  readHouseLord(scene);
  readBelongings(scene);
  readDispositors(scene);
}

/** Who rules, by which word. */
interface Ruler {
  readonly cue: Node;
  readonly who: Node | undefined;
  readonly body: Body;
}

const isRuled = (nodes: readonly Node[]): boolean => nodes.some(({ tag }) => RULED.has(tag));

function readRule(scene: Scene, cue: Node): void {
  const here = at(scene, cue);
  const before = scene.nodes.slice(0, here);
  const after = scene.nodes.slice(here + 1);
  const isWho = ({ tag }: Node): boolean => tag === "who";
  const who = cue.tag === "ruledby" ? after.find(isWho) : before.findLast(isWho);
  const body = who ? (who.body as Body) : scene.memory.bodies.at(-1);
  // "You belong to them": of people, and no house.
  const isOfPeople = who === undefined && /^(them|they)$/.test(after[0]?.word ?? "");
  if (body === undefined || isOfPeople) return;
  const ruler: Ruler = { cue, who, body };
  const following = untilBreak(after);
  const isTopical = TOPICAL.test(cue.word) && !isRuled(following);
  const isAfter = cue.tag === "rule" && !isTopical && !(SEVERAL.test(cue.word) && !isRuled(following));
  const lead = before.filter(({ tag }) => tag !== "who");
  // "Two houses answer to Venus: the first and the eighth".
  const isListed = cue.tag === "ruledby" && who !== undefined && !isRuled(lead);
  const side = isAfter ? following : isListed ? untilBreak(after.slice(after.indexOf(who) + 1)) : lead;
  const { house, sign } = scene.memory;
  const isSpokenOf = (cue.tag === "ruledby" || isTopical) && (house !== null || sign !== null) && !isRuled(side);
  if (isSpokenOf) {
    readRuleOfMemory(scene, ruler);
    return;
  }
  for (const target of side) if (!scene.used.has(target)) readRuled(scene, ruler, target, before.some(isWho));
  scene.memory.cue = "rule";
  if (who) scene.memory.bodies = [body];
}

/** "It is ruled by Mars": the sign or house that was spoken of. */
function readRuleOfMemory(scene: Scene, { cue, who, body }: Ruler): void {
  const { house, sign } = scene.memory;
  const find = (): Finding =>
    sign === null ? rulesHouse(scene.truth, body, house ?? 1, scene.clause.varga) : rulesSign(body, sign);
  scene.readings.push({ type: sign === null ? "lordship" : "doctrine", ...over(cue, ...(who ? [who] : [])), find });
  use(scene, cue, who);
}

/** @param isLed whether somebody is named before the word for ruling */
function readRuled(scene: Scene, { cue, who, body }: Ruler, target: Node, isLed: boolean): void {
  const { truth, clause } = scene;
  const span = over(...(who ? [who] : []), target);
  const { tag, value } = target;
  if (tag === "house") {
    const find = (): Finding => rulesHouse(truth, body, Number(value), clause.varga, target.fromBody);
    scene.readings.push({ type: "lordship", ...span, find });
    use(scene, target, who, cue);
  } else if (tag === "nak") {
    const find = (): Finding => found(starLord(value as Nakshatra) === body);
    scene.readings.push({ type: "doctrine", ...span, find });
    use(scene, who, cue, ...(isLed ? [] : [target]));
  } else if (tag === "lagna") {
    scene.readings.push({ type: "lordship", ...span, find: () => rulesHouse(truth, body, 1, clause.varga) });
    use(scene, target, who, cue);
  } else if (tag === "rashi") {
    scene.readings.push({ type: "doctrine", ...span, find: () => rulesSign(body, value as Rashi) });
    use(scene, target, who, cue);
  }
}

/** "Mercury holds the keys of the tenth", "दसवें भाव की बागडोर बुध के हाथ में है": whoever is named, of whichever house. */
function readDominion(scene: Scene): void {
  const [cue] = allOf(scene, "dominion");
  const [who, another] = scene.nodes.filter(({ tag, role }) => tag === "who" && role?.by === "name");
  const houses = allOf(scene, "house");
  if (!cue || !who?.body || another || houses.length === 0 || has(scene, "aspect")) return;
  const { body } = who;
  for (const house of houses) {
    const find = (): Finding => rulesHouse(scene.truth, body, Number(house.value), scene.clause.varga, house.fromBody);
    scene.readings.push({ type: "lordship", ...over(cue, who, house), find });
  }
  use(scene, cue, who, ...houses);
}

/** "Both the first and the eighth house are Venus's": whoever they belong to. */
function readPossessed(scene: Scene): void {
  const mark = scene.nodes.findIndex(({ word }) => word === "'s");
  const who = scene.nodes[mark - 1];
  const lead = scene.nodes.slice(0, Math.max(0, mark - 1));
  const next = scene.nodes[mark + 1];
  const isAlone = next === undefined || /^([.,;!]|to)$/.test(next.word);
  if (who?.tag !== "who" || !isAlone || !/^(is|are)$/.test(lead.at(-1)?.word ?? "")) return;
  const { body } = who;
  for (const house of lead.filter((node) => node.tag === "house" && !scene.used.has(node))) {
    const find = (): Finding =>
      rulesHouse(scene.truth, body as Body, Number(house.value), scene.clause.varga, house.fromBody);
    scene.readings.push({ type: "lordship", ...over(house, who), find });
    use(scene, house, who);
  }
}

/** "दसवां भाव मंगल का है": the tenth is Mars's. */
function readBelongings(scene: Scene): void {
  readPossessed(scene);
  for (const house of allOf(scene, "house")) {
    const here = at(scene, house);
    const [who, of, copula] = scene.nodes.slice(here + 1, here + 4);
    if (who?.tag !== "who" || !/^(का|ka)$/.test(of?.word ?? "") || !/^(है|hai|h)$/.test(copula?.word ?? "")) continue;
    const find = () =>
      rulesHouse(scene.truth, who.body as Body, Number(house.value), scene.clause.varga, house.fromBody);
    scene.readings.push({ type: "lordship", ...over(house, who), find });
    use(scene, house, who);
  }
}

/** "… Mars is in charge": what of was said before. */
const TOPICAL = /^(in charge|holds the reins|runs the show|calls the shots|at the helm)$/;
/** "Dono gharon ka swami", "is Mercury ruled": the houses stand before it. */
const SEVERAL = / (swami|malik|maalik|स्वामी|मालिक)$|^(ruled|owned|governed)$/;
const RULED = new Set(["house", "rashi", "lagna", "nak", "who"]);

/** What "rules" reaches over: until somebody else or another verb comes. */
function untilBreak(nodes: readonly Node[]): readonly Node[] {
  const stop = nodes.findIndex(({ tag }, index) => {
    const aside =
      tag === "in" && nodes.slice(index, index + 4).some(({ word }) => /^(chart|horoscope|kundli)$/.test(word));
    return !aside && ["who", "in", "from", "aspect", "with", "rule"].includes(tag);
  });
  return stop < 0 ? nodes : nodes.slice(0, stop);
}

/** "Lord of …: the tenth"; "…, lord Mars, in the tenth" is of the house that was spoken of. */
function houseOfLord(scene: Scene, cue: Node): Node | undefined {
  const after = scene.nodes.slice(at(scene, cue) + 1);
  const house = after.find(({ tag }) => tag === "house");
  const isPlace =
    house && [scene.nodes[at(scene, house) - 1], scene.nodes[at(scene, house) + 1]].some((node) => node?.tag === "in");
  const { house: spoken } = scene.memory;
  if (!isPlace) return house;
  return spoken === null || at(scene, cue) > 1 ? undefined : { ...cue, tag: "house", value: spoken };
}

/** "Mars is the lord of …" is read above; here "tenth house: Aries, lord Mars". */
function readHouseLord(scene: Scene): void {
  for (const cue of allOf(scene, "lordword")) {
    const here = at(scene, cue);
    const who = scene.nodes.slice(here + 1).find(({ tag }) => tag === "who");
    const house = scene.nodes.slice(0, here).findLast(({ tag }) => tag === "house") ?? houseOfLord(scene, cue);
    const body = who?.body ?? scene.nodes.slice(0, here).findLast(({ tag }) => tag === "who")?.body;
    if (!house || body === undefined || has(scene, "aspect") || Math.abs(at(scene, house) - here) > 5) continue;
    scene.readings.push({
      type: "lordship",
      ...over(cue, house, ...(who ? [who] : [])),
      find: () => rulesHouse(scene.truth, body, Number(house.value), scene.clause.varga),
    });
    use(scene, cue, house);
  }
}
