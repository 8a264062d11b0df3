import type { SkyResponse } from "@lagna/contract";
import { GRAHAS, RASHIS } from "@lagna/terms";

const createPoint = (longitude: number) => ({
  longitude,
  sign: RASHIS[Math.floor(longitude / 30)] ?? "aries",
  degree_in_sign: longitude % 30,
  nakshatra: "rohini" as const,
  pada: 2,
});

/** A sky over Ujjain, as the server returns it. */
export const SKY_RESPONSE: SkyResponse = {
  at: "2026-11-21T09:02:00Z",
  place: { name: "Ujjain", latitude: 23.1765, longitude: 75.7885, time_zone: "Asia/Kolkata" },
  settings: {
    preset: "lagna",
    ayanamsa: "lahiri",
    ayanamsa_degrees: 24.2,
    positions: "apparent",
    node: "mean",
    ephemeris: "test",
  },
  lagna: createPoint(315.5),
  grahas: GRAHAS.map((id, index) => ({ id, ...createPoint(29.9999 + index * 4), retrograde: id === "saturn" })),
  panchanga: {
    tithi: { number: 12, name: "Shukla Dwadashi", paksha: "shukla", end: "2026-11-22T00:10:00Z" },
    vara: { number: 6, name: "Saturday", lord: "saturn" },
    nakshatra: { id: "revati", pada: 2, end: "2026-11-21T17:58:00Z" },
    yoga: { number: 16, name: "Siddhi", end: "2026-11-21T10:00:00Z" },
    karana: { number: 23, name: "Bava", end: "2026-11-21T13:00:00Z" },
    masa: null,
    sunrise: "2026-11-21T01:17:00Z",
    sunset: "2026-11-21T12:11:00Z",
    next_sunrise: "2026-11-22T01:18:00Z",
    moonrise: null,
    moonset: null,
  },
};
