import { join } from "node:path";
import { openGazetteer } from "@lagna/places";
import { ROOT } from "./lib/run-command.ts";

/** The server and the tests read the index from this folder. */
const PLACES_CACHE_DIR = join(ROOT, "node_modules/.cache/lagna/places");

/** Builds the place index unless it exists. Returns the exit status. Also a program of its own, for the test run. */
export async function buildPlaces(): Promise<number> {
  const started = performance.now();
  const gazetteer = openGazetteer({
    cacheDir: PLACES_CACHE_DIR,
    onProgress: (percent) => console.log(`Building the place index: ${percent} %`),
  });
  try {
    await gazetteer.ready();
  } catch (error) {
    console.error(error);
    return 1;
  } finally {
    gazetteer.close();
  }
  const seconds = (performance.now() - started) / 1000;
  // Opening an existing index takes a second at most, so anything longer was a build.
  if (seconds > 2) console.log(`Built the place index in ${seconds.toFixed(1)} s`);
  return 0;
}

if (import.meta.main) process.exitCode = await buildPlaces();
