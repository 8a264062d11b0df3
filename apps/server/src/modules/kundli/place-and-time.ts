import type { birthRequestSchema, Notice } from "@lagna/contract";
import {
  type CityClock,
  cityClock,
  cityClockAt,
  type DateLineMove,
  dateLineMoveBefore,
  type WallClock,
  findCountry,
  type Gazetteer,
  localToUtc,
  type LocalTimeResult,
  type PlaceInHindi,
  UnknownZoneError,
  zoneOf,
} from "@lagna/places";
import type { z } from "zod";
import { AppError, invalidField } from "../../errors.ts";

export type BirthInput = z.output<typeof birthRequestSchema>;

export interface BirthPlace {
  readonly city: string;
  readonly country: string;
  readonly state: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly timeZone: string;
  /** In Devanagari, as far as names are known. */
  readonly hindi: PlaceInHindi | null;
}

export interface BirthMoment {
  readonly place: BirthPlace;
  readonly time: LocalTimeResult;
  /** Just before, where a zone's clock was read. */
  readonly dateLineMoved: DateLineMove | undefined;
  readonly notices: readonly Notice[];
}

/** What a person writes as `time_zone` to have the Sun's mean time of the place itself. */
const LOCAL_MEAN_TIME = "LMT";

interface FoundPlace {
  readonly place: BirthPlace;
  readonly notices: readonly Notice[];
}

/** Coordinates are the person's own word: nothing is looked up but the zone of that point, and what Hindi calls a city of the name there. */
function placeAt(gazetteer: Gazetteer, birth: BirthInput, latitude: number, longitude: number): FoundPlace {
  const { city, country } = birth;
  const { zone, others } = zoneOf(latitude, longitude);
  const place = {
    city,
    country: findCountry(country)?.name ?? country,
    state: null,
    latitude,
    longitude,
    timeZone: zone,
    hindi: gazetteer.inHindi({ city, country, latitude, longitude }),
  };
  const zoneChosen = birth.utc_offset === undefined && birth.time_zone === undefined;
  return { place, notices: zoneChosen && others.length > 0 ? [severalZones(zone, others)] : [] };
}

function severalZones(zone: string, others: readonly string[]): Notice {
  const list = others.join(", ");
  return {
    code: "zone_ambiguous",
    params: { zone, others: list },
  };
}

async function lookedUp(gazetteer: Gazetteer, { city, country }: BirthInput): Promise<FoundPlace> {
  if (!findCountry(country)) throw invalidField("country", "country_unknown");
  const found = await gazetteer.resolvePlace({ city, country }).catch((cause: unknown) => {
    throw new AppError("places_unavailable", { cause, retryAfterSeconds: 30 });
  });
  if (!found) throw invalidField("city", "city_unknown");
  const { name, state, timeZone, latitude, longitude, country: countryName } = found.place;
  const hindi = gazetteer.inHindi({ city: name, country, latitude, longitude });
  return {
    place: { city: name, country: countryName, state, latitude, longitude, timeZone, hindi },
    notices: found.notices,
  };
}

async function placeOf(gazetteer: Gazetteer, birth: BirthInput): Promise<FoundPlace> {
  const { latitude, longitude } = birth;
  return latitude !== undefined && longitude !== undefined
    ? placeAt(gazetteer, birth, latitude, longitude)
    : lookedUp(gazetteer, birth);
}

/** The clock the birth time was read by: a stated offset wins, then a stated zone or city's clock, then the place's own. */
function clockOf(birth: BirthInput, place: BirthPlace): WallClock {
  if (birth.utc_offset !== undefined) return { offset: birth.utc_offset };
  const { time_zone } = birth;
  if (time_zone === undefined) return { zone: place.timeZone };
  if (time_zone.toUpperCase() === LOCAL_MEAN_TIME) return { localMeanTimeAt: place.longitude };
  const city = cityClock(time_zone);
  return city === null ? { zone: time_zone } : { offset: city.offset };
}

function readClock(birth: BirthInput, clock: WallClock): LocalTimeResult {
  const { year, month, day, hour, minute, second = 0 } = birth;
  try {
    return localToUtc({ year, month, day, hour, minute, second }, clock);
  } catch (error) {
    if (error instanceof UnknownZoneError) throw invalidField("time_zone", "time_zone_unknown");
    throw error;
  }
}

/** Said where the person's own clock is not the one the place's history has: they may know better, or have slipped. */
function clockNotices(birth: BirthInput, clock: WallClock, place: BirthPlace, chosen: LocalTimeResult): Notice[] {
  if ("zone" in clock && clock.zone === place.timeZone) return cityNotices(birth, place, chosen);
  const asked = birth.utc_offset === undefined ? cityClock(birth.time_zone ?? "") : null;
  if (asked !== null) return [cityChosen(asked, chosen)];
  if ("localMeanTimeAt" in clock) {
    return [{ code: "local_mean_time_chosen", params: { utc_offset: chosen.offset } }];
  }
  const own = readClock(birth, { zone: place.timeZone });
  if (own.offsetSeconds === chosen.offsetSeconds) return [];
  const params = { zone: place.timeZone, utc_offset: chosen.offset, zone_utc_offset: own.offset };
  return [{ code: "offset_differs", params }];
}

/** India's standard time: what a city's own clock was kept beside. In the war all clocks went by the government's. */
const INDIAN_STANDARD_TIME = "IST";

/** Where many clocks went by the city's own time: both are named, and how to ask for the other. */
function cityNotices(birth: BirthInput, place: BirthPlace, chosen: LocalTimeResult): Notice[] {
  const city = cityClockAt(place, birth.year);
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

function cityChosen({ name, id }: CityClock, chosen: LocalTimeResult): Notice {
  return { code: "city_clock_chosen", params: { clock: id, city_clock: name, utc_offset: chosen.offset } };
}

/**
 * Before its zone had a standard time each place kept its own mean time, not that of the zone's main city: Pune in 1850 was an hour behind
 * Calcutta. Where nothing else was asked for, that is what the birth is read by.
 */
function beforeStandardTime(birth: BirthInput, place: BirthPlace, time: LocalTimeResult): LocalTimeResult {
  const asked = birth.utc_offset !== undefined || birth.time_zone !== undefined;
  if (asked || time.abbreviation !== LOCAL_MEAN_TIME) return time;
  const own = readClock(birth, { localMeanTimeAt: place.longitude });
  const params = { zone: place.timeZone, utc_offset: own.offset, zone_utc_offset: time.offset };
  return { ...own, zone: place.timeZone, notices: [{ code: "local_mean_time_own", params }] };
}

/**
 * Where and when a birth was, from what was typed.
 * @throws AppError invalid_input naming `city`, `country` or `time_zone`
 */
export async function placeAndTime(gazetteer: Gazetteer, birth: BirthInput): Promise<BirthMoment> {
  const { place, notices } = await placeOf(gazetteer, birth);
  const clock = clockOf(birth, place);
  const time = beforeStandardTime(birth, place, readClock(birth, clock));
  const shown = { ...place, timeZone: time.zone ?? place.timeZone };
  const dateLineMoved = (time.zone !== null && dateLineMoveBefore(time.zone, time.epochMilliseconds)) || undefined;
  const said = [...notices, ...time.notices, ...clockNotices(birth, clock, place, time)];
  return { place: shown, time, dateLineMoved, notices: said };
}
