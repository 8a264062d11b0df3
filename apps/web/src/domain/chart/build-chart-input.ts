import type { ChartInput } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import { RASHIS, type Graha, type VargaId } from "@lagna/terms";
import { type FirstHouse, getFirstSign } from "./first-house.ts";

/** The nodes are always retrograde, so they are not marked. */
const isMarkedRetrograde = (id: Graha, retrograde: boolean): boolean => retrograde && id !== "rahu" && id !== "ketu";

/**
 * Input of a chart drawing: the birth chart with degrees, a varga with signs only. Houses are counted from the lagna
 * by default.
 */
export function buildChartInput(data: KundliData, varga: VargaId, from: FirstHouse = "lagna"): ChartInput {
  const first = getFirstSign(data, varga, from);
  if (varga === "D1") {
    return {
      lagna: { sign: data.lagna.sign, degree: data.lagna.degree_in_sign },
      first,
      grahas: data.planets.map(({ id, sign, degree_in_sign, retrograde, combust, dignity }) => ({
        id,
        sign,
        degree: degree_in_sign,
        retrograde: isMarkedRetrograde(id, retrograde),
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
      retrograde: isMarkedRetrograde(id, retrograde),
    })),
  };
}

/**
 * The houses a graha aspects in a drawn chart, birth or varga, from the house it is drawn in. The response states the
 * signs it aspects at birth; counted from the graha's sign, these places are the same in every chart and house
 * system.
 */
export function getAspectedHouses(data: KundliData, id: Graha, drawnIn: number): number[] {
  const sign = data.planets.find((planet) => planet.id === id)?.sign ?? "aries";
  const signs = data.aspects.graha.find((aspect) => aspect.from === id)?.signs ?? [];
  return signs.map(
    (aspectedSign) => ((drawnIn - 1 + RASHIS.indexOf(aspectedSign) - RASHIS.indexOf(sign) + 12) % 12) + 1,
  );
}
