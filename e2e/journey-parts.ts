/** Long journeys, and those about look and layout, on many widths and in every colour scheme. */
export const NIGHTLY_JOURNEYS: readonly string[] = [
  "dialogs.spec.ts",
  "first-load.spec.ts",
  "generate-kundli-in-hindi.spec.ts",
  "many-pending-users.spec.ts",
  "public-pages.spec.ts",
  "result-layout.spec.ts",
  "sign-in-pages.spec.ts",
  "specified-screens.spec.ts",
  "uncertain-time.spec.ts",
];

/** Journeys of the daily part that check one colour scheme at each width; in the nightly part they check both. */
export const SAMPLED_JOURNEYS: readonly string[] = [
  "administration.spec.ts",
  "assistant.spec.ts",
  "channels.spec.ts",
  "feedback.spec.ts",
  "generate-kundli.spec.ts",
  "kp-and-prashna.spec.ts",
  "leads.spec.ts",
  "match.spec.ts",
  "profile.spec.ts",
  "saved-kundlis.spec.ts",
  "year.spec.ts",
];
