import type { EphemerisBody } from "@lagna/jyotish";
import { describe, expect, test } from "vitest";
import { separation } from "../../jyotish/src/core/angle.ts";
import { interpolateEphemeris } from "../../jyotish/src/uncertainty/interpolate-ephemeris.ts";
import { openEphemeris } from "../src/index.ts";

const ephemeris = openEphemeris();
const BODIES: readonly EphemerisBody[] = [
  "sun",
  "moon",
  "mars",
  "mercury",
  "jupiter",
  "venus",
  "saturn",
  "mean_node",
  "true_node",
];
/** Hours spread over two thousand years, with instants anywhere in them. */
const INSTANTS = Array.from({ length: 200 }, (_, index) => 1_721_060 + index * 3_650.077 + (index % 24) * 0.043);
const ARCSECOND = 1 / 3600;

describe("positions between the computed instants of an hour", () => {
  test.each(BODIES)("are those of the ephemeris for %s, to a thousandth of an arcsecond", (body) => {
    const near = interpolateEphemeris(ephemeris);
    for (const jd of INSTANTS)
      for (const positions of ["apparent", "geometric"] as const) {
        const exact = ephemeris.state(jd, body, positions);
        const found = near.state(jd, body, positions);
        expect(separation(found.longitude, exact.longitude)).toBeLessThan(0.001 * ARCSECOND);
        expect(Math.abs(found.latitude - exact.latitude)).toBeLessThan(0.001 * ARCSECOND);
        expect(Math.abs(found.speed - exact.speed)).toBeLessThan(1e-5);
      }
  });

  test("as are ayanamsas", () => {
    const near = interpolateEphemeris(ephemeris);
    for (const jd of INSTANTS)
      for (const id of ["lahiri", "true_chitra", "raman"] as const)
        for (const equinox of ["true", "mean"] as const) {
          const exact = ephemeris.ayanamsa(jd, { id }, "apparent", equinox);
          expect(Math.abs(near.ayanamsa(jd, { id }, "apparent", equinox) - exact)).toBeLessThan(0.001 * ARCSECOND);
        }
  });

  test("are computed where an hour leaves the years of the ephemeris, and refused outside them", () => {
    const near = interpolateEphemeris(ephemeris);
    const { from, until } = ephemeris.range;
    for (const jd of [from, from + 0.01, until - 0.01, until - 1e-6])
      expect(
        separation(near.state(jd, "moon", "apparent").longitude, ephemeris.state(jd, "moon", "apparent").longitude),
      ).toBeLessThan(0.001 * ARCSECOND);
    for (const jd of [from - 10_000, until + 10_000])
      expect(() => near.state(jd, "moon", "apparent")).toThrow(RangeError);
  });

  test("do not depend on what was asked before", () => {
    const [one, other] = [interpolateEphemeris(ephemeris), interpolateEphemeris(ephemeris)];
    const ask = (near: typeof ephemeris, jd: number) => near.state(jd, "moon", "apparent").longitude;
    const forward = INSTANTS.map((jd) => ask(one, jd));
    const backward = INSTANTS.toReversed().map((jd) => ask(other, jd));
    expect(backward.toReversed()).toEqual(forward);
  });

  test("ask the ephemeris four times for an hour", () => {
    let asked = 0;
    const near = interpolateEphemeris({
      ...ephemeris,
      range: ephemeris.range,
      state: (...args) => {
        asked += 1;
        return ephemeris.state(...args);
      },
    });
    for (let minute = 1; minute < 60; minute++) near.state(2_451_545 + minute / 1440, "moon", "apparent");
    expect(asked).toBe(4);
  });
});
