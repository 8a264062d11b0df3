/**
 * In the daily part of the test run, a test with thousands of cases checks a sample of them; the nightly part checks all, and so does a run by
 * hand. A test file that uses this is listed in `SAMPLED_UNIT_TESTS` or `SAMPLED_SERVER_TESTS`.
 */
const SAMPLED_SHARE = 4;

const isSampled = process.env["TEST_PART"] === "daily";

/** The number of random cases to try. Other ones on each run, so that all kinds are tried in a few days. */
export const countRuns = (whole: number): number => (isSampled ? Math.ceil(whole / SAMPLED_SHARE) : whole);

/** The cases of a fixed list to check: all, or every fourth. */
export const takeSample = <Case>(cases: readonly Case[]): readonly Case[] =>
  isSampled ? cases.filter((_, index) => index % SAMPLED_SHARE === 0) : cases;
