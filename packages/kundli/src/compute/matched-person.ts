import type { Birth, Match, MatchPerson, Settings, TimeRange } from "@lagna/jyotish";
import type { ComputedNativity } from "./compute-kundli.ts";
import { HALF_DAY_MINUTES, listPossibleTimes } from "./compute-uncertainty.ts";
import type { KundliInput } from "./create-kundli-task.ts";

type StarOfMoon = Extract<MatchPerson, { readonly nakshatra: unknown }>;

/** A person of a match as plain data, which can be passed to another thread. */
export type MatchTaskPerson =
  | StarOfMoon
  | {
      readonly birth: Birth;
      readonly settings: Settings;
      /** The possible times of birth; empty if the time is exact. */
      readonly ranges: readonly TimeRange[];
      readonly isTimeKnown: boolean;
    };

/** One person of a match; without a birth only the star is known. */
export interface ComputedPerson {
  readonly person: MatchTaskPerson;
  readonly made: ComputedNativity | null;
  readonly isTimeKnown: boolean;
}

/** A match as the domain computes it. */
export interface ComputedMatch {
  readonly boy: ComputedPerson;
  readonly girl: ComputedPerson;
  readonly settings: Settings;
  readonly match: Match;
}

/** A person whose birth is known, with the times at which it may have been. */
export function createMatchPerson(
  made: ComputedNativity,
  birth: Pick<KundliInput, "time_unknown" | "uncertainty">,
): ComputedPerson {
  const { nativity, moment } = made;
  const isTimeKnown = birth.time_unknown !== true;
  const minutes = isTimeKnown ? birth.uncertainty?.minutes : HALF_DAY_MINUTES;
  const ranges = minutes === undefined ? [] : listPossibleTimes({ nativity, moment }, { minutes, timed: isTimeKnown });
  const person = { birth: nativity.birth, settings: nativity.settings, ranges, isTimeKnown };
  return { person, made, isTimeKnown };
}
