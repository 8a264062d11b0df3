import type { Eclipse, GeoPlace, JulianDayUt, LocalEclipse } from "@lagna/jyotish";
import { julianDayUt } from "@lagna/jyotish/core";
import { SE_ECL_ANNULAR, SE_ECL_ANNULAR_TOTAL, SE_ECL_PENUMBRAL, SE_ECL_TOTAL, SEFLG_SWIEPH } from "./constants.ts";
import type { NativeSwissEphemeris } from "./native.ts";

type Kind = Eclipse["kind"];
type Stretch = { readonly beginJd: JulianDayUt; readonly endJd: JulianDayUt };

function kindOf(flag: number): Kind {
  if (flag & SE_ECL_ANNULAR_TOTAL) return "hybrid";
  if (flag & SE_ECL_TOTAL) return "total";
  if (flag & SE_ECL_ANNULAR) return "annular";
  return flag & SE_ECL_PENUMBRAL ? "penumbral" : "partial";
}

/** Swiss Ephemeris writes 0 where a phase does not occur. */
const stretch = (begin: number, end: number): Stretch | null =>
  begin === 0 || end === 0 ? null : { beginJd: julianDayUt(begin), endJd: julianDayUt(end) };

function assertFound({ flag, error }: { flag: number; error: string }, what: string): void {
  if (flag < 0) throw new Error(`Swiss Ephemeris found no ${what}: ${error}`);
}

/** The search may not answer with what lay before its start. */
const PAST_EVENT_DAYS = 1e-6;

function solar(native: NativeSwissEphemeris, jd: number): Eclipse {
  const found = native.sol_eclipse_when_glob(jd + PAST_EVENT_DAYS, SEFLG_SWIEPH, 0, false);
  assertFound(found, "solar eclipse");
  const [maximum, , begin, end, totalBegin, totalEnd] = found.data;
  const where = native.sol_eclipse_where(maximum, SEFLG_SWIEPH);
  assertFound(where, "place of a solar eclipse");
  return {
    light: "sun",
    kind: kindOf(found.flag),
    beginJd: julianDayUt(begin),
    maximumJd: julianDayUt(maximum),
    endJd: julianDayUt(end),
    partial: null,
    total: stretch(totalBegin, totalEnd),
    magnitude: where.attributes[8],
  };
}

/** The magnitudes of the Moon's eclipses are the same everywhere. */
const ANYWHERE: [longitude: number, latitude: number, altitude: number] = [0, 0, 0];

function lunar(native: NativeSwissEphemeris, jd: number): Eclipse {
  const found = native.lun_eclipse_when(jd + PAST_EVENT_DAYS, SEFLG_SWIEPH, 0, false);
  assertFound(found, "lunar eclipse");
  const [maximum, , partialBegin, partialEnd, totalBegin, totalEnd, begin, end] = found.data;
  const how = native.lun_eclipse_how(maximum, SEFLG_SWIEPH, ANYWHERE);
  assertFound(how, "magnitude of a lunar eclipse");
  const kind = kindOf(found.flag);
  return {
    light: "moon",
    kind,
    beginJd: julianDayUt(begin),
    maximumJd: julianDayUt(maximum),
    endJd: julianDayUt(end),
    partial: stretch(partialBegin, partialEnd),
    total: stretch(totalBegin, totalEnd),
    magnitude: how.data[kind === "penumbral" ? 1 : 0],
  };
}

export function nextEclipse(native: NativeSwissEphemeris, jd: number, light: "sun" | "moon"): Eclipse {
  return light === "sun" ? solar(native, jd) : lunar(native, jd);
}

/** A rise or set that cuts an eclipse, else its own begin or end: the library leaves in these places what was there before. */
const cut = (rise: number, from: number, until: number, otherwise: number): number =>
  rise > from && rise < until ? rise : otherwise;

/** What a place sees of an eclipse: the next one seen there from its begin on, if that is this one. */
export function eclipseAt(native: NativeSwissEphemeris, eclipse: Eclipse, place: GeoPlace): LocalEclipse | null {
  const position: typeof ANYWHERE = [place.longitude, place.latitude, place.altitude ?? 0];
  const from = eclipse.beginJd - 0.01;
  const isSun = eclipse.light === "sun";
  const found = isSun
    ? native.sol_eclipse_when_loc(from, SEFLG_SWIEPH, position, false)
    : native.lun_eclipse_when_loc(from, SEFLG_SWIEPH, position, false);
  assertFound(found, `local eclipse of the ${eclipse.light}`);
  const [maximum] = found.data;
  if (!(maximum <= eclipse.endJd + 0.01)) return null;
  const [begin, end] = isSun ? solarEnds(found.data) : lunarEnds(found.data, eclipse);
  return {
    kind: isSun ? kindOf(found.flag) : eclipse.kind,
    beginJd: julianDayUt(begin),
    maximumJd: julianDayUt(maximum),
    endJd: julianDayUt(end),
    magnitude: isSun ? found.attributes[8] : found.attributes[0] > 0 ? found.attributes[0] : found.attributes[1],
  };
}

/** First contact or sunrise, fourth contact or sunset. */
function solarEnds(data: readonly number[]): readonly [number, number] {
  const [, first = 0, , , fourth = 0, sunrise = 0, sunset = 0] = data;
  return [cut(sunrise, first, fourth, first), cut(sunset, first, fourth, fourth)];
}

/** Begin or moonrise, end or moonset. */
function lunarEnds(data: readonly number[], { beginJd, endJd }: Eclipse): readonly [number, number] {
  const [rise = 0, set = 0] = data.slice(8, 10);
  return [cut(rise, beginJd, endJd, beginJd), cut(set, beginJd, endJd, endJd)];
}
