import { julianDayUt, createNativity, resolveSettings } from "@lagna/jyotish";
import { expect, test } from "vitest";
import { findEclipseAtBirth } from "../../jyotish/src/transit/eclipse.ts";
import { openEphemeris } from "../src/index.ts";

const ephemeris = openEphemeris();
const [BUCHAREST, NEW_YORK, MUMBAI] = [
  { latitude: 44.43, longitude: 26.1 },
  { latitude: 40.71, longitude: -74.01 },
  { latitude: 19.08, longitude: 72.88 },
];

/** Times from NASA's eclipse catalogues; whether a place sees an eclipse depends on the birth. */
test.each([
  ["the total eclipse of the Sun of 1999 at its middle", "1999-08-11T11:07:00Z", BUCHAREST, "sun"],
  ["during its partial phase", "1999-08-11T12:20:00Z", BUCHAREST, "sun"],
  ["an hour after its end", "1999-08-11T13:40:00Z", BUCHAREST, false],
  [
    "at a place where the Sun is up and not eclipsed",
    "1999-08-11T12:20:00Z",
    { latitude: -33.9, longitude: 18.4 },
    false,
  ],
  ["the total eclipse of the Moon of July 2018", "2018-07-27T20:22:00Z", MUMBAI, "moon"],
  ["below the horizon", "2018-07-27T20:22:00Z", NEW_YORK, false],
  ["a penumbral one", "2020-06-05T19:25:00Z", MUMBAI, false],
  ["a new moon without an eclipse", "1999-09-09T22:03:00Z", NEW_YORK, false],
  ["a half moon", "1999-08-19T01:48:00Z", NEW_YORK, false],
] as const)("%s", (_, utc, place, expected) => {
  const jd = ephemeris.julianDay(Date.parse(utc));
  expect(findEclipseAtBirth(createNativity(ephemeris, { jd, ...place }, resolveSettings()))).toBe(expected);
});

test.each([ephemeris.range.from, ephemeris.range.until - 1e-4])(
  "an eclipse at the end of the data, at %d, is computed",
  (jd) => {
    const nativity = createNativity(ephemeris, { jd: julianDayUt(jd), ...MUMBAI }, resolveSettings());
    expect([false, "sun", "moon"]).toContain(findEclipseAtBirth(nativity));
  },
);
