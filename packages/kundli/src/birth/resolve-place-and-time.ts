import type { birthRequestSchema, Notice } from "@lagna/contract";
import {
  type DateLineChange,
  findDateLineChangeBefore,
  findCountry,
  getZoneTimeType,
  type LocalTimeResult,
  type HindiPlaceName,
  type Place,
  type PlaceNotice,
  UnknownZoneError,
  type ZoneLookup,
} from "@lagna/places/core";
import type { z } from "zod";
import { createBirthInputError } from "./birth-input-error.ts";
import { readBirthClock } from "./read-birth-clock.ts";
import { createCalendarNotices, findJulianDate } from "./to-gregorian-date.ts";

export type BirthInput = z.output<typeof birthRequestSchema>;

/** Where places are looked up: the offline gazetteer, or what a page knows of the place that was chosen on it. */
export interface PlaceLookup {
  /** The one place meant by a name, or null. */
  resolvePlace(request: {
    readonly city: string;
    readonly country: string;
  }): Promise<{ readonly place: Place; readonly notices: readonly PlaceNotice[] } | null>;
  findPlace(id: number): Promise<Place | null>;
  findHindiName(place: {
    readonly city: string;
    readonly country: string;
    readonly latitude: number;
    readonly longitude: number;
  }): HindiPlaceName | null;
  /** The zone at a point in degrees. */
  findZone(latitude: number, longitude: number): ZoneLookup;
}

export interface BirthPlace {
  readonly city: string;
  readonly country: string;
  readonly state: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly timeZone: string;
  /** Names in Devanagari, as far as known. */
  readonly hindi: HindiPlaceName | null;
}

export interface BirthMoment {
  readonly place: BirthPlace;
  readonly time: LocalTimeResult;
  /** A change of date line shortly before, if a zone's clock was read. */
  readonly dateLineMoved: DateLineChange | undefined;
  /** The date by the Julian calendar, if it was given by that one. */
  readonly julianDate: string | null;
  readonly notices: readonly Notice[];
}

interface ResolvedPlace {
  readonly place: BirthPlace;
  readonly notices: readonly Notice[];
}

/** Typed coordinates are used as they are; only the zone of the point and the Hindi name of a city of that name there are looked up. */
function resolveCoordinates(
  places: PlaceLookup,
  birth: BirthInput,
  latitude: number,
  longitude: number,
): ResolvedPlace {
  const { city, country } = birth;
  const { zone, others } = places.findZone(latitude, longitude);
  const place = {
    city,
    country: findCountry(country)?.name ?? country,
    state: null,
    latitude,
    longitude,
    timeZone: zone,
    hindi: places.findHindiName({ city, country, latitude, longitude }),
  };
  const zoneChosen = birth.utc_offset === undefined && birth.time_zone === undefined;
  return { place, notices: zoneChosen && others.length > 0 ? [createSeveralZonesNotice(zone, others)] : [] };
}

function createSeveralZonesNotice(zone: string, others: readonly string[]): Notice {
  const list = others.join(", ");
  return {
    code: "zone_ambiguous",
    params: { zone, others: list },
  };
}

export async function lookUpPlace(
  places: PlaceLookup,
  { city, country }: Pick<BirthInput, "city" | "country">,
): Promise<ResolvedPlace> {
  if (!findCountry(country)) throw createBirthInputError("country", "country_unknown");
  const found = await places.resolvePlace({ city, country });
  if (!found) throw createBirthInputError("city", "city_unknown");
  const { name, state, timeZone, latitude, longitude, country: countryName } = found.place;
  const hindi = places.findHindiName({ city: name, country, latitude, longitude });
  return {
    place: { city: name, country: countryName, state, latitude, longitude, timeZone, hindi },
    notices: found.notices,
  };
}

async function resolvePlace(places: PlaceLookup, birth: BirthInput): Promise<ResolvedPlace> {
  const { latitude, longitude } = birth;
  return latitude !== undefined && longitude !== undefined
    ? resolveCoordinates(places, birth, latitude, longitude)
    : lookUpPlace(places, birth);
}

/**
 * Resolves the typed place and time of a birth.
 * @throws BirthInputError naming `city`, `country` or `time_zone`
 */
export async function resolvePlaceAndTime(places: PlaceLookup, birth: BirthInput): Promise<BirthMoment> {
  const { place, notices } = await resolvePlace(places, birth);
  const { time, notices: clockNotices } = readBirthClock(birth, place);
  const shown = { ...place, timeZone: time.zone ?? place.timeZone };
  const dateLineMoved =
    (time.zone !== null && findDateLineChangeBefore(time.zone, time.epochMilliseconds)) || undefined;
  const allNotices = [...notices, ...createCalendarNotices(birth), ...clockNotices];
  return { place: shown, time, dateLineMoved, julianDate: findJulianDate(birth), notices: allNotices };
}

/** A place by its id, its name, or coordinates with the zone there unless another is named. */
export interface PlaceInput {
  readonly place_id?: number | undefined;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly time_zone?: string | undefined;
}

/** @throws BirthInputError naming `place_id` for one that does not exist */
export async function findPlaceById(places: PlaceLookup, id: number): Promise<BirthPlace> {
  const found = await places.findPlace(id);
  if (!found) throw createBirthInputError("place_id", "place_unknown");
  const { name: city, country, state, latitude, longitude, timeZone } = found;
  const hindi = places.findHindiName({ city, country, latitude, longitude });
  return { city, country, state, latitude, longitude, timeZone, hindi };
}

async function findPlace(places: PlaceLookup, input: PlaceInput): Promise<BirthPlace> {
  const { place_id: id, city = "", country = "", latitude, longitude } = input;
  if (id !== undefined) return findPlaceById(places, id);
  if (latitude === undefined || longitude === undefined) return (await lookUpPlace(places, { city, country })).place;
  const timeZone = input.time_zone ?? places.findZone(latitude, longitude).zone;
  return { city, country, state: null, latitude, longitude, timeZone, hindi: null };
}

/**
 * The place of a known instant, and the offset of its clock then.
 * @throws BirthInputError naming `place_id`, `city`, `country` or `time_zone`
 */
export async function resolvePlaceAt(
  places: PlaceLookup,
  input: PlaceInput,
  epochMilliseconds: number,
): Promise<{ readonly place: BirthPlace; readonly offsetSeconds: number }> {
  const found = await findPlace(places, input);
  const place = { ...found, timeZone: input.time_zone ?? found.timeZone };
  try {
    return { place, offsetSeconds: getZoneTimeType(place.timeZone, epochMilliseconds).offsetSeconds };
  } catch (error) {
    if (error instanceof UnknownZoneError) throw createBirthInputError("time_zone", "time_zone_unknown");
    throw error;
  }
}
