import { computeSections, createNativity, KUNDLI_SECTION_NAMES, resolveSettings } from "@lagna/jyotish";
import { type Calendar, formatIsoDate, fromEpochDays, parseIsoDate, toEpochDays } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { openEphemeris } from "../src/index.ts";
import { listNumbers } from "./golden-cases.ts";

const ephemeris = openEphemeris();
const UNIX_EPOCH_JD = 2_440_587.5;
const toMidnightJd = (text: string, calendar: Calendar): number => {
  const date = parseIsoDate(text);
  if (date === null) throw new Error(`no date: ${text}`);
  return toEpochDays(date, calendar) + UNIX_EPOCH_JD;
};
const toJulianDate = (jd: number): string => formatIsoDate(fromEpochDays(Math.floor(jd - UNIX_EPOCH_JD), "julian"));

describe("eclipses of history, by the Julian calendar (F. R. Stephenson, Historical Eclipses and Earth's Rotation)", () => {
  test.each([
    ["sun", "-000762-06-15", "of Bur-Sagale, in the Assyrian list of eponyms"],
    ["moon", "-000720-03-19", "the oldest in the Almagest, seen in Babylon"],
    ["sun", "-000647-04-06", "of Archilochus"],
    ["sun", "-000584-05-28", "of Thales"],
    ["sun", "-000430-08-03", "of the first year of the Peloponnesian War"],
    ["moon", "-000330-09-20", "before the battle of Gaugamela"],
    ["moon", "-000003-03-13", "before the death of Herod"],
    ["sun", "0071-03-20", "of Plutarch"],
    ["sun", "0484-01-14", "of the death of Proclus"],
    ["sun", "1133-08-02", "of King Henry"],
    ["moon", "1453-05-22", "of the siege of Constantinople"],
    ["moon", "1504-03-01", "of Columbus in Jamaica, by the date of Greenwich"],
    ["sun", "1560-08-21", "of the young Tycho"],
  ] as const)("of the %s on %s, %s", (...[light, date]) => {
    const eclipse = ephemeris.nextEclipse(toMidnightJd(date, "julian") - 5, light);
    const jd = eclipse?.maximumJd ?? Number.NaN;
    expect(toJulianDate(jd)).toBe(date);
    const [sun, moon, node] = (["sun", "moon", "true_node"] as const).map(
      (body) => ephemeris.state(jd, body, "apparent").longitude,
    );
    const apart = (degrees: number, period: number): number =>
      Math.abs((((degrees % period) + period * 1.5) % period) - period / 2);
    expect(apart((moon ?? 0) - (sun ?? 0) - (light === "moon" ? 180 : 0), 360)).toBeLessThan(1);
    expect(apart((moon ?? 0) - (node ?? 0), 180)).toBeLessThan(15);
  });

  test("that of Thales had its maximum at 14:22 UT (NASA's canon; the rotation of the Earth is known to some minutes)", () => {
    const jd = ephemeris.nextEclipse(toMidnightJd("-000584-05-28", "julian") - 5, "sun")?.maximumJd ?? Number.NaN;
    const minutes = ((jd + 0.5) % 1) * 1440;
    expect(Math.abs(minutes - (14 * 60 + 22))).toBeLessThan(10);
  });
});

test("the transit of Venus of Jeremiah Horrocks: 4 December 1639, 24 November by his calendar", () => {
  const noon = toMidnightJd("1639-11-24", "julian") + 0.5;
  const [sun, venus] = (["sun", "venus"] as const).map((body) => ephemeris.state(noon + 0.25, body, "apparent"));
  const across = (venus?.longitude ?? 0) - (sun?.longitude ?? 0);
  expect(Math.hypot(across, venus?.latitude ?? 0)).toBeLessThan(0.3);
});

test.each([
  ["-000600-01-01", "julian"],
  ["0000-01-01", "julian"],
  ["0600-01-01", "julian"],
  ["1200-01-01", "julian"],
  ["1800-01-01", "gregorian"],
] as const)("positions run on where one file ends and the next begins: %s", (date, calendar) => {
  const border = toMidnightJd(date, calendar);
  for (const body of [
    "sun",
    "moon",
    "mars",
    "mercury",
    "jupiter",
    "venus",
    "saturn",
    "mean_node",
    "true_node",
  ] as const) {
    const at = Array.from({ length: 97 }, (_, step) => ephemeris.state(border + (step - 48) / 24, body, "apparent"));
    const jumps = at.slice(1).map((after, step) => {
      const before = at[step] ?? after;
      const moved = ((after.longitude - before.longitude + 540) % 360) - 180;
      return Math.abs(moved - (before.speed + after.speed) / 48);
    });
    // A twentieth of an arcsecond; the osculating node swings by more than its mean speed within an hour.
    expect(Math.max(...jumps)).toBeLessThan(body === "true_node" ? 1e-3 : 1.5e-5);
  }
});

test("a position does not depend on which file was read before it", () => {
  for (const border of [1_501_907.5, 1_721_057.5, 1_940_207.5, 2_159_357.5, 2_378_496.5, 2_597_641.4]) {
    const near = Array.from({ length: 9 }, (_, step) => border + (step - 4) / 40).filter((jd) => jd < 2_597_648);
    for (const body of ["sun", "moon", "saturn"] as const) {
      const readAfter = (far: number): number[] =>
        near.map((jd) => {
          ephemeris.state(far, body, "apparent");
          return ephemeris.state(jd, body, "apparent").longitude;
        });
      const [early, late] = [readAfter(1_400_000), readAfter(2_451_545)];
      early.forEach((longitude, index) => expect(longitude).toBeCloseTo(late[index] ?? Number.NaN, 6));
    }
  }
});

describe("charts of every age", () => {
  test.each([
    "-001000-01-01",
    "-000499-06-11",
    "-000001-07-01",
    "0000-02-29",
    "0001-01-01",
    "0099-12-31",
    "0632-06-08",
    "1582-10-15",
    "1799-12-31",
  ])("every figure of every section is finite, and none is missing, in %s", (date) => {
    const birth = { jd: ephemeris.julianDay(Date.parse(`${date}T06:00:00Z`)), latitude: 23.1765, longitude: 75.7885 };
    const found = computeSections(createNativity(ephemeris, birth, resolveSettings()), KUNDLI_SECTION_NAMES);
    expect(listNumbers(found).filter(([, figure]) => !Number.isFinite(figure))).toEqual([]);
    expect(found.panchanga.masa).not.toBeNull();
    expect(found.panchanga.sunriseJd).not.toBeNull();
  });
});
