import type { Dignity, Graha, Rashi, VargaId } from "@lagna/terms";
import type { ChartInput } from "./types.ts";

/** What a drawing takes of a kundli as the API sends it. */
export interface DrawnKundli {
  /** `degree_in_sign`: degrees, [0, 30). */
  readonly lagna: { readonly sign: Rashi; readonly degree_in_sign: number };
  readonly planets: readonly {
    readonly id: Graha;
    readonly sign: Rashi;
    readonly degree_in_sign: number;
    readonly retrograde: boolean;
    readonly combust: boolean;
    readonly dignity: Dignity | null;
  }[];
  /** The signs of lagna and grahas in each varga; needed only to draw one besides D1. */
  readonly vargas?: { readonly [Varga in VargaId]?: { readonly [Body in Graha | "lagna"]?: Rashi } | undefined };
}

/** The nodes are always retrograde, so they are not marked. */
const isMarkedRetrograde = (id: Graha, retrograde: boolean): boolean => retrograde && id !== "rahu" && id !== "ketu";

/** Input of the drawing of a kundli: the birth chart with degrees and marks, a varga with signs and retrograde marks only. */
export function createChartInput({ lagna, planets, vargas }: DrawnKundli, varga: VargaId = "D1"): ChartInput {
  if (varga === "D1")
    return {
      lagna: { sign: lagna.sign, degree: lagna.degree_in_sign },
      grahas: planets.map(({ id, sign, degree_in_sign, retrograde, combust, dignity }) => ({
        id,
        sign,
        degree: degree_in_sign,
        retrograde: isMarkedRetrograde(id, retrograde),
        combust,
        dignity,
      })),
    };
  const signs = vargas?.[varga] ?? {};
  return {
    lagna: { sign: signs.lagna ?? lagna.sign },
    grahas: planets.map(({ id, sign, retrograde }) => ({
      id,
      sign: signs[id] ?? sign,
      retrograde: isMarkedRetrograde(id, retrograde),
    })),
  };
}
