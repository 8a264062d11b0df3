import { type Graha, RASHI_LORDS } from "@lagna/terms";
import type { Nativity } from "../nativity.ts";
import { birthVara } from "../panchanga/subject.ts";
import { subOf } from "./sub-lord.ts";

const NODES = ["rahu", "ketu"] as const;

/**
 * The ruling planets of a moment (K.S. Krishnamurti, Reader VI): the lords of the lagna's star and sign, of the Moon's star and sign, and
 * of the weekday from sunrise; a node in the sign of one of them, or with one, rules too, as its agent.
 */
export function rulingPlanets(moment: Nativity): ReadonlySet<Graha> {
  const { longitudes, signs } = moment;
  const five = [
    subOf(longitudes.lagna).star,
    RASHI_LORDS[signs.lagna],
    subOf(longitudes.moon).star,
    RASHI_LORDS[signs.moon],
    birthVara(moment).lord,
  ];
  const agents = NODES.filter((node) =>
    five.some((graha) => graha !== node && (RASHI_LORDS[signs[node]] === graha || signs[graha] === signs[node])),
  );
  return new Set([...five, ...agents]);
}
