import type { Graha, PositionKind, SunriseKind, TimeScale } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";
import { SECONDS_PER_DAY } from "../core/time.ts";
import type { JulianDayUt } from "../core/units.ts";
import { computeVimshottari, computeVimshottariSubPeriods } from "../dasha/vimshottari.ts";
import type { AyanamsaChoice, Ephemeris, EphemerisBody, GeoPlace } from "../ephemeris.ts";
import { computeHinduDay } from "../panchanga/hindu-day.ts";
import type { Settings } from "../resolve-settings.ts";
import type { ObservedFigure } from "./observed-figure.ts";

/** One possible reading of the clock time of birth. */
export interface ClockReading {
  /** The kind of clock; passed through unchanged. */
  readonly id: string;
  readonly utcMilliseconds: number;
  /** East positive. */
  readonly offsetSeconds: number;
}

/** One interpretation of when and where the birth was. */
export interface BirthMoment<Reading extends ClockReading = ClockReading> {
  readonly clock: Reading;
  readonly place: GeoPlace;
  readonly scale: TimeScale;
  readonly jd: JulianDayUt;
}

export type DashaYear = Settings["dasha_year"];

type TropicalLongitudes = Readonly<Record<"lagna" | EphemerisBody, number>>;

const BODIES = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "mean_node", "true_node"] as const;

/** Positions at a moment before an ayanamsa is chosen. */
export interface BirthSky<Reading extends ClockReading = ClockReading> {
  readonly moment: BirthMoment<Reading>;
  readonly positions: PositionKind;
  readonly tropical: TropicalLongitudes;
}

export function computeBirthSky<Reading extends ClockReading>(
  ephemeris: Ephemeris,
  moment: BirthMoment<Reading>,
  positions: PositionKind,
): BirthSky<Reading> {
  const { jd, place } = moment;
  const of = (body: EphemerisBody) => [body, ephemeris.state(jd, body, positions).longitude] as const;
  const lagna = ephemeris.houses(jd, place, "placidus").ascendant;
  return { moment, positions, tropical: { lagna, ...Object.fromEntries(BODIES.map(of)) } as TropicalLongitudes };
}

/**
 * An ayanamsa at a moment, degrees: with nutation, which is the value subtracted, and without, which many programs
 * show.
 */
export interface AyanamsaValue {
  readonly degrees: number;
  readonly mean: number;
}

export function computeAyanamsaValue(
  ephemeris: Ephemeris,
  { moment: { jd }, positions }: BirthSky,
  choice: AyanamsaChoice,
): AyanamsaValue {
  const at = (equinox: "true" | "mean") => ephemeris.ayanamsa(jd, choice, positions, equinox);
  return { degrees: at("true"), mean: at("mean") };
}

/** The tropical longitude for an observed sidereal one; `null` for figures that are not longitudes. */
export function getTropicalLongitude(
  { tropical }: BirthSky,
  what: ObservedFigure["what"],
  node: Settings["node"],
): number | null {
  if (what === "ayanamsa" || what === "sunrise" || what === "dasha") return null;
  if (what !== "rahu" && what !== "ketu") return tropical[what];
  const rahu = tropical[node === "mean" ? "mean_node" : "true_node"];
  return normalizeDegrees(what === "rahu" ? rahu : rahu + 180);
}

/** Seconds since 1970 in the clock time of the birth. */
function toClockSeconds(ephemeris: Ephemeris, { clock, scale }: BirthMoment, jd: number): number {
  return ephemeris.utcMilliseconds(jd, scale) / 1000 + clock.offsetSeconds;
}

/** Start or end of the vimshottari period of these lords; NaN if there is no such period. */
export function computeDashaEdge(
  ephemeris: Ephemeris,
  { moment, tropical }: BirthSky,
  ayanamsa: AyanamsaValue,
  year: DashaYear,
  { lords, edge }: Extract<ObservedFigure, { what: "dasha" }>,
): number {
  const moonLongitude = normalizeDegrees(tropical.moon - ayanamsa.degrees);
  const [maha, ...others] = lords;
  let period = computeVimshottari({ moonLongitude, birthJd: moment.jd, year, levels: 1 }).periods.find(
    ({ lord }) => lord === maha,
  );
  const path: Graha[] = maha === undefined ? [] : [maha];
  for (const lord of others) {
    period =
      period && computeVimshottariSubPeriods(path, period.startJd, period.endJd).find((part) => part.lord === lord);
    path.push(lord);
  }
  return period ? toClockSeconds(ephemeris, moment, edge === "start" ? period.startJd : period.endJd) : Number.NaN;
}

/** Sunrise on the day of birth, seconds of the day in its clock time; NaN if there is none. */
export function computeSunriseTime(ephemeris: Ephemeris, moment: BirthMoment, kind: SunriseKind): number {
  // Sunrise depends neither on the zodiac nor on the node.
  const sky = { ephemeris, ayanamsaChoice: { id: "lahiri" }, positions: "apparent", node: "mean" } as const;
  const { sunriseJd } = computeHinduDay(sky, moment.jd, moment.place, kind);
  if (sunriseJd === null) return Number.NaN;
  const seconds = toClockSeconds(ephemeris, moment, sunriseJd) % SECONDS_PER_DAY;
  return seconds < 0 ? seconds + SECONDS_PER_DAY : seconds;
}
