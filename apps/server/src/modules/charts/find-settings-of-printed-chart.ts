import type { matchRequestSchema } from "@lagna/contract";
import {
  type Ephemeris,
  type SettingsCandidate,
  findMatchingSettingsInSteps,
  type ObservedFigure,
  parseFigure,
  parseCoordinates,
} from "@lagna/jyotish";
import type { Gazetteer } from "@lagna/places";
import type { z } from "zod";
import { runInSlices } from "../../computing/yield-to-event-loop.ts";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import { listClockInterpretations, type ClockInterpretation } from "./list-clock-interpretations.ts";
import { type BirthMoment, resolvePlaceAndTime } from "./resolve-place-and-time.ts";
import { prefixFieldPath } from "./service.ts";

type MatchInput = z.output<typeof matchRequestSchema>;
type ObservedInput = MatchInput["seen"][number];

/** The matching settings of a birth, with the figures they were matched to. */
export interface SettingsOfPrintedChart {
  readonly person: Pick<MatchInput["birth"], "name" | "gender">;
  readonly moment: BirthMoment;
  /** The sent figures except coordinates, with their index in the request. */
  readonly figures: readonly (ObservedInput & { readonly index: number })[];
  readonly schools: readonly (SettingsCandidate & { readonly clock: ClockInterpretation })[];
}

function toObserved(
  { what, value, lords = [], edge = "start" }: ObservedInput & { index: number },
  index: number,
): ObservedFigure {
  if (what === "place") throw new Error("coordinates are not a figure");
  const read = parseFigure(what, value);
  if (read === null) throw createInvalidFieldError(`seen.${index}.value`, "seen_unreadable");
  return what === "dasha" ? { what, lords, edge, ...read } : { what, ...read };
}

export type PrintedChartSettingsFinder = ReturnType<typeof createPrintedChartSettingsFinder>;

/** Finds the settings under which a birth has the figures another program shows. */
export function createPrintedChartSettingsFinder({
  ephemeris,
  gazetteer,
}: {
  readonly ephemeris: Ephemeris;
  readonly gazetteer: Gazetteer;
}) {
  return {
    /** @throws AppError invalid_input naming an invalid birth field, or a figure that cannot be parsed. */
    async match({ birth, seen }: MatchInput): Promise<SettingsOfPrintedChart> {
      const moment = await resolvePlaceAndTime(gazetteer, birth).catch((error: unknown) => {
        throw prefixFieldPath("birth", error);
      });
      const sent = seen.map((figure, index) => ({ ...figure, index }));
      const figures = sent.filter(({ what }) => what !== "place");
      const places = sent
        .filter(({ what }) => what === "place")
        .map(({ value, index }) => {
          const place = parseCoordinates(value);
          if (place === null) throw createInvalidFieldError(`seen.${index}.value`, "seen_unreadable");
          return place;
        });
      const { latitude, longitude } = moment.place;
      const steps = findMatchingSettingsInSteps(ephemeris, {
        settings: birth.settings ?? {},
        clocks: listClockInterpretations(birth, moment),
        places: [{ latitude, longitude }, ...places],
        figures: figures.map((figure) => toObserved(figure, figure.index)),
      });
      return { person: birth, moment, figures, schools: await runInSlices(steps) };
    },
  };
}
