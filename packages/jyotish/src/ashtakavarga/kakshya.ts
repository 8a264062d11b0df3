import { type Rashi } from "@lagna/terms";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { findPartOfZodiac } from "../varga/varga.ts";
import { RASHI_INDEX, rashiOf } from "../zodiac/rashi.ts";
import type { Bindus } from "./ashtakavarga.ts";
import { KAKSHYA_LORDS, type Contributor } from "./bindus.data.ts";

/** Eight to a rashi, 3°45′ each. */
const KAKSHYAS_OF_RASHI = KAKSHYA_LORDS.length;

export interface Kakshya {
  /** 0 to 7 in the rashi. */
  readonly index: number;
  readonly lord: Contributor;
  /** Whether the lord has a bindu in that rashi of the graha's prastara: if so, a transit there is favourable. */
  readonly bindu: boolean;
  /** The bindus of the graha's own row in that rashi, and those of all seven. */
  readonly bhinna: number;
  readonly sarva: number;
}

/** The kakshya a graha is in at a sidereal longitude, natally or in transit over the bindus of a birth. */
export function computeKakshya(graha: SaptaGraha, longitude: number, { prastara, bhinna, sarva }: Bindus): Kakshya {
  const index = findPartOfZodiac(longitude, KAKSHYAS_OF_RASHI) % KAKSHYAS_OF_RASHI;
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
export function computeNatalKakshyas(
  longitudes: Readonly<Record<SaptaGraha, number>>,
  bindus: Bindus,
): Record<SaptaGraha, Kakshya> {
  const result = {} as Record<SaptaGraha, Kakshya>;
  for (const graha of SAPTA_GRAHAS) result[graha] = computeKakshya(graha, longitudes[graha], bindus);
  return result;
}
