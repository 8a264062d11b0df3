import { findCountry } from "../countries/countries.ts";
import { findHindiName } from "./find-hindi-name.ts";
import { type IndexDirectories, type OpenIndex, openIndex } from "./open-index.ts";
import type { HindiPlaceName, Place } from "./place.ts";
import { type PlaceRequest, type ResolvedPlace, resolvePlace } from "./resolve-place.ts";
import { PlaceSearch } from "./place-search.ts";
import { MisspeltNameIndex } from "../recognise/misspelt-name-index.ts";
import type { RecogniserResources } from "../recognise/message.ts";
import { findTownOfRegion } from "../recognise/find-town-of-region.ts";
import { type RecognisedPlace, recognisePlace } from "../recognise/recognise-place.ts";
import { Regions } from "../recognise/regions.ts";
import type { MessageSegment } from "../recognise/message-segment.ts";

export interface SearchOptions {
  /** A name or ISO code; an unknown one finds nothing. Empty or absent: worldwide. */
  readonly country?: string | undefined;
  /** 1 to 100; default 8. */
  readonly limit?: number | undefined;
  /**
   * ISO codes of the countries whose places come before others of the name, and in which a similar sound is enough;
   * default India.
   */
  readonly home?: readonly string[] | undefined;
}

const DEFAULT_HOME = ["IN"];

/** The offline gazetteer. All calls wait for the index if it is still being built. */
export interface Gazetteer {
  /**
   * Resolves when searches can be answered immediately; starts the build if necessary. The next call retries a failed
   * build.
   */
  ready(): Promise<void>;
  /**
   * Autocomplete: places for a partial name, best match first: whole main name, whole other name, prefix of either,
   * prefix of a word; by population within each. "Rampur, Uttar Pradesh" narrows by state or district, and a country in
   * the text excludes the others. A place abroad that only sounds similar is not found. Never throws for any text.
   */
  searchPlaces(text: string, options?: SearchOptions): Promise<Place[]>;
  /** The place with an id of a search result; null if there is none. */
  findPlace(id: number): Promise<Place | null>;
  /** The place nearest to a point in degrees, among those at most so many kilometres away; null if there is none. */
  findNearestPlace(
    point: { readonly latitude: number; readonly longitude: number },
    maxKm: number,
  ): Promise<Place | null>;
  /** The places of a country, by its ISO code, with the most inhabitants, largest first. */
  listLargestPlaces(countryCode: string, limit: number): Promise<Place[]>;
  /** The largest town of a state or country, by its name, home's states first; null if it has no such name, or is a city too: Delhi, Singapore. */
  findTownOfRegion(name: string): Promise<Place | null>;
  /** The large city abroad that a word in an Indian script spells letter by letter: "डलास"; null if there is none. */
  findCityInScript(word: string): Promise<Place | null>;
  /** The one place meant by a city and country, or null; see `ResolvedPlace`. */
  resolvePlace(request: PlaceRequest): Promise<ResolvedPlace | null>;
  /**
   * The town named among the words of a message; see `recognisePlace`.
   * @param home ISO codes of the countries that are searched first
   */
  recognisePlace(stretches: readonly MessageSegment[], home: readonly string[]): Promise<RecognisedPlace>;
  /**
   * The Hindi name of a city of that name, near the coordinates if given. Synchronous: null until a first search or
   * `ready` has opened the index.
   */
  findHindiName(request: PlaceRequest): HindiPlaceName | null;
  close(): void;
}

const MAX_LIMIT = 100;

/**
 * @param folders.cacheDir where the index (145 MB) is stored between starts; without it one is built for this process
 * only.
 * @param folders.builtDir where a prebuilt index may be found (`npm start` creates it).
 * @param folders.onProgress receives the progress of a build in percent
 * Nothing is read or built before the first call.
 */
export function openGazetteer(folders: IndexDirectories = {}): Gazetteer {
  const abort = new AbortController();
  let open: PlaceSearch | null = null;
  let opening: Promise<{ index: OpenIndex; search: PlaceSearch; recogniser: RecogniserResources }> | undefined;

  const opened = () => {
    opening ??= openIndex(folders, abort.signal).then((index) => {
      if (abort.signal.aborted) {
        index.close();
        abort.signal.throwIfAborted();
      }
      // Collecting country names takes a tenth of a second: done here, rather than in the first search.
      findCountry("");
      const search = new PlaceSearch(index.db);
      open = search;
      const recogniser = { search, misspelt: new MisspeltNameIndex(index.db), regions: new Regions(index.db) };
      return { index, search, recogniser };
    });
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };

  return {
    ready: async () => void (await opened()),
    async searchPlaces(text, { country = "", limit = 8, home = DEFAULT_HOME } = {}) {
      const { search } = await opened();
      const code = country.trim() === "" ? "" : findCountry(country)?.code;
      if (code === undefined) return [];
      return search
        .search(text, { countryCode: code, home }, Math.min(Math.max(1, Math.trunc(limit) || 1), MAX_LIMIT))
        .map((hit) => hit.place);
    },
    findPlace: async (id) => (await opened()).search.findById(id)?.place ?? null,
    findNearestPlace: async (point, maxKm) => (await opened()).search.findNearest(point, maxKm)?.place ?? null,
    listLargestPlaces: async (countryCode, limit) =>
      (await opened()).search.listLargest(countryCode, limit).map(({ place }) => place),
    findTownOfRegion: async (name) => findTownOfRegion(name, (await opened()).recogniser)?.place ?? null,
    findCityInScript: async (word) => (await opened()).search.findCityInScript(word)?.place ?? null,
    async resolvePlace(request) {
      const { search } = await opened();
      return resolvePlace(search, request);
    },
    async recognisePlace(stretches, home) {
      const { recogniser } = await opened();
      return recognisePlace(stretches, home, recogniser);
    },
    findHindiName: (request) => (open ? findHindiName(open, request) : null),
    close() {
      open = null;
      abort.abort(new Error("The gazetteer is closed"));
      void opening?.then(({ index }) => index.close()).catch(() => undefined);
      opening = undefined;
    },
  };
}
