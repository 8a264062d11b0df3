import { type FactIndex, factById, factsOf, type Tongue, verify } from "@lagna/astrologer";
import type { verifyRequestSchema } from "@lagna/contract";
import type { z } from "zod";
import type { Clock } from "../../clock.ts";
import { invalidField } from "../../errors.ts";
import type { Principal } from "../../http/access.ts";
import type { KundliService, MadeNativity } from "../kundli/service.ts";
import type { KundlisService } from "../kundlis/service.ts";

export interface VerifyParts {
  readonly kundlis: Pick<KundliService, "ofBirth">;
  readonly saved: Pick<KundlisService, "chartOf">;
  readonly clock: Clock;
}

type Claims = ReturnType<typeof verify>["claims"];

export interface VerifiedText {
  readonly text: string;
  readonly claims: readonly VerifiedClaim[];
}

export interface VerifiedClaim {
  readonly claim: Claims[number];
  /** The fact that decides, in the reader's tongue. */
  readonly fact: { readonly id: string; readonly text: string } | undefined;
}

/** Readings of any astrologer or machine, claim by claim against the chart they are of. */
export function verifyService({ kundlis, saved, clock }: VerifyParts) {
  async function nativityFor(who: Principal, request: z.output<typeof verifyRequestSchema>): Promise<MadeNativity> {
    if (request.birth) return kundlis.ofBirth(request.birth);
    const chart = await saved.chartOf(who, request.kundli_id ?? "", []);
    if (!chart.timed) throw invalidField("kundli_id", "verify_needs_time");
    return chart.made;
  }

  function factsAbout({ nativity, moment }: MadeNativity): FactIndex {
    const { local } = moment.time;
    const { city, country } = moment.place;
    return factsOf(nativity, { local, place: `${city}, ${country}`, now: clock().getTime() });
  }

  return {
    /** @throws AppError invalid_input as a kundli of the birth, 404 for a kundli that is not one's own. */
    verify: async (
      who: Principal,
      request: z.output<typeof verifyRequestSchema>,
      tongue: Tongue,
    ): Promise<VerifiedText> => {
      const index = factsAbout(await nativityFor(who, request));
      const { text } = request;
      const claims = verify(index, text).claims.map((claim): VerifiedClaim => {
        const fact = claim.facts.map((id) => factById(index, id)).find((found) => found !== undefined);
        return { claim, fact: fact && { id: fact.id, text: fact.text[tongue] } };
      });
      return { text, claims };
    },
  };
}
export type VerifyService = ReturnType<typeof verifyService>;
