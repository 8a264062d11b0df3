import type { KundliData } from "@lagna/contract";
import type { Nakshatra } from "@lagna/terms";
import type { ChartFocus } from "../chart/chart-focus.ts";
import type { TermId } from "./term-id.ts";

/** What of the chart a word speaks of; null for a word about all of it. */
export function chartStand(data: KundliData, term: TermId): ChartFocus | null {
  if (term.kind === "graha") return { kind: "body", id: term.id };
  if (term.kind === "rashi") {
    const house = data.houses.find(({ sign }) => sign === term.id)?.number;
    return house === undefined ? null : { kind: "house", house };
  }
  if (term.kind === "nakshatra") {
    const body = bodiesIn(data, term.id)[0];
    return body ? { kind: "body", id: body } : null;
  }
  return term.id === "lagna" ? { kind: "body", id: "lagna" } : null;
}

/** Who stands in a nakshatra: the Moon first, for whom it matters most. */
export function bodiesIn(data: KundliData, nakshatra: Nakshatra) {
  const grahas = data.planets.filter((planet) => planet.nakshatra === nakshatra).map(({ id }) => id);
  const moonFirst = grahas.toSorted((one, other) => Number(other === "moon") - Number(one === "moon"));
  return data.lagna.nakshatra === nakshatra ? [...moonFirst, "lagna" as const] : moonFirst;
}
