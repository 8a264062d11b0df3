import type { SkyResponse } from "@lagna/contract";
import type { Chart, Limbs, Settings } from "@lagna/jyotish";
import { tithiName } from "@lagna/terms";
import { presentPoint, sevenDecimals } from "../../zodiac-point.ts";

interface SkyNow {
  readonly utcMilliseconds: number;
  readonly place: {
    readonly name: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly timeZone: string;
  };
  readonly settings: Settings;
  /** The ephemeris. */
  readonly source: string;
  readonly chart: Chart;
  readonly tithi: Limbs["tithi"];
}

export function presentSky({ utcMilliseconds, place, settings, source, chart, tithi }: SkyNow): SkyResponse {
  return {
    at: `${new Date(utcMilliseconds).toISOString().slice(0, 19)}Z`,
    place: {
      name: place.name,
      latitude: place.latitude,
      longitude: place.longitude,
      time_zone: place.timeZone,
    },
    settings: {
      preset: settings.preset,
      ayanamsa: settings.ayanamsa,
      ayanamsa_degrees: sevenDecimals(chart.ayanamsa.degrees),
      positions: settings.positions,
      node: settings.node,
      ephemeris: source,
    },
    lagna: presentPoint(chart.lagna),
    grahas: chart.planets.map((planet) => ({
      id: planet.id,
      ...presentPoint(planet),
      retrograde: planet.retrograde,
    })),
    tithi: { number: tithi.number, name: tithiName(tithi.number, "en"), paksha: tithi.paksha },
  };
}
