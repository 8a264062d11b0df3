import type { AlmanacPort, AskedPlace, EclipseOfPlace } from "@lagna/astrologer";
import {
  eclipseQuerySchema,
  type MuhurtaPersonInput,
  muhurtaRequestSchema,
  panchangMonthQuerySchema,
  panchangQuerySchema,
} from "@lagna/contract";
import type { DayJson, MuhurtasJson, ShortDayJson } from "@lagna/panchang";
import type { Clock } from "../time/clock.ts";
import { AppError } from "../errors/app-error.ts";
import type { AlmanacService, CacheableResponse, PlaceRequest } from "../modules/almanac/service.ts";
import { createNamedPlaceFinder, type NamedPlaceTowns } from "./find-named-place.ts";

interface ChatAlmanacParts {
  readonly almanac: Pick<
    AlmanacService,
    "places" | "readToday" | "day" | "month" | "eclipse" | "findFestivalDate" | "searchMuhurtas"
  >;
  readonly towns: NamedPlaceTowns;
  readonly clock: Clock;
}

/** Ujjain, from which India counts its longitudes, if neither a message nor a chart names a place. */
const INDIA: PlaceRequest = { latitude: 23.2, longitude: 75.8, time_zone: "Asia/Kolkata" };

const toRequest = ({ key }: AskedPlace): PlaceRequest => JSON.parse(key) as PlaceRequest;
const readBytes = <Data>(bytes: Uint8Array): Data =>
  (JSON.parse(new TextDecoder().decode(bytes)) as { data: Data }).data;
/** The values of a request as those of an address, which the schemas of the almanac's routes complete with its settings. */
const toQuery = (request: object): Record<string, string> =>
  Object.fromEntries(Object.entries(request).map(([key, value]) => [key, String(value)]));
const begin = async (): Promise<void> => undefined;

const compute = async (response: Promise<CacheableResponse>): Promise<Uint8Array> => (await response).compute(begin);

/** Returns `null` for a date that a place had not, or that the ephemeris does not reach. */
async function readOrNull<Data>(answer: Promise<Uint8Array>): Promise<Data | null> {
  try {
    return readBytes<Data>(await answer);
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_input") return null;
    throw error;
  }
}

/** The place of a birth, with the town as it was written: the nearest one that the index knows may be a suburb. */
export interface PlaceOfChart {
  readonly request: PlaceRequest;
  readonly town: string;
}

/** What the almanac takes from the chart that the conversation is about; `null` without one. */
interface ChartOfTalk {
  readonly readPlace: () => Promise<PlaceOfChart | null>;
  /** `null` also where the birth time leaves the star of the Moon open. */
  readonly readMoon: () => Promise<MuhurtaPersonInput | null>;
}

/** The almanac of the product for the questions of a conversation: the same days as its pages. */
export function createChatAlmanac({ almanac, towns, clock }: ChatAlmanacParts) {
  const findNamedPlace = createNamedPlaceFinder(towns);

  async function namePlace(request: PlaceRequest): Promise<AskedPlace> {
    const { name: en } = await almanac.places.resolve(request, "en");
    const { name: hi } = await almanac.places.resolve(request, "hi");
    return { key: JSON.stringify(request), name: { en, hi, hg: en } };
  }

  async function namePlaceOfBirth({ request, town }: PlaceOfChart): Promise<AskedPlace> {
    const nearest = await namePlace(request);
    return nearest.name.en === town ? nearest : { ...nearest, name: { en: town, hi: town, hg: town } };
  }

  return (ofChart: ChartOfTalk): AlmanacPort => ({
    now: clock().getTime(),
    findPlace: async (texts) => {
      for (const text of texts) {
        const named = await findNamedPlace(text);
        if (named !== null) return { ...(await namePlace({ place_id: named })), namedBy: text };
      }
      const ofBirth = await ofChart.readPlace();
      return ofBirth ? namePlaceOfBirth(ofBirth) : namePlace(INDIA);
    },
    readToday: (place) => almanac.readToday(toRequest(place)),
    readDay: (place, date) =>
      readOrNull<DayJson>(
        compute(almanac.day(panchangQuerySchema.parse(toQuery({ ...toRequest(place), date })), "en")),
      ),
    readMonth: async (place, month) =>
      (
        await readOrNull<{ days: readonly ShortDayJson[] }>(
          compute(almanac.month(panchangMonthQuerySchema.parse(toQuery({ ...toRequest(place), month })), "en")),
        )
      )?.days ?? [],
    findEclipse: (place, date) =>
      readOrNull<EclipseOfPlace>(
        compute(almanac.eclipse(eclipseQuerySchema.parse(toQuery({ ...toRequest(place), date })), "en")),
      ),
    findGoodTimes: async (place, { activity, from, until, isForWriter }) => {
      const moon = isForWriter ? await ofChart.readMoon() : null;
      const input = { activity, from, until, place: toRequest(place) };
      const search = { ...muhurtaRequestSchema.parse(input), people: moon ? [moon] : [] };
      return readOrNull<MuhurtasJson>(almanac.searchMuhurtas(search, "en"));
    },
    findFestival: (place, asked) => almanac.findFestivalDate(toRequest(place), asked),
  });
}
export type OpenChatAlmanac = ReturnType<typeof createChatAlmanac>;
