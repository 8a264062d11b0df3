import { calculate, SAPTA_GRAHAS } from "@lagna/jyotish";
import { type Dignity, type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import type { Finding } from "./claim.ts";
import type { Body, Node } from "../language/node.ts";
import { allOf, at, firstOf, has, isGraha, over, use, words, type Scene } from "./scene.ts";
import { found, hasDignity, placeId, standing, undecided, type Truth } from "./truth.ts";

interface Shadbala {
  readonly rupas: number;
  readonly ratio: number;
  readonly rank: number;
}

const shadbala = (truth: Truth, graha: Body): Shadbala | undefined =>
  truth.fact(`shadbala-${graha}`)?.value as Shadbala | undefined;

const subjects = (scene: Scene): readonly Graha[] => {
  const named = scene.groups.flatMap(({ bodies }) => bodies).filter(isGraha);
  return named.length > 0 ? named : scene.memory.bodies.filter(isGraha);
};
const nodesOf = (scene: Scene): readonly Node[] => scene.groups.flatMap(({ nodes }) => nodes);

/** "34 points in Virgo", "Saturn has 3 bindus in Aries", "your tenth has 24 bindus". */
function readBindus(scene: Scene): void {
  const gapped =
    scene.memory.cue === "bindu" && scene.groups.length === 0 ? firstOf(scene, "house", "rashi") : undefined;
  const cue = firstOf(scene, "bindu") ?? firstOf(scene, "sav") ?? gapped;
  const reach = cue?.tag === "sav" ? 7 : 4;
  const number = allOf(scene, "num").findLast((node) => cue && Math.abs(at(scene, node) - at(scene, cue)) <= reach);
  if (!cue || !number) return;
  const { truth } = scene;
  const { view } = truth.ground;
  const [lead] = scene.nodes;
  const first = allOf(scene, "num")[0];
  const isRow = first !== undefined && first !== number && Number(first.value) <= 12;
  const row = isRow && (first === lead || cue?.tag === "sav") ? first : undefined;
  const house = firstOf(scene, "house") ?? row;
  const sign = firstOf(scene, "rashi");
  const graha =
    has(scene, "sav") && !scene.nodes.some(({ word }) => /^(own|bhinna|bhinnashtakavarga|bav)$/.test(word)) && house
      ? undefined
      : subjects(scene).filter((body) => SAPTA_GRAHAS.some((seven) => seven === body))[0];
  const own = scene.groups.length > 0 ? graha : undefined;
  const rashi = sign ? (sign.value as Rashi) : house ? view.house(Number(house.value)).sign : own && view.signOf(own);
  if (!rashi) return;
  const id = own ? `bav-${own}-${rashi}` : `sav-${house ? Number(house.value) : view.houseOfSign(rashi)}`;
  const find = (): Finding => {
    const value = truth.fact(id)?.value as { readonly bindus: number } | undefined;
    return value ? found(value.bindus === number.value, id) : undecided();
  };
  scene.readings.push({ type: "bindus", ...over(cue, number), find });
  use(scene, cue, number, house, sign, ...nodesOf(scene), ...allOf(scene, "sav", "bindu"));
  scene.memory.cue = "bindu";
}

const RUPA_SLACK = 0.051;

function readRupas(scene: Scene): void {
  const cue = firstOf(scene, "rupa");
  const number = allOf(scene, "num").find(
    (node) => cue && at(scene, cue) - at(scene, node) <= 3 && at(scene, cue) > at(scene, node),
  );
  const [graha] = subjects(scene);
  if (!cue || !number || !graha) return;
  const find = (): Finding => {
    const bala = shadbala(scene.truth, graha);
    return bala ? found(Math.abs(bala.rupas - Number(number.value)) <= RUPA_SLACK, `shadbala-${graha}`) : undecided();
  };
  scene.readings.push({ type: "strength", ...over(cue, number), find });
  use(scene, cue, number, ...nodesOf(scene), ...allOf(scene, "shadbala"));
}

/** "the Sun is your strongest planet", "Mars ranks third in shadbala". */
function readRanks(scene: Scene): void {
  const cue = firstOf(scene, "rank");
  const isCompared = words(scene, /^(greater|more|higher|less|lower|better)$/);
  const ordinal = has(scene, "shadbala") && !isCompared ? firstOf(scene, "ord", "house") : undefined;
  const [graha] = subjects(scene);
  if (!graha || (!cue && !ordinal)) return;
  const rank = cue ? Number(cue.value) : Number(ordinal?.value);
  const find = (): Finding => {
    const bala = shadbala(scene.truth, graha);
    return bala ? found(bala.rank === rank, `shadbala-${graha}`) : isNode(graha) ? found(false) : undecided();
  };
  scene.readings.push({ type: "strength", ...over(...nodesOf(scene), (cue ?? ordinal) as Node), find });
  use(scene, cue, ordinal, ...nodesOf(scene), ...allOf(scene, "shadbala", "planetword", "ranks"));
}

const isNode = (graha: Graha): boolean => graha === "rahu" || graha === "ketu";

/** "गुरु से बुध बलवान है", "शुक्र का षड्बल बुध से अधिक है", "has the greater shadbala than". */
function comparedByWords(scene: Scene): Node | undefined {
  if (scene.groups.length !== 2) return undefined;
  const isHindi = scene.nodes.some(
    ({ tag, word }, index) => tag === "from" && /^(से|se)$/.test(word) && scene.nodes[index - 1]?.tag === "who",
  );
  const quality = isHindi ? firstOf(scene, "quality") : undefined;
  if (quality) return quality;
  const against = scene.nodes.some(({ word }) => /^(तुलना|मुकाबले|अपेक्षा|tulna|muqable|mukable|apeksha)$/.test(word));
  const compared = against ? firstOf(scene, "quality") : undefined;
  if (compared) return compared;
  const more = /^(अधिक|ज्यादा|ज़्यादा|zyada|jyada|adhik|more|greater|higher)$/;
  const degree =
    has(scene, "shadbala") || words(scene, /^(बल|शक्ति|bal|shakti|strength|power)$/)
      ? scene.nodes.find(({ word }) => more.test(word) || /^(कम|kam|less|lower|smaller)$/.test(word))
      : undefined;
  return degree && { ...degree, value: more.test(degree.word) ? 1 : -1 };
}

/** What anything may do to anything ("practice beats talent", "the heart beats"): it compares only whom it is done to. */
const DONE_TO = /^(beats|defeats|trumps|tops)$/;

function comparing(scene: Scene): Node | undefined {
  const isDoneToSomebody = (cue: Node): boolean =>
    scene.nodes.slice(at(scene, cue) + 1).find(({ word }) => word !== "the")?.tag === "who";
  return allOf(scene, "compare").find((cue) => !DONE_TO.test(cue.word) || isDoneToSomebody(cue));
}

/** "Mars is stronger than Saturn", "Mercury is further on than Jupiter". */
function readComparisons(scene: Scene): void {
  const cue = comparing(scene) ?? comparedByWords(scene);
  const named = scene.groups.flatMap(({ bodies }) => bodies).filter(isGraha);
  const spoken = scene.memory.bodies.find(isGraha);
  const leads = scene.groups[0] && cue && (scene.groups[0].nodes[0]?.start ?? 0) < cue.start;
  const nobody = firstOf(scene, "empty", "none");
  if (cue && nobody && named.length === 1 && Math.abs(Number(cue.value)) === 1) {
    const [graha] = named as [Graha];
    const rank = cue.value === 1 ? 1 : 7;
    const find = (): Finding => {
      const bala = shadbala(scene.truth, graha);
      return bala ? found(bala.rank === rank, `shadbala-${graha}`) : undecided();
    };
    scene.readings.push({ type: "comparison", ...over(nobody, cue, ...nodesOf(scene)), presupposed: true, find });
    use(scene, cue, nobody, ...nodesOf(scene));
    return;
  }
  const [a, b] = named.length > 1 ? named : leads ? [named[0], spoken] : [spoken, named[0]];
  if (!cue || !a || !b || a === b) return;
  // "शनि से मंगल बलवान": what stands before से is the lesser.
  const turned =
    scene.nodes.some(
      ({ tag, word }, index) => tag === "from" && /^(से|se)$/.test(word) && scene.nodes[index - 1]?.body === a,
    ) ||
    (/^(से|se) /.test(cue.word) && scene.nodes[at(scene, cue) - 1]?.body === a);
  const lesser = scene.nodes.findIndex(({ word }) => /^(compared|than|versus)$/.test(word));
  const after =
    lesser >= 0 &&
    scene.nodes[lesser]?.word === "compared" &&
    scene.nodes.slice(lesser).find(({ tag }) => tag === "who")?.body === a;
  // "सूर्य की तुलना में गुरु": who is measured against comes first.
  const against = scene.nodes.findIndex(({ word }) =>
    /^(तुलना|मुकाबले|अपेक्षा|बनिस्बत|tulna|muqable|mukable|apeksha)$/.test(word),
  );
  const measured = against >= 0 && scene.nodes.slice(0, against).findLast(({ tag }) => tag === "who")?.body === a;
  const [first, second] = turned || after || measured ? [b, a] : [a, b];
  const find = (): Finding => {
    const { planets } = scene.truth.ground.view;
    if (cue.value === 2)
      return found(planets[first].degreeInSign > planets[second].degreeInSign, placeId(first), placeId(second));
    const [one, other] = [shadbala(scene.truth, first), shadbala(scene.truth, second)];
    if (!one || !other) return undecided();
    return found(
      cue.value === 1 ? one.rank < other.rank : one.rank > other.rank,
      `shadbala-${first}`,
      `shadbala-${second}`,
    );
  };
  scene.readings.push({ type: "comparison", ...over(cue, ...nodesOf(scene)), find });
  use(scene, cue, ...nodesOf(scene), ...allOf(scene, "from", "shadbala", "with"));
}

/** Signs of dignity, company and aspects together beyond which the opposite quality is wrong. */
const CLEARLY = 0.5;

/** "weak", "well placed": wrong only where the chart clearly says the opposite. */
function readQualities(scene: Scene): void {
  const cue = firstOf(scene, "quality");
  const grahas = subjects(scene);
  if (!cue || scene.groups.length === 0 || grahas.length === 0) return;
  const sign = Number(cue.value);
  const ids = grahas.map((graha) => `dignity-${graha}`);
  const holds = (graha: Graha): boolean => {
    const weight = standing(scene.truth, graha) * sign;
    return scene.clause.negated === true ? weight < CLEARLY : weight > -CLEARLY;
  };
  // The opposite is judged here, so that a negation is not turned once more.
  scene.readings.push({
    type: "strength",
    ...over(cue, ...nodesOf(scene)),
    presupposed: true,
    find: () => found(grahas.every(holds), ...ids),
  });
  use(scene, cue, ...nodesOf(scene));
}

/** "There", after a house was spoken of. */
function spokenHouse(scene: Scene): Node | undefined {
  const there = firstOf(scene, "pron");
  const { house } = scene.memory;
  return there?.value === "place" && house !== null ? { ...there, tag: "house", value: house } : undefined;
}

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
  const number =
    planets &&
    allOf(scene, "num").find(
      (node) => at(scene, planets) - at(scene, node) > 0 && at(scene, planets) - at(scene, node) <= 4,
    );
  // "One planet (Mars, …)": told by name, and counted so.
  if (!planets || (number && named.length > 0 && number.value === named.length)) return;
  if (number) {
    const state = what.nodes[0]?.tag === "retro";
    const some = (): boolean =>
      count() === number.value ||
      (state && GRAHAS.filter((graha) => !isNodes(graha) && what.test(graha)).length === number.value);
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
  readComparisons(scene);
  readRanks(scene);
  readQualities(scene);
  readCounts(scene);
}
