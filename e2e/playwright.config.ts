import { defineConfig } from "@playwright/test";

/** Chromium without a sandbox (containers run as root) and without its own traffic to the network. */
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
  testDir: "journeys",
  outputDir: "../test-results/e2e",
  // Every worker starts the real server with a database of its own; two fit a small machine.
  workers: 2,
  fullyParallel: false,
  // The run names those that needed it.
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  // Machines may be busy: a bound for what hangs, not a measure of speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    ...(executablePath ? { launchOptions: { executablePath, args: FLAGS } } : { launchOptions: { args: FLAGS } }),
    actionTimeout: 10_000,
    // Answers come from the server itself, or from what a test says instead of it; the journeys of being offline ask for it.
    serviceWorkers: "block",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    // Recording every step takes a third as long again: `npm run e2e -- --trace retain-on-failure` asks for it.
    trace: "off",
  },
});
