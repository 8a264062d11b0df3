/** Tags of the ten tests that run every day, one for each main use of the app. All others are in the nightly part. */
export const DAILY = "@daily";

/** One of the ten that checks each width in one colour scheme every day, and in both in the nightly part. */
export const SAMPLED = "@sampled";

/** The journeys of a part, by their tags; without a part, all. */
export function selectJourneys(part: string | undefined): { grep?: RegExp; grepInvert?: RegExp } {
  if (part === "daily") return { grep: new RegExp(`${DAILY}|${SAMPLED}`) };
  return part === "nightly" ? { grepInvert: new RegExp(DAILY) } : {};
}
