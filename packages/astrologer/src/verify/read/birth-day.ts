import type { Finding } from "../claim.ts";
import { allOf, firstOf, has, over, type Scene, use, words } from "../scene.ts";
import { found, undecided } from "../truth/truth.ts";
import { readTime } from "./born.ts";

/** Tithi, weekday, yoga and karana of birth; sunrise. */
export function readDay(scene: Scene): void {
  const { truth } = scene;
  const same = (tag: "vara" | "nitya" | "karana", id: string): void => {
    const node = firstOf(scene, tag);
    if (!node) return;
    scene.readings.push({
      type: "panchanga",
      ...over(node),
      find: () => (truth.fact(id) ? found(truth.fact(id)?.value === node.value, id) : undecided()),
    });
    use(scene, node, ...allOf(scene, "born"));
  };
  if (
    has(scene, "born", "varaword") ||
    scene.sentence.some(({ tag }) => tag === "born") ||
    words(scene, /^(child|baby)$/)
  )
    same("vara", "vara");
  same("nitya", "nitya-yoga");
  same("karana", "karana");
  const tithi = firstOf(scene, "tithi");
  const paksha = firstOf(scene, "paksha");
  if (tithi || (paksha && has(scene, "born"))) {
    const find = (): Finding => {
      const value = truth.fact("tithi")?.value as { readonly id: string; readonly paksha: string } | undefined;
      return value
        ? found((!tithi || value.id === tithi.value) && (!paksha || value.paksha === paksha.value), "tithi")
        : undecided();
    };
    scene.readings.push({ type: "panchanga", ...over(...[tithi, paksha].filter((node) => node !== undefined)), find });
    use(scene, tithi, paksha, ...allOf(scene, "born"));
  }
  for (const event of ["sunrise", "sunset"] as const) {
    const cue = firstOf(scene, event);
    const fact = truth.fact(event);
    if (cue && fact)
      readTime(
        scene,
        cue,
        truth.ground.calendar.timeOf(truth.ground.calendar.jdOf(Date.parse(fact.value as string))),
        event,
      );
  }
}
