import type { Eclipse, EclipsePhase } from "@lagna/jyotish";
import { julianDayUt } from "@lagna/jyotish/core";
import { SE_ECL_ANNULAR, SE_ECL_ANNULAR_TOTAL, SE_ECL_PENUMBRAL, SE_ECL_TOTAL, SEFLG_SWIEPH } from "./constants.ts";
import type { NativeSwissEphemeris } from "./native-binding.ts";

type EclipseKind = Eclipse["kind"];

export function toEclipseKind(flag: number): EclipseKind {
  if (flag & SE_ECL_ANNULAR_TOTAL) return "hybrid";
  if (flag & SE_ECL_TOTAL) return "total";
  if (flag & SE_ECL_ANNULAR) return "annular";
  return flag & SE_ECL_PENUMBRAL ? "penumbral" : "partial";
}

/** Swiss Ephemeris writes 0 where a phase does not occur. */
export const toPhaseSpan = (begin: number, end: number): EclipsePhase | null =>
  begin === 0 || end === 0 ? null : { beginJd: julianDayUt(begin), endJd: julianDayUt(end) };

export function assertFound({ flag, error }: { flag: number; error: string }, what: string): void {
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
