import type { FactIndex } from "@lagna/astrologer";
import { createLruPromiseCache } from "../../computing/lru-promise-cache.ts";

/** Each entry holds some hundred facts in three languages. */
const MAX_ENTRIES = 100;
/** If the time of birth is uncertain, each entry is based on some twenty charts. */
const MAX_UNCERTAIN_ENTRIES = 20;

/** Keeps the facts of births, so that further questions and checks of texts do not compute them again. */
export function createFactIndexCache() {
  const certain = createLruPromiseCache<FactIndex>(MAX_ENTRIES);
  const uncertain = createLruPromiseCache<FactIndex>(MAX_UNCERTAIN_ENTRIES);
  return (key: string, isCertain: boolean, build: () => Promise<FactIndex>): Promise<FactIndex> =>
    isCertain ? certain(key, build) : uncertain(key, build);
}
