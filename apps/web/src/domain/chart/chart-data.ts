import type { ChartInput } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import type { Graha, Rashi, VargaId } from "@lagna/terms";

/** What a chart is drawn from: the birth chart with its degrees, a varga by signs only. */
export function chartInput(data: KundliData, varga: VargaId): ChartInput {
  if (varga === "D1") {
    return {
      lagna: { sign: data.lagna.sign, degree: data.lagna.degree_in_sign },
      grahas: data.planets.map(({ id, sign, degree_in_sign, retrograde, combust, dignity }) => ({
        id,
        sign,
        degree: degree_in_sign,
        retrograde,
        combust,
        dignity,
      })),
    };
  }
  const signs = data.vargas[varga] ?? {};
  return {
    lagna: { sign: signs["lagna"] ?? data.lagna.sign },
    grahas: data.planets.map(({ id, sign, retrograde }) => ({ id, sign: signs[id] ?? sign, retrograde })),
  };
}

/**
 * The houses a graha aspects in any varga. The answer names them for the birth chart; counted from the graha they are the same in
 * every whole-sign chart.
 */
export function aspectedHouses(data: KundliData, id: Graha, houseInVarga: number): number[] {
  const birthHouse = data.planets.find((planet) => planet.id === id)?.house ?? 1;
  const houses = data.aspects.graha.find((aspect) => aspect.from === id)?.houses ?? [];
  return houses.map((house) => ((house - birthHouse + houseInVarga - 1 + 24) % 12) + 1);
}

export function lordOf(data: KundliData, sign: Rashi): Graha | null {
  return data.houses.find((house) => house.sign === sign)?.lord ?? null;
}
