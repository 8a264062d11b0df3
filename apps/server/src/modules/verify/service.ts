import { findFactById, type AnswerLanguage, type VerificationResult, verifyInSteps } from "@lagna/astrologer";
import type { verifyRequestSchema } from "@lagna/contract";
import type { KundliInput } from "@lagna/kundli";
import type { z } from "zod";
import { runInSlices } from "../../computing/yield-to-event-loop.ts";
import type { Principal } from "../../http/authorize-request.ts";
import type { ChartService } from "../charts/service.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";

export interface VerifyParts {
  readonly charts: Pick<ChartService, "getFactIndex">;
  readonly savedKundlis: Pick<SavedKundlisService, "findBirth">;
}

export interface VerifiedText {
  readonly text: string;
  readonly claims: readonly VerifiedClaim[];
}

export interface VerifiedClaim {
  readonly claim: VerificationResult["claims"][number];
  /** The fact that decides the claim, in the reader's language. */
  readonly fact: { readonly id: string; readonly text: string } | undefined;
}

/** Checks each claim of a reading (by an astrologer or a program) against the chart. */
export function createVerifyService({ charts, savedKundlis }: VerifyParts) {
  return {
    /** @throws AppError invalid_input as for a kundli of the birth, 404 for another person's kundli. */
    verify: async (
      who: Principal,
      { birth, kundli_id: id, text }: z.output<typeof verifyRequestSchema>,
      language: AnswerLanguage,
    ): Promise<VerifiedText> =>
      verifyText(charts, { birth: birth ?? (await savedKundlis.findBirth(who, id ?? "")), text }, language),
  };
}
export type VerifyService = ReturnType<typeof createVerifyService>;

/** Checks each claim of a text against the chart of a birth. @throws AppError invalid_input as for a kundli of the birth */
export async function verifyText(
  charts: VerifyParts["charts"],
  { birth, text }: { readonly birth: KundliInput; readonly text: string },
  language: AnswerLanguage,
): Promise<VerifiedText> {
  const index = await charts.getFactIndex(birth);
  const verified = await runInSlices(verifyInSteps(index, text));
  const claims = verified.claims.map((claim): VerifiedClaim => {
    const fact = claim.facts.map((factId) => findFactById(index, factId)).find((found) => found !== undefined);
    return { claim, fact: fact && { id: fact.id, text: fact.text[language] } };
  });
  return { text, claims };
}
