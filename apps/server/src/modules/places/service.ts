import {
  type Gazetteer,
  type LocalTimeResult,
  resolveZoneTime,
  parseLocalDateTime,
  type Place,
  type HindiPlaceName,
  type RecognisedPlace,
  type MessageSegment,
  UnknownZoneError,
} from "@lagna/places";
import { AppError, createInvalidFieldError } from "../../errors/app-error.ts";

export interface FoundPlace extends Place {
  readonly hindi: (HindiPlaceName & { readonly district: string | null }) | null;
}

export interface FoundPlaces {
  readonly places: readonly FoundPlace[];
  readonly preparing: boolean;
}

interface PlacesQuery {
  readonly q: string;
  readonly country?: string | undefined;
  readonly limit: number;
}

/** Place name completion, and the UTC offset of a time zone at a local time. */
export function createPlacesService(gazetteer: Gazetteer) {
  /** A district gets the Hindi name of the town it is named after, wherever that town lies. */
  const inHindi = (place: Place): FoundPlace["hindi"] => {
    const { name, district, country, latitude, longitude } = place;
    const hindi = gazetteer.findHindiName({ city: name, country, latitude, longitude });
    if (hindi === null || district === null) return hindi && { ...hindi, district: null };
    return { ...hindi, district: gazetteer.findHindiName({ city: district, country })?.city ?? null };
  };

  /** The gazetteer's answer; "preparing" while its index is still being built. */
  async function lookUp<Answer>(answer: Promise<Answer>): Promise<Answer | "preparing"> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof AppError && error.code === "places_preparing") return "preparing";
      throw error;
    }
  }

  return {
    /** While the index is still being built (once after an installation), answers at once with `preparing: true`. */
    search: async ({ q, country, limit }: PlacesQuery): Promise<FoundPlaces> => {
      const found = await lookUp(gazetteer.searchPlaces(q, { country, limit }));
      if (found === "preparing") return { places: [], preparing: true };
      return { places: found.map((place) => ({ ...place, hindi: inHindi(place) })), preparing: false };
    },

    /** Finds the town named in the words of a message; countries in `home` are searched first. */
    recognisePlaces: (
      stretches: readonly MessageSegment[],
      home: readonly string[],
    ): Promise<RecognisedPlace | "preparing"> => lookUp(gazetteer.recognisePlace(stretches, home)),

    /** The largest town of the state or country of a name; null if it is none, or a city too. */
    findTownOfRegion: (name: string): Promise<Place | null | "preparing"> => lookUp(gazetteer.findTownOfRegion(name)),

    /** The large city abroad that a word in an Indian script spells; null if there is none. */
    findCityInScript: (word: string): Promise<Place | null | "preparing"> => lookUp(gazetteer.findCityInScript(word)),

    /** @throws AppError invalid_input naming `local` or `time_zone`. */
    findOffset: ({ time_zone, local }: { time_zone: string; local: string }): LocalTimeResult => {
      const wall = parseLocalDateTime(local);
      if (!wall) throw createInvalidFieldError("local", "local_time_form");
      try {
        return resolveZoneTime(time_zone, wall);
      } catch (error) {
        if (error instanceof UnknownZoneError) throw createInvalidFieldError("time_zone", "time_zone_unknown");
        if (error instanceof RangeError) throw createInvalidFieldError("local", "local_time_impossible");
        throw error;
      }
    },
  };
}
export type PlacesService = ReturnType<typeof createPlacesService>;
