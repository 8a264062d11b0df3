import { computeDashaForNativity, createNativity, resolveSettings } from "@lagna/jyotish";
import { expect, test } from "vitest";
import { openEphemeris } from "../src/index.ts";

const ephemeris = openEphemeris();

/** Brihat Parashara Hora Shastra 46.50–51; the same in PyJHora. */
test.each([
  ["by night: the sign of the lagna", "1948-09-28T14:50:00Z", 0.78, 150.6, "gemini"],
  ["by night", "1990-07-01T23:32:00Z", 20.61, -38.19, "capricorn"],
  ["at dawn: the second house", "1968-05-03T01:39:00Z", 28.7, 83.5, "gemini"],
  ["at dusk: the second house", "1990-01-25T19:04:00Z", 4.9, -36.56, "cancer"],
])("the chakra dasha of a birth %s (%s) begins with its sign", (_, utc, latitude, longitude, sign) => {
  const jd = ephemeris.julianDay(Date.parse(utc));
  const nativity = createNativity(ephemeris, { jd, latitude, longitude }, resolveSettings());
  const [first] = computeDashaForNativity(nativity, "chakra", {}).periods;
  expect(first).toMatchObject({ sign });
});
