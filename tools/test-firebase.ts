import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildPlaces } from "./build-places.ts";
import { buildWeb } from "./build-web.ts";
import { close, counted, failed, lacking, REPORTS } from "./lib/counting.ts";
import { run } from "./lib/run.ts";
import { type Counts, ofPlaywright } from "./lib/test-report.ts";
import { browser } from "./services/browser.ts";
import { firebaseEmulator } from "./services/firebase-emulator.ts";

const REPORT = join(REPORTS, "firebase.json");

/**
 * `npm run test:firebase -- [Playwright's own arguments]`: sign-in by Firebase on the built product, against the real Auth emulator.
 * A command of its own because the emulator is fetched for it alone.
 */
async function all(): Promise<Counts> {
  rmSync(REPORT, { force: true });
  mkdirSync(REPORTS, { recursive: true });
  const found = await browser({ windows: true });
  if ("missing" in found) return lacking(found.missing);
  if ((await buildPlaces()) !== 0 || (await buildWeb()) !== 0)
    return failed("not begun: the product could not be built");
  const emulator = await firebaseEmulator();
  if ("missing" in emulator) return lacking(emulator.missing);
  try {
    const env = {
      TEST_BROWSER: found.path,
      TEST_FIREBASE_EMULATOR: emulator.url,
      PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
    };
    const config = ["--config", "e2e/firebase/playwright.config.ts", "--reporter=list,json"];
    const { status } = await run("playwright", ["test", ...config, ...process.argv.slice(2)], { env });
    return counted(REPORT, status, ofPlaywright);
  } finally {
    emulator.stop();
  }
}

const counts = await all();
for (const failure of counts.failures) console.log(`✗ ${failure}`);
close(counts);
