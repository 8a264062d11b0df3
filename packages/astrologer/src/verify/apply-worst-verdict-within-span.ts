import type { Claim, ClaimVerdict } from "./claim.ts";

/** Supported claims and true rules are equally good. */
const SEVERITY: Readonly<Record<ClaimVerdict, number>> = { contradicted: 2, undecidable: 1, supported: 0, doctrine: 0 };
const getSeverity = ({ verdict }: Claim): number => SEVERITY[verdict];

const isWithin = (part: Claim, { start, end }: Claim): boolean => start <= part.start && part.end <= end;

/**
 * The claims of one sentence, each at least as bad as the worst claim within its span. In "Saturn is exalted in the sixth house" the
 * house may be right while the whole is false. Such a claim takes the verdict and the facts of its worst part.
 */
export function applyWorstVerdictWithinSpan(claims: readonly Claim[]): readonly Claim[] {
  return claims.map((claim): Claim => {
    const [worst] = claims.filter((part) => isWithin(part, claim)).toSorted((a, b) => getSeverity(b) - getSeverity(a));
    if (!worst || getSeverity(worst) <= getSeverity(claim)) return claim;
    const { verdict, facts, correction, dependsOnBirthTime } = worst;
    return {
      ...claim,
      verdict,
      facts: [...new Set([...facts, ...claim.facts])],
      correction,
      dependsOnBirthTime,
      verdictFromPart: true,
    };
  });
}
