import { RASHI_LORDS, type Rashi } from "@lagna/terms";
import { separation } from "../core/angle.ts";
import { DEEP_EXALTATION_DEG } from "../relation/dignity.data.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { computeCompoundRelations, type CompoundRelations } from "../relation/friendship.ts";
import { computeVargaSign } from "../varga/varga.ts";
import { degreeInRashi, placeFrom, RASHI_INDEX, rashiOf } from "../zodiac/rashi.ts";
import { mapSaptaGrahas, type BySaptaGraha } from "./sapta-grahas.ts";
import {
  DREKKANA_THIRDS,
  DREKKANA_VIRUPAS,
  KENDRA_VIRUPAS,
  MOOLATRIKONA_SIGNS,
  OJAYUGMA_VIRUPAS,
  SAPTAVARGA,
  SAPTAVARGAJA_VIRUPAS,
  STRONG_IN_EVEN_SIGNS,
} from "./shadbala.data.ts";

export interface SthanaBala {
  /** [0, 60]. */
  readonly uccha: number;
  /** Up to 225: moolatrikona in the D1 and own in six vargas. */
  readonly saptavargaja: number;
  readonly ojayugma: 0 | 15 | 30;
  readonly kendra: 15 | 30 | 60;
  readonly drekkana: number;
  readonly total: number;
}

/** Degrees from deepest debilitation, [0, 180]. */
export function measureFromDebilitation(graha: SaptaGraha, longitude: number): number {
  return separation(longitude, DEEP_EXALTATION_DEG[graha] + 180);
}

function computeSaptavargaja(graha: SaptaGraha, longitude: number, relations: CompoundRelations): number {
  let sum = 0;
  for (const varga of SAPTAVARGA) {
    const sign = computeVargaSign(varga, longitude);
    const lord = RASHI_LORDS[sign] as SaptaGraha;
    if (varga === "D1" && sign === MOOLATRIKONA_SIGNS[graha]) sum += SAPTAVARGAJA_VIRUPAS.moolatrikona;
    else sum += SAPTAVARGAJA_VIRUPAS[lord === graha ? "own" : (relations[graha][lord] ?? "neutral")];
  }
  return sum;
}

function computeOjayugma(graha: SaptaGraha, longitude: number): 0 | 15 | 30 {
  const strong = (sign: Rashi): boolean => (RASHI_INDEX[sign] % 2 === 1) === STRONG_IN_EVEN_SIGNS.includes(graha);
  const count = [rashiOf(longitude), computeVargaSign("D9", longitude)].filter(strong).length;
  return (count * OJAYUGMA_VIRUPAS) as 0 | 15 | 30;
}

/**
 * The strength of position of the seven (BPHS 27; B.V. Raman): distance from debilitation, dignity in seven vargas, odd
 * and even sign in the D1 and D9, kendra from the lagna by whole signs, and third of the sign. All vargas use the
 * compound friendship of the D1: friendship by the varga's own positions does not reproduce the books' charts.
 * Exaltation has no separate step in saptavargaja bala.
 */
export function computeSthanaBala(
  longitudes: BySaptaGraha<number>,
  lagna: Rashi,
  drekkanaRule: keyof typeof DREKKANA_THIRDS,
): Record<SaptaGraha, SthanaBala> {
  const signs = mapSaptaGrahas((graha) => rashiOf(longitudes[graha]));
  const relations = computeCompoundRelations(signs);
  return mapSaptaGrahas((graha) => {
    const longitude = longitudes[graha];
    const third = Math.floor(degreeInRashi(longitude) / 10);
    const parts = {
      uccha: measureFromDebilitation(graha, longitude) / 3,
      saptavargaja: computeSaptavargaja(graha, longitude, relations),
      ojayugma: computeOjayugma(graha, longitude),
      kendra: KENDRA_VIRUPAS[(placeFrom(lagna, signs[graha]) - 1) % 3] as 15 | 30 | 60,
      drekkana: third === DREKKANA_THIRDS[drekkanaRule][graha] ? DREKKANA_VIRUPAS : 0,
    };
    const total = parts.uccha + parts.saptavargaja + parts.ojayugma + parts.kendra + parts.drekkana;
    return { ...parts, total };
  });
}
