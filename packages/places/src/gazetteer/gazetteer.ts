import { findCountry } from "../countries/countries.ts";
import { inHindi, type PlaceInHindi } from "./in-hindi.ts";
import { type IndexFolders, type OpenIndex, openIndex } from "./open.ts";
import type { Place } from "./place.ts";
import { type PlaceRequest, type ResolvedPlace, resolve } from "./resolve.ts";
import { PlaceSearch } from "./search.ts";
import { MisspeltNames } from "../recognise/misspelt.ts";
import type { RecogniseParts } from "../recognise/message.ts";
import { type Recognised, recognise } from "../recognise/recognise.ts";
import { Regions } from "../recognise/regions.ts";
import type { Stretch } from "../recognise/stretch.ts";

export interface SearchOptions {
  /** A name or ISO code; an unknown one finds nothing. Empty or absent: the whole world. */
  readonly country?: string | undefined;
  /** 1 to 100; 8 where absent. */
  readonly limit?: number | undefined;
}

/** The offline gazetteer. Everything waits for the index where it is still being built. */
export interface Gazetteer {
  /** Resolves when searches are answered at once; starts the build where need be. A failed build is tried anew by the next call. */
  ready(): Promise<void>;
  /**
   * Places for a name typed so far, best match first: whole main name, whole other name, beginning of either, beginning of a word;
   * the most populous first within each. "Rampur, Uttar Pradesh" narrows by state or district. Never throws for any text.
   */
  searchPlaces(text: string, options?: SearchOptions): Promise<Place[]>;
  /** The one place a person's city and country mean, or null; see `ResolvedPlace`. */
  resolvePlace(request: PlaceRequest): Promise<ResolvedPlace | null>;
  /**
   * The town named among the words of a message; see `recognise`.
   * @param home ISO codes of the countries that are looked in first
   */
  recognisePlace(stretches: readonly Stretch[], home: readonly string[]): Promise<Recognised>;
  /**
   * What Hindi calls a city of that name, near the coordinates where they are given. Waits for nothing: null until a first search or
   * `ready` has opened the index.
   */
  inHindi(request: PlaceRequest): PlaceInHindi | null;
  close(): void;
}

const MAX_LIMIT = 100;

/**
 * @param options.cacheDir where the index (145 MB) is kept between starts; without it one is built for this process alone.
 * @param options.builtDir where one may lie that was made beforehand (`npm start` does).
 * Nothing is read or built before the first call.
 */
export function openGazetteer(folders: IndexFolders = {}): Gazetteer {
  const abort = new AbortController();
  let open: PlaceSearch | null = null;
  let opening: Promise<{ index: OpenIndex; search: PlaceSearch; recogniser: RecogniseParts }> | undefined;

  const opened = () => {
    opening ??= openIndex(folders, abort.signal).then((index) => {
      if (abort.signal.aborted) {
        index.close();
        abort.signal.throwIfAborted();
      }
      // Country names take a tenth of a second to gather: here, rather than in the first search.
      findCountry("");
      const search = new PlaceSearch(index.db);
      open = search;
      const recogniser = { search, misspelt: new MisspeltNames(index.db), regions: new Regions(index.db) };
      return { index, search, recogniser };
    });
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };

  return {
    ready: async () => void (await opened()),
    async searchPlaces(text, { country = "", limit = 8 } = {}) {
      const { search } = await opened();
      const code = country.trim() === "" ? "" : findCountry(country)?.code;
      if (code === undefined) return [];
      return search
        .search(text, code, Math.min(Math.max(1, Math.trunc(limit) || 1), MAX_LIMIT))
        .map((hit) => hit.place);
    },
    async resolvePlace(request) {
      const { search } = await opened();
      return resolve(search, request);
    },
    async recognisePlace(stretches, home) {
      const { recogniser } = await opened();
      return recognise(stretches, home, recogniser);
    },
    inHindi: (request) => (open ? inHindi(open, request) : null),
    close() {
      open = null;
      abort.abort(new Error("The gazetteer is closed"));
      void opening?.then(({ index }) => index.close()).catch(() => undefined);
      opening = undefined;
    },
  };
}
