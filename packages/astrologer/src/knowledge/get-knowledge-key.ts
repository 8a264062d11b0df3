import type { ChartReadModel } from "../chart-read-model.ts";
import type { Fact } from "../fact.ts";

/** The knowledge key for a requested fact: the place of a graha or a house lord, or the nakshatra of the Moon or the lagna. */
export function getKnowledgeKey(view: ChartReadModel, { id, subject, value }: Fact): string | undefined {
  if (id === "lagna" || id === "lagna-star" || id === "star-moon") {
    return `star-${subject}/${(value as { nakshatra: string }).nakshatra}`;
  }
  const planet = view.nativity.chart.planets.find((candidate) => id === `planet-${candidate.id}`);
  if (planet) return `planet-in-house/${planet.id}/${planet.house}`;
  const house = view.nativity.chart.houses.find(({ number }) => id === `lord-${number}`);
  return house && `lord-in-house/${house.number}/${view.planets[house.lord].house}`;
}
