import { calculate } from "@lagna/jyotish";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  beneficsIn,
  fold,
  LORD_OF,
  of,
  SEVEN,
  type Seven,
  sight,
  signAt,
  turn,
} from "../../../jyotish/test/by-hand.ts";
import { edgeBirths } from "./edge-births.ts";

/** What of the strengths runs with time, and the bhavas', reckoned again from the words of BPHS 27, Raman and Surya Siddhanta. */
vi.setConfig({ testTimeout: 120_000 });
const FIVE = ["mars", "mercury", "jupiter", "venus", "saturn"] as const;
type Five = (typeof FIVE)[number];

/** Midway on the shorter arc. */
const between = (one: number, other: number): number => {
  const arc = turn(other - one);
  return turn(one + (arc > 180 ? arc - 360 : arc) / 2);
};

/** A superior's seeghrochcha is the mean Sun; of Mercury and Venus the mean is the mean Sun, the seeghrochcha their own. */
function cheshta(graha: Five, true_: number, mean: (body: Five | "sun") => number): number {
  const inner = graha === "mercury" || graha === "venus";
  const [middle, summit] = inner ? [mean("sun"), mean(graha)] : [mean(graha), mean("sun")];
  return fold(summit - between(middle, true_)) / 3;
}

/** Meeus 31.A, heliocentric of date; of the Sun the Earth's turned about. */
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
    fc.property(edgeBirths(), (nativity) => {
      const { shadbala } = calculate(nativity, ["shadbala"]);
      const centuries = (nativity.birth.jd - 2_451_545) / 36_525;
      const mean = (body: Five | "sun"): number => {
        const [at, speed, square] = OF_DATE[body];
        return at + speed * centuries + square * centuries ** 2 - nativity.chart.ayanamsa.degrees;
      };
      for (const graha of FIVE) {
        const expected = cheshta(graha, nativity.longitudes[graha], mean);
        expect(shadbala.grahas[graha].cheshta, graha).toBeCloseTo(expected, 6);
      }
      expect([shadbala.grahas.sun.cheshta, shadbala.grahas.moon.cheshta]).toEqual([0, 0]);
    }),
    { numRuns: 150 },
  );
});

test("cheshta by Raman's tables of 1900, the luminaries' by their kendras", () => {
  fc.assert(
    fc.property(
      edgeBirths({ shadbala: { cheshta_mean: "raman", cheshta_luminaries: "kendra" } }),
      ({ birth, chart, longitudes, ...rest }) => {
        const { shadbala } = calculate({ birth, chart, longitudes, ...rest }, ["shadbala"]);
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
          const expected = cheshta(graha, longitudes[graha], (body) => means[body]);
          expect(shadbala.grahas[graha].cheshta, graha).toBeCloseTo(expected, 6);
        }
        const sayanaSun = longitudes.sun + chart.ayanamsa.degrees;
        expect(shadbala.grahas.sun.cheshta).toBeCloseTo(fold(sayanaSun + 90) / 3, 8);
        expect(shadbala.grahas.moon.cheshta).toBeCloseTo(fold(longitudes.moon - longitudes.sun) / 3, 8);
        for (const id of SEVEN) {
          const { sthana, cheshta: motion, ishta, kashta, rashmi } = shadbala.grahas[id];
          expect(ishta).toBeCloseTo(Math.sqrt(sthana.uccha * motion), 6);
          expect(kashta).toBeCloseTo(Math.sqrt((60 - sthana.uccha) * (60 - motion)), 5);
          expect(rashmi.uccha).toBeCloseTo((2 * (3 * sthana.uccha + 30)) / 30, 9);
          expect(rashmi.subha).toBeCloseTo((rashmi.uccha + (2 * (3 * motion + 30)) / 30) / 2, 8);
        }
      },
    ),
    { numRuns: 150 },
  );
});

/** Hours by the sundial, from the Sun's hour angle: sidereal time at the place less his right ascension. */
function sundial(jd: number, east: number, sunTropical: number): number {
  const t = (jd - 2_451_545) / 36_525;
  const sidereal = 280.46061837 + 360.98564736629 * (jd - 2_451_545) + 0.000387933 * t * t + east;
  const tilt = ((23.4392911 - 0.0130042 * t) * Math.PI) / 180;
  const sun = (sunTropical * Math.PI) / 180;
  const ascension = (Math.atan2(Math.cos(tilt) * Math.sin(sun), Math.cos(sun)) * 180) / Math.PI;
  return turn(sidereal - ascension + 180) / 15;
}

test("natonnata: five an hour from midnight for the strong by day, from noon for the strong by night", () => {
  fc.assert(
    fc.property(edgeBirths(), (nativity) => {
      const { shadbala } = calculate(nativity, ["shadbala"]);
      const { birth, longitudes, chart } = nativity;
      const clock = sundial(birth.jd, birth.longitude, longitudes.sun + chart.ayanamsa.degrees);
      const day = 5 * (clock > 12 ? 24 - clock : clock);
      const expected = { sun: day, jupiter: day, venus: day, moon: 60 - day, mars: 60 - day, saturn: 60 - day };
      for (const [id, bala] of Object.entries({ ...expected, mercury: 60 }))
        expect(Math.abs(shadbala.grahas[id as Seven].kala.natonnata - bala), id).toBeLessThan(0.01);
    }),
    { numRuns: 150 },
  );
});

const WEEK = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;
const SPHERES = ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"] as const;

test("lords of year, month, day, hora and third", () => {
  fc.assert(
    fc.property(edgeBirths(), (nativity) => {
      const { birth } = nativity;
      const { shadbala, panchanga } = calculate(nativity, ["shadbala", "panchanga"]);
      const { sunriseJd, sunsetJd, nextSunriseJd } = panchanga;
      const balas = (part: "abda" | "masa" | "vara" | "hora" | "tribhaga") =>
        SEVEN.map((id) => shadbala.grahas[id].kala[part]);
      const only = (lord: Seven, bala: number) => SEVEN.map((id) => (id === lord ? bala : 0));
      if (sunriseJd === null) {
        expect(balas("abda")).toEqual(SEVEN.map(() => null));
        return;
      }
      // The civil day is the one in whose noon the Sun was up since that sunrise, on the place's mean time.
      const noon = Math.floor(sunriseJd + birth.longitude / 360 - 1 / 4 + 1);
      const ahargana = 714_402_296_627 + (noon - 0.5 - 588_465.5);
      expect(balas("abda")).toEqual(only(of(WEEK, (3 * Math.floor(ahargana / 360)) % 7), 15));
      expect(balas("masa")).toEqual(only(of(WEEK, (2 * Math.floor(ahargana / 30)) % 7), 30));
      // The Julian day that begins at a Monday's noon is divisible by seven.
      const weekday = (noon + 1) % 7;
      expect(balas("vara")).toEqual(only(of(WEEK, weekday), 45));
      if (sunsetJd === null || (birth.jd >= sunsetJd && nextSunriseJd === null)) return;
      const night = birth.jd >= sunsetJd;
      const [begin, end] = night ? [sunsetJd, nextSunriseJd as number] : [sunriseJd, sunsetJd];
      const share = (birth.jd - begin) / (end - begin);
      // Within half a second of a bound an instant is taken for the bound.
      fc.pre(share >= 0 && Math.abs(share * 12 - Math.round(share * 12)) > 1e-3);
      const first = SPHERES.indexOf(of(WEEK, weekday));
      const hora = Math.floor(share * 12) + (night ? 12 : 0);
      expect(balas("hora")).toEqual(only(of(SPHERES, (first + hora) % 7), 60));
      const thirds = night ? (["moon", "venus", "mars"] as const) : (["mercury", "sun", "saturn"] as const);
      const third = of(thirds, Math.floor(share * 3));
      expect(balas("tribhaga")).toEqual(SEVEN.map((id) => (id === third || id === "jupiter" ? 60 : 0)));
    }),
    { numRuns: 150 },
  );
});

test.each(["northern_latitude", "lesser_longitude"] as const)(
  "wars of the five, won by %s, and what they are worth",
  (winner) => {
    const discs: Readonly<Record<Five, number>> = { mars: 9.4, mercury: 6.6, jupiter: 190.4, venus: 16.6, saturn: 158 };
    let wars = 0;
    fc.assert(
      fc.property(edgeBirths({ yuddha: { winner } }, ["war", "any"]), (nativity) => {
        const { shadbala, yuddha } = calculate(nativity, ["shadbala", "yuddha"]);
        const { longitudes, chart } = nativity;
        const latitude = (id: Five): number => chart.planets.find((planet) => planet.id === id)?.latitude ?? Number.NaN;
        const stakes = Object.fromEntries(SEVEN.map((id) => [id, 0]));
        const fought: unknown[] = [];
        for (const [index, one] of FIVE.entries()) {
          for (const other of FIVE.slice(index + 1)) {
            const apart = fold(longitudes[one] - longitudes[other]);
            if (apart > 1) continue;
            wars += 1;
            // The one further north, or the one behind; nobody within a second of arc.
            const behind = turn(longitudes[other] - longitudes[one]) < 180 ? apart : -apart;
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
            const stake = Math.abs(worth(one) - worth(other)) / Math.abs(discs[one] - discs[other]);
            stakes[won] = of(stakes, won) + stake;
            stakes[lost] = of(stakes, lost) - stake;
          }
        }
        expect(yuddha).toEqual(fought);
        for (const id of SEVEN) {
          const found = shadbala.grahas[id].kala.yuddha;
          if (Number.isNaN(of(stakes, id))) expect(found).toBeNull();
          else expect(found, id).toBeCloseTo(of(stakes, id), 8);
        }
      }),
      { numRuns: 40 },
    );
    expect(wars).toBeGreaterThan(8);
  },
);

/** Where on earth a creature of the sign is strongest, and for how many degrees of it: H1 men, H4 water, H7 the scorpion, H10 beasts. */
function kendraOf(madhya: number): number {
  const sign = signAt(madhya);
  const second = turn(madhya) - 30 * sign >= 15;
  if (sign === 8) return second ? 10 : 1;
  if (sign === 9) return second ? 4 : 10;
  return of([10, 10, 1, 4, 10, 1, 1, 7, 0, 0, 1, 4], sign);
}

test.each(["raman", "bphs"] as const)(
  "bhava bala, %s: lord, direction, aspects, and who stands there when",
  (school) => {
    fc.assert(
      fc.property(edgeBirths({ shadbala: { bhava_bala: school } }), (nativity) => {
        const { birth, chart, longitudes } = nativity;
        const { shadbala, bhava_bala, panchanga } = calculate(nativity, ["shadbala", "bhava_bala", "panchanga"]);
        const benefics = beneficsIn(longitudes);
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
          const found = of(bhava_bala, index);
          const lord = of(LORD_OF, signAt(middle));
          expect(found.adhipati).toBe(shadbala.grahas[lord].total);
          const away = Math.abs(index + 1 - kendraOf(middle));
          expect(found.dig, `dig of ${index + 1}`).toBe(60 - 10 * (away > 6 ? 12 - away : away));
          const seen = SEVEN.reduce((sum, by) => {
            const full = sight(by, turn(middle - longitudes[by])) * (by === "jupiter" || by === "mercury" ? 1 : 0.25);
            return sum + (benefics.includes(by) ? full : -full);
          }, 0);
          expect(found.drishti, `drishti on ${index + 1}`).toBeCloseTo(seen, 8);
          if (shadbala.reason !== null) {
            expect(found.total).toBeNull();
            continue;
          }
          const width = turn(end - start);
          const inside = (id: Seven): boolean => turn(longitudes[id] - start) < width;
          const gives = (["mercury", "jupiter"] as const).filter(inside).length;
          const takes = (["sun", "mars", "saturn"] as const).filter(inside).length;
          const special = 60 * (gives - takes) + (rising.includes(signAt(middle)) ? 15 : 0);
          expect(found.special, `special of ${index + 1}`).toBe(school === "bphs" ? special : 0);
          expect(found.total).toBeCloseTo((found.adhipati ?? 0) + found.dig + seen + (found.special ?? 0), 7);
        }
      }),
      { numRuns: 120 },
    );
  },
);
