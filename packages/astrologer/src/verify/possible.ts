import type { FactIndex } from "../fact.ts";
import { factById, withFacts } from "../facts/facts-of.ts";
import type { Claim, ClaimType } from "./claim.ts";

/** Of houses and strengths: without a time of birth nothing of them can be told, be it so at none of the times that were looked at. */
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

/** Whether a claim stands on facts alone that are the same at every possible time. */
function standsFirm(index: FactIndex, { verdict, facts }: Claim): boolean {
  if (!DECIDED.includes(verdict)) return true;
  // Facts may be among them that count houses from elsewhere than a text does.
  if (index.judged !== "itself") return false;
  return facts.length > 0 && facts.every((id) => factById(index, id)?.stable === true);
}

/** A yoga of the Moon or the Sun, whatever rises. */
const isOfTheDay = (index: FactIndex, { type, facts }: Claim): boolean =>
  type === "yoga" && facts.length > 0 && facts.every((id) => factById(index, id)?.stable === true);

const keyOf = ({ type, start, end }: Claim): string => `${type} ${start} ${end}`;

/**
 * The claims of a text held to every chart that the birth may have: supported where all of them support it, contradicted where all
 * contradict it, and not to be decided where they differ.
 * @param readIn the same claims as another chart judges them
 */
export function* overPossible(
  index: FactIndex,
  claims: readonly Claim[],
  readIn: (other: FactIndex) => Generator<void, readonly Claim[]>,
): Generator<void, readonly Claim[]> {
  const { possible, about } = index;
  if (possible.length === 0 || claims.every((claim) => standsFirm(index, claim))) return claims;
  // Worked out so that they hold in each.
  const windows = [...index.facts.values()].filter(({ section }) => section === "windows");
  const others: ReadonlyMap<string, Claim["verdict"]>[] = [];
  for (const other of possible) {
    const read = yield* readIn(windows.length > 0 ? withFacts(other, windows) : other);
    others.push(new Map(read.map((claim) => [keyOf(claim), claim.verdict])));
  }
  const untimed = about.time?.minutes === null;
  return claims.map((claim): Claim => {
    if (!DECIDED.includes(claim.verdict)) return claim;
    const isAlike = others.every((verdicts) => verdicts.get(keyOf(claim)) === claim.verdict);
    const isOpen =
      untimed && claim.verdict === "contradicted" && NEEDS_TIME.has(claim.type) && !isOfTheDay(index, claim);
    return isAlike && !isOpen ? claim : { ...claim, verdict: "undecidable", truth: undefined, turns: true };
  });
}
