import { type FestivalProofData, festivalParamsSchema, festivalQuerySchema, READER_TRADITIONS } from "@lagna/contract";
import { FESTIVAL_NAMES, findNamedFestival, isFestivalId } from "@lagna/panchang";
import { z } from "zod";
import { almanacPreset, locate, placeInput, toPlaceQuery } from "../inputs/place-input.ts";
import { readInput } from "../inputs/read-input.ts";
import { ToolRefusal } from "../tool-refusal.ts";
import { defineTool } from "../tool.ts";

const input = z.strictObject({
  festival: z.string().min(2).max(80).describe("A name such as Diwali, or an id of the resource lagna://festivals"),
  year: z.int().optional().describe("By default the present one"),
  place: placeInput,
  tradition: z.enum(READER_TRADITIONS).default("all").describe("Whose day comes first, where traditions differ"),
  preset: almanacPreset,
  date: z.string().optional().describe("Of several in a year, the one on this date, YYYY-MM-DD"),
});

/** A pradosha of every fortnight has 24. */
const MAX_OTHER_DATES = 24;
/** The days of one festival by several traditions, or several days of one; more are different ones. */
const MAX_SAME_NAME = 4;

/** @throws ToolRefusal if no festival has this name */
function findFestivalId(festival: string): string {
  if (isFestivalId(festival)) return festival;
  const ids = findNamedFestival(festival)?.ids ?? [];
  if (ids.length > MAX_SAME_NAME)
    throw new ToolRefusal(`"${festival}" is the name of ${ids.length} festivals; name one of them: ${ids.join(", ")}.`);
  const [id] = ids;
  if (id !== undefined) return id;
  throw new ToolRefusal(
    `No festival is known by the name "${festival}". All names and ids are in the resource lagna://festivals.`,
  );
}

type Proof = Omit<FestivalProofData, "occurrences">;

function describeProof({ rule, days, event, window, reason, hangs_on, parana, until_date }: Proof) {
  const uncertainty =
    hangs_on === null
      ? "A minute more or less at the rises and sets changes nothing."
      : `The date hangs on ${hangs_on.seconds} seconds of a rise or set: it would be ${hangs_on.date}.`;
  return {
    until_date,
    proof: { rule, reason, event, window, days },
    ...(parana === null ? {} : { parana }),
    uncertainty,
  };
}

export const festival = defineTool({
  name: "festival",
  title: "Date of a festival",
  description:
    "The date of a festival in a year at a place, with the rule and the times that prove it, and the dates of the traditions that differ, with why.",
  scope: "almanac",
  input,
  answer: async (engine, { festival: name, year, place, ...query }) => {
    const id = findFestivalId(name);
    const params = readInput(festivalParamsSchema, { id, year: String(year ?? engine.now().getUTCFullYear()) });
    const point = toPlaceQuery(await locate(engine, place));
    const found = await engine.readFestival(params, readInput(festivalQuerySchema, { ...point, ...query }));
    const others = found.occurrences.filter(
      ({ chosen, tradition }) => chosen !== found.chosen || tradition !== found.tradition,
    );
    return {
      id,
      name: FESTIVAL_NAMES[id]?.en ?? found.name,
      year: found.year,
      place: found.place,
      settings: { preset: found.settings.preset, ayanamsa: found.settings.ayanamsa, ekadashi: found.settings.ekadashi },
      date: found.chosen,
      tradition: found.tradition,
      ...describeProof(found),
      date_in_india: found.reference,
      rivals: found.others,
      other_dates_of_the_year: others
        .map(({ chosen, tradition, rule }) => ({
          date: chosen,
          tradition,
          source: rule.source,
        }))
        .slice(0, MAX_OTHER_DATES),
    };
  },
});
