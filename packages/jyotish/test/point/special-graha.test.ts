import { type Graha, GRAHAS, NAKSHATRAS, RASHIS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBirthSignChart } from "../../src/dasha/dasha-context.ts";
import {
  findLattas,
  findMaheshvara,
  findMaranaKarakas,
  findRudra,
  findSthiraKarakas,
} from "../../src/point/special-graha.ts";
import type { VargaBody } from "../../src/varga/varga.ts";
import { readGolden, toLongitudesById } from "../golden/read-golden.ts";

const at = (signs: Readonly<Record<VargaBody, number>>) => createBirthSignChart(signs, { nodeDignity: "pvr" });
const sign = (index: number, degree = 15): number => index * 30 + degree;

/** P.V.R. Narasimha Rao, chart 8, with degrees of its date: lagna Scorpio, Mercury, Jupiter and Venus in Libra. */
const CHART_8 = at({
  lagna: sign(7, 20),
  sun: sign(7, 17),
  moon: sign(10, 12),
  mars: sign(7, 26),
  mercury: sign(6, 28),
  jupiter: sign(6, 21),
  venus: sign(6, 24),
  saturn: sign(3, 15),
  rahu: sign(1, 20),
  ketu: sign(7, 20),
});

describe("P.V.R. Narasimha Rao, chapter 14, exercise 23", () => {
  test("rudra is Mercury, his trishula Libra and its trines", () => {
    expect(findRudra(CHART_8)).toEqual({ graha: "mercury", sign: "libra", trishula: ["libra", "aquarius", "gemini"] });
  });

  test("maheshvara from Mercury as atmakaraka: the nodes disturb Venus, the sixth is Jupiter's", () => {
    expect(findMaheshvara(CHART_8, "mercury")).toBe("jupiter");
  });
});

describe("sthira karakas", () => {
  test("father and mother by the stronger of two, the others fixed", () => {
    // Sun and Venus both have two with them; those of Venus are Jupiter and Mercury. The Moon is alone.
    expect(findSthiraKarakas(CHART_8)).toMatchObject({ father: "venus", mother: "mars", siblings: "mars" });
  });
});

test("marana karaka sthana by the house of each", () => {
  const houses: Record<VargaBody, number> = {
    lagna: 1,
    sun: 12,
    moon: 8,
    mars: 7,
    mercury: 7,
    jupiter: 3,
    venus: 6,
    saturn: 1,
    rahu: 9,
    ketu: 4,
  };
  const chartWith = (lagna: number, moved: number) =>
    at(
      Object.fromEntries(
        Object.entries(houses).map(([body, house]) => [
          body,
          sign((lagna + house - 1 + (body === "lagna" ? 0 : moved)) % 12),
        ]),
      ) as Record<VargaBody, number>,
    );
  for (let lagna = 0; lagna < 12; lagna++) {
    expect(findMaranaKarakas(chartWith(lagna, 0))).toEqual([...GRAHAS]);
    expect(findMaranaKarakas(chartWith(lagna, 1))).toEqual([]);
  }
});

describe("latta", () => {
  interface Chart {
    readonly id: string;
    readonly input: { readonly longitudes: Readonly<Record<string, number>> };
  }
  const chart = readGolden<Chart>("pyjhora/vargas.json").find(({ id }) => id === "pyjhora-own-1996");
  const longitudes = toLongitudesById(chart?.input.longitudes ?? {});

  test("PyJHora's with Abhijit, for stars before it", () => {
    const { sun, moon, mars, mercury, jupiter, venus, rahu } = findLattas(longitudes);
    // Its numbers from Ashwini 1 with Abhijit 22. Those of Saturn and Ketu are counted there from the wrong star.
    expect([sun, moon, mars, mercury, jupiter, venus, rahu].map(({ withAbhijit }) => withAbhijit)).toEqual([
      "ashwini",
      "abhijit",
      "hasta",
      "hasta",
      "shatabhisha",
      "uttara_phalguni",
      "mrigashira",
    ]);
  });

  test("Saturn and Ketu in Uttara Bhadrapada: the eighth on and the ninth back", () => {
    const { saturn, ketu } = findLattas(longitudes);
    expect(saturn).toEqual({ nakshatra: "ardra", withAbhijit: "ardra" });
    expect(ketu).toEqual({ nakshatra: "jyeshtha", withAbhijit: "mula" });
  });

  test("in 27 stars it turns with the zodiac", () => {
    const base = fc.constantFrom(...NAKSHATRAS.keys());
    fc.assert(
      fc.property(base, base, (star, turn) => {
        const findAt = (index: number): Graha[] =>
          GRAHAS.map((graha) => {
            const lattas = findLattas({ ...longitudes, [graha]: ((index % 27) * 360) / 27 + 1 });
            return NAKSHATRAS[(NAKSHATRAS.indexOf(lattas[graha].nakshatra) - index + 54) % 27] as never;
          });
        expect(findAt(star + turn)).toEqual(findAt(star));
      }),
      { numRuns: 30 },
    );
  });
});

test("rudra is in the first sign of his trishula, whatever the chart", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 10, maxLength: 10 }), (signs) => {
      const bodies = ["lagna", ...GRAHAS] as const;
      const chart = at(
        Object.fromEntries(bodies.map((body, index) => [body, sign(signs[index] ?? 0, 3 * index + 1)])) as Record<
          VargaBody,
          number
        >,
      );
      const { sign: place, trishula } = findRudra(chart);
      expect(trishula[0]).toBe(place);
      expect(new Set(trishula.map((each) => RASHIS.indexOf(each) % 4)).size).toBe(1);
      expect(["rahu", "ketu"]).not.toContain(findMaheshvara(chart, "sun"));
    }),
  );
});
