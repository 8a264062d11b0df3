/** Journeys about look and layout, on many widths and in every colour scheme. */
export const NIGHTLY_JOURNEYS: readonly string[] = [
  "dialogs.spec.ts",
  "first-load.spec.ts",
  "public-pages.spec.ts",
  "result-layout.spec.ts",
  "sign-in-pages.spec.ts",
  "specified-screens.spec.ts",
  "uncertain-time.spec.ts",
];
