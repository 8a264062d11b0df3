import type { ChartInput } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import { RASHIS, type Graha, type VargaId } from "@lagna/terms";
import { type FirstHouse, firstSign } from "./first-house.ts";

/** The nodes always do, and are not marked for it. */
const stepsBack = (id: Graha, retrograde: boolean): boolean => retrograde && id !== "rahu" && id !== "ketu";

/** What a chart is drawn from: the birth chart with its degrees, a varga by signs only; its houses from the lagna, unless told. */
export function chartInput(data: KundliData, varga: VargaId, from: FirstHouse = "lagna"): ChartInput {
  const first = firstSign(data, varga, from);
  if (varga === "D1") {
    return {
      lagna: { sign: data.lagna.sign, degree: data.lagna.degree_in_sign },
      first,
      grahas: data.planets.map(({ id, sign, degree_in_sign, retrograde, combust, dignity }) => ({
        id,
        sign,
        degree: degree_in_sign,
        retrograde: stepsBack(id, retrograde),
        combust,
        dignity,
      })),
    };
  }
  const signs = data.vargas[varga] ?? {};
  return {
    lagna: { sign: signs["lagna"] ?? data.lagna.sign },
    first,
    grahas: data.planets.map(({ id, sign, retrograde }) => ({
      id,
      sign: signs[id] ?? sign,
      retrograde: stepsBack(id, retrograde),
    })),
  };
}

/**
 * The houses a graha aspects in a drawn chart, birth or varga, from the house it is drawn in. The answer names the signs it
 * aspects at birth; counted from the graha's own sign they are the same in every chart, whatever divides the houses.
 */
export function aspectedHouses(data: KundliData, id: Graha, drawnIn: number): number[] {
  const sign = data.planets.find((planet) => planet.id === id)?.sign ?? "aries";
  const signs = data.aspects.graha.find((aspect) => aspect.from === id)?.signs ?? [];
  return signs.map((seen) => ((drawnIn - 1 + RASHIS.indexOf(seen) - RASHIS.indexOf(sign) + 12) % 12) + 1);
}
