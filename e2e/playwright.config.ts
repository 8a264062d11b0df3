import { defineConfig } from "@playwright/test";
import { selectJourneys } from "./journey-parts.ts";

/** Flags for Chromium: no sandbox (containers run as root) and no network traffic of its own. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const executablePath = process.env["TEST_BROWSER"];

export default defineConfig({
  ...selectJourneys(process.env["TEST_PART"]),
  testDir: "journeys",
  outputDir: "../test-results/e2e",
  // Each worker starts the real server with a separate database; two fit a small machine.
  workers: 2,
  fullyParallel: false,
  // The report names the tests that needed a retry.
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  // Machines may be busy: a limit for tests that hang, not a measure of speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    ...(executablePath ? { launchOptions: { executablePath, args: FLAGS } } : { launchOptions: { args: FLAGS } }),
    // As long as an assertion waits; other stages may be running.
    actionTimeout: 20_000,
    // Answers come from the server or from a test's routes; the offline journeys enable the service worker.
    serviceWorkers: "block",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    // Tracing makes runs a third longer; enable it with `npm run e2e -- --trace retain-on-failure`.
    trace: "off",
  },
});
