/** One journey for each main use of the app. All others are in the nightly part. */
export const DAILY_JOURNEYS: readonly string[] = [
  "administration.spec.ts",
  "chat-in-danger.spec.ts",
  "every-page-by-links.spec.ts",
  "first-kundli.spec.ts",
  "generate-kundli-in-hindi.spec.ts",
  "match.spec.ts",
  "panchang.spec.ts",
  "plain-http.spec.ts",
  "saved-kundlis.spec.ts",
  "try.spec.ts",
];

/** Daily journeys that check one colour scheme at each width, or one width; in the nightly part they check all. */
export const SAMPLED_JOURNEYS: readonly string[] = [
  "administration.spec.ts",
  "every-page-by-links.spec.ts",
  "match.spec.ts",
  "saved-kundlis.spec.ts",
];

/** The journeys of a part; without a part, all. */
export function selectJourneys(part: string | undefined): { testMatch?: string[]; testIgnore?: string[] } {
  if (part === "daily") return { testMatch: [...DAILY_JOURNEYS] };
  if (part !== "nightly") return {};
  return { testIgnore: DAILY_JOURNEYS.filter((name) => !SAMPLED_JOURNEYS.includes(name)) };
}
