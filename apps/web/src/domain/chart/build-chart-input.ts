import { type ChartInput, createChartInput } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import { RASHIS, type Graha, type VargaId } from "@lagna/terms";
import { type FirstHouse, getFirstSign } from "./first-house.ts";

/** Input of the drawing of the birth chart or a varga. Houses are counted from the lagna by default. */
export const buildChartInput = (data: KundliData, varga: VargaId, from: FirstHouse = "lagna"): ChartInput => ({
  ...createChartInput(data, varga),
  first: getFirstSign(data, varga, from),
});

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
