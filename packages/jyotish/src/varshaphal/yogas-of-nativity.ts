import type { TajakaReason } from "@lagna/terms";
import type { Nativity } from "../nativity.ts";
import { findDebilitationRashi } from "../relation/dignity.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { getTajakaPlacements } from "./annual-chart.ts";
import { findTajakaYogas } from "./find-tajaka-yogas.ts";
import { findGrade, type StrengthBasis, type TajakaSettings } from "./panchavargiya.ts";
import type { TajakaYoga } from "./tajaka-yoga.ts";

function listAfflictions({ chart, signs }: Nativity, graha: SaptaGraha): TajakaReason[] {
  const planet = chart.planets.find(({ id }) => id === graha);
  const afflictions: TajakaReason[] = [];
  if (planet?.combust) afflictions.push("combust");
  if (planet?.retrograde) afflictions.push("retrograde");
  if (findDebilitationRashi(graha) === signs[graha]) afflictions.push("debilitated");
  return afflictions;
}

/** The sixteen yogas of a chart: of a year, or of a question. */
export function findYogasOfNativity(nativity: Nativity, tajaka: TajakaSettings): readonly TajakaYoga[] {
  const { longitudes, signs, settings } = nativity;
  const basis: StrengthBasis = { longitudes, settings: tajaka, variants: settings.varga_variants };
  return findTajakaYogas({
    placements: getTajakaPlacements(nativity),
    lagna: signs.lagna,
    settings: tajaka,
    gradeOf: (graha) => findGrade(graha, basis),
    afflictionsOf: (graha) => listAfflictions(nativity, graha),
  });
}
