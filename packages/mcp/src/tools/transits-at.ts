import { type TransitsData, transitsRequestSchema } from "@lagna/contract";
import { z } from "zod";
import { describeBirth, describeSettings, formatDegree } from "../answers/describe-birth.ts";
import { listRivals } from "../answers/rivals.data.ts";
import type { McpEngine } from "../engine.ts";
import { type BirthInput, birthInput, toKundliInput } from "../inputs/birth-input.ts";
import { instantInput, readInstant } from "../inputs/instant-input.ts";
import { readInput } from "../inputs/read-input.ts";
import { ToolRefusal } from "../tool-refusal.ts";
import { defineTool } from "../tool.ts";

const describeTransit = ({ graha, sign, degree_in_sign, nakshatra, ...transit }: TransitsData["now"][number]) => ({
  graha,
  sign,
  degree: formatDegree(degree_in_sign),
  nakshatra,
  house_from_lagna: transit.house_from.lagna,
  house_from_moon: transit.house_from.moon,
  good_from_moon: transit.good,
  ...(transit.retrograde && { retrograde: true }),
  ...(transit.combust && { combust: true }),
  ...(transit.vedha_by.length > 0 && { vedha_by: transit.vedha_by }),
  tara: transit.tara,
  bav: transit.bav,
  entered: transit.entered?.slice(0, 10) ?? null,
  aspects: transit.aspects
    .filter(({ within }) => within !== null)
    .map(({ point, place, orb }) => ({ point, place, orb: Math.round(orb * 10) / 10 })),
});

const computeTransits = (engine: McpEngine, birth: BirthInput, at: Date) =>
  engine.computeTransits(readInput(transitsRequestSchema, { birth: toKundliInput(birth), at: at.toISOString() }));

/** The grahas that are in another sign by another ayanamsa or node. */
async function compareWithRivals(engine: McpEngine, birth: BirthInput, at: Date, own: TransitsData) {
  const rivals = [];
  for (const { school, settings } of listRivals(own.settings)) {
    const other = await computeTransits(engine, { ...birth, settings: { ...birth.settings, ...settings } }, at);
    const moved = other.now.filter(({ sign }, index) => sign !== own.now[index]?.sign);
    if (moved.length > 0)
      rivals.push({ school, settings, signs: Object.fromEntries(moved.map(({ graha, sign }) => [graha, sign])) });
  }
  return rivals;
}

export const transitsAt = defineTool({
  name: "transits_at",
  title: "Transits at a date",
  description:
    "Where the nine grahas stand at a date and in which houses of a birth chart, with sade sati, close aspects, and the signs by other schools.",
  scope: "charts",
  input: z.strictObject({ birth: birthInput, at: instantInput }),
  answer: async (engine, { birth, at: asked }) => {
    if (birth.time === null) throw new ToolRefusal("birth.time: houses of a transit need a time of birth.");
    const at = readInstant(engine, asked);
    const data = await computeTransits(engine, birth, at);
    return {
      birth: describeBirth(data.birth),
      settings: describeSettings(data.settings),
      at: data.at,
      transits: data.now.map(describeTransit),
      sade_sati: data.sade_sati,
      uncertainty: "Positions are exact to an arcsecond; houses are those of the birth time as given.",
      rivals: await compareWithRivals(engine, birth, at, data),
    };
  },
});
