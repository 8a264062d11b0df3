import type { Rashi } from "@lagna/terms";
import { computeLagna } from "../chart/lagna.ts";
import { arcForward } from "../core/angle.ts";
import { createDivision, type Division } from "../core/find-crossings.ts";
import { julianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import type { TimeRange } from "../transit/time-range.ts";
import { findLagnaChanges } from "../uncertainty/find-change-instants.ts";
import { RASHI_DEG } from "../zodiac/rashi.ts";
import { findVargaPosition, type VargaChoice } from "./any-varga.ts";
import { findVargaPart } from "./varga-part.ts";

const MINUTE_DAYS = 1 / 1440;
/** The lagna goes once round the zodiac in a sidereal day; beyond the polar circles it can stay in a part for longer. */
const MAX_STAY_DAYS = 1;

type PlacedNativity = Pick<Nativity, "sky" | "birth" | "settings" | "longitudes">;

/**
 * While the lagna is in the part of the varga in which it is at birth, to ten milliseconds; cut a day before and after.
 * @throws RangeError as `findVargaPosition`
 */
export function findLagnaStayInVarga(nativity: PlacedNativity, choice: VargaChoice): TimeRange {
  const { birth, longitudes, settings } = nativity;
  const { from, until } = findVargaPart(choice, longitudes.lagna, settings.varga_variants);
  // A part of a whole circle has no other bound; signs have two.
  const bounds = createDivision([from, until]);
  const search = (way: 1 | -1): number => {
    for (let days = MINUTE_DAYS; ; days = Math.min(days * 4, MAX_STAY_DAYS)) {
      const [first, last] = [birth.jd, birth.jd + way * days].toSorted((a, b) => a - b) as [number, number];
      const range = { fromJd: julianDayUt(first), untilJd: julianDayUt(last) };
      const found = findLagnaChanges(nativity, bounds, range).at(way === 1 ? 0 : -1);
      if (found !== undefined || days >= MAX_STAY_DAYS) return found ?? birth.jd + way * MAX_STAY_DAYS;
    }
  };
  return { fromJd: julianDayUt(search(-1)), untilJd: julianDayUt(search(1)) };
}

/** A sign in which the lagna of a varga may be. */
export interface PossibleVargaLagna {
  readonly sign: Rashi;
  /** The share of the possible times of birth, (0, 1]. */
  readonly share: number;
}

export interface PossibleVargaLagnas {
  /** How many parts the lagna goes through. */
  readonly parts: number;
  /** The most likely first. */
  readonly signs: readonly PossibleVargaLagna[];
}

/** More parts than this are not told apart: every sign is then as likely as any other. */
export const MAX_LAGNA_PARTS = 4000;

/** The bounds of all parts through which the lagna goes in a range of less than a sidereal day, from one longitude to another. */
function listBounds(nativity: PlacedNativity, choice: VargaChoice, { fromJd, untilJd }: TimeRange): Division | null {
  const { sky, birth, settings } = nativity;
  const [first, last] = [computeLagna(sky, fromJd, birth), computeLagna(sky, untilJd, birth)];
  const isWhole = untilJd - fromJd > 0.4;
  const arc = isWhole ? 360 : arcForward(first, last) + RASHI_DEG;
  const bounds: number[] = [];
  // Half a sign before: beyond the polar circles the lagna also moves backward.
  const start = isWhole ? 0 : Math.floor((first - RASHI_DEG / 2) / RASHI_DEG) * RASHI_DEG;
  for (let angle = start; angle < start + arc + RASHI_DEG && angle < start + 360;) {
    const part = findVargaPart(choice, angle + 1e-7, settings.varga_variants);
    bounds.push(part.from);
    angle += part.until - part.from;
    if (bounds.length > MAX_LAGNA_PARTS) return null;
  }
  return createDivision(bounds);
}

/**
 * In which signs the lagna of a varga is for the possible times of a birth; `null` if it goes through more than 4,000
 * parts. @throws RangeError as `findVargaPosition`
 */
export function* findPossibleVargaLagnasInSteps(
  nativity: PlacedNativity,
  choice: VargaChoice,
  ranges: readonly TimeRange[],
): Generator<void, PossibleVargaLagnas | null> {
  const { sky, birth, settings } = nativity;
  const days = new Map<Rashi, number>();
  let parts = 0;
  for (const range of ranges) {
    const bounds = listBounds(nativity, choice, range);
    if (bounds === null) return null;
    let last: number = range.fromJd;
    for (let from: number = range.fromJd; from < range.untilJd; from += 10 * MINUTE_DAYS) {
      const untilJd = julianDayUt(Math.min(from + 10 * MINUTE_DAYS, range.untilJd));
      const changes = findLagnaChanges(nativity, bounds, { fromJd: julianDayUt(from), untilJd });
      for (const jd of [...changes, ...(untilJd === range.untilJd ? [untilJd] : [])]) {
        const { sign } = findVargaPosition(choice, computeLagna(sky, (last + jd) / 2, birth), settings.varga_variants);
        days.set(sign, (days.get(sign) ?? 0) + jd - last);
        parts += 1;
        last = jd;
      }
      yield;
    }
  }
  const total = [...days.values()].reduce((sum, each) => sum + each, 0);
  const signs = [...days].map(([sign, each]) => ({ sign, share: each / total }));
  return { parts, signs: signs.toSorted((a, b) => b.share - a.share) };
}
