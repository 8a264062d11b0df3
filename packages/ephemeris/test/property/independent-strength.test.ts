import { computeSections } from "@lagna/jyotish";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  findBenefics,
  foldTo180,
  LORD_BY_SIGN,
  getRequired,
  SAPTA_GRAHA_IDS,
  type SaptaGrahaId,
  computeDrishti,
  computeSign,
  normalize360,
} from "../../../jyotish/test/independent-tables.ts";
import { createEdgeBirths } from "./edge-births.ts";
import { countRuns, INDEPENDENT_SHARE, isSampled } from "../../../../tools/lib/sample.ts";

/**
 * The parts of the strengths that depend on time, and the bhavas' strengths, computed independently from the wording of
 * BPHS 27, Raman and Surya Siddhanta.
 */
vi.setConfig({ testTimeout: 120_000 });
const FIVE = ["mars", "mercury", "jupiter", "venus", "saturn"] as const;
type Five = (typeof FIVE)[number];

/** The midpoint of the shorter arc. */
const computeMidpoint = (first: number, second: number): number => {
  const arc = normalize360(second - first);
  return normalize360(first + (arc > 180 ? arc - 360 : arc) / 2);
};

/**
 * The seeghrochcha of a superior graha is the mean Sun; for Mercury and Venus the mean is the mean Sun, and the
 * seeghrochcha is their own.
 */
function computeCheshta(graha: Five, trueLongitude: number, mean: (body: Five | "sun") => number): number {
  const inner = graha === "mercury" || graha === "venus";
  const [middle, summit] = inner ? [mean("sun"), mean(graha)] : [mean(graha), mean("sun")];
  return foldTo180(summit - computeMidpoint(middle, trueLongitude)) / 3;
}

/** Meeus 31.A, heliocentric of date; for the Sun, the Earth's longitude plus 180°. */
const OF_DATE: Readonly<Record<Five | "sun", readonly [number, number, number]>> = {
  sun: [100.466457 + 180, 36000.7698278, 0.00030322],
  mercury: [252.250906, 149474.0722491, 0.0003035],
  venus: [181.979801, 58519.2130302, 0.00031014],
  mars: [355.433, 19141.6964471, 0.00031052],
  jupiter: [34.351519, 3036.3027748, 0.0002233],
  saturn: [50.077444, 1223.5110686, 0.00051908],
};

test("cheshta by the mean longitudes of date", () => {
  fc.assert(
    fc.property(createEdgeBirths(), (nativity) => {
      const { shadbala } = computeSections(nativity, ["shadbala"]);
      const centuries = (nativity.birth.jd - 2_451_545) / 36_525;
      const mean = (body: Five | "sun"): number => {
        const [at, speed, square] = OF_DATE[body];
        return at + speed * centuries + square * centuries ** 2 - nativity.chart.ayanamsa.degrees;
      };
      for (const graha of FIVE) {
        const expected = computeCheshta(graha, nativity.longitudes[graha], mean);
        expect(shadbala.grahas[graha].cheshta, graha).toBeCloseTo(expected, 6);
      }
      expect([shadbala.grahas.sun.cheshta, shadbala.grahas.moon.cheshta]).toEqual([0, 0]);
    }),
    { numRuns: countRuns(150, INDEPENDENT_SHARE) },
  );
});

test("cheshta by Raman's tables of 1900, the luminaries' by their kendras", () => {
  fc.assert(
    fc.property(
      createEdgeBirths({ shadbala: { cheshta_mean: "raman", cheshta_luminaries: "kendra" } }),
      ({ birth, chart, longitudes, ...rest }) => {
        const { shadbala } = computeSections({ birth, chart, longitudes, ...rest }, ["shadbala"]);
        // 0 h of the meridian 76° east is 5 h 4 m before Greenwich's.
        const days = birth.jd - (2_415_020.5 - (5 + 4 / 60) / 24);
        const years = days / 365.25;
        const means: Readonly<Record<Five | "sun", number>> = {
          sun: 257.4568 + 0.98560265 * days,
          mars: 270.22 + 0.524019 * days,
          mercury: 164 + 4.092318 * days + 6.67 - 0.00133 * years,
          jupiter: 220.04 + 0.083096 * days - 3.3 - 0.0067 * years,
          venus: 328.51 + 1.602146 * days - 5 - 0.0001 * years,
          saturn: 236.74 + 0.033439 * days + 5 + 0.001 * years,
        };
        for (const graha of FIVE) {
          const expected = computeCheshta(graha, longitudes[graha], (body) => means[body]);
          expect(shadbala.grahas[graha].cheshta, graha).toBeCloseTo(expected, 6);
        }
        const sayanaSun = longitudes.sun + chart.ayanamsa.degrees;
        expect(shadbala.grahas.sun.cheshta).toBeCloseTo(foldTo180(sayanaSun + 90) / 3, 8);
        expect(shadbala.grahas.moon.cheshta).toBeCloseTo(foldTo180(longitudes.moon - longitudes.sun) / 3, 8);
        for (const id of SAPTA_GRAHA_IDS) {
          const { sthana, cheshta: motion, ishta, kashta, rashmi } = shadbala.grahas[id];
          expect(ishta).toBeCloseTo(Math.sqrt(sthana.uccha * motion), 6);
          expect(kashta).toBeCloseTo(Math.sqrt((60 - sthana.uccha) * (60 - motion)), 5);
          expect(rashmi.uccha).toBeCloseTo((2 * (3 * sthana.uccha + 30)) / 30, 9);
          expect(rashmi.subha).toBeCloseTo((rashmi.uccha + (2 * (3 * motion + 30)) / 30) / 2, 8);
        }
      },
    ),
    { numRuns: countRuns(150, INDEPENDENT_SHARE) },
  );
});

/**
 * Local apparent time in hours, from the Sun's hour angle: sidereal time at the place minus the Sun's right ascension.
 */
function computeSundialHours(jd: number, east: number, sunTropical: number): number {
  const t = (jd - 2_451_545) / 36_525;
  const sidereal = 280.46061837 + 360.98564736629 * (jd - 2_451_545) + 0.000387933 * t * t + east;
  const tilt = ((23.4392911 - 0.0130042 * t) * Math.PI) / 180;
  const sun = (sunTropical * Math.PI) / 180;
  const ascension = (Math.atan2(Math.cos(tilt) * Math.sin(sun), Math.cos(sun)) * 180) / Math.PI;
  return normalize360(sidereal - ascension + 180) / 15;
}

test("natonnata: five per hour from midnight for those strong by day, from noon for those strong by night", () => {
  fc.assert(
    fc.property(createEdgeBirths(), (nativity) => {
      const { shadbala } = computeSections(nativity, ["shadbala"]);
      const { birth, longitudes, chart } = nativity;
      const clock = computeSundialHours(birth.jd, birth.longitude, longitudes.sun + chart.ayanamsa.degrees);
      const day = 5 * (clock > 12 ? 24 - clock : clock);
      const expected = { sun: day, jupiter: day, venus: day, moon: 60 - day, mars: 60 - day, saturn: 60 - day };
      for (const [id, bala] of Object.entries({ ...expected, mercury: 60 }))
        expect(Math.abs(shadbala.grahas[id as SaptaGrahaId].kala.natonnata - bala), id).toBeLessThan(0.01);
    }),
    { numRuns: countRuns(150, INDEPENDENT_SHARE) },
  );
});

const WEEK = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;
const SPHERES = ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"] as const;

test("lords of year, month, day, hora and third", () => {
  fc.assert(
    fc.property(createEdgeBirths(), (nativity) => {
      const { birth } = nativity;
      const { shadbala, panchanga } = computeSections(nativity, ["shadbala", "panchanga"]);
      const { sunriseJd, sunsetJd, nextSunriseJd } = panchanga;
      const balas = (part: "abda" | "masa" | "vara" | "hora" | "tribhaga") =>
        SAPTA_GRAHA_IDS.map((id) => shadbala.grahas[id].kala[part]);
      const only = (lord: SaptaGrahaId, bala: number) => SAPTA_GRAHA_IDS.map((id) => (id === lord ? bala : 0));
      if (sunriseJd === null) {
        expect(balas("abda")).toEqual(SAPTA_GRAHA_IDS.map(() => null));
        return;
      }
      // The civil day whose noon follows that sunrise, in the place's local mean time.
      const noon = Math.floor(sunriseJd + birth.longitude / 360 - 1 / 4 + 1);
      const ahargana = 714_402_296_627 + (noon - 0.5 - 588_465.5);
      expect(balas("abda")).toEqual(only(getRequired(WEEK, (3 * Math.floor(ahargana / 360)) % 7), 15));
      expect(balas("masa")).toEqual(only(getRequired(WEEK, (2 * Math.floor(ahargana / 30)) % 7), 30));
      // A Julian day that starts at noon on a Monday is divisible by seven.
      const weekday = (noon + 1) % 7;
      expect(balas("vara")).toEqual(only(getRequired(WEEK, weekday), 45));
      if (sunsetJd === null || (birth.jd >= sunsetJd && nextSunriseJd === null)) return;
      const night = birth.jd >= sunsetJd;
      const [begin, end] = night ? [sunsetJd, nextSunriseJd as number] : [sunriseJd, sunsetJd];
      const share = (birth.jd - begin) / (end - begin);
      // Within half a second of a boundary an instant is treated as the boundary.
      fc.pre(share >= 0 && Math.abs(share * 12 - Math.round(share * 12)) > 1e-3);
      const first = SPHERES.indexOf(getRequired(WEEK, weekday));
      const hora = Math.floor(share * 12) + (night ? 12 : 0);
      expect(balas("hora")).toEqual(only(getRequired(SPHERES, (first + hora) % 7), 60));
      const thirds = night ? (["moon", "venus", "mars"] as const) : (["mercury", "sun", "saturn"] as const);
      const third = getRequired(thirds, Math.floor(share * 3));
      expect(balas("tribhaga")).toEqual(SAPTA_GRAHA_IDS.map((id) => (id === third || id === "jupiter" ? 60 : 0)));
    }),
    { numRuns: countRuns(150, INDEPENDENT_SHARE) },
  );
});

test.each(["northern_latitude", "lesser_longitude"] as const)(
  "planetary wars of the five, won by %s, and the strength they transfer",
  (winner) => {
    const discs: Readonly<Record<Five, number>> = { mars: 9.4, mercury: 6.6, jupiter: 190.4, venus: 16.6, saturn: 158 };
    let wars = 0;
    fc.assert(
      fc.property(createEdgeBirths({ yuddha: { winner } }, ["war", "any"]), (nativity) => {
        const { shadbala, yuddha } = computeSections(nativity, ["shadbala", "yuddha"]);
        const { longitudes, chart } = nativity;
        const latitude = (id: Five): number => chart.planets.find((planet) => planet.id === id)?.latitude ?? Number.NaN;
        const stakes = Object.fromEntries(SAPTA_GRAHA_IDS.map((id) => [id, 0]));
        const fought: unknown[] = [];
        for (const [index, one] of FIVE.entries()) {
          for (const other of FIVE.slice(index + 1)) {
            const apart = foldTo180(longitudes[one] - longitudes[other]);
            if (apart > 1) continue;
            wars += 1;
            // The one further north, or the one behind; no winner within one arcsecond.
            const behind = normalize360(longitudes[other] - longitudes[one]) < 180 ? apart : -apart;
            const lead = winner === "northern_latitude" ? latitude(one) - latitude(other) : behind;
            if (Math.abs(lead) <= 1 / 3600) {
              fought.push({ grahas: [one, other], separation: expect.closeTo(apart, 9), winner: null, rule: winner });
              continue;
            }
            const first = lead > 0;
            const [won, lost] = first ? [one, other] : [other, one];
            fought.push({ grahas: [one, other], separation: expect.closeTo(apart, 9), winner: won, rule: winner });
            const worth = (id: Five): number => {
              const { sthana, dig, kala } = shadbala.grahas[id];
              const { natonnata, paksha, tribhaga, abda, masa, vara, hora } = kala;
              return [sthana.total, dig, natonnata, paksha, tribhaga, abda, masa, vara, hora].reduce<number>(
                (sum, part) => sum + (part ?? Number.NaN),
                0,
              );
            };
            const transferred = Math.abs(worth(one) - worth(other)) / Math.abs(discs[one] - discs[other]);
            stakes[won] = getRequired(stakes, won) + transferred;
            stakes[lost] = getRequired(stakes, lost) - transferred;
          }
        }
        expect(yuddha).toEqual(fought);
        for (const id of SAPTA_GRAHA_IDS) {
          const found = shadbala.grahas[id].kala.yuddha;
          if (Number.isNaN(getRequired(stakes, id))) expect(found).toBeNull();
          else expect(found, id).toBeCloseTo(getRequired(stakes, id), 8);
        }
      }),
      { numRuns: countRuns(40, INDEPENDENT_SHARE) },
    );
    // Two births may have none.
    if (!isSampled) expect(wars).toBeGreaterThan(8);
  },
);

/**
 * The cusp at which a sign's creature is strongest, and for how many degrees of the sign: H1 men, H4 water, H7 the
 * scorpion, H10 beasts.
 */
function computeKendra(madhya: number): number {
  const sign = computeSign(madhya);
  const second = normalize360(madhya) - 30 * sign >= 15;
  if (sign === 8) return second ? 10 : 1;
  if (sign === 9) return second ? 4 : 10;
  return getRequired([10, 10, 1, 4, 10, 1, 1, 7, 0, 0, 1, 4], sign);
}

test.each(["raman", "bphs"] as const)(
  "bhava bala, %s: lord, direction, aspects, and occupants by time of birth",
  (school) => {
    fc.assert(
      fc.property(createEdgeBirths({ shadbala: { bhava_bala: school } }), (nativity) => {
        const { birth, chart, longitudes } = nativity;
        const { shadbala, bhava_bala, panchanga } = computeSections(nativity, ["shadbala", "bhava_bala", "panchanga"]);
        const benefics = findBenefics(longitudes);
        const { sunriseJd, sunsetJd, nextSunriseJd } = panchanga;
        const near = [sunriseJd, sunsetJd, nextSunriseJd].some(
          (at) => at !== null && Math.abs(birth.jd - at) <= 1 / 60,
        );
        const rising = near
          ? [2, 5, 8, 11]
          : birth.jd < (sunsetJd ?? Number.NaN)
            ? [2, 4, 5, 6, 7, 10]
            : [0, 1, 3, 8, 9];
        for (const [index, { middle, start, end }] of chart.bhavaChalit.sripati.entries()) {
          const found = getRequired(bhava_bala, index);
          const lord = getRequired(LORD_BY_SIGN, computeSign(middle));
          expect(found.adhipati).toBe(shadbala.grahas[lord].total);
          const away = Math.abs(index + 1 - computeKendra(middle));
          expect(found.dig, `dig of ${index + 1}`).toBe(60 - 10 * (away > 6 ? 12 - away : away));
          const seen = SAPTA_GRAHA_IDS.reduce((sum, by) => {
            const full =
              computeDrishti(by, normalize360(middle - longitudes[by])) *
              (by === "jupiter" || by === "mercury" ? 1 : 0.25);
            return sum + (benefics.includes(by) ? full : -full);
          }, 0);
          expect(found.drishti, `drishti on ${index + 1}`).toBeCloseTo(seen, 8);
          if (shadbala.reason !== null) {
            expect(found.total).toBeNull();
            continue;
          }
          const width = normalize360(end - start);
          const inside = (id: SaptaGrahaId): boolean => normalize360(longitudes[id] - start) < width;
          const gives = (["mercury", "jupiter"] as const).filter(inside).length;
          const takes = (["sun", "mars", "saturn"] as const).filter(inside).length;
          const special = 60 * (gives - takes) + (rising.includes(computeSign(middle)) ? 15 : 0);
          expect(found.special, `special of ${index + 1}`).toBe(school === "bphs" ? special : 0);
          expect(found.total).toBeCloseTo((found.adhipati ?? 0) + found.dig + seen + (found.special ?? 0), 7);
        }
      }),
      { numRuns: countRuns(120, INDEPENDENT_SHARE) },
    );
  },
);
