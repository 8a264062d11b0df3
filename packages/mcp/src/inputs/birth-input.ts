import { CLOCK_PATTERN, DATE_PATTERN } from "./patterns.ts";
import { kundliRequestSchema, uncertaintyMinutes } from "@lagna/contract";
import { GENDERS } from "@lagna/terms";
import { z } from "zod";
import type { KundliInput } from "../engine.ts";
import { readInput } from "./read-input.ts";

/** The contract's schema of settings is far too long for the list of tools; it checks them when a request is made of them. */
export const settingsInput = z.looseObject({}).optional();

/** A birth as an assistant writes it. What the contract asks for besides, and no figure depends on, has a default. */
export const birthInput = z
  .strictObject({
    date: z.string().regex(DATE_PATTERN, "must be YYYY-MM-DD").describe("Date of birth on the local clock, YYYY-MM-DD"),
    time: z
      .string()
      .regex(CLOCK_PATTERN, "must be HH:MM or HH:MM:SS, 24 hours")
      .nullable()
      .describe("Local clock time, HH:MM or HH:MM:SS, 24 hours; null if it is unknown: nothing is invented then"),
    city: z.string().describe("Town of birth, such as Jaipur, or Aurangabad, Bihar"),
    country: z.string().describe("Country, such as India"),
    latitude: z
      .number()
      .optional()
      .describe("Degrees, north positive; with longitude instead of a look-up of the town"),
    longitude: z.number().optional().describe("Degrees, east positive"),
    time_zone: z.string().optional().describe("IANA name, or LMT for local mean time; by default that of the place"),
    utc_offset: z.string().optional().describe("Such as +05:30, instead of the time zone's history"),
    uncertainty_minutes: uncertaintyMinutes
      .optional()
      .describe("How much earlier or later the birth may have been: facts that this leaves open are listed"),
    settings: settingsInput.describe(
      "Such as {ayanamsa: 'krishnamurti', node: 'true'}; all choices are in the resource lagna://settings",
    ),
    name: z.string().optional(),
    gender: z.enum(GENDERS).optional(),
  })
  .describe("A birth");
export type BirthInput = z.output<typeof birthInput>;

const UNNAMED = { name: "Birth", gender: "other" } as const;

/** The request of the contract. @throws ToolRefusal for a date or a place that cannot be */
export function toKundliInput(birth: BirthInput, more: object = {}): KundliInput {
  const { date, time, uncertainty_minutes: minutes, ...rest } = birth;
  const [year, month, day] = date.split("-").map(Number);
  const [hour, minute, second] = time === null ? [] : time.split(":").map(Number);
  return readInput(kundliRequestSchema, {
    ...UNNAMED,
    ...rest,
    year,
    month,
    day,
    ...(time === null ? { time_unknown: true } : { hour, minute, second }),
    ...(minutes !== undefined && time !== null && { uncertainty: { minutes } }),
    ...more,
  });
}
