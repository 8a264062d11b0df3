import { factById, type Tongue, type Verified, verifySteps } from "@lagna/astrologer";
import type { verifyRequestSchema } from "@lagna/contract";
import type { z } from "zod";
import { inTurns } from "../../computing/loop-turn.ts";
import type { Principal } from "../../http/access.ts";
import type { KundliService } from "../kundli/service.ts";
import type { KundlisService } from "../kundlis/service.ts";

export interface VerifyParts {
  readonly kundlis: Pick<KundliService, "factIndex">;
  readonly saved: Pick<KundlisService, "birthOf">;
}

export interface VerifiedText {
  readonly text: string;
  readonly claims: readonly VerifiedClaim[];
}

export interface VerifiedClaim {
  readonly claim: Verified["claims"][number];
  /** The fact that decides, in the reader's tongue. */
  readonly fact: { readonly id: string; readonly text: string } | undefined;
}

/** Readings of any astrologer or machine, claim by claim against the chart they are of. */
export function verifyService({ kundlis, saved }: VerifyParts) {
  return {
    /** @throws AppError invalid_input as a kundli of the birth, 404 for a kundli that is not one's own. */
    verify: async (
      who: Principal,
      { birth, kundli_id: id, text }: z.output<typeof verifyRequestSchema>,
      tongue: Tongue,
    ): Promise<VerifiedText> => {
      const index = await kundlis.factIndex(birth ?? (await saved.birthOf(who, id ?? "")));
      const verified = await inTurns(verifySteps(index, text));
      const claims = verified.claims.map((claim): VerifiedClaim => {
        const fact = claim.facts.map((factId) => factById(index, factId)).find((found) => found !== undefined);
        return { claim, fact: fact && { id: fact.id, text: fact.text[tongue] } };
      });
      return { text, claims };
    },
  };
}
export type VerifyService = ReturnType<typeof verifyService>;
