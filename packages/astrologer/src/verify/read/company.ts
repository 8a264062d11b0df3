import type { Body, Node } from "../../language/node.ts";
import { allOf, at, type Group, has, over, type Scene, use } from "../scene.ts";
import { exchanged, together } from "../truth/places.ts";

/** Pairs inside the groups around a cue: those of one group, or each of one with each of the other. */
function pairs(groups: readonly Group[], memory: readonly Body[]): readonly (readonly [Body, Body])[] {
  const [first, second] = groups;
  if (first && second) return first.bodies.flatMap((a) => second.bodies.map((b) => [a, b] as const));
  if (first && first.bodies.length > 1)
    return first.bodies.slice(1).map((body) => [first.bodies[0] as Body, body] as const);
  const [last] = memory;
  return first && last && last !== first.bodies[0] ? first.bodies.map((body) => [last, body] as const) : [];
}

/** "Mars and Saturn swapped signs"; signs that are named with it belong to it. */
export function readExchanges(scene: Scene): void {
  const cue = allOf(scene, "exchange")[0];
  if (!cue) return;
  const couples = pairs(scene.groups, scene.memory.bodies.length === 1 ? scene.memory.bodies : []);
  const all =
    couples.length > 0
      ? couples
      : scene.memory.pair.length === 2
        ? [[scene.memory.pair[0], scene.memory.pair[1]] as [Body, Body]]
        : [];
  for (const [a, b] of all) {
    scene.readings.push({
      type: "exchange",
      ...over(cue, ...scene.groups.flatMap(({ nodes }) => nodes)),
      find: () => exchanged(scene.truth, a, b, scene.clause.varga),
    });
  }
  if (all.length > 0)
    use(scene, ...allOf(scene, "exchange"), ...scene.groups.flatMap(({ nodes }) => nodes), ...allOf(scene, "with"));
}

/** "Their stories are braided together": it is the stories that are together. */
const isOwning = ({ nodes }: Scene, here: number): boolean =>
  nodes[here]?.word === "their" &&
  nodes[here + 1]?.tag === "w" &&
  !/^(position|placement)s?$/.test(nodes[here + 1]?.word ?? "");

/** "beside Saturn", "गुरु के साथ", "Mars and Saturn are together". */
export function readCompany(scene: Scene): void {
  const cue = allOf(scene, "with")[0];
  if (!cue || has(scene, "exchange")) return;
  if (scene.sentence.some(({ word }) => /^(compare|compared|comparing|contrast)$/.test(word))) {
    use(scene, cue, ...scene.groups.flatMap(({ nodes }) => nodes));
    return;
  }
  const here = at(scene, cue);
  const hindi = /[\u0900-\u097f]|saath|sath|yuti|sang|alag/.test(cue.word);
  const english = scene.nodes.slice(here + 1).some(({ tag }) => tag === "who");
  const pause = scene.nodes.findIndex(({ word }) => word === ",");
  const absolute =
    !hindi &&
    here === 0 &&
    scene.nodes
      .slice(0, pause < 0 ? undefined : pause)
      .some(({ tag }) => tag === "house" || tag === "rashi" || tag === "nak");
  if (absolute && !has(scene, "pron")) {
    use(scene, cue);
    return;
  }
  const before = scene.groups.filter(({ nodes }) => at(scene, nodes[0] as Node) < here);
  const after = scene.groups.filter(({ nodes }) => at(scene, nodes[0] as Node) > here);
  const chosen =
    hindi || !english
      ? scene.groups.slice(0, 2)
      : before.length === 0
        ? after.slice(0, 2)
        : [before.at(-1) as Group, ...after.slice(0, 1)];
  const subject = has(scene, "pron") || before.length === 0 ? scene.memory.bodies : [];
  // "They are in different signs", "उनकी युति नहीं है": the two that were spoken of.
  const isOfBoth =
    chosen.length === 0 &&
    scene.nodes.some((node, index) => node.tag === "pron" && node.value === "they" && !isOwning(scene, index));
  const { pair } = scene.memory;
  const couples: readonly (readonly [Body, Body])[] =
    isOfBoth && pair.length === 2 ? [[pair[0] as Body, pair[1] as Body]] : pairs(chosen, subject);
  for (const [a, b] of couples) {
    if (a === "lagna" || b === "lagna") continue;
    scene.readings.push({
      type: "conjunction",
      ...over(cue, ...chosen.flatMap(({ nodes }) => nodes)),
      find: () => {
        const told = together(scene.truth, a, b, scene.clause.varga);
        return cue.value === -1 ? { ...told, holds: !told.holds } : told;
      },
    });
    use(scene, cue, ...chosen.flatMap(({ nodes }) => nodes));
  }
}
