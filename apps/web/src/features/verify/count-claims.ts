import type { VerifyResponse } from "@lagna/contract";
import { type ClaimVerdict, toClaimVerdict } from "./marked-text.tsx";

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** How many claims have each verdict. A claim that the reading repeats counts once. */
export function countClaims(claims: VerifyResponse["claims"]): Readonly<Record<ClaimVerdict, number>> {
  const counts = { supported: 0, contradicted: 0, turns: 0, undecidable: 0, doctrine: 0 };
  const seen = new Set<string>();
  for (const claim of claims) {
    const verdict = toClaimVerdict(claim);
    const key = `${verdict} ${normalize(claim.text)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    counts[verdict] += 1;
  }
  return counts;
}
