import { calculate } from "@lagna/jyotish";
import { type Dignity, type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import { allOf, at, firstOf, has, isGraha, over, type Scene, use } from "../scene.ts";
import { hasDignity } from "../truth/states.ts";
import { found, placeId } from "../truth/truth.ts";
import { readComparisons } from "./comparisons.ts";
import { readRanks } from "./ranks.ts";
import { isNode, nodesOf, readBindus, readQualities, readRupas } from "./strengths.ts";

/** "There", after a house was spoken of. */
function spokenHouse(scene: Scene): Node | undefined {
  const there = firstOf(scene, "pron");
  const { house } = scene.memory;
  return there?.value === "place" && house !== null ? { ...there, tag: "house", value: house } : undefined;
}

/** "At least one planet": so many or more. */
const isAtLeast = ({ nodes }: Scene, number: Node): boolean => {
  const here = nodes.indexOf(number);
  const lead = nodes.slice(Math.max(0, here - 3), here).map(({ word }) => word);
  return /(?:at least|at the least|no fewer than|no less than|minimum|कम से कम|kam se kam)$/.test(lead.join(" "));
};

/** Who of the nine a count speaks of: those that stand, or are, as the clause says. */
function counted(
  scene: Scene,
):
  | { readonly test: (graha: Graha) => boolean; readonly ids: readonly string[]; readonly nodes: readonly Node[] }
  | undefined {
  const { truth, clause } = scene;
  const { view } = truth.ground;
  const house = firstOf(scene, "house") ?? spokenHouse(scene);
  const seen = firstOf(scene, "aspect");
  if (house && seen) {
    const by = calculate(view.nativity, ["aspects"]).aspects.graha.filter(({ houses }) =>
      houses.includes(Number(house.value)),
    );
    return {
      test: (graha) => by.some(({ from }) => from === graha),
      ids: [`aspected-${house.value}`],
      nodes: [house, seen],
    };
  }
  if (house)
    return {
      test: (graha) => truth.houseOf(graha, clause.varga) === Number(house.value),
      ids: [clause.varga ? placeId("lagna", clause.varga) : `house-${house.value}`],
      nodes: [house],
    };
  const sign = firstOf(scene, "rashi");
  if (sign)
    return {
      test: (graha) => truth.signOf(graha, clause.varga) === sign.value,
      ids: [`house-${view.houseOfSign(sign.value as Rashi)}`],
      nodes: [sign],
    };
  const state = firstOf(scene, "retro", "combust", "dign", "vargottama");
  if (state)
    return {
      test: (graha) => stateHolds(scene, graha, state),
      ids: GRAHAS.map((graha) => placeId(graha)),
      nodes: [state],
    };
  const group = firstOf(scene, "group");
  if (!group) return undefined;
  const houses =
    { kendra: [1, 4, 7, 10], trikona: [1, 5, 9], dusthana: [6, 8, 12], upachaya: [3, 6, 10, 11] }[
      String(group.value)
    ] ?? [];
  return {
    test: (graha) => houses.includes(truth.houseOf(graha, clause.varga)),
    ids: GRAHAS.map((graha) => placeId(graha)),
    nodes: [group],
  };
}

function stateHolds(scene: Scene, graha: Graha, { tag, value }: Node): boolean {
  const { truth, clause } = scene;
  const planet = truth.ground.view.planets[graha];
  if (tag === "retro") return planet.retrograde;
  if (tag === "combust") return planet.combust;
  if (tag === "vargottama") return truth.signOf(graha, null) === truth.signOf(graha, "D9");
  return hasDignity(truth, graha, value as Dignity, clause.varga).holds === true;
}

/** "The retrograde planets number three", "वक्री ग्रहों की संख्या दो है": a figure that closes the statement. */
function isTotal({ nodes }: Scene, number: Node): boolean {
  const rest = nodes.slice(nodes.indexOf(number) + 1);
  return rest.every(
    ({ tag, word }) => tag === "poss" || /^(है|हैं|hai|hain|h|ही|hi|in|all|only|total|[.।,!)])$/.test(word),
  );
}

/** "ग्रहों की संख्या चार", "graho ki ginti: 2". */
function isNumbered(scene: Scene, planets: Node, number: Node): boolean {
  const between = scene.nodes.slice(at(scene, planets) + 1, Math.max(0, at(scene, number)));
  return (
    between.length < 5 &&
    between.some(({ word }) => /^(संख्या|गिनती|कुल|sankhya|ginti|count|number)$/.test(word)) &&
    !between.some(({ tag }) => tag === "who")
  );
}

/** "two planets in your tenth", "the fifth is empty", "only Mercury in the seventh", "no planet is combust". */
function readCounts(scene: Scene): void {
  const empty = firstOf(scene, "empty", "none");
  const only = firstOf(scene, "only");
  const what = counted(scene);
  if (!what) return;
  const isNodes = (graha: Graha): boolean => isNode(graha);
  const count = (): number => GRAHAS.filter(what.test).length;
  const push = (holds: () => boolean, ...nodes: readonly Node[]): void => {
    scene.readings.push({
      type: "count",
      ...over(...what.nodes, ...nodes),
      presupposed: true,
      find: () => found(holds(), ...what.ids),
    });
    use(scene, ...what.nodes, ...nodes, ...allOf(scene, "planetword", "neg"));
  };
  const isAbout = ({ nodes }: { readonly nodes: readonly Node[] }): boolean =>
    nodes.every(({ role }) => role?.by === "house" && role.houses.includes(Number(what.nodes[0]?.value)));
  const free = scene.groups.find(({ nodes }) => scene.nodes[at(scene, nodes.at(-1) as Node) + 1]?.tag === "from");
  if (empty && free && what.nodes[0]?.tag !== "retro") {
    push(() => !free.bodies.filter(isGraha).some(what.test) !== (scene.clause.negated === true), empty, ...free.nodes);
    return;
  }
  if (empty && scene.groups.every(isAbout)) {
    // "no planet" says it with its own negation; "not empty" turns it round.
    const turned = scene.clause.negated === true && empty.tag === "empty";
    const state = what.nodes[0]?.tag === "retro";
    const none = (): number => (state ? GRAHAS.filter((graha) => !isNodes(graha) && what.test(graha)).length : count());
    push(() => (none() === 0) !== turned, empty);
    return;
  }
  const named = scene.groups.flatMap(({ bodies }) => bodies).filter(isGraha);
  if (only && named.length > 0 && Math.abs(at(scene, only) - at(scene, scene.groups[0]?.nodes[0] as Node)) <= 3) {
    push(
      () =>
        GRAHAS.filter(what.test).every((graha) => named.includes(graha)) &&
        named.every(what.test) !== (scene.clause.negated === true),
      only,
      ...nodesOf(scene),
    );
    return;
  }
  const planets = firstOf(scene, "planetword");
  const isOfRetro = what.nodes[0]?.tag === "retro";
  const number =
    planets &&
    allOf(scene, "num").find((node) => {
      const far = at(scene, planets) - at(scene, node);
      return (far > 0 && far <= 4) || isNumbered(scene, planets, node) || (isOfRetro && isTotal(scene, node));
    });
  // "One planet (Mars, …)": told by name, and counted so.
  if (!planets || (number && named.length > 0 && number.value === named.length)) return;
  if (number) {
    const apart = (): number => GRAHAS.filter((graha) => !isNodes(graha) && what.test(graha)).length;
    const reckoned = scene.sentence.find(({ tag }) => tag === "reckoned")?.word;
    const some = (): boolean =>
      (reckoned !== "without" && count() === number.value) ||
      (isAtLeast(scene, number) && count() > Number(number.value)) ||
      (isOfRetro && reckoned !== "with" && apart() === number.value);
    push(() => some() !== (scene.clause.negated === true), planets, number);
  } else if (scene.clause.negated === true && scene.groups.length === 0) {
    const node = has(scene, "retro") ? GRAHAS.filter((graha) => !isNodes(graha)) : GRAHAS;
    push(() => !node.some(what.test), planets);
  }
}

/** Bindus, strengths, ranks, comparisons, counts. */
export function readNumbers(scene: Scene): void {
  readBindus(scene);
  readRupas(scene);
  readRanks(scene);
  readComparisons(scene);
  readQualities(scene);
  readCounts(scene);
}
