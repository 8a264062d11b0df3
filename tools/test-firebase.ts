import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildPlaces } from "./build-places.ts";
import { buildWeb } from "./build-web.ts";
import { printSummary, readCounts, createFailure, reportMissing, REPORTS_DIR } from "./lib/test-summary.ts";
import { run } from "./lib/run-command.ts";
import { type Counts, readPlaywrightCounts } from "./lib/read-test-report.ts";
import { findBrowser } from "./services/find-browser.ts";
import { startFirebaseEmulator } from "./services/firebase-emulator.ts";

const REPORT_FILE = join(REPORTS_DIR, "firebase.json");

/**
 * `npm run test:firebase -- [Playwright arguments]`: sign-in by Firebase on the built product, against the real Auth emulator.
 * Not part of `npm test`, because it downloads the emulator.
 */
async function runFirebaseTests(): Promise<Counts> {
  rmSync(REPORT_FILE, { force: true });
  mkdirSync(REPORTS_DIR, { recursive: true });
  const found = await findBrowser({ windows: true });
  if ("missing" in found) return reportMissing(found.missing);
  if ((await buildPlaces()) !== 0 || (await buildWeb()) !== 0) return createFailure("not started: the build failed");
  const emulator = await startFirebaseEmulator();
  if ("missing" in emulator) return reportMissing(emulator.missing);
  try {
    const env = {
      TEST_BROWSER: found.path,
      TEST_FIREBASE_EMULATOR: emulator.url,
      PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT_FILE,
    };
    const config = ["--config", "e2e/firebase/playwright.config.ts", "--reporter=list,json"];
    const { status } = await run("playwright", ["test", ...config, ...process.argv.slice(2)], { env });
    return readCounts(REPORT_FILE, status, readPlaywrightCounts);
  } finally {
    emulator.stop();
  }
}

const counts = await runFirebaseTests();
for (const failure of counts.failures) console.log(`✗ ${failure}`);
printSummary(counts);
