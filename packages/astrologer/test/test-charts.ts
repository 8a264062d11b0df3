import { openEphemeris } from "@lagna/ephemeris";
import { createNativity, resolveSettings } from "@lagna/jyotish";
import type { SettingsRequest } from "@lagna/terms";
import { buildFacts, type FactIndex } from "../src/index.ts";

export const ephemeris = openEphemeris();

export interface TestBirth {
  /** Local date and time: "1988-03-09T14:25:00". */
  readonly local: string;
  /** Hours east of Greenwich. */
  readonly offset: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly place?: string;
  readonly settings?: SettingsRequest;
}

/** 21 November 2026, noon in India. */
export const NOW = Date.parse("2026-11-21T06:30:00Z");

export function buildTestIndex(birth: TestBirth, now = NOW): FactIndex {
  const { local, offset, latitude, longitude, place, settings } = birth;
  const utc = Date.parse(`${local}Z`) - offset * 3_600_000;
  const utcOffsetSeconds = offset * 3600;
  const born = { jd: ephemeris.julianDay(utc), latitude, longitude, utcOffsetSeconds };
  const nativity = createNativity(ephemeris, born, resolveSettings(settings));
  return buildFacts(nativity, { local, place, now });
}

/** Jaipur, 9 March 1988, 14:25: an example whose reading was computed by hand. */
export const CHART_M: TestBirth = {
  local: "1988-03-09T14:25:00",
  offset: 5.5,
  latitude: 26.9196,
  longitude: 75.7878,
  place: "Jaipur, India",
};
