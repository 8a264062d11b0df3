import type { FactIndex } from "../fact.ts";
import { findFactById, addFacts } from "../facts/build-facts.ts";
import type { Claim, ClaimType } from "./claim.ts";
import type { Sentence } from "./parse-sentences.ts";
import { groupBy } from "../group-by.ts";

/** The sentences of a text that are judged; the others are only read for what these refer to. */
export interface JudgedPart {
  readonly isJudged: (sentence: Pick<Sentence, "start" | "end">) => boolean;
  /** Sentences from here on are not read at all. */
  readonly until: number;
}

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

/** One chart of each rising sign, then the next of each: charts of different rising signs differ in most that is said. */
function alternateLagnas(indexes: readonly FactIndex[]): FactIndex[] {
  const bySign = groupBy(indexes, ({ nativity }) => nativity.signs.lagna);
  const most = Math.max(0, ...[...bySign.values()].map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) =>
    [...bySign.values()].flatMap((of) => of.slice(turn, turn + 1)),
  ).flat();
}

/** The sentences with claims about which no two charts disagree so far. */
function selectOpenPart(claims: readonly Claim[], agreed: ReadonlyMap<string, unknown>): JudgedPart {
  const open = claims.filter((claim) => agreed.has(createClaimKey(claim)));
  const starts = open.map(({ start }) => start);
  return {
    isJudged: ({ start, end }) => starts.some((at) => at >= start && at < end),
    until: Math.max(...open.map(({ end }) => end)),
  };
}

/**
 * The claims of a text judged against every chart that the birth may have: supported or contradicted only if all charts agree, otherwise
 * undecidable. The charts are read until two disagree about each claim that depends on the time.
 * @param readIn the claims of a part of the text as judged by another chart
 */
export function* verifyAcrossPossibleCharts(
  index: FactIndex,
  claims: readonly Claim[],
  readIn: (other: FactIndex, part: JudgedPart) => Generator<void, readonly Claim[]>,
): Generator<void, readonly Claim[]> {
  const { possibleIndexes, context } = index;
  // By key: a claim may be read twice.
  const agreed = new Map(
    claims.filter((claim) => !isTimeIndependent(index, claim)).map((claim) => [createClaimKey(claim), claim.verdict]),
  );
  const dependent = new Set(agreed.keys());
  // Windows were computed to hold in every possible chart.
  const windows = [...index.facts.values()].filter(({ section }) => section === "windows");
  for (const other of alternateLagnas(possibleIndexes)) {
    if (agreed.size === 0) break;
    const part = selectOpenPart(claims, agreed);
    const read = yield* readIn(windows.length > 0 ? addFacts(other, windows) : other, part);
    const verdicts = new Map(read.map((claim) => [createClaimKey(claim), claim.verdict]));
    for (const [key, verdict] of agreed) if (verdicts.get(key) !== verdict) agreed.delete(key);
  }
  const untimed = context.time?.minutes === null;
  return claims.map((claim): Claim => {
    const key = createClaimKey(claim);
    if (!dependent.has(key) || possibleIndexes.length === 0) return claim;
    const isOpen =
      untimed && claim.verdict === "contradicted" && NEEDS_TIME.has(claim.type) && !isLunarOrSolarYoga(index, claim);
    return agreed.has(key) && !isOpen
      ? claim
      : { ...claim, verdict: "undecidable", correction: undefined, dependsOnBirthTime: true };
  });
}
