import type { rectifyRequestSchema } from "@lagna/contract";
import { type Nativity, nativityOf, type Rectification, rectificationSteps } from "@lagna/jyotish";
import type { z } from "zod";
import { inTurns } from "../../computing/loop-turn.ts";
import type { KundliService, MadeNativity } from "./service.ts";
import { HALF_DAY_MINUTES, possibleTimes } from "./uncertain-times.ts";

type RectifyInput = z.output<typeof rectifyRequestSchema>;

export interface MadeRectification extends MadeNativity {
  readonly minutes: number;
  readonly rectification: Rectification;
  /** How many candidates are wanted. */
  readonly limit: number;
}

/** Ranks the possible times of a birth by what happened in the life. */
export function rectifying(kundlis: Pick<KundliService, "ofBirth" | "julianDay">) {
  /** The chart of the moment of asking, at its place or the birth's. */
  function chartOfAsking(born: Nativity, asked: RectifyInput["asked"]): Nativity | undefined {
    if (!asked) return undefined;
    const { latitude, longitude } = asked.place ?? born.birth;
    const jd = kundlis.julianDay(Date.parse(asked.at), "asked.at", born.settings.time_scale);
    return nativityOf(born.sky.ephemeris, { jd, latitude, longitude }, born.settings);
  }

  return {
    /** A whole day takes a second or more: others are answered in between. @throws AppError invalid_input as a kundli's under `birth` */
    async rectify({ birth, events, weights, variants, asked, limit }: RectifyInput): Promise<MadeRectification> {
      const made = await kundlis.ofBirth(birth);
      const timed = birth.time_unknown !== true;
      const minutes = timed ? (birth.uncertainty?.minutes ?? HALF_DAY_MINUTES) : HALF_DAY_MINUTES;
      const steps = rectificationSteps(made.nativity, possibleTimes(made, { minutes, timed }), {
        events,
        weights,
        variants,
        asked: chartOfAsking(made.nativity, asked),
      });
      return { ...made, minutes, rectification: await inTurns(steps), limit };
    },
  };
}
export type Rectifying = ReturnType<typeof rectifying>;
