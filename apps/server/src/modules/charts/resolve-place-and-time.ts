import type { birthRequestSchema, Notice } from "@lagna/contract";
import {
  type CityClock,
  findCityClock,
  findCityClockAt,
  type DateLineChange,
  findDateLineChangeBefore,
  type WallClock,
  findCountry,
  type Gazetteer,
  convertLocalToUtc,
  getZoneTimeType,
  type LocalTimeResult,
  type HindiPlaceName,
  UnknownZoneError,
  findZone,
} from "@lagna/places";
import type { z } from "zod";
import { createInvalidFieldError } from "../../errors.ts";

export type BirthInput = z.output<typeof birthRequestSchema>;

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
  readonly notices: readonly Notice[];
}

/** Value of `time_zone` for the local mean time of the place. */
const LOCAL_MEAN_TIME = "LMT";

interface ResolvedPlace {
  readonly place: BirthPlace;
  readonly notices: readonly Notice[];
}

/** Typed coordinates are used as they are; only the zone of the point and the Hindi name of a city of that name there are looked up. */
function resolveCoordinates(
  gazetteer: Gazetteer,
  birth: BirthInput,
  latitude: number,
  longitude: number,
): ResolvedPlace {
  const { city, country } = birth;
  const { zone, others } = findZone(latitude, longitude);
  const place = {
    city,
    country: findCountry(country)?.name ?? country,
    state: null,
    latitude,
    longitude,
    timeZone: zone,
    hindi: gazetteer.findHindiName({ city, country, latitude, longitude }),
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
  gazetteer: Gazetteer,
  { city, country }: Pick<BirthInput, "city" | "country">,
): Promise<ResolvedPlace> {
  if (!findCountry(country)) throw createInvalidFieldError("country", "country_unknown");
  const found = await gazetteer.resolvePlace({ city, country });
  if (!found) throw createInvalidFieldError("city", "city_unknown");
  const { name, state, timeZone, latitude, longitude, country: countryName } = found.place;
  const hindi = gazetteer.findHindiName({ city: name, country, latitude, longitude });
  return {
    place: { city: name, country: countryName, state, latitude, longitude, timeZone, hindi },
    notices: found.notices,
  };
}

async function resolvePlace(gazetteer: Gazetteer, birth: BirthInput): Promise<ResolvedPlace> {
  const { latitude, longitude } = birth;
  return latitude !== undefined && longitude !== undefined
    ? resolveCoordinates(gazetteer, birth, latitude, longitude)
    : lookUpPlace(gazetteer, birth);
}

/** The clock of the birth time: a stated offset wins, then a stated zone or city clock, then the place's own. */
function chooseClock(birth: BirthInput, place: BirthPlace): WallClock {
  if (birth.utc_offset !== undefined) return { offset: birth.utc_offset };
  const { time_zone } = birth;
  if (time_zone === undefined) return { zone: place.timeZone };
  if (time_zone.toUpperCase() === LOCAL_MEAN_TIME) return { localMeanTimeAt: place.longitude };
  const city = findCityClock(time_zone);
  return city === null ? { zone: time_zone } : { offset: city.offset };
}

function readClock(birth: BirthInput, clock: WallClock): LocalTimeResult {
  const { year, month, day, hour, minute, second = 0 } = birth;
  try {
    return convertLocalToUtc({ year, month, day, hour, minute, second }, clock);
  } catch (error) {
    if (error instanceof UnknownZoneError) throw createInvalidFieldError("time_zone", "time_zone_unknown");
    throw error;
  }
}

/** Notices for a stated clock that differs from the place's history: the person may know better or be mistaken. */
function createClockNotices(birth: BirthInput, clock: WallClock, place: BirthPlace, chosen: LocalTimeResult): Notice[] {
  if ("zone" in clock && clock.zone === place.timeZone) return createCityNotices(birth, place, chosen);
  const cityClock = birth.utc_offset === undefined ? findCityClock(birth.time_zone ?? "") : null;
  if (cityClock !== null) return [createCityClockNotice(cityClock, chosen)];
  if ("localMeanTimeAt" in clock) {
    return [{ code: "local_mean_time_chosen", params: { utc_offset: chosen.offset } }];
  }
  const own = readClock(birth, { zone: place.timeZone });
  if (own.offsetSeconds === chosen.offsetSeconds) return [];
  const params = { zone: place.timeZone, utc_offset: chosen.offset, zone_utc_offset: own.offset };
  return [{ code: "offset_differs", params }];
}

/** Indian Standard Time, which some cities' own clocks ran parallel to. During the war all clocks followed the government's. */
const INDIAN_STANDARD_TIME = "IST";

/** Notices for places where many clocks showed the city's own time: names both times and how to choose the other. */
function createCityNotices(birth: BirthInput, place: BirthPlace, chosen: LocalTimeResult): Notice[] {
  const city = findCityClockAt(place, birth.year);
  if (city === null || chosen.abbreviation !== INDIAN_STANDARD_TIME) return [];
  const { id, name, until, offset } = city;
  const params = {
    clock: id,
    city_clock: name,
    until: String(until),
    utc_offset: chosen.offset,
    city_utc_offset: offset,
  };
  return [{ code: "city_clock", params }];
}

function createCityClockNotice({ name, id }: CityClock, chosen: LocalTimeResult): Notice {
  return { code: "city_clock_chosen", params: { clock: id, city_clock: name, utc_offset: chosen.offset } };
}

/**
 * Before its zone had a standard time, each place used its own mean time, not that of the zone's main city: Pune in 1850 was an hour behind
 * Calcutta. The birth is read by local mean time unless another clock was requested.
 */
function applyLocalMeanTime(birth: BirthInput, place: BirthPlace, time: LocalTimeResult): LocalTimeResult {
  const clockIsStated = birth.utc_offset !== undefined || birth.time_zone !== undefined;
  if (clockIsStated || time.abbreviation !== LOCAL_MEAN_TIME) return time;
  const own = readClock(birth, { localMeanTimeAt: place.longitude });
  const params = { zone: place.timeZone, utc_offset: own.offset, zone_utc_offset: time.offset };
  return { ...own, zone: place.timeZone, notices: [{ code: "local_mean_time_own", params }] };
}

/**
 * Resolves the typed place and time of a birth.
 * @throws AppError invalid_input naming `city`, `country` or `time_zone`
 */
export async function resolvePlaceAndTime(gazetteer: Gazetteer, birth: BirthInput): Promise<BirthMoment> {
  const { place, notices } = await resolvePlace(gazetteer, birth);
  const clock = chooseClock(birth, place);
  const time = applyLocalMeanTime(birth, place, readClock(birth, clock));
  const shown = { ...place, timeZone: time.zone ?? place.timeZone };
  const dateLineMoved =
    (time.zone !== null && findDateLineChangeBefore(time.zone, time.epochMilliseconds)) || undefined;
  const allNotices = [...notices, ...time.notices, ...createClockNotices(birth, clock, place, time)];
  return { place: shown, time, dateLineMoved, notices: allNotices };
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

/** @throws AppError invalid_input naming `place_id` for one that does not exist; 503 if places cannot be looked up */
export async function findPlaceById(gazetteer: Gazetteer, id: number): Promise<BirthPlace> {
  const found = await gazetteer.findPlace(id);
  if (!found) throw createInvalidFieldError("place_id", "place_unknown");
  const { name: city, country, state, latitude, longitude, timeZone } = found;
  const hindi = gazetteer.findHindiName({ city, country, latitude, longitude });
  return { city, country, state, latitude, longitude, timeZone, hindi };
}

async function findPlace(gazetteer: Gazetteer, input: PlaceInput): Promise<BirthPlace> {
  const { place_id: id, city = "", country = "", latitude, longitude } = input;
  if (id !== undefined) return findPlaceById(gazetteer, id);
  if (latitude === undefined || longitude === undefined) return (await lookUpPlace(gazetteer, { city, country })).place;
  const timeZone = input.time_zone ?? findZone(latitude, longitude).zone;
  return { city, country, state: null, latitude, longitude, timeZone, hindi: null };
}

/**
 * The place of a known instant, and the offset of its clock then.
 * @throws AppError invalid_input naming `place_id`, `city`, `country` or `time_zone`
 */
export async function resolvePlaceAt(
  gazetteer: Gazetteer,
  input: PlaceInput,
  epochMilliseconds: number,
): Promise<{ readonly place: BirthPlace; readonly offsetSeconds: number }> {
  const found = await findPlace(gazetteer, input);
  const place = { ...found, timeZone: input.time_zone ?? found.timeZone };
  try {
    return { place, offsetSeconds: getZoneTimeType(place.timeZone, epochMilliseconds).offsetSeconds };
  } catch (error) {
    if (error instanceof UnknownZoneError) throw createInvalidFieldError("time_zone", "time_zone_unknown");
    throw error;
  }
}
