import { matchRequestSchema, type MatchResponse, OBSERVATION_KINDS } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { z } from "zod";
import { describeBirth } from "../answers/describe-birth.ts";
import { fitValue } from "../answers/fit-value.ts";
import { birthInput, toKundliInput } from "../inputs/birth-input.ts";
import { readInput } from "../inputs/read-input.ts";
import { ToolRefusal } from "../tool-refusal.ts";
import { defineTool } from "../tool.ts";

const input = z.strictObject({
  birth: birthInput,
  seen: z
    .array(
      z.strictObject({
        what: z.enum(OBSERVATION_KINDS),
        value: z.string().describe("As the program shows it: 14 Vi 13, 14°13′20″ Virgo, 15 Jun 2027, 6:12:30"),
        lords: z.array(z.enum(GRAHAS)).optional().describe("Of a dasha: its lords from the maha dasha down"),
        edge: z.enum(["start", "end"]).optional(),
      }),
    )
    .describe("Figures of the other program; three or more decide better"),
});

type Figure = MatchResponse["own"]["agrees"][number];
const describeFigure = ({ what, seen, ours, by }: Figure) => ({ what, seen, ours, by });

const BUDGET = 4200;

export const matchMyProgram = defineTool({
  name: "match_my_program",
  title: "Settings of another program",
  description:
    "Finds the settings (ayanamsa, node, reading of the clock and others) under which a birth has the figures that another program shows.",
  scope: "charts",
  input,
  answer: async (engine, { birth, seen }) => {
    if (birth.time === null) throw new ToolRefusal("birth.time: figures of another program need a time of birth.");
    const found = await engine.findMatchingSettings(
      readInput(matchRequestSchema, { birth: toKundliInput(birth), seen }),
    );
    const candidates = found.candidates.map(({ agrees, differs, ...candidate }) => ({
      ...candidate,
      agrees: agrees.map(({ what }) => what),
      differs: differs.map(describeFigure),
    }));
    const { value, ...rest } = fitValue(candidates, 0, BUDGET);
    return {
      birth: describeBirth(found.birth),
      with_the_settings_of_the_birth: {
        agrees: found.own.agrees.map(({ what }) => what),
        differs: found.own.differs.map(describeFigure).slice(0, 10),
      },
      candidates: value,
      ...rest,
      uncertainty:
        "misfit is in halves of the last digit shown: up to 1 if all figures agree; candidates are most likely first.",
    };
  },
});
