import type { Claim, ClaimVerdict } from "./claim.ts";

/** A claim that is so, and a rule that is: neither is worse than the other. */
const SEVERITY: Readonly<Record<ClaimVerdict, number>> = { contradicted: 2, undecidable: 1, supported: 0, doctrine: 0 };
const severity = ({ verdict }: Claim): number => SEVERITY[verdict];

const isWithin = (part: Claim, { start, end }: Claim): boolean => start <= part.start && part.end <= end;

/**
 * The claims of one sentence, each no better than the worst claim that stands within its words: in "Saturn is exalted in the sixth house" the
 * house may be right, and what is said is still not so. Such a claim takes over the verdict of its part, with what shows it.
 */
export function judgedWhole(claims: readonly Claim[]): readonly Claim[] {
  return claims.map((claim): Claim => {
    const [worst] = claims.filter((part) => isWithin(part, claim)).toSorted((a, b) => severity(b) - severity(a));
    if (!worst || severity(worst) <= severity(claim)) return claim;
    const { verdict, facts, truth, turns } = worst;
    return { ...claim, verdict, facts: [...new Set([...facts, ...claim.facts])], truth, turns, byPart: true };
  });
}
