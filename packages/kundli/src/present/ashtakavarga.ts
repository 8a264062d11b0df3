import type { KundliData } from "@lagna/contract";
import type { Kundli } from "@lagna/jyotish";

export function presentAshtakavarga(
  ashtakavarga: Kundli<"ashtakavarga">["ashtakavarga"],
): NonNullable<KundliData["ashtakavarga"]> {
  const { tables, bhinna, sarva, prastara, byHouse, trikona, reduced, pindas, kakshya, readings } = ashtakavarga;
  const { groups, eleventhOverTenth, twelfthUnderEleventh, firstOverTwelfth, stars } = readings;
  return {
    tables,
    bhinna,
    sarva,
    prastara,
    by_house: byHouse,
    trikona,
    reduced,
    pindas,
    kakshya,
    readings: {
      groups,
      eleventh_over_tenth: eleventhOverTenth,
      twelfth_under_eleventh: twelfthUnderEleventh,
      first_over_twelfth: firstOverTwelfth,
      stars: { sensitive: true, rows: stars },
    },
  };
}
