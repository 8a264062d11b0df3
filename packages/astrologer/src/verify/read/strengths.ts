import { SAPTA_GRAHAS } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { allOf, at, firstOf, has, isGraha, over, type Scene, use } from "../scene.ts";
import { standing } from "../truth/states.ts";
import { found, undecided } from "../truth/truth.ts";
import { shadbala } from "./scales.ts";

export const subjects = (scene: Scene): readonly Graha[] => {
  const named = scene.groups.flatMap(({ bodies }) => bodies).filter(isGraha);
  return named.length > 0 ? named : scene.memory.bodies.filter(isGraha);
};
export const nodesOf = (scene: Scene): readonly Node[] => scene.groups.flatMap(({ nodes }) => nodes);

/** "34 points in Virgo", "Saturn has 3 bindus in Aries", "your tenth has 24 bindus". */
export function readBindus(scene: Scene): void {
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

export function readRupas(scene: Scene): void {
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

export const isNode = (graha: Graha): boolean => graha === "rahu" || graha === "ketu";

/** Signs of dignity, company and aspects together beyond which the opposite quality is wrong. */
const CLEARLY = 0.5;

/** "weak", "well placed": wrong only where the chart clearly says the opposite. */
export function readQualities(scene: Scene): void {
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
