import { gazetteer } from "./build-test-app.ts";

/** Vitest's own: before the first test, none of which should wait for the minute that making the index of places may take. */
export async function setup(): Promise<void> {
  await gazetteer.ready();
  gazetteer.close();
}
