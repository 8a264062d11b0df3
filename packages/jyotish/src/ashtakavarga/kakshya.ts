import { type Rashi } from "@lagna/terms";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { partOf } from "../varga/varga.ts";
import { RASHI_INDEX, rashiOf } from "../zodiac/rashi.ts";
import type { Bindus } from "./ashtakavarga.ts";
import { KAKSHYA_LORDS, type Contributor } from "./bindus.data.ts";

/** Eight to a rashi, 3°45′ each. */
const KAKSHYAS = KAKSHYA_LORDS.length;

export interface Kakshya {
  /** 0 to 7 in the rashi. */
  readonly index: number;
  readonly lord: Contributor;
  /** Whether the lord has a bindu in that rashi of the graha's prastara: while it has, a transit there is good. */
  readonly bindu: boolean;
  /** The bindus of the graha's own row in that rashi, and those of all seven. */
  readonly bhinna: number;
  readonly sarva: number;
}

/** The kakshya a graha at a sidereal longitude stands in, natally or in transit over the bindus of a birth. */
export function kakshyaAt(graha: SaptaGraha, longitude: number, { prastara, bhinna, sarva }: Bindus): Kakshya {
  const index = partOf(longitude, KAKSHYAS) % KAKSHYAS;
  const lord = KAKSHYA_LORDS[index] as Contributor;
  const rashi: Rashi = rashiOf(longitude);
  const at = RASHI_INDEX[rashi];
  return {
    index,
    lord,
    bindu: prastara[graha][lord][at] === 1,
    bhinna: bhinna[graha][at] ?? 0,
    sarva: sarva[at] ?? 0,
  };
}

/** The kakshya of each of the seven at birth. */
export function kakshyas(
  longitudes: Readonly<Record<SaptaGraha, number>>,
  bindus: Bindus,
): Record<SaptaGraha, Kakshya> {
  const result = {} as Record<SaptaGraha, Kakshya>;
  for (const graha of SAPTA_GRAHAS) result[graha] = kakshyaAt(graha, longitudes[graha], bindus);
  return result;
}
