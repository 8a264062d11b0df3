import { computeVarshaphal, createNativity, type Nativity, resolveSettings, type Varshaphal } from "@lagna/jyotish";
import { SAHAMS, TAJAKA_YOGAS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arcShortest } from "../../../jyotish/src/core/angle.ts";
import { computeSiderealSunLongitude } from "../../../jyotish/src/chart/sky.ts";
import { findSunInstant } from "../../../jyotish/src/varshaphal/solar-return.ts";
import { rashiOf } from "../../../jyotish/src/zodiac/rashi.ts";
import { openEphemeris } from "../../src/index.ts";

const ephemeris = openEphemeris();
const SECOND_OF_ARC = 1 / 3600;

function bornAt(utc: string | number, latitude = 28.6, longitude = 77.2, request: object = {}): Nativity {
  const jd = ephemeris.julianDay(typeof utc === "number" ? utc : Date.parse(utc));
  return createNativity(ephemeris, { jd, latitude, longitude }, resolveSettings(request));
}

const anyBirth = fc
  .record({
    utc: fc.integer({ min: Date.UTC(1820, 0, 1), max: Date.UTC(2200, 0, 1) }),
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    ayanamsa: fc.constantFrom("lahiri", "raman", "true_chitra", "krishnamurti"),
    positions: fc.constantFrom("apparent", "geometric"),
  })
  .map(({ utc, latitude, longitude, ...request }) => bornAt(utc, latitude, longitude, request));
const anyYear = fc.integer({ min: 1, max: 110 });

const checkEach = (check: (natal: Nativity, year: number) => void, runs = 40): void => {
  fc.assert(fc.property(anyBirth, anyYear, check), { numRuns: runs });
};

/** Periods that follow each other without a gap. */
function expectNoGaps(periods: readonly { startJd: number; endJd: number }[]): void {
  for (const [index, { startJd, endJd }] of periods.entries()) {
    // A part may be shorter than the 40 µs that a Julian day tells apart: a graha a second of arc after another has 20 s.
    expect(endJd).toBeGreaterThanOrEqual(startJd);
    if (index > 0) expect(startJd).toBe(periods[index - 1]?.endJd);
  }
}

describe("the return of the Sun", () => {
  test("is where the Sun was at birth, to 0.05″, in the same sign", () => {
    checkEach((natal, year) => {
      const jd = findSunInstant(natal, year - 1);
      const sun = computeSiderealSunLongitude(natal.sky, jd);
      expect(Math.abs(arcShortest(sun, natal.longitudes.sun))).toBeLessThan(0.05 * SECOND_OF_ARC);
      expect(rashiOf(sun)).toBe(natal.signs.sun);
    }, 200);
  });

  test("of the tropical zodiac is where the Sun was from the equinox", () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1850, 0, 1), max: Date.UTC(2100, 0, 1) }), anyYear, (utc, year) => {
        const natal = bornAt(utc, 28.6, 77.2, { tajaka: { solar_return: "tropical" } });
        const at = (jd: number): number => ephemeris.state(jd, "sun", "apparent").longitude;
        const way = arcShortest(at(findSunInstant(natal, year - 1)), at(natal.birth.jd));
        expect(Math.abs(way)).toBeLessThan(0.05 * SECOND_OF_ARC);
      }),
    );
  });

  test("is in the same sign though the Sun was at its very end or start", () => {
    for (const start of ["1980-04-13T00:00:00Z", "1964-02-13T00:00:00Z", "1999-12-16T00:00:00Z"]) {
      const near = bornAt(start);
      const cusp = rashiOf(near.longitudes.sun) === rashiOf(near.longitudes.sun + 2) ? 0 : 1;
      const degrees = Math.floor(near.longitudes.sun / 30 + cusp) * 30;
      let [low, high] = [near.birth.jd - 3, near.birth.jd + 3];
      const at = (jd: number): number => arcShortest(degrees, computeSiderealSunLongitude(near.sky, jd));
      if (at(low) > 0 || at(high) < 0) continue;
      for (let step = 0; step < 60; step++) {
        const middle = (low + high) / 2;
        if (at(middle) < 0) low = middle;
        else high = middle;
      }
      for (const jd of [low, high]) {
        const natal = createNativity(ephemeris, { ...near.birth, jd: jd as never }, resolveSettings());
        for (const year of [2, 30, 71]) {
          const { annual } = computeVarshaphal(natal, { year }).year;
          expect(annual.signs.sun).toBe(natal.signs.sun);
        }
      }
    }
  });

  test("of the first year is the birth itself, and one of 29 February comes every year", () => {
    const natal = bornAt("1984-02-29T06:30:00Z");
    expect(computeVarshaphal(natal, { year: 1 }).year.annual.birth.jd).toBe(natal.birth.jd);
    for (let year = 2; year <= 60; year++) {
      const days = findSunInstant(natal, year - 1) - findSunInstant(natal, year - 2);
      expect(Math.abs(days - 365.2564)).toBeLessThan(0.02);
    }
  });

  test("outside the years of the ephemeris is refused", () => {
    const natal = bornAt("2390-05-01T00:00:00Z");
    expect(() => computeVarshaphal(natal, { year: 30 })).toThrow(RangeError);
    expect(() => computeVarshaphal(natal, { year: 0 })).toThrow(RangeError);
    expect(() => computeVarshaphal(natal, { year: 1.5 })).toThrow(RangeError);
  });
});

describe("of any birth and year", () => {
  test("radda names whether each of the two is combust, retrograde or debilitated in the year's chart", () => {
    const seen = new Set<string>();
    checkEach((natal, year) => {
      const { yogas, year: annualYear } = computeVarshaphal(natal, { year });
      for (const { id, grahas, reasons } of yogas) {
        if (id !== "radda") continue;
        for (const graha of grahas) {
          const planet = annualYear.annual.chart.planets.find((each) => each.id === graha);
          const named = reasons.filter((each) => each.graha === graha).map(({ reason }) => reason);
          expect(named.includes("retrograde")).toBe(planet?.retrograde === true);
          expect(named.includes("combust")).toBe(planet?.combust === true);
          for (const reason of named) seen.add(reason);
        }
      }
    });
    expect(seen).toContain("retrograde");
    expect(seen).toContain("combust");
  });

  test("has the charts of sixty hours only if they are asked for", () => {
    const natal = bornAt("1990-08-15T05:00:00Z");
    expect(computeVarshaphal(natal, { year: 5 }).sixtyHours).toEqual([]);
    expect(computeVarshaphal(natal, { year: 5, sixtyHours: true }).sixtyHours).toHaveLength(144);
  });

  test("muntha comes round in twelve years, the Moon of the tri-pataki in nine, the nodes in six", () => {
    checkEach((natal, year) => {
      const [now, in12] = [computeVarshaphal(natal, { year }), computeVarshaphal(natal, { year: year + 12 })];
      expect(in12.muntha.longitude).toBe(now.muntha.longitude);
      const signOf = ({ triPataki }: Varshaphal, body: string) => triPataki.find((place) => place.body === body)?.sign;
      const in36 = computeVarshaphal(natal, { year: year + 36 });
      for (const { body, sign } of now.triPataki) if (body !== "lagna") expect(signOf(in36, body)).toBe(sign);
      for (const place of now.triPataki)
        for (const other of place.vedha) {
          expect(now.triPataki.find(({ body }) => body === other)?.vedha).toContain(place.body);
        }
    }, 15);
  });

  test("each strength is within its bounds and the total is a quarter of the sum", () => {
    checkEach((natal, year) => {
      const { harsha, panchavargiya, dwadasavargiya } = computeVarshaphal(natal, { year });
      for (const points of Object.values(harsha)) {
        expect(points === null || (points % 5 === 0 && points >= 0 && points <= 20)).toBe(true);
      }
      for (const { total, ...parts } of Object.values(panchavargiya)) {
        expect(total).toBeCloseTo(Object.values(parts).reduce((a, b) => a + b) / 4, 9);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(20);
      }
      for (const count of Object.values(dwadasavargiya)) expect(count).toBeLessThanOrEqual(12);
    });
  });

  test("the lord of the year is a candidate, the strongest of those with the best aspect", () => {
    checkEach((natal, year) => {
      const { yearLord, panchavargiya } = computeVarshaphal(natal, { year });
      const { graha, candidates, rule } = yearLord;
      expect(candidates).toHaveLength(5);
      expect(candidates.map((candidate) => candidate.graha)).toContain(graha);
      const rivals = candidates.filter(({ aspect }) =>
        rule === "friendly_aspect" ? aspect?.endsWith("friendly") : rule === "hostile_aspect" ? aspect : false,
      );
      for (const rival of rivals) expect(rival.bala).toBeLessThanOrEqual(panchavargiya[graha].total);
      if (rule === "muntha_lord") expect(candidates.every(({ aspectsLagna }) => !aspectsLagna)).toBe(true);
    });
  });

  test("mudda, patyayini and varsha narayana cover the year without a gap", () => {
    checkEach((natal, year) => {
      const { mudda, patyayini, varshaNarayana, year: chart } = computeVarshaphal(natal, { year });
      const begin = chart.annual.birth.jd;
      for (const periods of [mudda.periods, patyayini, varshaNarayana.periods]) {
        expectNoGaps(periods);
        expect(periods[0]?.startJd).toBeLessThanOrEqual(begin);
        expect(Math.abs((periods.at(-1)?.endJd as number) - chart.endJd)).toBeLessThan(1e-6);
        for (const { sub = [], startJd, endJd } of periods) {
          expectNoGaps(sub);
          expect([sub[0]?.startJd, sub.at(-1)?.endJd]).toEqual([startJd, endJd]);
        }
      }
      expect(patyayini[0]?.startJd).toBe(begin);
      expect(mudda.balance.days).toBeCloseTo((mudda.periods[0]?.endJd as number) - begin, 6);
    });
  });

  test("twelve months, 144 charts of sixty hours: the Sun a twelfth, a 144th of the zodiac further each", () => {
    checkEach((natal, year) => {
      const { months, sixtyHours } = computeVarshaphal(natal, { year, sixtyHours: true });
      for (const [parts, step] of [
        [months, 30],
        [sixtyHours, 2.5],
      ] as const) {
        expect(parts).toHaveLength(360 / step);
        for (const [index, { jd }] of parts.entries()) {
          const sun = computeSiderealSunLongitude(natal.sky, jd);
          const way = arcShortest(natal.longitudes.sun + index * step, sun);
          expect(Math.abs(way)).toBeLessThan(0.05 * SECOND_OF_ARC);
        }
      }
    }, 8);
  });

  test("every saham once, in the zodiac; the yogas are of two lights that the settings allow", () => {
    checkEach((natal, year) => {
      const { sahams, yogas, year: chart } = computeVarshaphal(natal, { year });
      expect(sahams.map(({ id }) => id)).toEqual(SAHAMS);
      const hasDay = chart.isDay !== null;
      for (const { longitude, sign } of sahams) {
        if (longitude === null) expect(hasDay).toBe(false);
        else {
          expect(longitude).toBeGreaterThanOrEqual(0);
          expect(longitude).toBeLessThan(360);
          expect(rashiOf(longitude)).toBe(sign);
        }
      }
      for (const { id, grahas, orb } of yogas) {
        expect(TAJAKA_YOGAS).toContain(id);
        for (const graha of grahas) expect(["rahu", "ketu"]).not.toContain(graha);
        expect(orb === null || orb >= 0).toBe(true);
      }
      const met = yogas.filter(({ id }) => id === "ithasala" || id === "ishrafa").map(({ grahas }) => String(grahas));
      expect(new Set(met).size).toBe(met.length);
    });
  });

  test("a tithi pravesha has the elongation of birth, with the Sun in the natal sign", () => {
    checkEach((natal, year) => {
      for (const { jd } of computeVarshaphal(natal, { year }).tithiPraveshas) {
        const elongation = (at: number): number =>
          ephemeris.state(at, "moon", natal.sky.positions).longitude -
          ephemeris.state(at, "sun", natal.sky.positions).longitude;
        expect(Math.abs(arcShortest(elongation(natal.birth.jd), elongation(jd)))).toBeLessThan(SECOND_OF_ARC);
        expect(rashiOf(computeSiderealSunLongitude(natal.sky, jd))).toBe(natal.signs.sun);
      }
    });
  });
});

describe("a year that begins in polar day", () => {
  const polar = computeVarshaphal(bornAt("1990-06-20T10:00:00Z", 78.2, 15.6), { year: 30 });

  test("has no day and night to decide by: nothing is guessed", () => {
    expect(polar.year.isDay).toBeNull();
    expect(polar.harsha.sun).toBeNull();
    const held = polar.yearLord.candidates.map(({ office, graha }) => [office, graha === null]);
    expect(held).toEqual([
      ["natal_lagna_lord", false],
      ["annual_lagna_lord", false],
      ["muntha_lord", false],
      ["tri_rasi_lord", true],
      ["dinaratri_lord", true],
    ]);
    const known = polar.sahams.filter(({ longitude }) => longitude !== null).map(({ id }) => id);
    expect(known).toContain("bhratri");
    expect(known).not.toContain("punya");
  });

  test("at a residence with day and night has both", () => {
    const natal = bornAt("1990-06-20T10:00:00Z", 78.2, 15.6);
    const moved = computeVarshaphal(natal, { year: 30, place: { latitude: 19, longitude: 72.8 } });
    expect(moved.year.isDay).not.toBeNull();
    expect(moved.year.annual.birth.jd).toBe(polar.year.annual.birth.jd);
    expect(moved.muntha.longitude).toBe(polar.muntha.longitude);
  });
});
