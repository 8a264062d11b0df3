import type { Choices } from "@lagna/terms";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import {
  computeBindus,
  rotateToLagna,
  reduceBindus,
  type Bindus,
  type FiguresByRashi,
  type ReducedBindus,
} from "./ashtakavarga.ts";
import { CONTRIBUTORS, type Contributor } from "./bindus.data.ts";
import { computeNatalKakshyas } from "./kakshya.ts";
import { computeAshtakavargaReadings, type AshtakavargaReadings } from "./ashtakavarga-readings.ts";

export interface Ashtakavarga extends Bindus, ReducedBindus {
  readonly tables: Choices["ashtakavarga"]["tables"];
  /** The figures from the first house on. */
  readonly byHouse: { readonly bhinna: Readonly<Record<Contributor, FiguresByRashi>>; readonly sarva: FiguresByRashi };
  readonly kakshya: ReturnType<typeof computeNatalKakshyas>;
  readonly readings: AshtakavargaReadings;
}

/**
 * The bindus of the birth chart by the chosen tables, before and after reduction. Only the kakshyas need more than
 * signs.
 */
export const ashtakavarga = memoizeForNativity(({ signs, longitudes, settings }): Ashtakavarga => {
  const { tables, ekadhipatya_occupants } = settings.ashtakavarga;
  const bindus = computeBindus(signs, tables);
  const reduced = reduceBindus(bindus, signs, ekadhipatya_occupants);
  const bhinna = {} as Record<Contributor, FiguresByRashi>;
  for (const row of CONTRIBUTORS) bhinna[row] = rotateToLagna(bindus.bhinna[row], signs.lagna);
  return {
    tables,
    ...bindus,
    ...reduced,
    byHouse: { bhinna, sarva: rotateToLagna(bindus.sarva, signs.lagna) },
    kakshya: computeNatalKakshyas(longitudes, bindus),
    readings: computeAshtakavargaReadings(signs, bindus, reduced),
  };
});
