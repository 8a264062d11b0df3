import { chartOf, type Chart, type Planet } from "./chart/chart.ts";
import { luminaryAngles, skyOf } from "./chart/sky.ts";
import type { JulianDayUt } from "./core/units.ts";
import { vimshottari, type Vimshottari } from "./dasha/vimshottari.ts";
import type { Ephemeris, GeoPlace } from "./ephemeris.ts";
import { charaKarakas, type CharaKarakas } from "./karaka/chara-karaka.ts";
import { panchangaOf, type Panchanga } from "./panchanga/panchanga.ts";
import { grahaDrishti, rashiDrishti, type GrahaDrishti, type RashiDrishti } from "./relation/drishti.ts";
import { compoundRelations, type CompoundRelations } from "./relation/friendship.ts";
import type { Settings } from "./settings.ts";
import { vargaSigns, type VargaBody, type VargaSigns } from "./varga/varga.ts";
import type { Graha } from "./zodiac/graha.ts";
import type { Rashi } from "./zodiac/rashi.ts";

export interface Birth extends GeoPlace {
  /** The instant; `ephemeris.julianDay` makes it from UTC. */
  readonly jd: JulianDayUt;
  /** Of the clock at the place, east positive: only the weekday is read by it. Local mean time when absent. */
  readonly utcOffsetSeconds?: number | undefined;
}

/** The settings a kundli was made with, and what they came to at birth. */
export interface KundliSettings extends Settings {
  /** Referred to the true equinox of date: what was subtracted. */
  readonly ayanamsa_degrees: number;
  /** Referred to the mean equinox: what almanacs and Jagannatha Hora display. */
  readonly ayanamsa_mean_degrees: number;
  readonly ephemeris: string;
}

export interface Kundli extends Omit<Chart, "ayanamsa"> {
  readonly birth: Birth;
  readonly settings: KundliSettings;
  readonly aspects: { readonly graha: readonly GrahaDrishti[]; readonly rashi: readonly RashiDrishti[] };
  readonly relationships: CompoundRelations;
  readonly vargas: VargaSigns;
  /** Two levels; deeper ones by `vimshottariSubPeriods`. */
  readonly vimshottari: Vimshottari;
  readonly karakas: CharaKarakas;
  readonly panchanga: Panchanga;
}

const DASHA_LEVELS = 2;

function assertBirth(ephemeris: Ephemeris, birth: Birth): void {
  const { from, until } = ephemeris.range;
  if (!(birth.jd >= from && birth.jd < until)) {
    throw new RangeError(`birth must be in the years 1800 to 2399 (julian day ${from} to ${until}), got ${birth.jd}`);
  }
  if (!(Math.abs(birth.latitude) <= 90)) {
    throw new RangeError(`latitude must be between -90 and 90 degrees, got ${birth.latitude}`);
  }
  if (!(Math.abs(birth.longitude) <= 180)) {
    throw new RangeError(`longitude must be between -180 and 180 degrees, got ${birth.longitude}`);
  }
}

/**
 * A whole kundli: chart, vargas, karakas, two levels of vimshottari dasha, aspects, friendships and panchanga.
 * Geocentric and sidereal throughout. Synchronous, because the ephemeris keeps state that nothing may touch in between.
 * @throws RangeError for a birth outside the ephemeris' range or a place off the globe.
 */
export function calculateKundli(ephemeris: Ephemeris, birth: Birth, settings: Settings): Kundli {
  assertBirth(ephemeris, birth);
  const sky = skyOf(ephemeris, settings, birth.jd);
  const { ayanamsa, ...chart } = chartOf(sky, birth.jd, birth, settings);
  const longitudes = { lagna: chart.lagna.longitude } as Record<VargaBody, number>;
  const signs = {} as Record<Graha, Rashi>;
  for (const { id, longitude, sign } of chart.planets) {
    longitudes[id] = longitude;
    signs[id] = sign;
  }
  const [sun, moon] = chart.planets as [Planet, Planet];
  const angles = luminaryAngles(sun, moon);
  return {
    birth,
    settings: {
      ...settings,
      ayanamsa_degrees: ayanamsa.degrees,
      ayanamsa_mean_degrees: ayanamsa.meanDegrees,
      ephemeris: ephemeris.source,
    },
    ...chart,
    aspects: { graha: grahaDrishti(signs, chart.lagna.sign), rashi: rashiDrishti() },
    relationships: compoundRelations(signs),
    vargas: vargaSigns(longitudes, settings.varga_variants),
    vimshottari: vimshottari({
      moonLongitude: longitudes.moon,
      birthJd: birth.jd,
      year: settings.dasha_year,
      levels: DASHA_LEVELS,
    }),
    karakas: charaKarakas(longitudes),
    panchanga: panchangaOf(sky, birth.jd, birth, settings.sunrise, birth.utcOffsetSeconds, angles),
  };
}
