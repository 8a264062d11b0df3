import type { matchRequestSchema } from "@lagna/contract";
import { type Ephemeris, type School, schoolSteps, type Seen, writtenAs, writtenPlace } from "@lagna/jyotish";
import type { Gazetteer } from "@lagna/places";
import type { z } from "zod";
import { inTurns } from "../../computing/loop-turn.ts";
import { invalidField } from "../../errors.ts";
import { clockReadings, type ReadClock } from "./clock-readings.ts";
import { type BirthMoment, placeAndTime } from "./place-and-time.ts";
import { under } from "./service.ts";

type MatchInput = z.output<typeof matchRequestSchema>;
type SeenInput = MatchInput["seen"][number];

/** What was found for a birth, with the figures it was sought by. */
export interface Matched {
  readonly person: Pick<MatchInput["birth"], "name" | "gender">;
  readonly moment: BirthMoment;
  /** Those sent that are no coordinates, with their places among all that were sent. */
  readonly figures: readonly (SeenInput & { readonly index: number })[];
  readonly schools: readonly (School & { readonly clock: ReadClock })[];
}

function seenOf({ what, value, lords = [], edge = "start" }: SeenInput & { index: number }, index: number): Seen {
  if (what === "place") throw new Error("coordinates are no figure");
  const read = writtenAs(what, value);
  if (read === null) throw invalidField(`seen.${index}.value`, "seen_unreadable");
  return what === "dasha" ? { what, lords, edge, ...read } : { what, ...read };
}

export type KundliMatching = ReturnType<typeof kundliMatching>;

/** Finds the choices under which a birth comes out as another program shows it. */
export function kundliMatching({
  ephemeris,
  gazetteer,
}: {
  readonly ephemeris: Ephemeris;
  readonly gazetteer: Gazetteer;
}) {
  return {
    /** @throws AppError invalid_input naming what of the birth does not exist, or a figure that cannot be read. */
    async match({ birth, seen }: MatchInput): Promise<Matched> {
      const moment = await placeAndTime(gazetteer, birth).catch((error: unknown) => {
        throw under("birth", error);
      });
      const sent = seen.map((figure, index) => ({ ...figure, index }));
      const figures = sent.filter(({ what }) => what !== "place");
      const places = sent
        .filter(({ what }) => what === "place")
        .map(({ value, index }) => {
          const place = writtenPlace(value);
          if (place === null) throw invalidField(`seen.${index}.value`, "seen_unreadable");
          return place;
        });
      const { latitude, longitude } = moment.place;
      const steps = schoolSteps(ephemeris, {
        settings: birth.settings ?? {},
        clocks: clockReadings(birth, moment),
        places: [{ latitude, longitude }, ...places],
        seen: figures.map((figure) => seenOf(figure, figure.index)),
      });
      return { person: birth, moment, figures, schools: await inTurns(steps) };
    },
  };
}
