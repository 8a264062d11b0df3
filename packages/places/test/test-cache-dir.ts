import { fileURLToPath } from "node:url";

/** One index for all test files and runs: its key is a hash of its inputs. */
export const TEST_CACHE_DIR = fileURLToPath(new URL("../../../node_modules/.cache/lagna/places", import.meta.url));
