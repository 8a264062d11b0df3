import type { DaySpan, Node } from "../../language/node.ts";
import { type Edge, edgeOf } from "./period-edges.ts";
import { allOf, has, over, type Scene, today, use, words } from "../scene.ts";
import { DHAIYA_PLACES, SADE_SATI_PLACES, saturnFromMoon } from "../truth/transits.ts";
import { found, type Truth } from "../truth/truth.ts";

/** Saturn over the Moon: Sade Sati and dhaiya, their phases and edges. */

/** Days at which Saturn's place from the Moon changes between inside and outside of some places, near a span. */
function turns(truth: Truth, span: DaySpan, inside: readonly number[], edge: Edge | "in"): boolean {
  const holds = (day: number): boolean => inside.includes(saturnFromMoon(truth, day));
  if (edge === "in") return holds(span.from) || holds(span.to);
  for (let day = span.from - span.slack; day <= span.to + span.slack; day++) {
    const [before, after] = [holds(day - 1), holds(day + 1)];
    if (edge === "start" ? !before && after : before && !after) return true;
  }
  return false;
}

export function readSaturn(scene: Scene, cue: Node): void {
  const { truth } = scene;
  const isLength = has(scene, "dur", "lasts") || words(scene, /^(half|साढ़े|saade)$/);
  if (isLength && !has(scene, "poss", "now", "date", "left", "neg")) {
    use(scene, cue, ...allOf(scene, "dur", "lasts", "num", "unit"));
    return;
  }
  const phase = allOf(scene, "phase", "pada")[0];
  const whole: readonly number[] = cue.tag === "dhaiya" ? DHAIYA_PLACES : SADE_SATI_PLACES;
  const nth = phase?.value === undefined ? null : Number(phase.value);
  const inside = nth === null ? whole : whole.slice(nth - 1, nth);
  const id = cue.tag === "dhaiya" ? "transit-saturn" : truth.fact("sadesati") ? "sadesati" : "transit-saturn";
  const dates = allOf(scene, "date");
  let seenStart = false;
  for (const date of dates) {
    const edge = edgeOf(scene, date, seenStart);
    seenStart ||= edge === "start";
    scene.readings.push({
      type: "sade_sati",
      ...over(cue, date),
      find: () =>
        found(
          (date.spans ?? []).some((span) => turns(truth, span, inside, edge)),
          id,
        ),
    });
    use(scene, date);
  }
  if (dates.length === 0 && (cue.tag === "sadesati" || cue.tag === "dhaiya")) {
    const isOver =
      allOf(scene, "until").some(({ word }) => word !== "through") &&
      !has(scene, "neg") &&
      scene.clause.mood !== "question";
    const day = today(scene);
    scene.readings.push({
      type: "sade_sati",
      ...over(cue, ...(phase ? [phase] : [])),
      find: () => found(inside.includes(saturnFromMoon(truth, day)) !== isOver, id),
    });
  }
  use(scene, cue, phase, ...allOf(scene, "run", "until", "since"));
  scene.memory.topic = cue;
}
