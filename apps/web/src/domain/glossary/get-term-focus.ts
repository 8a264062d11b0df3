import type { KundliData } from "@lagna/contract";
import type { Nakshatra } from "@lagna/terms";
import type { ChartFocus } from "../chart/chart-focus.ts";
import type { TermId } from "./term-id.ts";

/** The part of the chart that a term refers to; null for a term about the whole chart. */
export function getTermFocus(data: KundliData, term: TermId): ChartFocus | null {
  if (term.kind === "graha") return { kind: "body", id: term.id };
  if (term.kind === "rashi") {
    const house = data.houses.find(({ sign }) => sign === term.id)?.number;
    return house === undefined ? null : { kind: "house", house };
  }
  if (term.kind === "nakshatra") {
    const body = findBodiesInNakshatra(data, term.id)[0];
    return body ? { kind: "body", id: body } : null;
  }
  return term.id === "lagna" ? { kind: "body", id: "lagna" } : null;
}

/** The bodies in a nakshatra. The Moon comes first, because her nakshatra matters most. */
export function findBodiesInNakshatra(data: KundliData, nakshatra: Nakshatra) {
  const grahas = data.planets.filter((planet) => planet.nakshatra === nakshatra).map(({ id }) => id);
  const moonFirst = grahas.toSorted((one, other) => Number(other === "moon") - Number(one === "moon"));
  return data.lagna.nakshatra === nakshatra ? [...moonFirst, "lagna" as const] : moonFirst;
}
