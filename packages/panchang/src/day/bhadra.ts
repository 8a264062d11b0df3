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

const PRAHARAS = 8;
/** Ghatis of a tithi. */
const GHATIS = 60;
const MUKHA_GHATIS = 5;
const PUCCHA_GHATIS = 3;

/** Of the karanas of a month, each seventh from the eighth on is Vishti. */
export const isVishti = (part: number): boolean => part > 0 && part < 57 && part % 7 === 0;

/** The bhadras that touch a stretch of time. */
export function listBhadras(almanac: Almanac, day: TimeSpan): Bhadra[] {
  return sliceSpans(almanac.karanas, day.startJd, day.endJd)
    .filter(({ part }) => isVishti(part))
    .flatMap(({ part, startJd, endJd }) => {
      const tithi = almanac.allTithis[findSpanIndex(almanac.allTithis, (startJd + endJd) / 2)];
      const praharas = BHADRA_PRAHARAS[Math.floor(part / 2) + 1];
      if (!tithi || !praharas) return [];
      const prahara = (tithi.endJd - tithi.startJd) / PRAHARAS;
      const ghati = (tithi.endJd - tithi.startJd) / GHATIS;
      const mukha = tithi.startJd + (praharas.mukha - 1) * prahara;
      const puccha = tithi.startJd + praharas.puccha * prahara;
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
