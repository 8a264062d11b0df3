import type { ClaimVerdictName, VerdictMark, VerifiedClaim } from "./verify.ts";

/** Most severe first. */
const BY_SEVERITY: readonly ClaimVerdictName[] = ["contradicted", "undecidable", "supported", "doctrine"];

/** The ranges of a text to mark: each with the most severe claim there, of equal ones the first, then the longest. */
export function computeVerdictMarks(
  claims: readonly Pick<VerifiedClaim, "start" | "end" | "verdict">[],
): VerdictMark[] {
  const mildestFirst = claims
    .map((claim, number) => ({ ...claim, number, severity: BY_SEVERITY.indexOf(claim.verdict) }))
    .toSorted((a, b) => b.severity - a.severity || b.start - a.start || a.end - b.end);
  const letters: ((typeof mildestFirst)[number] | undefined)[] = [];
  for (const claim of mildestFirst) for (let at = claim.start; at < claim.end; at += 1) letters[at] = claim;
  const marks: VerdictMark[] = [];
  for (const [at, claim] of letters.entries()) {
    if (!claim) continue;
    const last = marks.at(-1);
    if (last?.end === at && last.claim === claim.number) last.end = at + 1;
    else marks.push({ start: at, end: at + 1, verdict: claim.verdict, claim: claim.number });
  }
  return marks;
}
