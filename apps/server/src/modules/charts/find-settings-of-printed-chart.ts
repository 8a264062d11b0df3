import type { matchRequestSchema } from "@lagna/contract";
import { type ObservedFigure, parseFigure, parseCoordinates, type SettingsSearch } from "@lagna/jyotish";
import type { Gazetteer } from "@lagna/places";
import type { Language } from "@lagna/terms";
import type { z } from "zod";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import { listClockInterpretations, type ClockInterpretation } from "./list-clock-interpretations.ts";
import { resolvePlaceAndTime } from "./resolve-place-and-time.ts";
import type { PrintedChartTasks } from "./printed-chart-tasks.ts";
import { prefixFieldPath } from "./service.ts";

type MatchInput = z.output<typeof matchRequestSchema>;
type ObservedInput = MatchInput["seen"][number];

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
  gazetteer,
  tasks,
}: {
  readonly gazetteer: Gazetteer;
  readonly tasks: TaskRunner<PrintedChartTasks>;
}) {
  return {
    /** The answer as JSON. @throws AppError invalid_input naming an invalid birth field, or a figure that cannot be parsed; 429, 503 as `TaskRunner.run` */
    async writeAnswer({ birth, seen }: MatchInput, language: Language): Promise<Uint8Array> {
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
      const search: SettingsSearch<ClockInterpretation> = {
        settings: birth.settings ?? {},
        clocks: listClockInterpretations(birth, moment),
        places: [{ latitude, longitude }, ...places],
        figures: figures.map((figure) => toObserved(figure, figure.index)),
      };
      const { name, gender } = birth;
      return tasks.run("medium", "writeMatchingSettings", {
        person: { name, gender },
        moment,
        figures,
        search,
        language,
      });
    },
  };
}
