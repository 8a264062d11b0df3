import type { Place } from "@lagna/places";
import type { Clock } from "../clock.ts";
import { JobPostponed } from "../jobs/job-handler.ts";
import type { PlacesService } from "../modules/places/service.ts";
import type { RemainingStretch } from "./birth-text/collect-place-and-name-words.ts";
import type { Town } from "./partial-birth.ts";

export interface TownFinderParts {
  readonly places: Pick<PlacesService, "recognisePlaces">;
  readonly clock: Clock;
}

/** The town found in some words, and the words that remain. */
export type TownMatch =
  | { readonly kind: "one"; readonly town: Town; readonly rest: readonly RemainingStretch[] }
  | {
      readonly kind: "several";
      readonly towns: readonly Town[];
      readonly name: string;
      readonly rest: readonly RemainingStretch[];
    }
  | { readonly kind: "none"; readonly written: string | null; readonly rest: readonly RemainingStretch[] };

const PLACES_TIMEOUT_MS = 5_000;

const toTown = ({ name, state, country, latitude, longitude }: Place): Town => ({
  city: state === null || state === name ? name : `${name}, ${state}`,
  country,
  latitude,
  longitude,
});

/** Finds towns among the words of a message. */
export function createTownFinder({ places, clock }: TownFinderParts) {
  return {
    /**
     * Finds the town named in the remaining words of a birth. @param home countries that are searched first
     * @throws JobPostponed while the index of places is being built
     */
    findTown: async (stretches: readonly RemainingStretch[], home: readonly string[]): Promise<TownMatch> => {
      const found = await places.recognisePlaces(stretches, home);
      if (found === "preparing") throw new JobPostponed(new Date(clock().getTime() + PLACES_TIMEOUT_MS));
      if (found.kind === "none") return { ...found, rest: stretches };
      const rest = stretches.map((stretch, at) => ({
        ...stretch,
        words: stretch.words.filter(
          (_, word) => !found.spans.some(({ segment: of, from, until }) => of === at && word >= from && word < until),
        ),
      }));
      if (found.kind === "one") return { kind: "one", town: toTown(found.place), rest };
      const [span] = found.spans;
      const words = span ? (stretches[span.segment]?.words.slice(span.from, span.until) ?? []) : [];
      const name = words.map(({ text }) => text).join(" ");
      return { kind: "several", towns: found.places.map(toTown), name, rest };
    },
  };
}
export type TownFinder = ReturnType<typeof createTownFinder>;
