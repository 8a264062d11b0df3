import { KARAKAS_8 } from "@lagna/terms";
import { computeBindus, reduceBindus } from "../../src/ashtakavarga/ashtakavarga.ts";
import { normalizeDegrees } from "../../src/core/angle.ts";
import { computeDayPhase } from "../../src/dasha/day-phase.ts";
import { createBirthSignChart, createVargaSignChart, type DashaContext } from "../../src/dasha/dasha-context.ts";
import { computeCharaKarakas } from "../../src/karaka/chara-karaka.ts";
import type { VargaBody } from "../../src/varga/varga.ts";
import { rashiAt, rashiOf } from "../../src/zodiac/rashi.ts";

const mapValues = <To>(of: Longitudes, to: (value: number) => To): Record<VargaBody, To> =>
  Object.fromEntries(Object.entries(of).map(([body, value]) => [body, to(value)])) as Record<VargaBody, To>;

export type Longitudes = Record<VargaBody, number>;

export const BIRTH_JD = 2_450_424.711;
export const YEAR_DAYS = 365.25;

/** Creates dasha input without an ephemeris: values that need a sunrise are given, or absent. */
export function createDashaContext(longitudes: Longitudes, sunrise = true): DashaContext {
  const rules = { nodeDignity: "pvr" } as const;
  const { scheme8 } = computeCharaKarakas(longitudes);
  const varnadas = Array.from({ length: 12 }, (_, house) => rashiAt(house * 5));
  return {
    longitudes,
    chart: createBirthSignChart(longitudes, rules),
    varga: (id) => createVargaSignChart(id, longitudes, {}, rules),
    ashtottariApplies: "rahu",
    karakas: KARAKAS_8.map((karaka) => scheme8[karaka]),
    ashtakavarga: () => {
      const signs = mapValues(longitudes, rashiOf);
      const bindus = computeBindus(signs, "bphs");
      return { ...bindus, ...reduceBindus(bindus, signs, "planets") };
    },
    points: () => ({
      sree: normalizeDegrees(longitudes.lagna + longitudes.moon * 27),
      horaLagna: sunrise ? rashiOf(longitudes.sun + 75) : null,
      varnadas: sunrise ? varnadas : null,
    }),
    dayPhase: () => (sunrise ? computeDayPhase(BIRTH_JD, BIRTH_JD - 0.2, BIRTH_JD + 0.3, BIRTH_JD + 0.8) : null),
  };
}
