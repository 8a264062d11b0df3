import type { KundliData, UntimedKundliData } from "@lagna/contract";
import { z } from "zod";
import { describeBirth, describeSettings, formatDegree } from "../answers/describe-birth.ts";
import { describeUncertainty } from "../answers/describe-uncertainty.ts";
import { compareWithRivals } from "../answers/compare-with-rivals.ts";
import { findRunningPeriods } from "../answers/find-running-period.ts";
import type { McpEngine } from "../engine.ts";
import { type BirthInput, birthInput, toKundliInput } from "../inputs/birth-input.ts";
import { defineTool } from "../tool.ts";

type Point = Pick<KundliData["lagna"], "sign" | "degree_in_sign" | "nakshatra" | "pada">;

const describePoint = ({ sign, degree_in_sign, nakshatra, pada }: Point) =>
  ({ sign, degree: formatDegree(degree_in_sign), nakshatra, pada }) as const;

/** What is only said where it is so. */
const listStates = ({ retrograde, combust }: { retrograde: boolean | null; combust: boolean | null }) => ({
  ...(retrograde === true && { retrograde }),
  ...(combust === true && { combust }),
});

function describeTimed({ lagna, planets, panchanga, dashas }: KundliData) {
  const { tithi, vara, nakshatra, yoga, karana } = panchanga;
  return {
    lagna: { ...describePoint(lagna), fact: "lagna" },
    grahas: planets.map((planet) => ({
      id: planet.id,
      ...describePoint(planet),
      house: planet.house,
      dignity: planet.dignity,
      ...listStates(planet),
      fact: `planet-${planet.id}`,
    })),
    panchanga: {
      tithi: tithi.name,
      weekday: vara.name,
      nakshatra: nakshatra.id,
      yoga: yoga.name,
      karana: karana.name,
    },
    dasha_at_birth: dashas.vimshottari.balance,
  };
}

function describeUntimed({ planets, panchanga, dashas, needs_time }: UntimedKundliData) {
  return {
    time_unknown: true,
    lagna: null,
    grahas: planets.map(({ id, longitude, sign, nakshatra, pada, dignity, ...states }) => ({
      id,
      longitude: [longitude.from, longitude.until].map((degrees) => Math.round(degrees * 100) / 100),
      sign,
      nakshatra,
      pada,
      dignity,
      ...listStates(states),
      fact: `planet-${id}`,
    })),
    null_means: "Not the same at all times of the day.",
    panchanga,
    dasha_at_birth: dashas.vimshottari.balance,
    needs_time,
  };
}

/** Minutes by which a time that is said to be exact is tried earlier and later. */
const TRIED_MINUTES = 2;

async function describeTimedBirth(engine: McpEngine, birth: BirthInput) {
  const minutes = birth.uncertainty_minutes ?? TRIED_MINUTES;
  const input = toKundliInput({ ...birth, uncertainty_minutes: minutes });
  const data = (await engine.computeKundli(input)) as KundliData;
  const at = engine.now();
  const running = await findRunningPeriods(engine, { birth: input, system: "vimshottari", at, depth: 3 });
  return {
    birth: describeBirth(data.birth),
    settings: describeSettings(data.settings),
    ...describeTimed(data),
    running_dasha: { at: at.toISOString(), periods: running.periods },
    uncertainty: describeUncertainty(data.uncertainty, birth.uncertainty_minutes === undefined),
    rivals: await compareWithRivals(engine, input, data),
  };
}

export const chart = defineTool({
  name: "chart",
  title: "Birth chart",
  description:
    "The birth chart in brief: lagna, nine grahas, running dasha, the birth as it was read, what the birth time leaves open, and what other schools have instead.",
  scope: "charts",
  input: z.strictObject({ birth: birthInput }),
  answer: async (engine, { birth }) => {
    const more = "More by the tools section, dasha_at, transits_at.";
    if (birth.time !== null) return { ...(await describeTimedBirth(engine, birth)), more };
    const data = (await engine.computeKundli(toKundliInput(birth))) as UntimedKundliData;
    return {
      birth: describeBirth(data.birth),
      settings: describeSettings(data.settings),
      ...describeUntimed(data),
      more,
    };
  },
});
