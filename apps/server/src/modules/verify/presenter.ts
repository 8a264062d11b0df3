import { type AnswerLanguage, findThreatsAndSales } from "@lagna/astrologer";
import { CLAIM_VERDICTS, computeVerdictMarks, type VerifyResponse } from "@lagna/contract";
import type { VerifiedText } from "./service.ts";

export function presentVerified({ text, claims }: VerifiedText, language: AnswerLanguage): VerifyResponse {
  const presentedClaims = claims.map(({ claim, fact }) => ({
    text: claim.text,
    start: claim.start,
    end: claim.end,
    type: claim.type,
    verdict: claim.verdict,
    ...(fact ? { fact: fact.id, fact_text: fact.text } : {}),
    ...(claim.correction ? { truth: claim.correction[language] } : {}),
    ...(claim.dependsOnBirthTime ? { turns: true } : {}),
    ...(claim.verdictFromPart ? { by_part: true } : {}),
  }));
  const counts = Object.fromEntries(
    CLAIM_VERDICTS.map((verdict) => [verdict, presentedClaims.filter((claim) => claim.verdict === verdict).length]),
  ) as VerifyResponse["counts"];
  return {
    status: "success",
    text,
    claims: presentedClaims,
    marks: computeVerdictMarks(presentedClaims),
    pressures: findThreatsAndSales(text).map(({ start, end, kinds }) => ({ start, end, kinds: [...kinds] })),
    counts,
  };
}
