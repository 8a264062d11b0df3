import type { Almanac } from "../almanac.ts";
import { findSpanIndex, sliceSpans } from "../sky/sweep.ts";
import { BHADRA_ABODES, BHADRA_PRAHARAS } from "./day-parts.data.ts";
import type { TimeSpan } from "./spans.ts";

/** A karana Vishti. */
export interface Bhadra extends TimeSpan {
  /** Of the Moon's sign when it begins: only that on earth does harm. */
  readonly abode: "heaven" | "earth" | "below";
  readonly mukha: TimeSpan;
  readonly puccha: TimeSpan;
}

/** Vishti is half of a tithi: four of its eight praharas, thirty of its sixty ghatis. */
const PRAHARAS = 4;
const GHATIS = 30;
const MUKHA_GHATIS = 5;
const PUCCHA_GHATIS = 3;

/** Of the karanas of a month, each seventh from the eighth on is Vishti. */
export const isVishti = (part: number): boolean => part > 0 && part < 57 && part % 7 === 0;

/** The bhadras that touch a stretch of time. */
export function listBhadras(almanac: Almanac, day: TimeSpan): Bhadra[] {
  return sliceSpans(almanac.karanas, day.startJd, day.endJd)
    .filter(({ part }) => isVishti(part))
    .flatMap(({ part, startJd, endJd }) => {
      const praharas = BHADRA_PRAHARAS[Math.floor(part / 2) + 1];
      if (!praharas) return [];
      const prahara = (endJd - startJd) / PRAHARAS;
      const ghati = (endJd - startJd) / GHATIS;
      const mukha = startJd + ((praharas.mukha - 1) % PRAHARAS) * prahara;
      const puccha = startJd + (((praharas.puccha - 1) % PRAHARAS) + 1) * prahara;
      const sign = almanac.moonSigns[findSpanIndex(almanac.moonSigns, startJd)]?.part ?? 0;
      return [
        {
          startJd,
          endJd,
          abode: BHADRA_ABODES[sign] ?? "earth",
          mukha: { startJd: mukha, endJd: mukha + MUKHA_GHATIS * ghati },
          puccha: { startJd: puccha - PUCCHA_GHATIS * ghati, endJd: puccha },
        },
      ];
    });
}
