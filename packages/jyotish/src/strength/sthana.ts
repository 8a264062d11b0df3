import { RASHI_LORDS, type Rashi } from "@lagna/terms";
import { separation } from "../core/angle.ts";
import { DEEP_EXALTATION_DEG } from "../relation/dignity.data.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { compoundRelations, type CompoundRelations } from "../relation/friendship.ts";
import { vargaSign } from "../varga/varga.ts";
import { degreeInRashi, placeFrom, RASHI_INDEX, rashiOf } from "../zodiac/rashi.ts";
import { ofSeven, type OfSeven } from "./seven.ts";
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
export function fromDebilitation(graha: SaptaGraha, longitude: number): number {
  return separation(longitude, DEEP_EXALTATION_DEG[graha] + 180);
}

function saptavargaja(graha: SaptaGraha, longitude: number, relations: CompoundRelations): number {
  let sum = 0;
  for (const varga of SAPTAVARGA) {
    const sign = vargaSign(varga, longitude);
    const lord = RASHI_LORDS[sign] as SaptaGraha;
    if (varga === "D1" && sign === MOOLATRIKONA_SIGNS[graha]) sum += SAPTAVARGAJA_VIRUPAS.moolatrikona;
    else sum += SAPTAVARGAJA_VIRUPAS[lord === graha ? "own" : (relations[graha][lord] ?? "neutral")];
  }
  return sum;
}

function ojayugma(graha: SaptaGraha, longitude: number): 0 | 15 | 30 {
  const strong = (sign: Rashi): boolean => (RASHI_INDEX[sign] % 2 === 1) === STRONG_IN_EVEN_SIGNS.includes(graha);
  const count = [rashiOf(longitude), vargaSign("D9", longitude)].filter(strong).length;
  return (count * OJAYUGMA_VIRUPAS) as 0 | 15 | 30;
}

/**
 * The strength of place of the seven (BPHS 27; B.V. Raman): height of exaltation, dignity in seven vargas, odd and even sign in the
 * D1 and D9, kendra from the lagna by whole signs, and third of the sign. In every varga friendship is the compound one of the
 * D1: friendship by the varga's own places does not reproduce the books' charts. Exaltation has no step of its own.
 */
export function sthanaBala(
  longitudes: OfSeven<number>,
  lagna: Rashi,
  drekkanaRule: keyof typeof DREKKANA_THIRDS,
): Record<SaptaGraha, SthanaBala> {
  const signs = ofSeven((graha) => rashiOf(longitudes[graha]));
  const relations = compoundRelations(signs);
  return ofSeven((graha) => {
    const longitude = longitudes[graha];
    const third = Math.floor(degreeInRashi(longitude) / 10);
    const parts = {
      uccha: fromDebilitation(graha, longitude) / 3,
      saptavargaja: saptavargaja(graha, longitude, relations),
      ojayugma: ojayugma(graha, longitude),
      kendra: KENDRA_VIRUPAS[(placeFrom(lagna, signs[graha]) - 1) % 3] as 15 | 30 | 60,
      drekkana: third === DREKKANA_THIRDS[drekkanaRule][graha] ? DREKKANA_VIRUPAS : 0,
    };
    const total = parts.uccha + parts.saptavargaja + parts.ojayugma + parts.kendra + parts.drekkana;
    return { ...parts, total };
  });
}
