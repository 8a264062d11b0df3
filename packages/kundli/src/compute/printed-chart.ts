import type { matchRequestSchema } from "@lagna/contract";
import {
  compareWithOwnSettings,
  type Ephemeris,
  findMatchingSettingsInSteps,
  type ObservedFigure,
  parseCoordinates,
  parseFigure,
  type SettingsSearch,
} from "@lagna/jyotish";
import type { z } from "zod";
import { createBirthInputError } from "../birth/birth-input-error.ts";
import { type ClockInterpretation, listClockInterpretations } from "../birth/list-clock-interpretations.ts";
import type { BirthMoment } from "../birth/resolve-place-and-time.ts";
import type { SettingsOfPrintedChart } from "../present/settings-of-printed-chart.ts";

/** A birth with figures that another program shows for it. */
export type PrintedChartInput = z.output<typeof matchRequestSchema>;

/** Which settings are compared with which figures: plain data, which can be passed to another thread. */
export interface PrintedChartTask extends Omit<SettingsOfPrintedChart, "observed" | "own" | "schools"> {
  readonly search: SettingsSearch<ClockInterpretation>;
}

type SentFigure = PrintedChartInput["seen"][number] & { readonly index: number };

const createUnreadableError = ({ index }: SentFigure) =>
  createBirthInputError(`seen.${index}.value`, "seen_unreadable");

function readFigure(figure: SentFigure): ObservedFigure {
  const { what, value, lords = [], edge = "start" } = figure;
  if (what === "place") throw new Error("coordinates are not a figure");
  const read = parseFigure(what, value);
  if (read === null) throw createUnreadableError(figure);
  return what === "dasha" ? { what, lords, edge, ...read } : { what, ...read };
}

function readPlace(figure: SentFigure) {
  const place = parseCoordinates(figure.value);
  if (place === null) throw createUnreadableError(figure);
  return place;
}

/** @throws BirthInputError naming a figure that cannot be parsed. */
export function createPrintedChartTask({ birth, seen }: PrintedChartInput, moment: BirthMoment): PrintedChartTask {
  const sent = seen.map((figure, index) => ({ ...figure, index }));
  const figures = sent.filter(({ what }) => what !== "place");
  const places = sent.filter(({ what }) => what === "place").map(readPlace);
  const { latitude, longitude } = moment.place;
  const { name, gender } = birth;
  const search: SettingsSearch<ClockInterpretation> = {
    settings: birth.settings ?? {},
    clocks: listClockInterpretations(birth, moment),
    places: [{ latitude, longitude }, ...places],
    figures: figures.map(readFigure),
  };
  return { person: { name, gender }, moment, figures, search };
}

/** Tries hundreds of settings. */
export function* findSettingsOfPrintedChartInSteps(
  ephemeris: Ephemeris,
  { search, ...printed }: PrintedChartTask,
): Generator<void, SettingsOfPrintedChart> {
  const own = compareWithOwnSettings(ephemeris, search);
  const schools = yield* findMatchingSettingsInSteps(ephemeris, search);
  return { ...printed, observed: search.figures, own, schools };
}
