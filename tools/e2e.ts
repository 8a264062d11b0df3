import { buildPlaces } from "./build-places.ts";
import { buildWeb } from "./build-web.ts";
import { run } from "./lib/run-command.ts";
import { findBrowser } from "./services/find-browser.ts";

/** `npm run e2e -- [Playwright arguments]` runs only the end-to-end tests, on the built product. */
const found = await findBrowser();
if ("missing" in found) {
  console.error(found.missing);
  process.exit(1);
}
const built = (await buildPlaces()) || (await buildWeb());
const args = ["test", "--config", "e2e/playwright.config.ts", ...process.argv.slice(2)];
process.exitCode = built || (await run("playwright", args, { env: { TEST_BROWSER: found.path } })).status;
