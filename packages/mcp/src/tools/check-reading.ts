import { findThreatsAndSales } from "@lagna/astrologer";
import { CLAIM_VERDICTS, verifyTextSchema } from "@lagna/contract";
import { z } from "zod";
import { fitValue } from "../answers/fit-value.ts";
import type { VerifiedClaim } from "../engine.ts";
import { birthInput, toKundliInput } from "../inputs/birth-input.ts";
import { defineTool } from "../tool.ts";

const input = z.strictObject({
  text: verifyTextSchema.describe("A reading in English, Hindi or Hinglish, by an astrologer, a program or you"),
  birth: birthInput,
  offset: z.int().min(0).default(0).describe("Of a long text: the claim to begin with"),
});

function describeClaim({ claim, fact }: VerifiedClaim) {
  const correction = claim.correction?.en;
  return {
    claim: claim.text,
    type: claim.type,
    verdict: claim.verdict,
    ...(fact && { fact: fact.id }),
    // The correction often says the same.
    ...(fact && fact.text !== correction && { fact_text: fact.text }),
    ...(correction !== undefined && { correction }),
    ...(claim.dependsOnBirthTime && { depends_on_birth_time: true }),
  };
}

const countVerdicts = (claims: readonly VerifiedClaim[]) =>
  Object.fromEntries(
    CLAIM_VERDICTS.map((verdict) => [verdict, claims.filter(({ claim }) => claim.verdict === verdict).length]),
  );

const BUDGET = 5200;

export const checkReading = defineTool({
  name: "check_reading",
  title: "Check a reading against a chart",
  description:
    "Checks each claim of a text about a chart against the computed chart: supported, contradicted (with the correction), doctrine or undecidable, with the id of the deciding fact. Call it with your own answer before you give it.",
  scope: "verify",
  input,
  answer: async (engine, { text, birth, offset }) => {
    const claims = await engine.verifyText(toKundliInput(birth), text);
    const pressures = findThreatsAndSales(text);
    const { value, ...rest } = fitValue(claims.map(describeClaim), offset, BUDGET);
    return {
      counts: countVerdicts(claims),
      claims: value,
      ...rest,
      ...(pressures.length > 0 && { pressures: [...new Set(pressures.flatMap(({ kinds }) => kinds))] }),
      ...(claims.length === 0 && { none: "The text makes no claim about the chart that can be decided." }),
    };
  },
});
