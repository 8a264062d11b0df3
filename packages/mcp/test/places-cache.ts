import { resolve } from "node:path";

/** The index of places that all tests share; building it takes seconds. */
export const PLACES_CACHE = resolve(import.meta.dirname, "../../../node_modules/.cache/lagna/places");
