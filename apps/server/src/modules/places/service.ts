import { setTimeout as sleep } from "node:timers/promises";
import {
  type Gazetteer,
  type LocalTimeResult,
  offsetAt,
  parseLocal,
  type Place,
  type PlaceInHindi,
  type Recognised,
  type Stretch,
  UnknownZoneError,
} from "@lagna/places";
import { AppError, invalidField } from "../../errors.ts";

/** Opening an index that is there takes a fifth of this. */
const PATIENCE_MS = 1_000;

export interface FoundPlace extends Place {
  readonly hindi: (PlaceInHindi & { readonly district: string | null }) | null;
}

export interface FoundPlaces {
  readonly places: readonly FoundPlace[];
  readonly preparing: boolean;
}

interface PlacesAsked {
  readonly q: string;
  readonly country?: string | undefined;
  readonly limit: number;
}

/** Completion of place names, and the clock a zone kept at a local time. */
export function placesService(gazetteer: Gazetteer) {
  /** A district is called as the town it has its name of, wherever that lies. */
  const inHindi = (place: Place): FoundPlace["hindi"] => {
    const { name, district, country, latitude, longitude } = place;
    const hindi = gazetteer.inHindi({ city: name, country, latitude, longitude });
    if (hindi === null || district === null) return hindi && { ...hindi, district: null };
    return { ...hindi, district: gazetteer.inHindi({ city: district, country })?.city ?? null };
  };

  /** What the gazetteer answers once it is ready; "preparing" while an index is still being made. */
  async function whenReady<Answer>(answer: () => Promise<Answer>): Promise<Answer | "preparing"> {
    const ready = gazetteer.ready().then(() => true);
    try {
      const isReady = await Promise.race([ready, sleep(PATIENCE_MS, false, { ref: false })]);
      return isReady ? await answer() : "preparing";
    } catch (cause) {
      throw new AppError("places_unavailable", { cause, retryAfterSeconds: 30 });
    }
  }

  return {
    /** Whoever types does not wait for an index that is still being made, as once after an installation; `preparing` says so. */
    search: async ({ q, country, limit }: PlacesAsked): Promise<FoundPlaces> => {
      const found = await whenReady(() => gazetteer.searchPlaces(q, { country, limit }));
      if (found === "preparing") return { places: [], preparing: true };
      return { places: found.map((place) => ({ ...place, hindi: inHindi(place) })), preparing: false };
    },

    /** The town named among the words of a message; `home` are the countries that are looked in first. */
    recognise: (stretches: readonly Stretch[], home: readonly string[]): Promise<Recognised | "preparing"> =>
      whenReady(() => gazetteer.recognisePlace(stretches, home)),

    /** @throws AppError invalid_input naming `local` or `time_zone`. */
    offset: ({ time_zone, local }: { time_zone: string; local: string }): LocalTimeResult => {
      const wall = parseLocal(local);
      if (!wall) throw invalidField("local", "local_time_form");
      try {
        return offsetAt(time_zone, wall);
      } catch (error) {
        if (error instanceof UnknownZoneError) throw invalidField("time_zone", "time_zone_unknown");
        if (error instanceof RangeError) throw invalidField("local", "local_time_impossible");
        throw error;
      }
    },
  };
}
export type PlacesService = ReturnType<typeof placesService>;
