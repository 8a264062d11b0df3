import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** As the other journeys, but with the Firebase Auth emulator beside the server: `npm run test:firebase` starts it. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  globalSetup: join(import.meta.dirname, "../set-up.ts"),
  outputDir: "../../test-results/firebase",
  // One emulator, and its people are counted.
  workers: 1,
});
