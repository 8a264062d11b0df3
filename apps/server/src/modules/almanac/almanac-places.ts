import { findZone, getZoneStore, type Gazetteer, getZoneTimeType, type Place } from "@lagna/places";
import { type AlmanacPlace, findRegionOfState } from "@lagna/panchang";
import type { Language } from "@lagna/terms";
import { createInvalidFieldError } from "../../errors/app-error.ts";

/** A place as plain data, which can be passed to another thread. */
export type TaskPlace = Omit<AlmanacPlace, "findClockOffset">;

export interface PlaceRequest {
  readonly place_id?: number | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly time_zone?: string | undefined;
}

/** A tenth of a degree is 24 seconds of sunrise: less than the minute that is shown, and more than where a person lives. */
const CELLS_PER_DEGREE = 10;
export const roundCoordinate = (degrees: number): number => Math.round(degrees * CELLS_PER_DEGREE) / CELLS_PER_DEGREE;

/** How far the nearest place may be that tells the state of a point. */
const MAX_KM = 60;

const formatDegrees = (degrees: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(degrees).toFixed(1)}° ${degrees < 0 ? negative : positive}`;

const DIRECTIONS = {
  en: { latitude: ["N", "S"], longitude: ["E", "W"] },
  hi: { latitude: ["उ", "द"], longitude: ["पू", "प"] },
} as const;

const formatPoint = (latitude: number, longitude: number, language: Language): string =>
  `${formatDegrees(latitude, DIRECTIONS[language].latitude)}, ${formatDegrees(longitude, DIRECTIONS[language].longitude)}`;

/** The clock of a place, with the whole history of its zone. */
export const addClock = (place: TaskPlace): AlmanacPlace => ({
  ...place,
  findClockOffset: (utcMilliseconds) => getZoneTimeType(place.timeZone, utcMilliseconds).offsetSeconds,
});

/** The date on a place's clock. */
export function findToday({ timeZone }: Pick<TaskPlace, "timeZone">, now: Date): string {
  const { offsetSeconds } = getZoneTimeType(timeZone, now.getTime());
  return new Date(now.getTime() + offsetSeconds * 1000).toISOString().slice(0, 10);
}

/** The instant of a date and time on a place's clock; a time that the clock skips is as much later. */
export function findInstant(place: TaskPlace, date: string, time: string): number {
  const local = Date.parse(`${date}T${time}:00Z`);
  const { findClockOffset } = addClock(place);
  const guess = local - findClockOffset(local) * 1000;
  return local - findClockOffset(guess) * 1000;
}

function resolveZone(latitude: number, longitude: number, asked: string | undefined): string {
  if (asked === undefined) return findZone(latitude, longitude).zone;
  if (!getZoneStore().has(asked)) throw createInvalidFieldError("time_zone", "time_zone_unknown");
  return getZoneStore().zone(asked).name;
}

/** The places of the almanac: by the id of a search result, or by coordinates rounded to a tenth of a degree. */
export function createAlmanacPlaces(gazetteer: Gazetteer) {
  const nameOf = ({ name, country, latitude, longitude }: Place, language: Language): string =>
    (language === "hi" && gazetteer.findHindiName({ city: name, country, latitude, longitude })?.city) || name;

  const regionOf = (place: Place | null): AlmanacPlace["region"] =>
    place?.countryCode === "IN" && place.state !== null ? findRegionOfState(place.state) : undefined;

  return {
    /** @throws AppError invalid_input naming `place_id` or `time_zone`; 503 if places cannot be looked up */
    resolve: async (request: PlaceRequest, language: Language, field = ""): Promise<TaskPlace> => {
      const { place_id: id, latitude = 0, longitude = 0, time_zone: asked } = request;
      if (id !== undefined) {
        const place = await gazetteer.findPlace(id);
        if (!place) throw createInvalidFieldError(`${field}place_id`, "place_unknown");
        const name = nameOf(place, language);
        return {
          name,
          latitude: place.latitude,
          longitude: place.longitude,
          timeZone: place.timeZone,
          region: regionOf(place),
        };
      }
      const cell = { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
      // Everything is of the cell, so that all points in it have the same answer.
      const timeZone = resolveZone(cell.latitude, cell.longitude, asked);
      const nearest = await gazetteer.findNearestPlace(cell, MAX_KM);
      return {
        name: nearest ? nameOf(nearest, language) : formatPoint(cell.latitude, cell.longitude, language),
        ...cell,
        timeZone,
        region: regionOf(nearest),
      };
    },
  };
}
export type AlmanacPlaces = ReturnType<typeof createAlmanacPlaces>;
