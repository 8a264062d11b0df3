import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** As the other journeys, but with the Firebase Auth emulator beside the server: `npm run test:firebase` starts it. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  outputDir: "../../test-results/firebase",
  // One emulator, and its people are counted.
  workers: 1,
});
