import { RASHI_LORDS, type Dignity, type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import { degreeInRashi, rashiInPlace, rashiOf } from "../zodiac/rashi.ts";
import {
  DEEP_EXALTATION_DEG,
  NODE_DIGNITIES,
  SAPTA_DIGNITIES,
  type DignityRange,
  type OwnDignity,
} from "./dignity.data.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "./friendship.data.ts";
import { computeCompoundRelations } from "./friendship.ts";

export type NodeDignityRule = keyof typeof NODE_DIGNITIES;
/** The rule for both nodes' dignity, unless another is given. */
export const DEFAULT_NODE_DIGNITY: NodeDignityRule = "bphs";

function findRangeDignity(ranges: readonly DignityRange[], longitude: number): OwnDignity | null {
  const sign = rashiOf(longitude);
  const degree = degreeInRashi(longitude);
  return ranges.find((range) => range.sign === sign && range.from <= degree && degree < range.to)?.dignity ?? null;
}

const EXALTATION = Object.fromEntries(
  SAPTA_GRAHAS.map((graha) => [graha, rashiOf(DEEP_EXALTATION_DEG[graha])]),
) as Readonly<Record<SaptaGraha, Rashi>>;

/** The rashi a graha is exalted in; a node's by the given rule, `null` if that gives it none. */
export function findExaltationRashi(graha: Graha, nodes: NodeDignityRule = DEFAULT_NODE_DIGNITY): Rashi | null {
  if (graha !== "rahu" && graha !== "ketu") return EXALTATION[graha];
  return NODE_DIGNITIES[nodes][graha].find(({ dignity }) => dignity === "exalted")?.sign ?? null;
}

/** The rashi a graha is debilitated in, opposite its exaltation; `null` if it has none. */
export function findDebilitationRashi(graha: Graha, nodes: NodeDignityRule = DEFAULT_NODE_DIGNITY): Rashi | null {
  const exaltation = findExaltationRashi(graha, nodes);
  return exaltation === null ? null : rashiInPlace(exaltation, 7);
}

/**
 * The dignity of each graha in the D1 chart, from sidereal longitudes in degrees: exalted, moolatrikona, own or
 * debilitated by the ranges of `dignity.data.ts` (BPHS 3.49-54), else its compound relation to the lord of its rashi
 * (BPHS 3.57-58). Ranges are half-open: at exactly 3° of Taurus the Moon is in moolatrikona.
 *
 * `nodes` selects the rule for the nodes; null in a rashi where that text gives a node no dignity, as friendship is not
 * defined for the nodes.
 * @throws RangeError for a longitude that is not finite.
 */
export function computeDignities(
  longitudes: Readonly<Record<Graha, number>>,
  nodes: NodeDignityRule = DEFAULT_NODE_DIGNITY,
): Record<Graha, Dignity | null> {
  for (const graha of GRAHAS) {
    if (!Number.isFinite(longitudes[graha])) {
      throw new RangeError(`longitude of ${graha} in degrees must be finite, got ${longitudes[graha]}`);
    }
  }
  const signs = Object.fromEntries(SAPTA_GRAHAS.map((graha) => [graha, rashiOf(longitudes[graha])])) as Record<
    SaptaGraha,
    Rashi
  >;
  const relations = computeCompoundRelations(signs);
  const result = {} as Record<Graha, Dignity | null>;
  for (const graha of SAPTA_GRAHAS) {
    const lord = RASHI_LORDS[signs[graha]] as SaptaGraha;
    result[graha] = findRangeDignity(SAPTA_DIGNITIES[graha], longitudes[graha]) ?? relations[graha][lord] ?? null;
  }
  result.rahu = findRangeDignity(NODE_DIGNITIES[nodes].rahu, longitudes.rahu);
  result.ketu = findRangeDignity(NODE_DIGNITIES[nodes].ketu, longitudes.ketu);
  return result;
}
