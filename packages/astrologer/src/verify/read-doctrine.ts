import { VIMSHOTTARI_LORDS } from "@lagna/jyotish";
import { allOf, firstOf, has, isGraha, over, use, words, type Scene } from "./scene.ts";
import { found } from "./truth.ts";

const DAYS_PER_YEAR = 365.2425;

/** Rules of the field that hold in every chart: years of a dasha. Dignities and lordships of signs are read where they are said. */
export function readDoctrine(scene: Scene): void {
  if (scene.clause.mood !== "general") return;
  const period = firstOf(scene, "dasha", "level");
  const length = allOf(scene, "dur")[0];
  const graha = scene.groups.flatMap(({ bodies }) => bodies).find(isGraha) ?? period?.lords?.[0];
  if (length && graha) {
    const { years } = VIMSHOTTARI_LORDS.find(({ lord }) => lord === graha) as { readonly years: number };
    scene.readings.push({
      type: "doctrine",
      ...over(length),
      general: true,
      find: () => found(Math.abs(Number(length.value) / DAYS_PER_YEAR - years) < 0.01),
    });
    use(scene, length, period);
  }
  if (has(scene, "poss") || words(scene, /^(your|you)$/)) return;
  use(
    scene,
    ...scene.nodes.filter(({ tag }) =>
      ["who", "house", "aspect", "with", "in", "retro", "combust", "rank", "quality"].includes(tag),
    ),
  );
}
