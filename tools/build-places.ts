import { join } from "node:path";
import { openGazetteer } from "@lagna/places";
import { ROOT } from "./lib/run.ts";

/** Where the server looks for it, and the tests. */
const FOLDER = join(ROOT, "node_modules/.cache/lagna/places");

/** Makes the index of places unless it is there already. Returns the exit status. */
export async function buildPlaces(): Promise<number> {
  const started = performance.now();
  const gazetteer = openGazetteer({ cacheDir: FOLDER });
  try {
    await gazetteer.ready();
  } catch (error) {
    console.error(error);
    return 1;
  } finally {
    gazetteer.close();
  }
  const seconds = (performance.now() - started) / 1000;
  // A look is a second at most; what takes longer has been made.
  if (seconds > 2) console.log(`Made the index of places in ${seconds.toFixed(1)} s`);
  return 0;
}
