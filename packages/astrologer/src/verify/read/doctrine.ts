import { calculate, placeFrom, VIMSHOTTARI_LORDS } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import { allOf, firstOf, has, isGraha, over, use, words, type Scene } from "../scene.ts";
import { isHouseNumber } from "../phrase/rule.ts";
import { found } from "../truth/truth.ts";

const DAYS_PER_YEAR = 365.2425;
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  kendra: [1, 4, 7, 10],
  trikona: [1, 5, 9],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
};

const SPECIAL_ASPECTS: Readonly<Partial<Record<Graha, readonly number[]>>> = {
  mars: [4, 7, 8],
  jupiter: [5, 7, 9],
  saturn: [3, 7, 10],
};

/** "Saturn aspects the third, seventh and tenth from itself": places, not houses of a chart. */
function readAspectPlaces(scene: Scene): void {
  const cue = firstOf(scene, "aspect");
  // "… जोड़कर देखते हैं": looked at by people.
  if (cue && /.(?:कर|kar)$/.test(scene.nodes[scene.nodes.indexOf(cue) - 1]?.word ?? "")) return;
  const graha = scene.groups.flatMap(({ bodies }) => bodies).find(isGraha);
  const places = allOf(scene, "house", "ord");
  const ofItself = words(scene, /^(itself|himself|herself|special|खुद|स्वयं|khud|swayam)$/) || has(scene, "general");
  const isOwn = scene.nodes.some(
    ({ word }, here) => /^(अपने|apne)$/.test(word) && /^(से|se)$/.test(scene.nodes[here + 1]?.word ?? ""),
  );
  readAspectCounts(scene);
  const isWhole =
    graha !== undefined &&
    places.length > 1 &&
    places.every((place) => SPECIAL_ASPECTS[graha]?.includes(Number(place.value)) && !isStoodIn(scene, place));
  if (!cue || !graha || places.length === 0 || !(ofItself || isOwn || isWhole) || (has(scene, "poss") && !isOwn))
    return;
  const { view } = scene.truth.ground;
  const row = calculate(view.nativity, ["aspects"]).aspects.graha.find(({ from }) => from === graha);
  const seen = (row?.signs ?? []).map((sign) => placeFrom(view.signOf(graha), sign));
  const find = () => found(places.every(({ value }) => seen.includes(Number(value))));
  scene.readings.push({ type: "doctrine", ...over(cue, ...places), general: true, find });
  use(scene, cue, ...places, ...scene.groups.flatMap(({ nodes }) => nodes), ...allOf(scene, "pron"));
}

/** "सातवें भाव में बैठा शनि दसवें भाव को देखता है": one of them is where it stands, and is no place that it sees. */
function isStoodIn({ nodes }: Scene, place: Node): boolean {
  const here = nodes.indexOf(place);
  return ["in", "from"].includes(nodes[here + 1]?.tag ?? "");
}

/** "Jupiter has a fifth aspect". */
function readAspectCounts(scene: Scene): void {
  const cue = allOf(scene, "aspect").find(({ value }) => typeof value === "number");
  const [group, ...others] = scene.groups;
  const graha = group?.bodies.find(isGraha);
  if (!cue || !group || !graha || others.length > 0 || has(scene, "house", "rashi", "pron", "on")) return;
  const { view } = scene.truth.ground;
  const row = calculate(view.nativity, ["aspects"]).aspects.graha.find(({ from }) => from === graha);
  const find = () => found((row?.signs ?? []).some((sign) => placeFrom(view.signOf(graha), sign) === cue.value));
  scene.readings.push({ type: "doctrine", ...over(cue, ...group.nodes), general: true, find });
  use(scene, cue, ...group.nodes);
}

/** "Kendras are the first, fourth, seventh and tenth", "the fifth house is the house of children". */
function readHouseRules(scene: Scene): void {
  const numbered = firstOf(scene, "group") && !has(scene, "in") ? allOf(scene, "num").filter(isHouseNumber) : [];
  const houses = [...allOf(scene, "house", "ord"), ...numbered];
  if (
    scene.groups.length > 0 ||
    houses.length === 0 ||
    has(scene, "rashi", "poss", "pron", "bindu", "empty", "planetword")
  )
    return;
  const group = firstOf(scene, "group");
  const members = group && GROUPS[String(group.value)];
  if (group && members) {
    const find = () => found(houses.every(({ value }) => members.includes(Number(value))));
    scene.readings.push({ type: "doctrine", ...over(group, ...houses), general: true, find });
    use(scene, group, ...houses);
  } else if (houses.length === 2 && houses.every(({ tag }) => tag === "house") && words(scene, /^(is|hai|है)$/)) {
    const [first, second] = houses;
    scene.readings.push({
      type: "doctrine",
      ...over(...houses),
      general: true,
      find: () => found(first?.value === second?.value),
    });
    use(scene, ...houses);
  }
}

/** The years of a dasha. */
function readYears(scene: Scene): void {
  const period = firstOf(scene, "dasha", "level");
  const length = allOf(scene, "dur")[0];
  const graha = period?.lords?.[0] ?? scene.groups.flatMap(({ bodies }) => bodies).find(isGraha);
  if (!period || !length || !graha) return;
  const { years } = VIMSHOTTARI_LORDS.find(({ lord }) => lord === graha) as { readonly years: number };
  const find = () => found(Math.abs(Number(length.value) / DAYS_PER_YEAR - years) < 0.01);
  scene.readings.push({ type: "doctrine", ...over(length), general: true, find });
  use(scene, length, period);
}

const NOT_OF_A_CHART = [
  "who",
  "house",
  "aspect",
  "with",
  "in",
  "retro",
  "combust",
  "rank",
  "quality",
  "rashi",
  "dign",
  "sadesati",
  "dhaiya",
  "group",
];

/** "शनि दशम में हो तो …": of whoever has it so. */
const isCondition = (scene: Scene): boolean =>
  !(has(scene, "retro", "combust", "vargottama") && !has(scene, "house", "rashi")) &&
  // "… में होने के कारण": why something is so, and so that it is.
  !words(scene, /^(कारण|वजह|karan|kaaran|wajah|vajah)$/) &&
  words(scene, /^(हो|होने|होते|ho|hone|jab|जब)$/);

/** Rules of the field that hold in every chart. Dignities and lordships of signs are read where they are said. */
export function readDoctrine(scene: Scene): void {
  readAspectPlaces(scene);
  readHouseRules(scene);
  if (scene.clause.mood !== "general") return;
  readYears(scene);
  if (
    has(scene, "poss", "dign", "rule", "ruledby", "lordword") ||
    (scene.clause.isHabit && scene.groups.length > 0 && !isCondition(scene))
  )
    return;
  use(scene, ...scene.nodes.filter(({ tag }) => NOT_OF_A_CHART.includes(tag)));
}
