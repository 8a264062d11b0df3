import type { Choices } from "@lagna/terms";
import { arcShortest, separation } from "../core/angle.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";

/** The five that fight: who meets the Sun is combust, who meets the Moon is in samagama. */
export type WarGraha = Exclude<SaptaGraha, "sun" | "moon">;
export const WAR_GRAHAS: readonly WarGraha[] = SAPTA_GRAHAS.filter(
  (graha): graha is WarGraha => graha !== "sun" && graha !== "moon",
);

/**
 * Who wins: the one further north (Surya Siddhanta 7), behind in longitude (B.V. Raman), or brighter; and whether Venus wins
 * wherever she is, as Surya Siddhanta 7 also says.
 */
export type YuddhaRules = Choices["yuddha"];
export type YuddhaWinner = YuddhaRules["winner"];

export interface WarState {
  /** Degrees, in any one zodiac. */
  readonly longitude: number;
  /** Degrees north of the ecliptic. */
  readonly latitude: number;
}

export interface GrahaYuddha {
  /** In the order of the weekdays. */
  readonly grahas: readonly [WarGraha, WarGraha];
  /** Degrees of longitude between them, [0, 1]. */
  readonly separation: number;
  /** `null` where what decides is equal. */
  readonly winner: WarGraha | null;
  readonly rule: YuddhaWinner | "venus_always_wins";
}

const WAR_DEG = 1;
const EQUAL_DEG = 1 / 3600;

/** By how much the first has the better of the second: positive, negative, or 0 where they are equal. */
type Lead = (first: WarGraha, second: WarGraha) => number;

function leadBy(
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
 * The wars of the grahas: every two of Mars, Mercury, Jupiter, Venus and Saturn no more than a degree of longitude apart, across the
 * cusp of a sign too; more than two fight in pairs (Surya Siddhanta 7). Within a second of arc of each other neither wins.
 * @param magnitude asked for only where the brighter wins; the smaller is the brighter
 */
export function grahaYuddhas(
  states: Readonly<Record<WarGraha, WarState>>,
  { winner, venus }: YuddhaRules,
  magnitude: (graha: WarGraha) => number,
): GrahaYuddha[] {
  const lead = leadBy(winner, states, magnitude);
  return WAR_GRAHAS.flatMap((first, index) =>
    WAR_GRAHAS.slice(index + 1).flatMap((second): GrahaYuddha[] => {
      const apart = separation(states[first].longitude, states[second].longitude);
      if (!(apart <= WAR_DEG)) return [];
      const fight = { grahas: [first, second] as const, separation: apart };
      if (venus === "always_wins" && (first === "venus" || second === "venus")) {
        return [{ ...fight, winner: "venus", rule: "venus_always_wins" }];
      }
      const by = lead(first, second);
      return [{ ...fight, winner: by > 0 ? first : by < 0 ? second : null, rule: winner }];
    }),
  );
}
