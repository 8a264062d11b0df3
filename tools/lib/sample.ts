/**
 * In the daily part of the test run, a test with thousands of cases checks a sample of them; the nightly part checks all, and so does a run by
 * hand. A test file that uses this is listed in `SAMPLED_UNIT_TESTS` or `SAMPLED_SERVER_TESTS`.
 */
const SAMPLED_SHARE = 10;

/** The share of comparisons with a second implementation, which computes each case twice. */
export const INDEPENDENT_SHARE = 20;

/** Whether this is the daily part. */
export const isSampled = process.env["TEST_PART"] === "daily";

/** The number of random cases to try. Other ones on each run, so that all kinds are tried in a few weeks. */
export const countRuns = (whole: number, share = SAMPLED_SHARE): number =>
  isSampled ? Math.ceil(whole / share) : whole;

/** The cases of a fixed list to check: all, or every tenth. */
export const takeSample = <Case>(cases: readonly Case[], share = SAMPLED_SHARE): readonly Case[] =>
  isSampled ? cases.filter((_, index) => index % share === 0) : cases;

/** Cases of the nightly part alone. */
export const takeNightly = <Case>(...cases: readonly Case[]): readonly Case[] => (isSampled ? [] : cases);

/** The same of each kind, so that the sample has at least one case of every kind. */
export function takeSampleOfEach<Case>(cases: readonly Case[], getKind: (each: Case) => string): readonly Case[] {
  return Object.values(Object.groupBy(cases, getKind)).flatMap((ofKind = []) => takeSample(ofKind));
}
