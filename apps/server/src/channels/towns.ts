import type { Place } from "@lagna/places";
import type { Clock } from "../clock.ts";
import { JobNotYet } from "../jobs/handler.ts";
import type { PlacesService } from "../modules/places/service.ts";
import type { LeftStretch } from "./birth-text/words-left.ts";
import type { Town } from "./typed-birth.ts";

export interface TownsParts {
  readonly places: Pick<PlacesService, "recognise">;
  readonly clock: Clock;
}

/** What words say of a town, with the words that are left then. */
export type FoundTown =
  | { readonly kind: "one"; readonly town: Town; readonly rest: readonly LeftStretch[] }
  | {
      readonly kind: "several";
      readonly towns: readonly Town[];
      readonly name: string;
      readonly rest: readonly LeftStretch[];
    }
  | { readonly kind: "none"; readonly written: string | null; readonly rest: readonly LeftStretch[] };

const PLACES_WAIT_MS = 5_000;

const townOf = ({ name, state, country, latitude, longitude }: Place): Town => ({
  city: state === null || state === name ? name : `${name}, ${state}`,
  country,
  latitude,
  longitude,
});

/** Towns among the words of a message. */
export function towns({ places, clock }: TownsParts) {
  return {
    /**
     * The town that is named in what was left of a birth. @param home the countries that are looked in first
     * @throws JobNotYet while places cannot be searched yet
     */
    named: async (left: readonly LeftStretch[], home: readonly string[]): Promise<FoundTown> => {
      const found = await places.recognise(left, home);
      if (found === "preparing") throw new JobNotYet(new Date(clock().getTime() + PLACES_WAIT_MS));
      if (found.kind === "none") return { ...found, rest: left };
      const rest = left.map((stretch, at) => ({
        ...stretch,
        words: stretch.words.filter(
          (_, word) => !found.spans.some(({ stretch: of, from, until }) => of === at && word >= from && word < until),
        ),
      }));
      if (found.kind === "one") return { kind: "one", town: townOf(found.place), rest };
      const [span] = found.spans;
      const words = span ? (left[span.stretch]?.words.slice(span.from, span.until) ?? []) : [];
      const name = words.map(({ text }) => text).join(" ");
      return { kind: "several", towns: found.places.map(townOf), name, rest };
    },
  };
}
export type Towns = ReturnType<typeof towns>;
