import type { Rashi } from "@lagna/terms";
import type { Finding } from "../claim.ts";
import type { Body, DaySpan } from "../../language/node.ts";
import { daysSaid, has, isGraha, words, type Scene } from "../scene.ts";
import { found, type Truth } from "../truth/truth.ts";
import { transits } from "../truth/transits.ts";

/** Where a graha stands in the sky of the days that are spoken of, and when it comes there or leaves. */

const NATAL = /^(natal|radix|जन्मकालीन|janmkalin)$/;

/** Of the birth chart, or, where the sentence has spoken of the present sky, of that. */
export function eitherSky(
  scene: Scene,
  body: Body,
  natal: Finding,
  place: { readonly sign?: Rashi; readonly house?: number },
): Finding {
  if (natal.holds || !scene.mayTransit || scene.clause.varga !== null || words(scene, NATAL)) return natal;
  const sky = transitPlaceOf(scene, body, place);
  return sky.holds ? sky : natal;
}

/** A day on which the sky changes so: into a place, or out of it. */
function turnsAt(
  truth: Truth,
  body: Body,
  spans: readonly DaySpan[],
  isThere: (day: number) => boolean,
  leaving: boolean,
): Finding {
  const holds = spans.some(({ from, to, slack }) => {
    for (let day = from - slack; day <= to + slack; day++) {
      if (isThere(day) !== leaving && isThere(day - 1) === leaving) return true;
    }
    return false;
  });
  const moves = [...truth.index.facts.keys()].find((id) => id.startsWith(`ingress-${body}-`));
  return found(holds, moves ?? `transit-${body}`);
}

/** How far ahead an entry without a date is looked for, and in what steps. */
const AHEAD_DAYS = 1200;
const STEP_DAYS = 8;

export function transitPlaceOf(
  scene: Scene,
  body: Body,
  place: { readonly sign?: Rashi; readonly house?: number; readonly from?: Body | undefined },
): Finding {
  const { truth } = scene;
  if (!isGraha(body)) return { holds: null, facts: [] };
  const isThere = (day: number): boolean => transits(truth, body, [day], place).holds === true;
  const dates = scene.nodes.filter(({ tag }) => tag === "date");
  const leaving = has(scene, "leave", "until") && !has(scene, "enter");
  const isArrow = words(scene, /^(→|>)$/) && dates.length > 0;
  const moving = isArrow || has(scene, "enter", "leave") || (dates.length > 0 && has(scene, "until", "since"));
  if (moving && dates.length > 0)
    return turnsAt(
      truth,
      body,
      dates.flatMap(({ spans = [] }) => spans),
      isThere,
      leaving,
    );
  if (moving) {
    const [day] = daysSaid(scene) as [number];
    for (let ahead = 0; ahead < AHEAD_DAYS; ahead += STEP_DAYS)
      if (isThere(day + ahead)) return found(true, `transit-${body}`);
    return found(false, `transit-${body}`);
  }
  return transits(truth, body, daysSaid(scene), place);
}
