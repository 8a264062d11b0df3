import { muhurtaRequestSchema } from "@lagna/contract";
import { MUHURTA_ACTIVITY_IDS, type MuhurtaActivityId, NAKSHATRAS, RASHIS } from "@lagna/terms";
import { z } from "zod";
import { fitValue } from "../answers/fit-value.ts";
import { almanacPreset, locate, placeInput } from "../inputs/place-input.ts";
import { readInput } from "../inputs/read-input.ts";
import { ToolRefusal } from "../tool-refusal.ts";
import { defineTool } from "../tool.ts";

const ACTIVITY_MEANINGS: Readonly<Record<MuhurtaActivityId, string>> = {
  vivaha: "marriage",
  griha_pravesha: "moving into a house",
  namakarana: "naming a child",
  annaprashana: "a child's first solid food",
  vidyarambha: "beginning to learn",
  upanayana: "sacred thread",
  vehicle: "buying a vehicle",
  travel: "setting out",
  business: "opening a business",
  surgery: "an operation, with what speaks against a time alone: the decision is a doctor's",
  property: "buying land or a house",
};

const LISTED = MUHURTA_ACTIVITY_IDS.map((id) => `${id} (${ACTIVITY_MEANINGS[id]})`).join(", ");

const input = z.strictObject({
  activity: z.string().max(60).describe(`One of: ${LISTED}`),
  from: z.string().describe("First day, YYYY-MM-DD"),
  until: z.string().describe("Last day, YYYY-MM-DD"),
  place: placeInput,
  moon: z
    .strictObject({ nakshatra: z.enum(NAKSHATRAS), sign: z.enum(RASHIS).optional() })
    .optional()
    .describe("Of the person whose act it is"),
  nights: z.boolean().default(false),
  preset: almanacPreset,
});

const isActivity = (text: string): text is MuhurtaActivityId =>
  (MUHURTA_ACTIVITY_IDS as readonly string[]).includes(text);

const MAX_WINDOWS = 6;
const BUDGET = 4600;

export const goodDays = defineTool({
  name: "good_days",
  title: "Good times for a beginning",
  description:
    "The best times for one of eleven acts (marriage, moving in, a journey and others) between two dates at a place, with the reasons; any other act is refused.",
  scope: "almanac",
  input,
  answer: async (engine, { activity, from, until, place, moon, nights, preset }) => {
    if (!isActivity(activity))
      throw new ToolRefusal(
        `No times are given for "${activity}": the rules that are followed here name times for ${LISTED}, and for nothing else.`,
      );
    const search = readInput(muhurtaRequestSchema, {
      activity,
      from,
      until,
      place: await locate(engine, place),
      people: moon ? [{ moon }] : [],
      nights,
      limit: MAX_WINDOWS,
      ...(preset !== undefined && { settings: { preset } }),
    });
    const found = await engine.searchGoodDays(search);
    const windows = found.windows.map(({ date, start, end, score, reasons }) => ({
      date,
      start,
      end,
      score,
      for: reasons.filter(({ verdict }) => verdict === "good").map(({ fact, value }) => `${fact}: ${value}`),
      against: reasons.filter(({ verdict }) => verdict === "bad").map(({ fact, value }) => `${fact}: ${value}`),
    }));
    const { value, ...rest } = fitValue(windows, 0, BUDGET);
    return {
      activity,
      meaning: ACTIVITY_MEANINGS[activity],
      from,
      until,
      place: found.place,
      settings: { preset: found.settings.preset, ayanamsa: found.settings.ayanamsa },
      source: found.source,
      windows: value,
      ...rest,
      barred_times: found.barred.length,
      ...(found.flag_only && { no_scores: "Only what bars a time is shown; the decision is a doctor's." }),
      ...(found.windows.length === 0 && { none: "No time between these dates is fit by the rules." }),
    };
  },
});
