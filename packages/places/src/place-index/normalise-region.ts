import { normalise } from "../normalise.ts";

const normalised = new Map<string, string>();

/** `normalise` for names of states, districts and taluks: thousands of places are in the same one. */
export function normaliseRegion(name: string): string {
  const known = normalised.get(name);
  if (known !== undefined) return known;
  const key = normalise(name);
  normalised.set(name, key);
  return key;
}
