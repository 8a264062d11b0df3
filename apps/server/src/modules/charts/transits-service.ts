import type { transitsRequestSchema } from "@lagna/contract";
import type { JulianDayUt, TimeRange } from "@lagna/jyotish";
import { GRAHAS, type Language, type TimeScale } from "@lagna/terms";
import type { ResolvedBirth } from "@lagna/kundli";
import type { z } from "zod";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import type { Clock } from "../../time/clock.ts";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import type { Principal } from "../../http/authorize-request.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import type { ChartService } from "./service.ts";
import { type TransitTask, type TransitTasks, weighTransits } from "./transit-tasks.ts";

type TransitsInput = z.output<typeof transitsRequestSchema>;

interface TransitsParts {
  readonly charts: Pick<ChartService, "resolveBirth" | "toJulianDay">;
  readonly savedKundlis: Pick<SavedKundlisService, "findBirth">;
  readonly clock: Clock;
  readonly tasks: TaskRunner<TransitTasks>;
}

/** Transits over a birth: the sky of an instant, and the events of a span. */
export function createTransitsService({ charts, savedKundlis, clock, tasks }: TransitsParts) {
  /** The current moment if it is within the span, otherwise the span's start. */
  function nowIn(range: TimeRange | null, scale: TimeScale): JulianDayUt {
    const now = charts.toJulianDay(clock().getTime(), "at", scale);
    return range === null || (now >= range.fromJd && now < range.untilJd) ? now : range.fromJd;
  }

  /** The request's birth or saved kundli. */
  async function resolveBirth(who: Principal, { birth, kundli_id }: TransitsInput): Promise<ResolvedBirth> {
    if (birth) return charts.resolveBirth(birth);
    const birthOfKundli = await savedKundlis.findBirth(who, kundli_id as string);
    if (birthOfKundli.time_unknown) throw createInvalidFieldError("kundli_id", "birth_time_missing");
    return charts.resolveBirth(birthOfKundli);
  }

  return {
    /**
     * The answer as JSON.
     * @throws AppError invalid_input as for a kundli, with paths under `birth`, and for an instant outside the ephemeris' years; 404 for
     * another person's kundli; 429, 503 as `TaskRunner.run`
     */
    writeAnswer: async (who: Principal, input: TransitsInput, language: Language): Promise<Uint8Array> => {
      const { from, until, at, place, grahas = GRAHAS, aspects = false, kakshyas = false } = input;
      const birth = await resolveBirth(who, input);
      const scale = birth.settings.time_scale;
      const instant = (value: string, path: string): JulianDayUt => charts.toJulianDay(Date.parse(value), path, scale);
      const range =
        from === undefined || until === undefined
          ? null
          : { fromJd: instant(from, "from"), untilJd: instant(until, "until") };
      const atJd = at === undefined ? nowIn(range, scale) : instant(at, "at");
      const task: TransitTask = { birth, range, atJd, place, grahas: new Set(grahas), aspects, kakshyas, language };
      return tasks.run(weighTransits(task), "writeTransits", task);
    },
  };
}
export type TransitsService = ReturnType<typeof createTransitsService>;
