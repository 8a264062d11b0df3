import type { rectifyRequestSchema } from "@lagna/contract";
import { type Nativity, createNativity, type Rectification, rectifyInSteps } from "@lagna/jyotish";
import type { z } from "zod";
import { runInSlices } from "../../computing/yield-to-event-loop.ts";
import type { ChartService, ComputedNativity } from "./service.ts";
import { HALF_DAY_MINUTES, listPossibleTimes } from "./compute-uncertainty.ts";

type RectifyInput = z.output<typeof rectifyRequestSchema>;

export interface ComputedRectification extends ComputedNativity {
  readonly minutes: number;
  readonly rectification: Rectification;
  /** Maximum number of candidates. */
  readonly limit: number;
}

/** Ranks the possible times of a birth by the events of the life. */
export function createRectifier(charts: Pick<ChartService, "computeNativity" | "toJulianDay">) {
  /** The chart of the moment of the question, at its place or the birth place. */
  function chartOfAsking(born: Nativity, asked: RectifyInput["asked"]): Nativity | undefined {
    if (!asked) return undefined;
    const { latitude, longitude } = asked.place ?? born.birth;
    const jd = charts.toJulianDay(Date.parse(asked.at), "asked.at", born.settings.time_scale);
    return createNativity(born.sky.ephemeris, { jd, latitude, longitude }, born.settings);
  }

  return {
    /**
     * A whole day takes a second or more; other requests are answered in between. @throws AppError invalid_input as for a kundli, with
     * paths under `birth`
     */
    async rectify({ birth, events, weights, variants, asked, limit }: RectifyInput): Promise<ComputedRectification> {
      const made = await charts.computeNativity(birth);
      const timed = birth.time_unknown !== true;
      const minutes = timed ? (birth.uncertainty?.minutes ?? HALF_DAY_MINUTES) : HALF_DAY_MINUTES;
      const steps = rectifyInSteps(made.nativity, listPossibleTimes(made, { minutes, timed }), {
        events,
        weights,
        variants,
        questionNativity: chartOfAsking(made.nativity, asked),
      });
      return { ...made, minutes, rectification: await runInSlices(steps), limit };
    },
  };
}
export type Rectifier = ReturnType<typeof createRectifier>;
