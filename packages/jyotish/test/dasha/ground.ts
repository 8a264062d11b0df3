import { KARAKAS_8 } from "@lagna/terms";
import { normalizeDegrees } from "../../src/core/angle.ts";
import { dayPartOf } from "../../src/dasha/day-part.ts";
import { birthChart, vargaChart, type DashaGround } from "../../src/dasha/ground.ts";
import { charaKarakas } from "../../src/karaka/chara-karaka.ts";
import type { VargaBody } from "../../src/varga/varga.ts";
import { rashiAt, rashiOf } from "../../src/zodiac/rashi.ts";

export type Longitudes = Record<VargaBody, number>;

export const BIRTH_JD = 2_450_424.711;
export const YEAR_DAYS = 365.25;

/** A ground without an ephemeris: what needs a sunrise is given, or is absent. */
export function groundOf(longitudes: Longitudes, sunrise = true): DashaGround {
  const rules = { nodeDignity: "pvr" } as const;
  const { scheme8 } = charaKarakas(longitudes);
  const varnadas = Array.from({ length: 12 }, (_, house) => rashiAt(house * 5));
  return {
    longitudes,
    chart: birthChart(longitudes, rules),
    varga: (id) => vargaChart(id, longitudes, {}, rules),
    ashtottariApplies: "rahu",
    karakas: KARAKAS_8.map((karaka) => scheme8[karaka]),
    points: () => ({
      sree: normalizeDegrees(longitudes.lagna + longitudes.moon * 27),
      horaLagna: sunrise ? rashiOf(longitudes.sun + 75) : null,
      varnadas: sunrise ? varnadas : null,
    }),
    dayPart: () => (sunrise ? dayPartOf(BIRTH_JD, BIRTH_JD - 0.2, BIRTH_JD + 0.3, BIRTH_JD + 0.8) : null),
  };
}
