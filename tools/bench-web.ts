import { buildPlaces } from "./build-places.ts";
import { buildWeb } from "./build-web.ts";
import { run } from "./lib/run-command.ts";
import { findBrowser } from "./services/find-browser.ts";

/** `npm run bench:web -- [pages]` measures the built product in the browser that the end-to-end tests use. */
const found = await findBrowser();
if ("missing" in found) {
  console.error(found.missing);
  process.exit(1);
}
const built = (await buildPlaces()) || (await buildWeb());
const args = ["e2e/bench/web.ts", ...process.argv.slice(2)];
process.exitCode = built || (await run("node", args, { env: { TEST_BROWSER: found.path } })).status;
