import type { ChartView } from "../chart-view.ts";
import type { Fact } from "../fact.ts";

/** The key of what there is to say of a fact that was asked for: a graha's place, a lord's, the nakshatra of the Moon or the lagna. */
export function rowOfFact(view: ChartView, { id, subject, value }: Fact): string | undefined {
  if (id === "lagna" || id === "lagna-star" || id === "star-moon") {
    return `star-${subject}/${(value as { nakshatra: string }).nakshatra}`;
  }
  const planet = view.nativity.chart.planets.find((one) => id === `planet-${one.id}`);
  if (planet) return `planet-in-house/${planet.id}/${planet.house}`;
  const house = view.nativity.chart.houses.find(({ number }) => id === `lord-${number}`);
  return house && `lord-in-house/${house.number}/${view.planets[house.lord].house}`;
}
