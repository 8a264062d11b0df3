import { getDashaContext } from "../dasha/section.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import type { Graha } from "@lagna/terms";
import { findSpecialGrahas } from "./special-graha.ts";

/** Brahma, rudra and maheshvara, which are sensitive; sthira karakas, marana karaka sthana and latta. */
export const special_grahas = memoizeForNativity((nativity) => {
  const { chart, karakas } = getDashaContext(nativity);
  return findSpecialGrahas(chart, nativity.longitudes, karakas[0] as Graha);
});
