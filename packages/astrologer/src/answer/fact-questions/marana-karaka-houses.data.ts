import type { Graha } from "@lagna/terms";

/**
 * Marana karaka sthana: the house from the lagna in which a graha is most strained (Jataka Parijata, as P.V.R. Narasimha Rao teaches it).
 * For Ketu there is no agreed house.
 */
export const MARANA_KARAKA_HOUSES: readonly (readonly [Graha, number])[] = [
  ["sun", 12],
  ["moon", 8],
  ["mars", 7],
  ["mercury", 7],
  ["jupiter", 3],
  ["venus", 6],
  ["saturn", 1],
  ["rahu", 9],
];
