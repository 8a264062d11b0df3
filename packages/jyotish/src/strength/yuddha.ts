import type { Choices } from "@lagna/terms";
import { arcShortest, separation } from "../core/angle.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";

/** The five that fight: a graha that meets the Sun is combust, one that meets the Moon is in samagama. */
export type WarGraha = Exclude<SaptaGraha, "sun" | "moon">;
export const WAR_GRAHAS: readonly WarGraha[] = SAPTA_GRAHAS.filter(
  (graha): graha is WarGraha => graha !== "sun" && graha !== "moon",
);

/**
 * Who wins: the one further north (Surya Siddhanta 7), behind in longitude (B.V. Raman), or brighter; and whether Venus
 * always wins, as Surya Siddhanta 7 also says.
 */
export type YuddhaRules = Choices["yuddha"];
export type YuddhaWinner = YuddhaRules["winner"];

export interface WarState {
  /** Degrees, in any zodiac. */
  readonly longitude: number;
  /** Degrees north of the ecliptic. */
  readonly latitude: number;
}

export interface GrahaYuddha {
  /** In the order of the weekdays. */
  readonly grahas: readonly [WarGraha, WarGraha];
  /** Degrees of longitude between them, [0, 1]. */
  readonly separation: number;
  /** `null` in a tie. */
  readonly winner: WarGraha | null;
  readonly rule: YuddhaWinner | "venus_always_wins";
}

const MAX_SEPARATION_DEG = 1;
const EQUAL_DEG = 1 / 3600;

/** The advantage of the first over the second: positive, negative, or 0 if equal. */
type Lead = (first: WarGraha, second: WarGraha) => number;

function createLead(
  rule: YuddhaWinner,
  states: Readonly<Record<WarGraha, WarState>>,
  magnitude: (graha: WarGraha) => number,
): Lead {
  const unlessEqual = (difference: number): number => (Math.abs(difference) <= EQUAL_DEG ? 0 : difference);
  switch (rule) {
    case "northern_latitude":
      return (first, second) => unlessEqual(states[first].latitude - states[second].latitude);
    case "lesser_longitude":
      return (first, second) => unlessEqual(arcShortest(states[first].longitude, states[second].longitude));
    case "brighter":
      return (first, second) => magnitude(second) - magnitude(first);
  }
}

/**
 * The planetary wars: every two of Mars, Mercury, Jupiter, Venus and Saturn no more than a degree of longitude apart,
 * including across the cusp of a sign; more than two fight in pairs (Surya Siddhanta 7). Within an arcsecond of each
 * other neither wins.
 * @param magnitude only called if the brighter wins; smaller is brighter
 */
export function findGrahaYuddhas(
  states: Readonly<Record<WarGraha, WarState>>,
  { winner, venus }: YuddhaRules,
  magnitude: (graha: WarGraha) => number,
): GrahaYuddha[] {
  const lead = createLead(winner, states, magnitude);
  return WAR_GRAHAS.flatMap((first, index) =>
    WAR_GRAHAS.slice(index + 1).flatMap((second): GrahaYuddha[] => {
      const distance = separation(states[first].longitude, states[second].longitude);
      if (!(distance <= MAX_SEPARATION_DEG)) return [];
      const fight = { grahas: [first, second] as const, separation: distance };
      if (venus === "always_wins" && (first === "venus" || second === "venus")) {
        return [{ ...fight, winner: "venus", rule: "venus_always_wins" }];
      }
      const by = lead(first, second);
      return [{ ...fight, winner: by > 0 ? first : by < 0 ? second : null, rule: winner }];
    }),
  );
}
