import type { FactIndex } from "../fact.ts";
import { findFactById, addFacts } from "../facts/build-facts.ts";
import type { Claim, ClaimType } from "./claim.ts";

/** Claims about houses and strengths. Without a birth time they are never called false, even if false at every time that was tried. */
const NEEDS_TIME: ReadonlySet<ClaimType> = new Set([
  "lagna",
  "planet_house",
  "house_sign",
  "lordship",
  "lord_place",
  "arudha",
  "bindus",
  "strength",
  "comparison",
  "count",
  "yoga",
]);

const DECIDED: readonly Claim["verdict"][] = ["supported", "contradicted"];

/** Whether all facts behind a claim are the same at every possible birth time. */
function isTimeIndependent(index: FactIndex, { verdict, facts }: Claim): boolean {
  if (!DECIDED.includes(verdict)) return true;
  // The facts may count houses from the Moon or the Sun, while the text counts from the lagna.
  if (index.judgmentIndex !== "itself") return false;
  return facts.length > 0 && facts.every((id) => findFactById(index, id)?.stable === true);
}

/** A yoga that depends on the Moon or the Sun only and not on the lagna. */
const isLunarOrSolarYoga = (index: FactIndex, { type, facts }: Claim): boolean =>
  type === "yoga" && facts.length > 0 && facts.every((id) => findFactById(index, id)?.stable === true);

const createClaimKey = ({ type, start, end }: Claim): string => `${type} ${start} ${end}`;

/**
 * The claims of a text judged against every chart that the birth may have: supported or contradicted only if all charts agree, otherwise
 * undecidable.
 * @param readIn the same claims as judged by another chart
 */
export function* verifyAcrossPossibleCharts(
  index: FactIndex,
  claims: readonly Claim[],
  readIn: (other: FactIndex) => Generator<void, readonly Claim[]>,
): Generator<void, readonly Claim[]> {
  const { possibleIndexes, context } = index;
  if (possibleIndexes.length === 0 || claims.every((claim) => isTimeIndependent(index, claim))) return claims;
  // Windows were computed to hold in every possible chart.
  const windows = [...index.facts.values()].filter(({ section }) => section === "windows");
  const others: ReadonlyMap<string, Claim["verdict"]>[] = [];
  for (const other of possibleIndexes) {
    const read = yield* readIn(windows.length > 0 ? addFacts(other, windows) : other);
    others.push(new Map(read.map((claim) => [createClaimKey(claim), claim.verdict])));
  }
  const untimed = context.time?.minutes === null;
  return claims.map((claim): Claim => {
    if (!DECIDED.includes(claim.verdict)) return claim;
    const isUnanimous = others.every((verdicts) => verdicts.get(createClaimKey(claim)) === claim.verdict);
    const isOpen =
      untimed && claim.verdict === "contradicted" && NEEDS_TIME.has(claim.type) && !isLunarOrSolarYoga(index, claim);
    return isUnanimous && !isOpen
      ? claim
      : { ...claim, verdict: "undecidable", correction: undefined, dependsOnBirthTime: true };
  });
}
