import { type MatchingData, matchingRequestSchema } from "@lagna/contract";
import { NAKSHATRAS } from "@lagna/terms";
import { z } from "zod";
import { birthInput, settingsInput, toKundliInput } from "../inputs/birth-input.ts";
import { readInput } from "../inputs/read-input.ts";
import { defineTool } from "../tool.ts";
import { describeBirth } from "../answers/describe-birth.ts";

const person = z.union([
  birthInput,
  z.strictObject({
    moon: z.strictObject({ nakshatra: z.enum(NAKSHATRAS), pada: z.int().min(1).max(4).optional() }),
  }),
]);
type Person = z.output<typeof person>;

const input = z.strictObject({
  groom: person.describe("A birth, or {moon: {nakshatra, pada}}"),
  bride: person.describe("A birth, or {moon: {nakshatra, pada}}"),
  settings: settingsInput.describe("Of the rules of matching, such as {matching: {...}}; see lagna://settings"),
});

const toPerson = (given: Person): object => ("moon" in given ? given : toKundliInput(given));

const describePerson = ({ moon, birth }: MatchingData["boy"]) => ({ moon, birth: birth && describeBirth(birth) });

const describeMangal = (mangal: MatchingData["mangal"]["boy"]) =>
  mangal && { holds: mangal.holds, cancellations: mangal.cancellations, stable: mangal.stable };

/** The totals by the rules of other publishers, with the kootas that differ. */
const listRivals = ({ variants }: MatchingData) =>
  variants.map(({ id, source, total, differences }) => ({
    school: id,
    source,
    total,
    differs: differences.map(({ koota, score, ours }) => `${koota} ${score} instead of ${ours}`),
  }));

function describeMatch(data: MatchingData) {
  const { total, max, band, stable, possible, kootas, exceptions, poruthams, poruthams_good, mangal } = data;
  return {
    groom: describePerson(data.boy),
    bride: describePerson(data.girl),
    total,
    max,
    band,
    kootas: Object.fromEntries(
      Object.entries(kootas).map(([id, { score, max: most, boy, girl }]) => [
        id,
        { score, max: most, groom: boy, bride: girl },
      ]),
    ),
    exceptions: exceptions
      .filter(({ applies }) => applies)
      .map(({ koota, rule, total: withRule }) => ({ koota, rule, total_with_it: withRule })),
    poruthams: {
      good: poruthams_good,
      bad: Object.entries(poruthams).flatMap(([id, { good }]) => (good ? [] : [id])),
    },
    mangal: {
      groom: describeMangal(mangal.boy),
      bride: describeMangal(mangal.girl),
      both_have_it: mangal.both_have_it,
    },
    uncertainty: stable ? "The total is the same at all possible times of birth." : { possible_totals: possible },
    rivals: listRivals(data),
  };
}

export const match = defineTool({
  name: "match",
  title: "Match of two people",
  description:
    "The match of two births or Moon stars: eight kootas out of 36, ten poruthams, mangal dosha, exceptions, and the totals by other publishers' tables.",
  scope: "matching",
  input,
  answer: async (engine, { groom, bride, settings }) => {
    const request = readInput(matchingRequestSchema, { boy: toPerson(groom), girl: toPerson(bride), settings });
    const data = await engine.matchPeople(request);
    const { matching, doshas } = data.settings;
    return {
      ...describeMatch(data),
      settings: { matching, doshas },
      limits:
        "These are points by old tables for the stars of two Moons; they cannot say whether two people will be happy.",
    };
  },
});
