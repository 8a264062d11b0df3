import type { Tongue } from "@lagna/astrologer";
import { CLAIM_VERDICTS, marksOf, type VerifyResponse } from "@lagna/contract";
import type { VerifiedText } from "./service.ts";

export function presentVerified({ text, claims }: VerifiedText, tongue: Tongue): VerifyResponse {
  const told = claims.map(({ claim, fact }) => ({
    text: claim.text,
    start: claim.start,
    end: claim.end,
    type: claim.type,
    verdict: claim.verdict,
    ...(fact ? { fact: fact.id, fact_text: fact.text } : {}),
    ...(claim.truth ? { truth: claim.truth[tongue] } : {}),
    ...(claim.turns ? { turns: true } : {}),
    ...(claim.byPart ? { by_part: true } : {}),
  }));
  const counts = Object.fromEntries(
    CLAIM_VERDICTS.map((verdict) => [verdict, told.filter((claim) => claim.verdict === verdict).length]),
  ) as VerifyResponse["counts"];
  return { status: "success", text, claims: told, marks: marksOf(told), counts };
}
