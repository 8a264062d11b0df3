import { fileURLToPath } from "node:url";

/** One index for all test files and runs: it is keyed by what it is built from. */
export const TEST_CACHE_DIR = fileURLToPath(new URL("../../../node_modules/.cache/lagna/places", import.meta.url));
