import type { Graha } from "@lagna/terms";
import { normalizeDegrees, partOfCircle } from "../core/angle.ts";
import { nakshatra28Of } from "../zodiac/abhijit.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import type { LimbCount, LordYears, NakshatraDashaRule, StarCount } from "./nakshatra-dasha.data.ts";
import { grahaParts, type ByGraha, type Part } from "./period.ts";

/** Where in a round of lords a birth stands: the lord's place in it, and how much of that lord's dasha is over, [0, 1). */
export interface RoundStart {
  readonly place: number;
  readonly fraction: number;
}

const groupOf = (sizes: readonly number[], position: number): { group: number; before: number } => {
  let before = 0;
  const group = sizes.findIndex((size) => {
    if (position < before + size) return true;
    before += size;
    return false;
  });
  return { group, before };
};

/**
 * The lord a longitude begins with.
 * @param offset so many stars on from the longitude's own, with its own part of that star.
 */
export function startByStar(count: StarCount, lords: number, longitude: number, offset = 0): RoundStart {
  const stars = count.abhijit ? 28 : 27;
  const { index, fraction } = count.abhijit ? nakshatra28Of(longitude) : nakshatraOf(longitude);
  const star = (index + offset) % stars;
  const passed = (count.backwards ? count.from - star + stars : star - count.from + stars) % stars;
  if (!count.groups) return { place: (passed + (count.lead ?? 0)) % lords, fraction };
  const { group, before } = groupOf(count.groups, passed);
  const size = count.groups[group] as number;
  return { place: group, fraction: count.balance === "group" ? (passed - before + fraction) / size : fraction };
}

/** The lord of the tithi, yoga or karana an angle stands in (Moon less Sun, or their sum), and how much of it is over. */
export function startByLimb(count: LimbCount, angle: number): RoundStart {
  const part = partOfCircle(angle, count.parts);
  // At a cusp the quotient can be off by its last place.
  const fraction = Math.min(Math.max((normalizeDegrees(angle) * count.parts) / 360 - part, 0), 1 - Number.EPSILON);
  return { place: count.lordOf(part), fraction };
}

/** The lords of a round from one of them on. */
const lordsFrom = (lords: readonly LordYears[], place: number): readonly Graha[] =>
  [...lords.slice(place), ...lords.slice(0, place)].map(({ lord }) => lord);

/** One table of parts a round of lords: the same in every chart. */
const PARTS = new WeakMap<readonly LordYears[], (lord: Graha) => readonly Part<ByGraha>[]>();

function partsOf(lords: readonly LordYears[]): (lord: Graha) => readonly Part<ByGraha>[] {
  const known = PARTS.get(lords);
  if (known) return known;
  const placeOf = (lord: Graha): number => lords.findIndex((entry) => entry.lord === lord);
  const made = grahaParts(
    (lord) => (lords[placeOf(lord)] as LordYears).years,
    (lord) => lordsFrom(lords, placeOf(lord)),
  );
  PARTS.set(lords, made);
  return made;
}

/** The round from the lord at `place` on, as parts weighing their years; each begins its own parts with its own lord. */
export function lordParts(lords: readonly LordYears[], place: number): readonly Part<ByGraha>[] {
  return partsOf(lords)((lords[place] as LordYears).lord);
}

/** The maha dashas of a system from a start on, and how long the first has run at birth. */
export interface NakshatraReckoning {
  readonly parts: readonly Part<ByGraha>[];
  readonly elapsedYears: number;
  readonly balance: { readonly lord: Graha; readonly years: number };
}

/** @param share of the lords' years that a dasha lasts: 1, or a third (tribhagi) with three times the rounds. */
export function nakshatraReckoning(
  { lords, rounds }: Pick<NakshatraDashaRule, "lords" | "rounds">,
  { place, fraction }: RoundStart,
  share = 1,
): NakshatraReckoning {
  const { lord, years } = lords[place] as LordYears;
  const round = lordParts(lords, place).map((part) => (share === 1 ? part : { ...part, weight: part.weight * share }));
  const parts = Array.from({ length: Math.round(rounds / share) }, () => round).flat();
  return {
    parts,
    elapsedYears: fraction * years * share,
    balance: { lord, years: (1 - fraction) * years * share },
  };
}
