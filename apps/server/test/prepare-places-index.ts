import { gazetteer } from "./build-test-app.ts";

/** Vitest's global setup: builds the places index before the first test, as this can take a minute. */
export async function setup(): Promise<void> {
  await gazetteer.ready();
  gazetteer.close();
}
