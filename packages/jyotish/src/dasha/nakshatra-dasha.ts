import type { Graha } from "@lagna/terms";
import { normalizeDegrees, partOfCircle } from "../core/angle.ts";
import { findNakshatra28 } from "../zodiac/abhijit.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import type { LimbCount, LordYears, NakshatraDashaRule, StarCount } from "./nakshatra-dasha.data.ts";
import { createGrahaParts, type GrahaRuler, type UndatedPeriod } from "./period.ts";

/** The position of a birth in a cycle of lords: the lord's index, and how much of that lord's dasha is over, [0, 1). */
export interface RoundStart {
  readonly place: number;
  readonly fraction: number;
}

const findGroup = (sizes: readonly number[], position: number): { group: number; before: number } => {
  let before = 0;
  const group = sizes.findIndex((size) => {
    if (position < before + size) return true;
    before += size;
    return false;
  });
  return { group, before };
};

/**
 * The first lord for a longitude.
 * @param offset number of nakshatras to add to the longitude's own; the elapsed share of that one is kept.
 */
export function computeStartByNakshatra(count: StarCount, lords: number, longitude: number, offset = 0): RoundStart {
  const stars = count.abhijit ? 28 : 27;
  const { index, fraction } = count.abhijit ? findNakshatra28(longitude) : nakshatraOf(longitude);
  const star = (index + offset) % stars;
  const starsCounted = (count.backwards ? count.from - star + stars : star - count.from + stars) % stars;
  if (!count.groups) return { place: (starsCounted + (count.lead ?? 0)) % lords, fraction };
  const { group, before } = findGroup(count.groups, starsCounted);
  const size = count.groups[group] as number;
  return { place: group, fraction: count.balance === "group" ? (starsCounted - before + fraction) / size : fraction };
}

/**
 * The lord of the tithi, yoga or karana that contains an angle (Moon minus Sun, or their sum), and the elapsed share of
 * it.
 */
export function computeStartByLimb(count: LimbCount, angle: number): RoundStart {
  const part = partOfCircle(angle, count.parts);
  // At a cusp the quotient can be off in the last digit.
  const fraction = Math.min(Math.max((normalizeDegrees(angle) * count.parts) / 360 - part, 0), 1 - Number.EPSILON);
  return { place: count.lordOf(part), fraction };
}

/** The lords of a cycle, starting with one of them. */
const rotateLords = (lords: readonly LordYears[], place: number): readonly Graha[] =>
  [...lords.slice(place), ...lords.slice(0, place)].map(({ lord }) => lord);

/** One table of parts per cycle of lords, shared by all charts. */
const PARTS_BY_ROUND = new WeakMap<readonly LordYears[], (lord: Graha) => readonly UndatedPeriod<GrahaRuler>[]>();

function getLordParts(lords: readonly LordYears[]): (lord: Graha) => readonly UndatedPeriod<GrahaRuler>[] {
  const known = PARTS_BY_ROUND.get(lords);
  if (known) return known;
  const placeOf = (lord: Graha): number => lords.findIndex((entry) => entry.lord === lord);
  const made = createGrahaParts(
    (lord) => (lords[placeOf(lord)] as LordYears).years,
    (lord) => rotateLords(lords, placeOf(lord)),
  );
  PARTS_BY_ROUND.set(lords, made);
  return made;
}

/**
 * The cycle starting with the lord at `place`, as parts weighted by their years; the subdivisions of each start with
 * its own lord.
 */
export function createLordParts(lords: readonly LordYears[], place: number): readonly UndatedPeriod<GrahaRuler>[] {
  return getLordParts(lords)((lords[place] as LordYears).lord);
}

/** The maha dashas of a system, and how much of the first has elapsed at birth. */
export interface UndatedNakshatraDasha {
  readonly parts: readonly UndatedPeriod<GrahaRuler>[];
  readonly elapsedYears: number;
  readonly balance: { readonly lord: Graha; readonly years: number };
}

/**
 * @param share fraction of the lords' years that a dasha lasts: 1, or a third (tribhagi) with three times the cycles.
 */
export function computeUndatedNakshatraDasha(
  { lords, rounds }: Pick<NakshatraDashaRule, "lords" | "rounds">,
  { place, fraction }: RoundStart,
  share = 1,
): UndatedNakshatraDasha {
  const { lord, years } = lords[place] as LordYears;
  const round = createLordParts(lords, place).map((part) =>
    share === 1 ? part : { ...part, weight: part.weight * share },
  );
  const parts = Array.from({ length: Math.round(rounds / share) }, () => round).flat();
  return {
    parts,
    elapsedYears: fraction * years * share,
    balance: { lord, years: (1 - fraction) * years * share },
  };
}
