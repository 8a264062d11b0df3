import type { Ephemeris } from "@lagna/jyotish";
import { type AlmanacSky, createAlmanacSky } from "./sky/almanac-sky.ts";
import { computeDayFrames, type DayFrame, findMidnight, getDayLimits } from "./sky/day-frame.ts";
import { findMoonEvents } from "./sky/moon-events.ts";
import type { AlmanacPlace } from "./sky/place.ts";
import type { AlmanacSettings } from "@lagna/terms";
import { type PartSpan, sweepParts } from "./sky/sweep.ts";
import {
  attachMonths,
  computeLunarMonths,
  ELONGATION_SPEED,
  type LunarMonth,
  SUN_SPEED,
  type TithiSpan,
} from "./month/lunar-months.ts";

/** Mean, degrees a day. */
const MOON_SPEED = 13.176358;
const SUM_SPEED = MOON_SPEED + SUN_SPEED;

/** All that is computed once for a place and a range of dates; each list on its first use. */
export interface Almanac {
  readonly ephemeris: Ephemeris;
  readonly place: AlmanacPlace;
  readonly settings: AlmanacSettings;
  readonly fromDay: number;
  readonly untilDay: number;
  readonly sky: AlmanacSky;
  /** The dates, with some before and after. */
  readonly frames: readonly DayFrame[];
  readonly tithis: readonly TithiSpan[];
  /** Also those at the range's ends, of months that are not complete inside it. */
  readonly allTithis: readonly PartSpan[];
  readonly karanas: readonly PartSpan[];
  readonly nakshatras: readonly PartSpan[];
  readonly yogas: readonly PartSpan[];
  /** The Moon's signs; the padas are ninths of them. */
  readonly moonSigns: readonly PartSpan[];
  /** The Sun's sidereal signs: each starts with its sankranti. */
  readonly sunSigns: readonly PartSpan[];
  readonly months: readonly LunarMonth[];
  readonly moonrises: readonly number[];
  readonly moonsets: readonly number[];
  /** The frame of a date; `undefined` if it is outside the range or was skipped. */
  readonly findFrame: (dayNumber: number) => DayFrame | undefined;
}

/**
 * Dates before the first and after the last for which rises are known: an event of a date may lie on a neighbour's, and
 * of two stars in one solar month only the last is kept. A day of a solar month is counted from an entry up to 34 days before.
 */
const FRAME_MARGIN_DAYS = 35;

type Lists = Omit<Almanac, "ephemeris" | "place" | "settings" | "fromDay" | "untilDay">;

/** Properties that are computed when they are first read. */
function defineLazily<Values extends object>(makers: { readonly [Key in keyof Values]: () => Values[Key] }): Values {
  const values = {};
  for (const key of Object.keys(makers) as (keyof Values)[]) {
    Object.defineProperty(values, key, {
      configurable: true,
      enumerable: true,
      get() {
        const value = makers[key]();
        Object.defineProperty(values, key, { value, enumerable: true });
        return value;
      },
    });
  }
  return values as Values;
}

/** How far before and after its dates an almanac knows the limbs. */
export interface AlmanacMargins {
  /** At least 35 for the names of months. */
  readonly days?: number;
}

/** A month that has a date's full moon may end more than a month after it, behind an extra one. */
const DEFAULT_MARGIN_DAYS = 62;

/**
 * The almanac of a place for a range of dates, both included (days since 1970, at most 1100 of them). Nothing is
 * computed before it is read, and each list in one sweep. Of a range that reaches over the ends of the ephemeris (2 January 1800,
 * and the last days of 2399) only the dates inside have days.
 * @throws RangeError if the ephemeris has no data for these days, or the range is empty or too long
 */
export function createAlmanac(
  ephemeris: Ephemeris,
  place: AlmanacPlace,
  settings: AlmanacSettings,
  { fromDay, untilDay }: { readonly fromDay: number; readonly untilDay: number },
  { days: margin = DEFAULT_MARGIN_DAYS }: AlmanacMargins = {},
): Almanac {
  if (!(untilDay >= fromDay) || untilDay - fromDay > 1100) throw new RangeError("an almanac has from 1 to 1100 days");
  const limits = getDayLimits(ephemeris);
  if (untilDay < limits.first || fromDay > limits.last)
    throw new RangeError("the ephemeris has no data for these days");
  const at = (day: number): number =>
    findMidnight(ephemeris, place, Math.min(Math.max(day, limits.first), limits.last));
  const lists: Lists = defineLazily<Lists>({
    sky: () => createAlmanacSky(ephemeris, settings, at(fromDay) - margin, at(untilDay + 1) + margin),
    frames: () =>
      computeDayFrames(ephemeris, place, settings, fromDay - FRAME_MARGIN_DAYS, untilDay + FRAME_MARGIN_DAYS),
    allTithis: () => sweepParts(lists.sky.elongation, 30, ELONGATION_SPEED, lists.sky),
    tithis: () => attachMonths(lists.allTithis, lists.months),
    karanas: () => sweepParts(lists.sky.elongation, 60, ELONGATION_SPEED, lists.sky),
    nakshatras: () => sweepParts(lists.sky.moon, 27, MOON_SPEED, lists.sky),
    yogas: () => sweepParts(lists.sky.sum, 27, SUM_SPEED, lists.sky),
    moonSigns: () => sweepParts(lists.sky.moon, 12, MOON_SPEED, lists.sky),
    sunSigns: () => sweepParts(lists.sky.sun, 12, SUN_SPEED, lists.sky),
    months: () => computeLunarMonths(lists.sky),
    moonrises: () => findMoonEvents(ephemeris, place, settings, "rise", getEventRange(lists.frames)),
    moonsets: () => findMoonEvents(ephemeris, place, settings, "set", getEventRange(lists.frames)),
    findFrame: () => createFrameFinder(lists.frames),
  });
  return Object.assign(lists, { ephemeris, place, settings, fromDay, untilDay });
}

function getEventRange(frames: readonly DayFrame[]): { fromJd: number; untilJd: number } {
  return { fromJd: frames[0]?.midnightJd ?? 0, untilJd: (frames.at(-1)?.nextMidnightJd ?? 0) + 1 };
}

function createFrameFinder(frames: readonly DayFrame[]): Almanac["findFrame"] {
  const byNumber = new Map(frames.map((frame) => [frame.number, frame]));
  return (dayNumber) => byNumber.get(dayNumber);
}
