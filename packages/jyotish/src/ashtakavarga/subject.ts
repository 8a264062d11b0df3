import type { Choices } from "@lagna/terms";
import { subject } from "../subject.ts";
import { bindusOf, byHouse, reduceBindus, type Bindus, type ByRashi, type ReducedBindus } from "./ashtakavarga.ts";
import { CONTRIBUTORS, type Contributor } from "./bindus.data.ts";
import { kakshyas } from "./kakshya.ts";
import { ashtakavargaReadings, type AshtakavargaReadings } from "./readings.ts";

export interface Ashtakavarga extends Bindus, ReducedBindus {
  readonly tables: Choices["ashtakavarga"]["tables"];
  /** The figures from the first house on. */
  readonly byHouse: { readonly bhinna: Readonly<Record<Contributor, ByRashi>>; readonly sarva: ByRashi };
  readonly kakshya: ReturnType<typeof kakshyas>;
  readonly readings: AshtakavargaReadings;
}

/** The bindus of the birth chart under the chosen tables, before and after reduction. Only the kakshyas need more than signs. */
export const ashtakavarga = subject(({ signs, longitudes, settings }): Ashtakavarga => {
  const { tables, ekadhipatya_occupants } = settings.ashtakavarga;
  const bindus = bindusOf(signs, tables);
  const reduced = reduceBindus(bindus, signs, ekadhipatya_occupants);
  const bhinna = {} as Record<Contributor, ByRashi>;
  for (const row of CONTRIBUTORS) bhinna[row] = byHouse(bindus.bhinna[row], signs.lagna);
  return {
    tables,
    ...bindus,
    ...reduced,
    byHouse: { bhinna, sarva: byHouse(bindus.sarva, signs.lagna) },
    kakshya: kakshyas(longitudes, bindus),
    readings: ashtakavargaReadings(signs, bindus, reduced),
  };
});
