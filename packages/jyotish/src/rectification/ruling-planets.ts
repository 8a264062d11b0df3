import { type Graha, RASHI_LORDS } from "@lagna/terms";
import type { Nativity } from "../nativity.ts";
import { getBirthVara } from "../panchanga/section.ts";
import { findSubLord } from "./sub-lord.ts";

const NODES = ["rahu", "ketu"] as const;

/**
 * The ruling planets of a moment (K.S. Krishnamurti, Reader VI): the lords of the lagna's nakshatra and sign, of the
 * Moon's nakshatra and sign, and of the weekday from sunrise; a node in the sign of one of them, or conjunct one, also
 * rules, as its agent.
 */
export function findRulingPlanets(moment: Nativity): ReadonlySet<Graha> {
  const { longitudes, signs } = moment;
  const five = [
    findSubLord(longitudes.lagna).star,
    RASHI_LORDS[signs.lagna],
    findSubLord(longitudes.moon).star,
    RASHI_LORDS[signs.moon],
    getBirthVara(moment).lord,
  ];
  const agents = NODES.filter((node) =>
    five.some((graha) => graha !== node && (RASHI_LORDS[signs[node]] === graha || signs[graha] === signs[node])),
  );
  return new Set([...five, ...agents]);
}
