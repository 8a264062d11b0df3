import type { Almanac } from "../almanac.ts";
import { listEkadashis } from "../ekadashi/ekadashi.ts";
import type { EkadashiSchoolId } from "../ekadashi/ekadashi.data.ts";
import type { DayFrame } from "../sky/day-frame.ts";
import { FESTIVAL_RULES, findRule } from "./festival-rules.ts";
import { findOccasions } from "./find-occasions.ts";
import type { Festival } from "./list-festivals.ts";

/** Another date that a festival would have, were the rises and sets of its days a little earlier or later. */
export interface CloseCall {
  readonly dayNumber: number;
  /** The whole seconds that are enough; negative for earlier. */
  readonly seconds: number;
}

/** Almanacs print whole minutes, and their rises differ by less than this where they follow the same definition. */
const CLOSE_SECONDS = 60;
const SECOND_DAYS = 1 / 86_400;
/** A date further away is another occasion of the festival. */
const SAME_OCCASION_DAYS = 5;

function shiftFrame(frame: DayFrame, days: number): DayFrame {
  const move = <Jd extends number | null>(jd: Jd): Jd => (jd === null ? jd : ((jd + days) as Jd));
  const { sunriseJd, sunsetJd, nextSunriseJd, dawnJd, duskJd, nextDawnJd } = frame;
  return {
    ...frame,
    sunriseJd: move(sunriseJd),
    sunsetJd: move(sunsetJd),
    nextSunriseJd: move(nextSunriseJd),
    dawnJd: dawnJd + days,
    duskJd: duskJd + days,
    nextDawnJd: nextDawnJd + days,
  };
}

/** The same sky with all rises and sets moved. */
function moveRises(almanac: Almanac, seconds: number): Almanac {
  const days = seconds * SECOND_DAYS;
  const frames = almanac.frames.map((frame) => shiftFrame(frame, days));
  const byNumber = new Map(frames.map((frame) => [frame.number, frame]));
  const moved = {
    frames,
    findFrame: (dayNumber: number) => byNumber.get(dayNumber),
    moonrises: almanac.moonrises.map((jd) => jd + days),
    moonsets: almanac.moonsets.map((jd) => jd + days),
  };
  // Inherits the other lists, which are computed on their first use.
  return Object.create(almanac, Object.getOwnPropertyDescriptors(moved)) as Almanac;
}

/** The dates of a festival's rules. */
function listDates(almanac: Almanac, { id, tradition, rule, observance }: Festival): number[] {
  if (rule.kind === "ekadashi") {
    return listEkadashis(almanac, tradition as EkadashiSchoolId)
      .filter(({ name }) => `ekadashi_${name}` === observance)
      .map(({ dayNumber }) => dayNumber);
  }
  return FESTIVAL_RULES.filter((one) => one.id === id && (one.tradition ?? "all") === tradition)
    .flatMap((one) => findOccasions(almanac, one, findRule))
    .map(({ dayNumber }) => dayNumber);
}

/** The festival's date after a shift; `null` if it has none near. */
function findDateAfter(almanac: Almanac, festival: Festival, seconds: number): number | null {
  const distance = (day: number): number => Math.abs(day - festival.dayNumber);
  const [nearest] = listDates(moveRises(almanac, seconds), festival).toSorted((a, b) => distance(a) - distance(b));
  return nearest !== undefined && distance(nearest) <= SAME_OCCASION_DAYS ? nearest : null;
}

function findCloseCallTowards(almanac: Almanac, festival: Festival, direction: 1 | -1): CloseCall | null {
  const find = (seconds: number): number | null => findDateAfter(almanac, festival, direction * seconds);
  if ((find(CLOSE_SECONDS) ?? festival.dayNumber) === festival.dayNumber) return null;
  let [kept, moved] = [0, CLOSE_SECONDS];
  while (moved - kept > 1) {
    const middle = Math.floor((kept + moved) / 2);
    if ((find(middle) ?? festival.dayNumber) === festival.dayNumber) kept = middle;
    else moved = middle;
  }
  return { dayNumber: find(moved) ?? festival.dayNumber, seconds: direction * moved };
}

/**
 * The other date of a festival that hangs on seconds: the smallest change of the rises and sets, of less than a minute,
 * that gives another; `null` if none does.
 */
export function findCloseCall(almanac: Almanac, festival: Festival): CloseCall | null {
  const found = ([1, -1] as const).flatMap((direction) => findCloseCallTowards(almanac, festival, direction) ?? []);
  return found.toSorted((a, b) => Math.abs(a.seconds) - Math.abs(b.seconds))[0] ?? null;
}
