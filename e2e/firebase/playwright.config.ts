import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** Like the other journeys, but with the Firebase Auth emulator beside the server: `npm run test:firebase` starts it. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  outputDir: "../../test-results/firebase",
  // The tests share one emulator and count its users.
  workers: 1,
});
