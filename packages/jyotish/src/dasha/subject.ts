import { DASHA_IDS, type DashaId, KARAKAS_8, type Rashi, type VargaId } from "@lagna/terms";
import { siderealSunLongitude } from "../chart/sky.ts";
import { normalizeDegrees } from "../core/angle.ts";
import { karakas } from "../karaka/subject.ts";
import type { Nativity } from "../nativity.ts";
import { birthDay } from "../panchanga/subject.ts";
import type { StrengthRules } from "../relation/stronger.ts";
import { subject } from "../subject.ts";
import { isOddRashi, RASHI_INDEX, rashiAt, rashiInPlace, rashiOf } from "../zodiac/rashi.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { dashaOf, type Dasha } from "./dasha.ts";
import { dayPartOf } from "./day-part.ts";
import { birthChart, vargaChart, type DashaGround, type DashaPoints, type SignChart } from "./ground.ts";
import type { DashaOptions } from "./options.ts";
import { dashaYearDays } from "./period.ts";
import { vimshottari } from "./vimshottari.ts";

const VIMSHOTTARI_LEVELS = 2;

/** Degrees of the hora lagna in a day: a sign an hour. */
const HORA_LAGNA_DEG_A_DAY = 720;

/** Counted from Aries where the sign is odd, from Pisces backwards where it is even; 1 to 12. */
const varnadaCount = (sign: Rashi): number => (isOddRashi(sign) ? RASHI_INDEX[sign] + 1 : 12 - RASHI_INDEX[sign]);

/** The varnadas of the twelve houses (B.V. Raman, P.V.R. Narasimha Rao). */
function varnadasOf(lagna: Rashi, horaLagna: Rashi): readonly Rashi[] {
  return Array.from({ length: 12 }, (_, house) => {
    const [a, b] = [rashiInPlace(lagna, house + 1), rashiInPlace(horaLagna, house + 1)];
    const same = isOddRashi(a) === isOddRashi(b);
    const count = same ? varnadaCount(a) + varnadaCount(b) : Math.abs(varnadaCount(a) - varnadaCount(b));
    return isOddRashi(lagna) ? rashiAt(count - 1) : rashiAt(-count);
  });
}

function pointsOf(nativity: Nativity): DashaPoints {
  const { longitudes, signs, sky, birth } = nativity;
  const sree = normalizeDegrees(longitudes.lagna + 360 * nakshatraOf(longitudes.moon).fraction);
  const { sunriseJd } = birthDay(nativity);
  if (sunriseJd === null) return { sree, horaLagna: null, varnadas: null };
  const horaLagna = rashiOf(siderealSunLongitude(sky, sunriseJd) + (birth.jd - sunriseJd) * HORA_LAGNA_DEG_A_DAY);
  return { sree, horaLagna, varnadas: varnadasOf(signs.lagna, horaLagna) };
}

/** As P.V.R. Narasimha Rao counts the years of rashi dashas: Rahu exalted in Gemini, Ketu in Sagittarius. */
const RULES: StrengthRules = { nodeDignity: "pvr" };

/** What the dashas of a nativity are reckoned from; what asks the ephemeris again waits until a dasha needs it. */
const ground = subject((nativity): DashaGround => {
  const { longitudes, settings } = nativity;
  const vargas = new Map<VargaId, SignChart>();
  const { scheme8 } = karakas(nativity);
  let points: DashaPoints | undefined;
  return {
    longitudes,
    chart: birthChart(longitudes, RULES),
    varga(id) {
      const chart = vargas.get(id) ?? vargaChart(id, longitudes, settings.varga_variants, RULES);
      vargas.set(id, chart);
      return chart;
    },
    karakas: KARAKAS_8.map((karaka) => scheme8[karaka]),
    get points() {
      points ??= pointsOf(nativity);
      return points;
    },
    get dayPart() {
      const { sunriseJd, sunsetJd, nextSunriseJd } = birthDay(nativity);
      return dayPartOf(nativity.birth.jd, sunriseJd, sunsetJd, nextSunriseJd);
    },
  };
});

/** One dasha of a nativity. @throws DashaOptionError for a choice it does not have. */
export function dasha(nativity: Nativity, id: DashaId, options: DashaOptions = {}): Dasha {
  const { birth, settings } = nativity;
  return dashaOf(ground(nativity), birth.jd, dashaYearDays(settings.dasha_year), id, options);
}

/** Vimshottari to two levels, deeper ones by `vimshottariSubPeriods`; and every dasha, each worked out when it is looked at. */
export const dashas = subject((nativity) => ({
  vimshottari: vimshottari({
    moonLongitude: nativity.longitudes.moon,
    birthJd: nativity.birth.jd,
    year: nativity.settings.dasha_year,
    levels: VIMSHOTTARI_LEVELS,
  }),
  every: (): readonly Dasha[] => DASHA_IDS.map((id) => dasha(nativity, id)),
}));
