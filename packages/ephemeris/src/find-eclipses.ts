import type { Eclipse, GeoPlace, JulianDayUt, LocalEclipse } from "@lagna/jyotish";
import { julianDayUt } from "@lagna/jyotish/core";
import { SE_ECL_ANNULAR, SE_ECL_ANNULAR_TOTAL, SE_ECL_PENUMBRAL, SE_ECL_TOTAL, SEFLG_SWIEPH } from "./constants.ts";
import type { NativeSwissEphemeris } from "./native-binding.ts";

type EclipseKind = Eclipse["kind"];
type PhaseSpan = { readonly beginJd: JulianDayUt; readonly endJd: JulianDayUt };

function toEclipseKind(flag: number): EclipseKind {
  if (flag & SE_ECL_ANNULAR_TOTAL) return "hybrid";
  if (flag & SE_ECL_TOTAL) return "total";
  if (flag & SE_ECL_ANNULAR) return "annular";
  return flag & SE_ECL_PENUMBRAL ? "penumbral" : "partial";
}

/** Swiss Ephemeris writes 0 where a phase does not occur. */
const toPhaseSpan = (begin: number, end: number): PhaseSpan | null =>
  begin === 0 || end === 0 ? null : { beginJd: julianDayUt(begin), endJd: julianDayUt(end) };

function assertFound({ flag, error }: { flag: number; error: string }, what: string): void {
  if (flag < 0) throw new Error(`Swiss Ephemeris found no ${what}: ${error}`);
}

/** The search must not return an event before its start. */
const PAST_EVENT_DAYS = 1e-6;

function findNextSolarEclipse(native: NativeSwissEphemeris, jd: number): Eclipse {
  const found = native.sol_eclipse_when_glob(jd + PAST_EVENT_DAYS, SEFLG_SWIEPH, 0, false);
  assertFound(found, "solar eclipse");
  const [maximum, , begin, end, totalBegin, totalEnd] = found.data;
  const where = native.sol_eclipse_where(maximum, SEFLG_SWIEPH);
  assertFound(where, "place of a solar eclipse");
  return {
    light: "sun",
    kind: toEclipseKind(found.flag),
    beginJd: julianDayUt(begin),
    maximumJd: julianDayUt(maximum),
    endJd: julianDayUt(end),
    partial: null,
    total: toPhaseSpan(totalBegin, totalEnd),
    magnitude: where.attributes[8],
  };
}

/** The magnitudes of lunar eclipses are the same everywhere. */
const ANY_POSITION: [longitude: number, latitude: number, altitude: number] = [0, 0, 0];

function findNextLunarEclipse(native: NativeSwissEphemeris, jd: number): Eclipse {
  const found = native.lun_eclipse_when(jd + PAST_EVENT_DAYS, SEFLG_SWIEPH, 0, false);
  assertFound(found, "lunar eclipse");
  const [maximum, , partialBegin, partialEnd, totalBegin, totalEnd, begin, end] = found.data;
  const how = native.lun_eclipse_how(maximum, SEFLG_SWIEPH, ANY_POSITION);
  assertFound(how, "magnitude of a lunar eclipse");
  const kind = toEclipseKind(found.flag);
  return {
    light: "moon",
    kind,
    beginJd: julianDayUt(begin),
    maximumJd: julianDayUt(maximum),
    endJd: julianDayUt(end),
    partial: toPhaseSpan(partialBegin, partialEnd),
    total: toPhaseSpan(totalBegin, totalEnd),
    magnitude: how.data[kind === "penumbral" ? 1 : 0],
  };
}

export function findNextEclipse(native: NativeSwissEphemeris, jd: number, light: "sun" | "moon"): Eclipse {
  return light === "sun" ? findNextSolarEclipse(native, jd) : findNextLunarEclipse(native, jd);
}

/**
 * A rise or set that cuts off the eclipse, else the eclipse's own start or end: the library leaves stale values in
 * these fields.
 */
const clampToHorizonEvent = (rise: number, from: number, until: number, fallback: number): number =>
  rise > from && rise < until ? rise : fallback;

/** How an eclipse is seen from a place: the next one visible there from its start on, if that is the same eclipse. */
export function computeLocalEclipse(
  native: NativeSwissEphemeris,
  eclipse: Eclipse,
  place: GeoPlace,
): LocalEclipse | null {
  const position: typeof ANY_POSITION = [place.longitude, place.latitude, place.altitude ?? 0];
  const from = eclipse.beginJd - 0.01;
  const isSun = eclipse.light === "sun";
  const found = isSun
    ? native.sol_eclipse_when_loc(from, SEFLG_SWIEPH, position, false)
    : native.lun_eclipse_when_loc(from, SEFLG_SWIEPH, position, false);
  assertFound(found, `local eclipse of the ${eclipse.light}`);
  const [maximum] = found.data;
  if (!(maximum <= eclipse.endJd + 0.01)) return null;
  const [begin, end] = isSun ? getSolarEnds(found.data) : getLunarEnds(found.data, eclipse);
  return {
    kind: isSun ? toEclipseKind(found.flag) : eclipse.kind,
    beginJd: julianDayUt(begin),
    maximumJd: julianDayUt(maximum),
    endJd: julianDayUt(end),
    magnitude: isSun ? found.attributes[8] : found.attributes[0] > 0 ? found.attributes[0] : found.attributes[1],
  };
}

/** First contact or sunrise, fourth contact or sunset. */
function getSolarEnds(data: readonly number[]): readonly [number, number] {
  const [, first = 0, , , fourth = 0, sunrise = 0, sunset = 0] = data;
  return [clampToHorizonEvent(sunrise, first, fourth, first), clampToHorizonEvent(sunset, first, fourth, fourth)];
}

/** Start or moonrise, end or moonset. */
function getLunarEnds(data: readonly number[], { beginJd, endJd }: Eclipse): readonly [number, number] {
  const [rise = 0, set = 0] = data.slice(8, 10);
  return [clampToHorizonEvent(rise, beginJd, endJd, beginJd), clampToHorizonEvent(set, beginJd, endJd, endJd)];
}
