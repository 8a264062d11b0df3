import type { Graha, PositionKind, SunriseKind, TimeScale } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";
import { SECONDS_PER_DAY } from "../core/time.ts";
import type { JulianDayUt } from "../core/units.ts";
import { vimshottari, vimshottariSubPeriods } from "../dasha/vimshottari.ts";
import type { AyanamsaChoice, Ephemeris, EphemerisBody, GeoPlace } from "../ephemeris.ts";
import { hinduDay } from "../panchanga/day.ts";
import type { Settings } from "../settings.ts";
import type { Seen } from "./seen.ts";

/** A way the clock of the birth may have been read. */
export interface ClockReading {
  /** What kind of clock it is; the domain only hands it on. */
  readonly id: string;
  readonly utcMilliseconds: number;
  /** East positive. */
  readonly offsetSeconds: number;
}

/** One way to understand when and where the birth was. */
export interface Moment<Reading extends ClockReading = ClockReading> {
  readonly clock: Reading;
  readonly place: GeoPlace;
  readonly scale: TimeScale;
  readonly jd: JulianDayUt;
}

export type DashaYear = Settings["dasha_year"];

type Tropical = Readonly<Record<"lagna" | EphemerisBody, number>>;

const BODIES = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "mean_node", "true_node"] as const;

/** Where everything stands at a moment before an ayanamsa is chosen. */
export interface MomentSky<Reading extends ClockReading = ClockReading> {
  readonly moment: Moment<Reading>;
  readonly positions: PositionKind;
  readonly tropical: Tropical;
}

export function momentSky<Reading extends ClockReading>(
  ephemeris: Ephemeris,
  moment: Moment<Reading>,
  positions: PositionKind,
): MomentSky<Reading> {
  const { jd, place } = moment;
  const of = (body: EphemerisBody) => [body, ephemeris.state(jd, body, positions).longitude] as const;
  const lagna = ephemeris.houses(jd, place, "placidus").ascendant;
  return { moment, positions, tropical: { lagna, ...Object.fromEntries(BODIES.map(of)) } as Tropical };
}

/** An ayanamsa at a moment, degrees: with nutation, which is subtracted, and without, which many programs show. */
export interface AyanamsaValue {
  readonly degrees: number;
  readonly mean: number;
}

export function ayanamsaValue(
  ephemeris: Ephemeris,
  { moment: { jd }, positions }: MomentSky,
  choice: AyanamsaChoice,
): AyanamsaValue {
  const at = (equinox: "true" | "mean") => ephemeris.ayanamsa(jd, choice, positions, equinox);
  return { degrees: at("true"), mean: at("mean") };
}

/** The tropical longitude of what a sidereal one was shown of; `null` for figures that are none. */
export function tropicalOf({ tropical }: MomentSky, what: Seen["what"], node: Settings["node"]): number | null {
  if (what === "ayanamsa" || what === "sunrise" || what === "dasha") return null;
  if (what !== "rahu" && what !== "ketu") return tropical[what];
  const rahu = tropical[node === "mean" ? "mean_node" : "true_node"];
  return normalizeDegrees(what === "rahu" ? rahu : rahu + 180);
}

/** Seconds since 1970 as the clock of the birth counts them. */
function onClock(ephemeris: Ephemeris, { clock, scale }: Moment, jd: number): number {
  return ephemeris.utcMilliseconds(jd, scale) / 1000 + clock.offsetSeconds;
}

/** An end of the vimshottari period of these lords; NaN where the lords name none. */
export function dashaEdge(
  ephemeris: Ephemeris,
  { moment, tropical }: MomentSky,
  ayanamsa: AyanamsaValue,
  year: DashaYear,
  { lords, edge }: Extract<Seen, { what: "dasha" }>,
): number {
  const moonLongitude = normalizeDegrees(tropical.moon - ayanamsa.degrees);
  const [maha, ...others] = lords;
  let period = vimshottari({ moonLongitude, birthJd: moment.jd, year, levels: 1 }).periods.find(
    ({ lord }) => lord === maha,
  );
  const path: Graha[] = maha === undefined ? [] : [maha];
  for (const lord of others) {
    period = period && vimshottariSubPeriods(path, period.startJd, period.endJd).find((part) => part.lord === lord);
    path.push(lord);
  }
  return period ? onClock(ephemeris, moment, edge === "start" ? period.startJd : period.endJd) : Number.NaN;
}

/** Sunrise of the day of birth, seconds of the day by its clock; NaN where there is none. */
export function sunriseTime(ephemeris: Ephemeris, moment: Moment, kind: SunriseKind): number {
  // Neither the zodiac nor the node has a part in it.
  const sky = { ephemeris, choice: { id: "lahiri" }, positions: "apparent", node: "mean" } as const;
  const { sunriseJd } = hinduDay(sky, moment.jd, moment.place, kind);
  if (sunriseJd === null) return Number.NaN;
  const seconds = onClock(ephemeris, moment, sunriseJd) % SECONDS_PER_DAY;
  return seconds < 0 ? seconds + SECONDS_PER_DAY : seconds;
}
