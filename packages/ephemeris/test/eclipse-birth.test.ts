import { julianDayUt, nativityOf, resolveSettings } from "@lagna/jyotish";
import { expect, test } from "vitest";
import { eclipseAtBirth } from "../../jyotish/src/transit/eclipse.ts";
import { openEphemeris } from "../src/index.ts";

const ephemeris = openEphemeris();
const [BUCHAREST, NEW_YORK, MUMBAI] = [
  { latitude: 44.43, longitude: 26.1 },
  { latitude: 40.71, longitude: -74.01 },
  { latitude: 19.08, longitude: 72.88 },
];

/** Times of NASA's eclipse catalogues; what a place sees of one is a birth's own. */
test.each([
  ["the total eclipse of the Sun of 1999 at its middle", "1999-08-11T11:07:00Z", BUCHAREST, "sun"],
  ["while it is partial", "1999-08-11T12:20:00Z", BUCHAREST, "sun"],
  ["an hour after its end", "1999-08-11T13:40:00Z", BUCHAREST, false],
  ["where the Sun is in the sky and uncovered", "1999-08-11T12:20:00Z", { latitude: -33.9, longitude: 18.4 }, false],
  ["the total eclipse of the Moon of July 2018", "2018-07-27T20:22:00Z", MUMBAI, "moon"],
  ["below the horizon", "2018-07-27T20:22:00Z", NEW_YORK, false],
  ["of the penumbra alone", "2020-06-05T19:25:00Z", MUMBAI, false],
  ["a new moon without one", "1999-09-09T22:03:00Z", NEW_YORK, false],
  ["a half moon", "1999-08-19T01:48:00Z", NEW_YORK, false],
] as const)("%s", (_, utc, place, expected) => {
  const jd = ephemeris.julianDay(Date.parse(utc));
  expect(eclipseAtBirth(nativityOf(ephemeris, { jd, ...place }, resolveSettings()))).toBe(expected);
});

test.each([ephemeris.range.from, ephemeris.range.until - 1e-4])("at the end of the data at %d it is answered", (jd) => {
  const nativity = nativityOf(ephemeris, { jd: julianDayUt(jd), ...MUMBAI }, resolveSettings());
  expect([false, "sun", "moon"]).toContain(eclipseAtBirth(nativity));
});
