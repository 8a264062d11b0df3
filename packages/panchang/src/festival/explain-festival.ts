import type { Ephemeris } from "@lagna/jyotish";
import { type Almanac, createAlmanac } from "../almanac.ts";
import type { TimeSpan } from "../day/spans.ts";
import { toDayNumber } from "../sky/civil-date.ts";
import type { AlmanacPlace } from "../sky/place.ts";
import type { AlmanacSettings } from "@lagna/terms";
import { type CloseCall, findCloseCall } from "./close-call.ts";
import { isFestivalId } from "./festival-ids.ts";
import { getKalaWindow } from "./kala-window.ts";
import { type Festival, listDisputes, listFestivals, type FestivalDispute } from "./list-festivals.ts";

/** Ujjain: where "India" is, unless a caller has another place. */
export const REFERENCE_PLACE: AlmanacPlace = {
  name: "Ujjain",
  latitude: 23.1765,
  longitude: 75.7885,
  timeZone: "Asia/Kolkata",
  findClockOffset: () => 19_800,
};

/** A day looked at, with what the tithi has of its window. */
export interface ExplainedDay {
  readonly dayNumber: number;
  readonly sunriseJd: number | null;
  readonly sunsetJd: number | null;
  readonly window: TimeSpan | null;
  readonly tithiInWindow: TimeSpan | null;
}

/** Why a festival is on its date. */
export interface FestivalProof {
  readonly festival: Festival;
  /** The day itself and both its neighbours, and any other day the tithi touches. */
  readonly days: readonly ExplainedDay[];
  /** The date at the reference place, nearest to this one. */
  readonly referenceDay: number | null;
  readonly others: readonly FestivalDispute[];
  /** The other date, if this one hangs on seconds. */
  readonly closeCall: CloseCall | null;
}

/** An id that no rule has. */
export class UnknownFestivalError extends RangeError {
  override readonly name = "UnknownFestivalError";
}

/** The almanac of a calendar year at a place. */
export function createYearAlmanac(
  ephemeris: Ephemeris,
  place: AlmanacPlace,
  settings: AlmanacSettings,
  year: number,
): Almanac {
  return createAlmanac(ephemeris, place, settings, {
    fromDay: toDayNumber({ year, month: 1, day: 1 }),
    untilDay: toDayNumber({ year, month: 12, day: 31 }),
  });
}

function explainDays(almanac: Almanac, festival: Festival): ExplainedDay[] {
  const { dayNumber, candidates, event, rule } = festival;
  const numbers = [...candidates.map(({ frame }) => frame.number), dayNumber - 1, dayNumber, dayNumber + 1];
  return [...new Set(numbers)]
    .toSorted((a, b) => a - b)
    .flatMap((number) => {
      const frame = almanac.findFrame(number);
      if (!frame) return [];
      const window = rule.kala && getKalaWindow(almanac, frame, rule.kala);
      const startJd = window && event ? Math.max(window.startJd, event.startJd) : 0;
      const endJd = window && event ? Math.min(window.endJd, event.endJd) : 0;
      return [
        {
          dayNumber: number,
          sunriseJd: frame.sunriseJd,
          sunsetJd: frame.sunsetJd,
          window,
          tithiInWindow: startJd < endJd ? { startJd, endJd } : null,
        },
      ];
    });
}

/** The date nearest to another. */
function findNearest(festivals: readonly Festival[], { id, tradition, dayNumber }: Festival): number | null {
  const days = festivals.filter((other) => other.id === id && other.tradition === tradition);
  const nearest = days.toSorted((a, b) => Math.abs(a.dayNumber - dayNumber) - Math.abs(b.dayNumber - dayNumber))[0];
  return nearest && Math.abs(nearest.dayNumber - dayNumber) <= 20 ? nearest.dayNumber : null;
}

/** The date of a festival at the reference place; `null` if it has none within twenty days. */
export function findReferenceDay(reference: Almanac, festival: Festival): number | null {
  return findNearest(listFestivals(reference), festival);
}

/**
 * All dates of a festival in a year at a place, each with its proof: the window of the day and of both its neighbours,
 * what the tithi has of each, the date of the reference place, and the dates kept by other traditions with their reasons.
 * Empty if the festival is not kept in that year (one may be missed in the civil year, and twice in another).
 *
 * @throws UnknownFestivalError if there is no such id
 * @throws RangeError for a year outside the ephemeris' range
 */
export function explainFestival(almanac: Almanac, reference: Almanac, id: string): FestivalProof[] {
  const found = listFestivals(almanac).filter((festival) => festival.id === id);
  if (found.length === 0 && !isFestivalId(id)) throw new UnknownFestivalError(`there is no festival ${id}`);
  return found.map((festival) => ({
    festival,
    days: explainDays(almanac, festival),
    referenceDay: findReferenceDay(reference, festival),
    others: listDisputes(almanac, festival),
    closeCall: findCloseCall(almanac, festival),
  }));
}
