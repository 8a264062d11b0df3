import { type PanchangDay, panchangQuerySchema } from "@lagna/contract";
import { ALMANAC_PRESETS, NAKSHATRAS, RASHIS } from "@lagna/terms";
import { z } from "zod";
import { fitValue, MAX_ANSWER_CHARACTERS } from "../answers/fit-value.ts";
import type { McpEngine } from "../engine.ts";
import { almanacPreset, locate, placeInput, toPlaceQuery } from "../inputs/place-input.ts";
import { readInput } from "../inputs/read-input.ts";
import { defineTool } from "../tool.ts";

const PARTS = ["summary", "choghadiya", "hora", "gowri", "solar_days"] as const;

const input = z.strictObject({
  place: placeInput,
  date: z.string().optional().describe("YYYY-MM-DD; by default today at the place"),
  preset: almanacPreset,
  birth_nakshatra: z.enum(NAKSHATRAS).optional().describe("Of a person's Moon: adds tarabala"),
  birth_sign: z.enum(RASHIS).optional().describe("Of a person's Moon: adds chandrabala"),
  part: z.enum(PARTS).default("summary").describe("The day in brief, or one of its long tables"),
});
type Input = z.output<typeof input>;

interface Limb {
  readonly name: string;
  readonly start: string;
  readonly end: string;
}
const describeLimbs = (limbs: readonly Limb[]) => limbs.map(({ name, start, end }) => ({ name, start, end }));

const describeFestivals = (festivals: PanchangDay["festivals"]) =>
  festivals.map(({ id, name, tradition }) => ({ id, name, tradition }));

function describeDay(day: PanchangDay) {
  const { date, sunrise, sunset, moonrise, moonset, vara, masa, samvat, sun, moon, auspicious, inauspicious } = day;
  return {
    date,
    weekday: vara.name,
    sunrise,
    sunset,
    moonrise,
    moonset,
    tithi: day.tithi.map(({ name, paksha, start, end }) => ({ name, paksha, start, end })),
    nakshatra: describeLimbs(day.nakshatra),
    yoga: describeLimbs(day.yoga),
    karana: describeLimbs(day.karana),
    month: masa,
    samvat,
    sun,
    moon: moon.signs,
    auspicious,
    inauspicious,
    festivals: describeFestivals(day.festivals),
    ...(day.tarabala.birth && { tarabala: day.tarabala.birth }),
    ...(day.birth_moon && { birth_moon: day.birth_moon }),
  };
}

/** What another almanac prints for the same day. */
const describeRival = ({ settings, sunrise, sunset, tithi, nakshatra }: PanchangDay) => ({
  preset: settings.preset,
  sunrise,
  sunset,
  tithi_ends: tithi[0]?.end ?? null,
  nakshatra_ends: nakshatra[0]?.end ?? null,
});

async function readDay(engine: McpEngine, point: object, { date, ...more }: Partial<Input>): Promise<PanchangDay> {
  const { preset, birth_nakshatra, birth_sign } = more;
  return engine.readDay(readInput(panchangQuerySchema, { ...point, date, preset, birth_nakshatra, birth_sign }));
}

export const panchangDay = defineTool({
  name: "panchang_day",
  title: "Panchang of a day",
  description:
    "The panchang of a date at a place: tithi, nakshatra, yoga, karana with their ends, rises and sets, good and bad times, festivals, and what another almanac prints.",
  scope: "almanac",
  input,
  answer: async (engine, { place, part, ...asked }) => {
    const point = toPlaceQuery(await locate(engine, place));
    const day = await readDay(engine, point, asked);
    const common = { place: day.place, settings: { preset: day.settings.preset, ayanamsa: day.settings.ayanamsa } };
    if (part !== "summary") return { ...common, date: day.date, [part]: day[part] };
    const other = ALMANAC_PRESETS.find((preset) => preset !== day.settings.preset && preset !== "surya_siddhanta_day");
    const rival = await readDay(engine, point, { date: day.date, preset: other });
    const head = {
      ...common,
      uncertainty: "Instants of the limbs are exact to a second or two; a rise by refraction to about a minute.",
      rival: describeRival(rival),
      more: "part: choghadiya, hora, gowri or solar_days",
    };
    const { value, ...rest } = fitValue(describeDay(day), 0, MAX_ANSWER_CHARACTERS - JSON.stringify(head).length - 300);
    return { ...(value as object), ...rest, ...head };
  },
});
