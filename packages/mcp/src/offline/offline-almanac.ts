import type { AlmanacQuery, MuhurtaInput, PanchangDay } from "@lagna/contract";
import { type Ephemeris, runAllSteps } from "@lagna/jyotish";
import {
  type AlmanacPlace,
  type AnswerFrame,
  composeDay,
  composeMuhurtas,
  composeProofInSteps,
  createAlmanac,
  createYearAlmanac,
  findMuhurtas,
  findRegionOfState,
  type MuhurtaPerson,
  parseDate,
  REFERENCE_PLACE,
  resolveAlmanacSettings,
} from "@lagna/panchang";
import { findZone, type Gazetteer, getZoneTimeType, type Place } from "@lagna/places";
import type { AlmanacPreset } from "@lagna/terms";
import type { McpEngine } from "../engine.ts";
import { ToolRefusal } from "../tool-refusal.ts";

type PlaceRequest = MuhurtaInput["place"];
type Frame = AnswerFrame & { readonly place: AlmanacPlace };

/** A tenth of a degree, as on the server. */
const CELLS_PER_DEGREE = 10;
const roundToCell = (degrees: number): number => Math.round(degrees * CELLS_PER_DEGREE) / CELLS_PER_DEGREE;
/** How far the nearest place may be that names a point, and tells its state. */
const MAX_KM = 60;

const findRegion = (place: Place | null): AlmanacPlace["region"] =>
  place?.countryCode === "IN" && place.state !== null ? findRegionOfState(place.state) : undefined;

const addClock = (place: Omit<AlmanacPlace, "findClockOffset">): AlmanacPlace => ({
  ...place,
  findClockOffset: (utcMilliseconds) => getZoneTimeType(place.timeZone, utcMilliseconds).offsetSeconds,
});

async function findAlmanacPlace(gazetteer: Gazetteer, request: PlaceRequest): Promise<AlmanacPlace> {
  const { place_id: id, latitude = 0, longitude = 0, time_zone: asked } = request;
  if (id !== undefined) {
    const place = await gazetteer.findPlace(id);
    if (!place) throw new ToolRefusal(`There is no place with the id ${id}.`);
    const { name, timeZone } = place;
    return addClock({
      name,
      latitude: place.latitude,
      longitude: place.longitude,
      timeZone,
      region: findRegion(place),
    });
  }
  const cell = { latitude: roundToCell(latitude), longitude: roundToCell(longitude) };
  const nearest = await gazetteer.findNearestPlace(cell, MAX_KM);
  const timeZone = asked ?? findZone(cell.latitude, cell.longitude).zone;
  return addClock({ ...cell, name: nearest?.name ?? "", timeZone, region: findRegion(nearest) });
}

/** The date on the clock of a place. */
const findToday = ({ findClockOffset }: AlmanacPlace): string =>
  new Date(Date.now() + findClockOffset(Date.now()) * 1000).toISOString().slice(0, 10);

/**
 * The answers of the almanac, computed here. Of the settings only the preset is read: the tools send no other. The answers are those that the
 * contract's schemas accept on the server; the presenters name tithis and the like as texts.
 */
export function createOfflineAlmanac(
  ephemeris: Ephemeris,
  gazetteer: Gazetteer,
): Pick<McpEngine, "readDay" | "readFestival" | "searchGoodDays"> {
  async function createFrame(
    place: PlaceRequest,
    preset: AlmanacPreset | undefined,
    tradition: AlmanacQuery["tradition"] = "all",
  ): Promise<Frame> {
    const settings = resolveAlmanacSettings({ ...(preset !== undefined && { preset }) });
    return {
      place: await findAlmanacPlace(gazetteer, place),
      settings,
      tradition,
      language: "en",
      engine: "offline",
    };
  }

  function openDays({ place, settings }: Frame, from: string, until: string) {
    try {
      return createAlmanac(ephemeris, place, settings, { fromDay: parseDate(from), untilDay: parseDate(until) });
    } catch (error) {
      if (error instanceof RangeError) throw new ToolRefusal(`The ephemeris does not reach ${from} to ${until}.`);
      throw error;
    }
  }

  return {
    readDay: async ({ date: asked, birth_nakshatra: nakshatra, birth_sign: sign, ...query }) => {
      const frame = await createFrame(query, query.preset, query.tradition);
      const date = asked ?? findToday(frame.place);
      const birth = nakshatra === undefined && sign === undefined ? null : { nakshatra, sign };
      const day = composeDay(openDays(frame, date, date), frame, birth);
      if (!day) throw new ToolRefusal(`${frame.place.name} had no ${date}.`);
      return day as PanchangDay;
    },
    readFestival: async ({ id, year }, query) => {
      const frame = await createFrame(query, query.preset, query.tradition);
      const openYear = (place: AlmanacPlace) => createYearAlmanac(ephemeris, place, frame.settings, year);
      const asked = { id, year, date: query.date ?? null };
      const openReference = () => openYear(REFERENCE_PLACE);
      const proof = runAllSteps(composeProofInSteps(openYear(frame.place), openReference, frame, asked));
      if (!proof) throw new ToolRefusal(`${id} has no date in ${year}.`);
      return proof;
    },
    searchGoodDays: async (search) => {
      const { activity, from, until, nights, min_minutes: minMinutes, limit } = search;
      const frame = await createFrame(search.place, search.settings?.preset);
      const people = search.people.map((person, index): MuhurtaPerson => {
        if ("birth" in person) throw new ToolRefusal("A person of a search is given by the star of the Moon.");
        const { nakshatra, sign } = person.moon;
        return { name: person.name ?? String(index + 1), nakshatra, sign };
      });
      const almanac = openDays(frame, from, until);
      const found = findMuhurtas(almanac, { activity, people, nights, minMinutes });
      return composeMuhurtas(almanac, found, frame, { activity, people, from, until, limit });
    },
  };
}
