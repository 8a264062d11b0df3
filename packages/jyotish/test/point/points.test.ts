import { ARUDHAS, type Choices, type Graha, GRAHAS, type Rashi, RASHIS, SETTINGS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computeArgalas } from "../../src/point/argala.ts";
import { computeArudhaLongitudes, computeBhavaArudhas, computeGrahaArudhas } from "../../src/point/arudha.ts";
import { computeBadhaka, computeMarakas } from "../../src/point/badhaka-maraka.ts";
import {
  findDagdhaRashis,
  computeGandanta,
  isPushkaraBhaga,
  isPushkaraNavamsa,
  computeMrityuBhaga,
  findVargottamas,
} from "../../src/point/special-degree.ts";
import { computeKarakamsa } from "../../src/point/karakamsa.ts";
import {
  computeInduLagna,
  computeKundaLagna,
  computePranapada,
  computeRunningLagna,
  computeVarnada,
} from "../../src/point/special-lagna.ts";
import { computeSphutas } from "../../src/point/sphuta.ts";
import { findHalfDay, computeSolarUpagrahas, computeUpagrahaRisings } from "../../src/point/upagraha.ts";
import type { Placement } from "../../src/relation/find-stronger.ts";
import { VARGA_BODIES, type VargaBody } from "../../src/varga/varga.ts";
import { placeFrom, RASHI_INDEX, rashiAt } from "../../src/zodiac/rashi.ts";

type Signs = Record<Graha, Rashi>;

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const signs = fc
  .tuple(...GRAHAS.map(() => fc.constantFrom(...RASHIS)))
  .map((values) => Object.fromEntries(GRAHAS.map((graha, index) => [graha, values[index]])) as Signs);
const turned = (given: Signs, by: number): Signs =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, rashiAt(RASHI_INDEX[given[graha]] + by)])) as Signs;
const reversed = (given: Signs): Signs =>
  Object.fromEntries(GRAHAS.toReversed().map((graha) => [graha, given[graha]])) as Signs;
/** All bodies in one rashi except those given by a row. */
const allIn = (rashi: Rashi, given: Partial<Signs> = {}): Signs => ({
  ...(Object.fromEntries(GRAHAS.map((graha) => [graha, rashi])) as Signs),
  ...given,
});

describe("bhava arudhas", () => {
  /** Aries rising, Mars the lord; the house of Mars and where the arudha lagna falls. */
  test.each<[number, Rashi, Rashi]>([
    [1, "capricorn", "capricorn"],
    [2, "gemini", "gemini"],
    [3, "leo", "leo"],
    [4, "cancer", "capricorn"],
    [5, "sagittarius", "sagittarius"],
    [7, "capricorn", "capricorn"],
    [10, "cancer", "capricorn"],
    [12, "aquarius", "aquarius"],
  ])("the lord in the %d. house", (place, byTenth, byFourth) => {
    const given = { signs: allIn("leo", { mars: rashiAt(place - 1) }) };
    expect(computeBhavaArudhas("aries", given, "tenth_from_result").A1).toBe(byTenth);
    expect(computeBhavaArudhas("aries", given, "fourth_for_seventh").A1).toBe(byFourth);
  });

  test("never fall in their house or its seventh, and rotate with the chart", () => {
    fc.assert(
      fc.property(
        signs,
        fc.constantFrom(...RASHIS),
        fc.constantFrom(...SETTINGS.arudha.exception),
        (given, lagna, exception) => {
          const found = computeBhavaArudhas(lagna, { signs: given }, exception, { colords: "traditional" });
          for (const [index, id] of ARUDHAS.entries()) {
            expect([1, 7]).not.toContain(placeFrom(rashiAt(RASHI_INDEX[lagna] + index), found[id]));
          }
          expect(computeBhavaArudhas(lagna, { signs: reversed(given) }, exception, { colords: "traditional" })).toEqual(
            found,
          );
        },
      ),
    );
  });

  test("mirrored longitudes never fall within their house or its seventh", () => {
    fc.assert(
      fc.property(longitude, fc.array(longitude, { minLength: 9, maxLength: 9 }), signs, (lagna, values, given) => {
        const longitudes = Object.fromEntries(GRAHAS.map((graha, index) => [graha, values[index]])) as Record<
          Graha,
          number
        >;
        const found = computeArudhaLongitudes(lagna, longitudes, { signs: given });
        for (const [index, id] of ARUDHAS.entries()) {
          expect(found[id] >= 0 && found[id] < 360).toBe(true);
          const within = (found[id] - (lagna + index * 30 - 15) + 1080) % 180;
          expect(within < 30 - 1e-9).toBe(false);
        }
      }),
    );
  });
});

describe("graha arudhas", () => {
  test("as far from the graha's own rashi as that is from it", () => {
    const given = { signs: allIn("leo", { sun: "gemini", moon: "cancer" }) };
    const found = computeGrahaArudhas(given, "tenth_from_result");
    // From Gemini to Leo three, and three on: Libra. The Moon in its own sign: the tenth from there.
    expect([found.sun, found.moon]).toEqual(["libra", "aries"]);
  });

  test("exist for the nodes if these own a rashi", () => {
    const given = { signs: allIn("leo") };
    // From Leo to Aquarius seven, and seven on: Leo itself, so the tenth from there.
    expect(computeGrahaArudhas(given, "tenth_from_result").rahu).toBe("taurus");
    expect(computeGrahaArudhas(given, "tenth_from_result", { colords: "traditional" })).not.toHaveProperty("rahu");
  });

  test("follow the stronger of two own rashis", () => {
    // Taurus holds more grahas than Libra.
    const given = { signs: allIn("taurus", { venus: "pisces" }) };
    expect(computeGrahaArudhas(given, "tenth_from_result").venus).toBe("cancer");
  });
});

describe("argala", () => {
  const on = (given: Partial<Signs>, target: Rashi | "ketu" = "aries") =>
    computeArgalas({ signs: allIn("virgo", given) }, ["sun", "mars", "saturn", "rahu", "ketu"])[target];
  const fromSecond = (given: Partial<Signs>) => on(given).find(({ from }) => from === 2);

  test.each<[string, Partial<Signs>, boolean]>([
    ["no graha causes it", {}, false],
    ["one causes it, none obstructs", { moon: "taurus" }, true],
    ["one causes it, two obstruct", { moon: "taurus", mars: "pisces", venus: "pisces" }, false],
    ["two cause it, one obstructs", { moon: "taurus", venus: "taurus", mars: "pisces" }, true],
    // Equal numbers: the dual Pisces is stronger because Jupiter is in it.
    ["equal numbers, the obstructing rashi stronger", { moon: "taurus", jupiter: "pisces" }, false],
    ["equal numbers, the argala's rashi stronger", { mercury: "taurus", saturn: "pisces", jupiter: "leo" }, true],
  ])("%s", (_, given, effective) => expect(fromSecond(given)?.effective).toBe(effective));

  test("three malefics in the third cause one that cannot be obstructed", () => {
    const given = { sun: "gemini", mars: "gemini", saturn: "gemini", moon: "aquarius" } as const;
    expect(on(given).find(({ from }) => from === 3)).toEqual({
      from: 3,
      sign: "gemini",
      by: ["sun", "mars", "saturn"],
      obstructedBy: [],
      effective: true,
    });
    expect(on({ sun: "gemini", mars: "gemini" }).map(({ from }) => from)).toEqual([2, 4, 11, 5]);
  });

  test("is counted backward from Ketu", () => {
    const found = on({ ketu: "cancer", moon: "gemini" }, "ketu").find(({ from }) => from === 2);
    expect(found).toMatchObject({ sign: "gemini", by: ["moon"] });
  });

  test("rotates with the chart as far as it depends on counting", () => {
    fc.assert(
      fc.property(signs, (given) => {
        const [before, after] = [given, turned(given, 3)].map((each) => computeArgalas({ signs: each }, []));
        for (const rashi of RASHIS) {
          const [here, there] = [before?.[rashi], after?.[rashiAt(RASHI_INDEX[rashi] + 3)]];
          expect(there?.map(({ by }) => by)).toEqual(here?.map(({ by }) => by));
          expect(there?.map(({ obstructedBy }) => obstructedBy)).toEqual(here?.map(({ obstructedBy }) => obstructedBy));
        }
      }),
    );
  });
});

describe("special lagnas", () => {
  test("return to the same place after a day, except for the Sun's own motion", () => {
    for (const id of ["bhava", "hora", "ghati", "vighati"] as const) {
      expect(computeRunningLagna(id, 100, 1440)).toBeCloseTo(100, 9);
    }
  });

  test.each<[string, number, number]>([
    ["movable", 10, 10 + 50],
    ["fixed", 40, 40 + 240 + 50],
    ["dual", 70, 70 + 120 + 50],
  ])("pranapada, the Sun in a %s rashi", (_, sun, expected) =>
    expect(computePranapada(sun, 10)).toBeCloseTo(expected, 9),
  );

  test.each<[string, number, number, number]>([
    // Aries rising: Jupiter's 10; Moon in Cancer: Jupiter's 10 again; 20 is 8: the eighth from Cancer.
    ["8 from the Moon", 5, 95, 305],
    // Aries rising: 10; Moon in Aquarius, ninth Libra, Venus 12: 22 is 10.
    ["10 from the Moon", 5, 301.5, 211.5],
    // Cancer rising, ninth Pisces: 10; Moon in Leo, ninth Aries, Mars 6: 16 is 4.
    ["4 from the Moon", 95, 125, 215],
    // Taurus rising, ninth Capricorn, Saturn 1; Moon in Gemini, ninth Aquarius: 1; 2.
    ["2 from the Moon", 35, 65, 95],
    // Leo rising, Mars 6; Moon in Leo, Mars 6: 12 stays 12.
    ["12 from the Moon", 125, 125, 95],
  ])("indu lagna: %s", (_, lagna, moon, expected) => expect(computeInduLagna(lagna, moon)).toBeCloseTo(expected, 9));

  test("kunda lagna repeats every 4°26′40″", () => {
    expect(computeKundaLagna(40 / 9 + 1)).toBeCloseTo(81, 9);
  });
});

describe("varnada", () => {
  const LAGNA = 292.445_758_844;
  const HORA_LAGNA = 357.3575;

  /**
   * PyJHora's `varnada_lagna_tests` for Chennai 1996, and its degrees. Its fourth method contradicts its own
   * description.
   */
  test.each<[Choices["special_lagnas"]["varnada"], number[], number]>([
    ["raman_pvr", [8, 11, 0, 3, 4, 7, 8, 11, 0, 3, 4, 7], 22.4458],
    ["sharma_santhanam", [8, 0, 0, 8, 4, 4, 8, 0, 0, 8, 4, 4], 22.4458],
    ["rath", [9, 11, 1, 3, 5, 7, 9, 11, 1, 3, 5, 7], 19.8032],
  ])("by %s", (method, expected, degree) => {
    const found = expected.map((_, index) => computeVarnada(index + 1, LAGNA, HORA_LAGNA, method));
    expect(found.map((each) => Math.floor(each / 30))).toEqual(expected);
    for (const each of found) expect(Math.abs((each % 30) - degree)).toBeLessThan(0.001);
  });

  test("jha_pandey counts both arcs backward from Pisces, as all counts to a rashi are odd and so their sum is even", () => {
    expect(computeVarnada(1, LAGNA, HORA_LAGNA, "jha_pandey")).toBeCloseTo(LAGNA + HORA_LAGNA - 360, 9);
  });

  test("is in [0, 360) by every method", () => {
    fc.assert(
      fc.property(
        longitude,
        longitude,
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...SETTINGS.special_lagnas.varnada),
        (lagna, hora, house, method) => {
          const found = computeVarnada(house, lagna, hora, method);
          expect(found >= 0 && found < 360).toBe(true);
        },
      ),
    );
  });
});

describe("sphutas", () => {
  const longitudes: Record<VargaBody, number> = {
    lagna: 10,
    sun: 20,
    moon: 40,
    mars: 60,
    mercury: 30,
    jupiter: 100,
    venus: 50,
    saturn: 200,
    rahu: 350,
    ketu: 170,
  };

  test("are the sums given in the books", () => {
    expect(computeSphutas(longitudes, 300)).toEqual({
      yogi: expect.closeTo(60 + 280 / 3, 9),
      avayogi: expect.closeTo(60 + 280, 9),
      tithi: 20,
      rahu_tithi: 330,
      beeja: 170,
      kshetra: 200,
      tri: 350,
      chatur: 10,
      pancha: 0,
      prana: 350,
      deha: 260,
      mrityu: 320,
      sookshma_tri: 210,
      bhrigu_bindu: 15,
    });
  });

  test("without a Gulika exactly those that need it are null", () => {
    const without = Object.entries(computeSphutas(longitudes, null)).filter(([, value]) => value === null);
    expect(without.map(([id]) => id)).toEqual(["tri", "chatur", "pancha", "prana", "deha", "mrityu", "sookshma_tri"]);
  });
});

describe("upagrahas of the Sun", () => {
  test("close the circle: upaketu plus a sign is the Sun again, and indrachapa is 16°40′ before upaketu", () => {
    fc.assert(
      fc.property(longitude, (sun) => {
        const { dhuma, vyatipata, parivesha, indrachapa, upaketu } = computeSolarUpagrahas(sun);
        const circle = (value: number): number => Math.min((value + 720) % 360, 360 - ((value + 720) % 360));
        expect(circle(upaketu + 30 - sun)).toBeLessThan(1e-9);
        expect(circle(upaketu - indrachapa - 50 / 3)).toBeLessThan(1e-9);
        expect(circle(dhuma + vyatipata)).toBeLessThan(1e-9);
        expect(circle(parivesha + indrachapa)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe("upagrahas of the parts of the day", () => {
  const DEFAULT: Choices["upagraha"] = { at: "begin", mandi: "begin", lordless: "eighth" };
  /** A day from 0 to 8, so that each part has length 1. */
  const half = (weekday: number, isNight = false) => ({ isNight, start: 0, end: 8, weekday });

  /** Gulika's part of the day, and of the night, from Sunday. */
  test("Gulika's parts move back by one each day of the week", () => {
    const parts = (isNight: boolean): number[] =>
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => computeUpagrahaRisings(half(weekday, isNight), DEFAULT).gulika);
    expect(parts(false)).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(parts(true)).toEqual([2, 1, 0, 6, 5, 4, 3]);
  });

  test.each<[Choices["upagraha"]["lordless"], number]>([
    ["eighth", 6],
    ["after_saturn", 7],
  ])("on a Monday the Sun's part comes after Saturn's: %s", (lordless, part) => {
    expect(computeUpagrahaRisings(half(1), { ...DEFAULT, lordless }).kala).toBe(part);
  });

  test.each<[Choices["upagraha"]["at"], number]>([
    ["begin", 6],
    ["middle", 6.5],
    ["end", 7],
  ])("Gulika rises at the %s of its part, Mandi at its start", (at, moment) => {
    const { gulika, mandi } = computeUpagrahaRisings(half(0), { ...DEFAULT, at });
    expect([gulika, mandi]).toEqual([moment, 6]);
  });

  test("Mandi by ghatis: the 26th of a Sunday, the 10th of its night", () => {
    const choice = { ...DEFAULT, mandi: "ghati" } as const;
    expect(computeUpagrahaRisings(half(0), choice).mandi).toBeCloseTo((26 / 30) * 8, 9);
    expect(computeUpagrahaRisings(half(0, true), choice).mandi).toBeCloseTo((10 / 30) * 8, 9);
  });

  test("a birth belongs to the day until sunset and to the night after; to neither without a sunrise", () => {
    const day = { sunriseJd: 1, sunsetJd: 1.5, nextSunriseJd: 2 };
    expect(findHalfDay(1.2, day, 3)).toEqual({ isNight: false, start: 1, end: 1.5, weekday: 3 });
    expect(findHalfDay(1.5, day, 3)).toEqual({ isNight: true, start: 1.5, end: 2, weekday: 3 });
    expect(findHalfDay(1.2, { ...day, sunriseJd: null }, 3)).toBeNull();
    expect(findHalfDay(1.7, { ...day, nextSunriseJd: null }, 3)).toBeNull();
  });
});

describe("badhaka and marakas", () => {
  test.each<[Rashi, number, Rashi]>([
    ["aries", 11, "aquarius"],
    ["taurus", 9, "capricorn"],
    ["gemini", 7, "sagittarius"],
    ["capricorn", 11, "scorpio"],
  ])("%s: the %d. house", (lagna, house, sign) => {
    const found = computeBadhaka(lagna, { signs: allIn(sign) });
    expect(found).toMatchObject({ house, sign, occupants: GRAHAS });
  });

  test("both lords of Scorpio and Aquarius may be badhaka, or one", () => {
    expect(computeBadhaka("aries", { signs: allIn("leo") }).lords).toEqual(["saturn", "rahu"]);
    expect(computeBadhaka("aries", { signs: allIn("leo") }, { colords: "traditional" }).lords).toEqual(["saturn"]);
  });

  const given: Placement = {
    signs: allIn("gemini", { venus: "leo", moon: "leo", jupiter: "taurus", saturn: "libra", mars: "aries" }),
  };

  test("marakas from Aries: Venus owns 2 and 7, the Moon is conjunct, Jupiter in 2, Saturn in 7", () => {
    expect(computeMarakas("aries", given, [])).toEqual([
      { graha: "moon", reasons: ["with_lord_of_2", "with_lord_of_7"] },
      { graha: "jupiter", reasons: ["in_2"] },
      { graha: "venus", reasons: ["lord_of_2", "lord_of_7"] },
      { graha: "saturn", reasons: ["in_7"] },
    ]);
  });

  test("malefics that aspect the houses, if requested", () => {
    const found = computeMarakas("aries", given, ["mars", "rahu"]).find(({ graha }) => graha === "mars");
    expect(found).toEqual({ graha: "mars", reasons: ["aspects"] });
  });
});

describe("degrees", () => {
  test.each<[number, number, boolean]>([
    [120, 200, true],
    [123.33, 200, true],
    [123.34, 200, false],
    [358, 200, true],
    [2, 200, true],
    [240.79, 48, true],
    [240.81, 48, false],
    [15, 60, false],
  ])("%d° within %d′ of a junction: %s", (value, orb, holds) => expect(computeGandanta(value, orb).holds).toBe(holds));

  /** Fire: Libra and Sagittarius navamsas; earth: Pisces and Taurus; air: Pisces and Taurus; water: Cancer and Virgo. */
  test.each<[number, boolean]>([
    [20, true],
    [23.33, true],
    [23.34, false],
    [26.67, true],
    [36.67, true],
    [40.01, false],
    [60 + 16.67, true],
    [60 + 23.34, true],
    [90, true],
    [99.99, true],
    [94, false],
  ])("%d° in pushkara navamsa: %s", (value, holds) => expect(isPushkaraNavamsa(value)).toBe(holds));

  test("pushkara bhaga is a single degree, by either table", () => {
    expect([19.99, 20, 20.99, 21].map((value) => isPushkaraBhaga(value, "by_element"))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isPushkaraBhaga(60 + 17.5, "jataka_parijata")).toBe(true);
    expect(isPushkaraBhaga(60 + 17.5, "by_element")).toBe(false);
  });

  test("the distance from mrityu bhaga is measured from its degree", () => {
    expect(computeMrityuBhaga("moon", 27)).toEqual({ degree: 26, distance: 1 });
    expect(computeMrityuBhaga("lagna", 359)).toEqual({ degree: 10, distance: 19 });
  });

  test.each<[number, Rashi[]]>([
    [0, ["libra", "capricorn"]],
    [167.9, ["gemini", "virgo", "sagittarius", "pisces"]],
    [168, []],
    [180, ["libra", "capricorn"]],
    [348, []],
  ])("an elongation of %d° burns %j", (elongation, rashis) => expect(findDagdhaRashis(elongation)).toEqual(rashis));

  test("vargottama: the same rashi in both", () => {
    const same = Object.fromEntries(VARGA_BODIES.map((body) => [body, "aries"])) as Record<VargaBody, Rashi>;
    expect(findVargottamas(same, { ...same, moon: "leo" })).not.toContain("moon");
    expect(findVargottamas(same, same)).toEqual(VARGA_BODIES);
  });
});

test("karakamsa: its rashi, occupants counted from it in the requested chart, and the devatas of the navamsa", () => {
  const rasi = { signs: allIn("aries") };
  const navamsa = { signs: allIn("cancer", { sun: "leo", ketu: "cancer" }) };
  const found = computeKarakamsa("sun", rasi, navamsa, "navamsa");
  expect(found).toMatchObject({ graha: "sun", sign: "leo", readIn: "navamsa" });
  expect(found.houses[0]).toEqual(["sun"]);
  expect(found.ishta).toEqual({ sign: "cancer", lord: "moon", occupants: GRAHAS.filter((graha) => graha !== "sun") });
  expect(found.palana.sign).toBe("capricorn");
  expect(found.dharma.sign).toBe("aries");
  expect(computeKarakamsa("sun", rasi, navamsa, "rasi").houses[8]).toEqual(GRAHAS);
});
