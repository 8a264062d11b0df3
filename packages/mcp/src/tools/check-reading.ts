import { type VerifiedClaim, verifyTextSchema } from "@lagna/contract";
import { z } from "zod";
import { fitValue } from "../answers/fit-value.ts";
import { birthInput, toKundliInput } from "../inputs/birth-input.ts";
import { defineTool } from "../tool.ts";

const input = z.strictObject({
  text: verifyTextSchema.describe("A reading in English, Hindi or Hinglish, by an astrologer, a program or you"),
  birth: birthInput,
  offset: z.int().min(0).default(0).describe("Of a long text: the claim to begin with"),
});

const describeClaim = ({ text, type, verdict, fact, fact_text, truth, turns }: VerifiedClaim) => ({
  claim: text,
  type,
  verdict,
  ...(fact !== undefined && { fact }),
  // The correction says the same.
  ...(fact_text !== undefined && fact_text !== truth && { fact_text }),
  ...(truth !== undefined && { correction: truth }),
  ...(turns === true && { depends_on_birth_time: true }),
});

const BUDGET = 5200;

export const checkReading = defineTool({
  name: "check_reading",
  title: "Check a reading against a chart",
  description:
    "Checks each claim of a text about a chart against the computed chart: supported, contradicted (with the correction), doctrine or undecidable, with the id of the deciding fact. Call it with your own answer before you give it.",
  scope: "verify",
  input,
  answer: async (engine, { text, birth, offset }) => {
    const { claims, counts, pressures } = await engine.verifyText(toKundliInput(birth), text);
    const { value, ...rest } = fitValue(claims.map(describeClaim), offset, BUDGET);
    return {
      counts,
      claims: value,
      ...rest,
      ...(pressures.length > 0 && { pressures: [...new Set(pressures.flatMap(({ kinds }) => kinds))] }),
      ...(claims.length === 0 && { none: "The text makes no claim about the chart that can be decided." }),
    };
  },
});
