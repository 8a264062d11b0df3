import type { Place } from "@lagna/contract";

/** As `tools/write-largest-towns.ts` writes it, largest first. */
interface TownList {
  readonly zones: readonly string[];
  /** English names by ISO code. */
  readonly countries: Readonly<Record<string, string>>;
  readonly towns: readonly (readonly [
    id: number,
    name: string,
    state: string,
    countryCode: string,
    latitude: number,
    longitude: number,
    population: number,
    zone: number,
  ])[];
}

const MAX_FOUND = 8;

/** Letters without accents, in lower case: "São Paulo" → "sao paulo". */
const normalise = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .trim();

let loading: Promise<readonly Place[]> | null = null;

async function loadTowns(): Promise<readonly Place[]> {
  const { zones, countries, towns } = (await import("./largest-towns.json")).default as unknown as TownList;
  return towns.map(([id, name, state, countryCode, latitude, longitude, population, zone]) => ({
    id,
    name,
    matched: null,
    state: state === "" ? null : state,
    district: null,
    country: countries[countryCode] ?? countryCode,
    country_code: countryCode,
    latitude,
    longitude,
    population,
    time_zone: zones[zone] ?? "Etc/UTC",
  }));
}

/** The four thousand largest towns, half of them in India; fetched once. @throws what fetching it throws */
export function fetchLargestTowns(): Promise<readonly Place[]> {
  loading ??= loadTowns().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * Towns whose name begins with the text, largest first. For where the server cannot be asked: it knows two hundred thousand, and their other names.
 * @param country a name or code; empty for all
 */
export async function findLargestTowns(text: string, country: string): Promise<readonly Place[]> {
  const [wanted, of] = [normalise(text), normalise(country)];
  const isOf = ({ country: name, country_code: code }: Place): boolean =>
    of === "" || normalise(name) === of || code.toLowerCase() === of;
  const towns = await fetchLargestTowns();
  return towns.filter((town) => normalise(town.name).startsWith(wanted) && isOf(town)).slice(0, MAX_FOUND);
}

/** The town nearest to a point in degrees, for its time zone. */
export async function findNearestTown(latitude: number, longitude: number): Promise<Place> {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const measure = (town: Place): number => {
    const east = Math.abs(town.longitude - longitude);
    return (town.latitude - latitude) ** 2 + (Math.min(east, 360 - east) * narrowing) ** 2;
  };
  const towns = await fetchLargestTowns();
  return towns.reduce((nearest, town) => (measure(town) < measure(nearest) ? town : nearest));
}
