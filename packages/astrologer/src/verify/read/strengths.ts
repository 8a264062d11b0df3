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
  const cues = allOf(scene, "bindu", "sav");
  const figures = allOf(scene, "num");
  const cue = cues.find((node) => figures.some((figure) => isBeside(scene, node, figure))) ?? gapped;
  if (!cue) return;
  const several = figuresByPlace(scene, figures);
  const number = figures.findLast((node) => isBeside(scene, cue, node));
  for (const [figure, places] of several.length > 1
    ? several
    : number
      ? [[number, placesOf(scene, cue, number)] as const]
      : [])
    pushBindus(scene, cue, figure, places);
}

/** How far a figure may stand from the word for points, and from that for their table. */
const isBeside = (scene: Scene, cue: Node, figure: Node): boolean =>
  Math.abs(at(scene, figure) - at(scene, cue)) <= (cue.tag === "sav" ? 9 : 4);

/** "The fifth has 25 and the twelfth 30", "25 in the fifth, 30 in the twelfth", "the fifth and twelfth have 25 and 30": each figure with its place. */
function figuresByPlace(scene: Scene, figures: readonly Node[]): readonly (readonly [Node, readonly Node[]])[] {
  // "The fifth house … and the seventh": the second is a house as the first is.
  const places = allOf(scene, "house", "rashi", ...(has(scene, "house") ? ["ord"] : []));
  const [first] = places;
  if (!first || figures.length < 2 || figures.length > places.length) return [];
  const leads = first.start < (figures[0]?.start ?? 0);
  const isListed = leads && places.every(({ start }) => start < (figures[0]?.start ?? 0));
  if (isListed) return figures.map((figure, index) => [figure, places.slice(index, index + 1)]);
  const ends = [Number.NEGATIVE_INFINITY, ...figures.map(({ start }) => start), Number.POSITIVE_INFINITY];
  const own = figures.map((figure, index): readonly [Node, readonly Node[]] => {
    const [from, to] = (leads ? ends.slice(index) : ends.slice(index + 1)) as [number, number];
    return [figure, places.filter(({ start }) => start > from && start < to)];
  });
  return own.every(([, among]) => among.length > 0) ? own : [];
}

/** The place that one figure is of; in a row of a table a small number before it is the house. */
function placesOf(scene: Scene, cue: Node, number: Node): readonly Node[] {
  const [lead] = scene.nodes;
  const [first] = allOf(scene, "num");
  const isRow = first !== undefined && first !== number && Number(first.value) <= 12;
  const row = isRow && (first === lead || cue.tag === "sav") ? first : undefined;
  const house = firstOf(scene, "house") ?? row;
  const sign = firstOf(scene, "rashi");
  return [house, sign].filter((node) => node !== undefined);
}

function pushBindus(scene: Scene, cue: Node, number: Node, places: readonly Node[]): void {
  const { truth } = scene;
  const { view } = truth.ground;
  const sign = places.find(({ tag }) => tag === "rashi");
  const house = places.find(({ tag }) => tag !== "rashi");
  const isOfAll =
    has(scene, "sav") && !scene.nodes.some(({ word }) => /^(own|bhinna|bhinnashtakavarga|bav)$/.test(word)) && house;
  const own = isOfAll
    ? undefined
    : scene.groups.flatMap(({ bodies }) => bodies).find((body) => SAPTA_GRAHAS.some((seven) => seven === body));
  const rashi = sign ? (sign.value as Rashi) : house ? view.house(Number(house.value)).sign : own && view.signOf(own);
  if (!rashi) return;
  const id = own ? `bav-${own}-${rashi}` : `sav-${house ? Number(house.value) : view.houseOfSign(rashi)}`;
  const find = (): Finding => {
    const value = truth.fact(id)?.value as { readonly bindus: number } | undefined;
    return value ? found(value.bindus === number.value, id) : undecided();
  };
  scene.readings.push({ type: "bindus", ...over(places[0] ?? cue, number), find });
  use(scene, cue, number, ...places, ...nodesOf(scene), ...allOf(scene, "sav", "bindu"));
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
