import type { KpData } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import type { ChartInput } from "./types.ts";

/** The chart of KP for `drawChart`: its Placidus cusps, and each graha in its sign and in its house from cusp to cusp. */
export function createCuspChartInput({ cusps, planets }: Pick<KpData, "cusps" | "planets">): ChartInput {
  const points = cusps.map(({ sign, longitude }) => ({ sign, degree: longitude % 30 }));
  return {
    lagna: points[0] ?? { sign: "aries" },
    cusps: points,
    grahas: GRAHAS.map((id) => {
      const { sign, longitude, house, retrograde } = planets[id];
      // The nodes are always retrograde, so they are not marked.
      const isMarked = retrograde && id !== "rahu" && id !== "ketu";
      return { id, sign, bhava: house, degree: longitude % 30, retrograde: isMarked };
    }),
  };
}
