import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RASHIS, SETTINGS, type VargaId, VARGAS } from "@lagna/terms";
import {
  findPartOfZodiac,
  computeParivrittiSign,
  computeVargaPosition,
  VARGA_BODIES,
  computeVargaSign,
  computeVargaSigns,
  type VargaBody,
} from "../../src/varga/varga.ts";
import { nakshatraOf } from "../../src/zodiac/nakshatra.ts";
import { degreeInRashi, rashiIndex, rashiOf } from "../../src/zodiac/rashi.ts";
import { VARGA_RULES } from "../../src/varga/vargas.data.ts";

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const at = (sign: string, degree: number): number => RASHIS.indexOf(sign as (typeof RASHIS)[number]) * 30 + degree;

describe("Parashara's rules, BPHS 6", () => {
  test.each<[VargaId, string, number, string, string]>([
    ["D2", "aries", 0, "leo", "6.5 odd, first half"],
    ["D2", "aries", 15, "cancer", "6.5 odd, second half"],
    ["D2", "taurus", 14.999, "cancer", "6.6 even, first half"],
    ["D2", "taurus", 15, "leo", "6.6 even, second half"],
    ["D3", "scorpio", 9.999, "scorpio", "6.7 first"],
    ["D3", "scorpio", 10, "pisces", "6.7 fifth"],
    ["D3", "scorpio", 20, "cancer", "6.7 ninth"],
    ["D4", "gemini", 7.5, "virgo", "6.9 second kendra"],
    ["D4", "gemini", 22.5, "pisces", "6.9 fourth kendra"],
    ["D5", "aries", 29.9, "libra", "fifth part, odd"],
    ["D5", "pisces", 6, "virgo", "second part, even"],
    ["D6", "leo", 5, "taurus", "second part, odd"],
    ["D6", "virgo", 0, "libra", "first part, even"],
    ["D7", "aries", 0, "aries", "6.10 odd from itself"],
    ["D7", "taurus", 0, "scorpio", "6.10 even from its seventh"],
    ["D8", "cancer", 0, "aries", "movable"],
    ["D8", "leo", 0, "sagittarius", "fixed"],
    ["D8", "virgo", 0, "leo", "dual"],
    ["D9", "aries", 0, "aries", "6.12 movable from itself"],
    ["D9", "taurus", 0, "capricorn", "6.12 fixed from its ninth"],
    ["D9", "gemini", 0, "libra", "6.12 dual from its fifth"],
    ["D10", "taurus", 0, "capricorn", "6.13 even from its ninth"],
    ["D10", "gemini", 29.9, "pisces", "6.13 odd, tenth part"],
    ["D11", "aries", 0, "aries", "from itself for Aries"],
    ["D11", "taurus", 0, "pisces", "as far before Aries"],
    ["D12", "pisces", 29.9, "aquarius", "6.15 twelfth part"],
    ["D16", "aquarius", 0, "leo", "6.16 fixed"],
    ["D20", "aquarius", 0, "sagittarius", "6.17 fixed"],
    ["D24", "aries", 0, "leo", "6.22 odd"],
    ["D24", "taurus", 0, "cancer", "6.22 even"],
    ["D27", "taurus", 0, "cancer", "6.24 earthy"],
    ["D30", "aries", 4.999, "aries", "6.27 Mars to 5°"],
    ["D30", "aries", 5, "aquarius", "6.27 Saturn from 5°"],
    ["D30", "aries", 10, "sagittarius", "6.27 Jupiter from 10°"],
    ["D30", "aries", 18, "gemini", "6.27 Mercury from 18°"],
    ["D30", "aries", 25, "libra", "6.27 Venus from 25°"],
    ["D30", "taurus", 4.999, "taurus", "6.28 Venus to 5°"],
    ["D30", "taurus", 5, "virgo", "6.28 Mercury from 5°"],
    ["D30", "taurus", 12, "pisces", "6.28 Jupiter from 12°"],
    ["D30", "taurus", 20, "capricorn", "6.28 Saturn from 20°"],
    ["D30", "taurus", 25, "scorpio", "6.28 Mars from 25°"],
    ["D40", "taurus", 0, "libra", "6.29 even"],
    ["D45", "gemini", 0, "sagittarius", "6.31 dual"],
    ["D60", "capricorn", 12.25, "capricorn", "6.33 twenty-fifth part"],
    ["D60", "capricorn", 1, "pisces", "6.33 third part"],
  ])("%s %s %d° is %s (%s)", (id, sign, degree, expected) => {
    expect(computeVargaSign(id, at(sign, degree))).toBe(expected);
  });
});

/** The first part of each variant in an odd and in an even rashi, from PyJHora's `charts.py` tables. */
describe("variants", () => {
  test.each<[VargaId, string, number, string, string]>([
    ["D2", "parivritti_cyclic", at("taurus", 0), "gemini", "third hora of the round"],
    ["D2", "parivritti_even_reverse", at("taurus", 0), "cancer", "even sign from its end"],
    ["D2", "parivritti_alternate", at("taurus", 0), "pisces", "even signs back from Pisces"],
    ["D2", "kashinatha", at("aries", 0), "scorpio", "the Sun's hora: Mars' day sign"],
    ["D2", "kashinatha", at("taurus", 0), "taurus", "the Moon's hora: Venus' night sign"],
    ["D2", "kashinatha", at("pisces", 15), "pisces", "the Sun's hora: Jupiter's day sign"],
    ["D3", "somanatha", at("taurus", 10), "aquarius", "even signs back from Pisces"],
    ["D3", "jagannatha", at("leo", 0), "aries", "the movable sign of its trine"],
    ["D3", "jagannatha", at("taurus", 10), "taurus", "second of the earthy trine"],
    ["D3", "parivritti_cyclic", at("taurus", 0), "cancer", "fourth drekkana of the round"],
    ["D7", "even_backward", at("taurus", 5), "libra", "from the seventh, back"],
    ["D7", "parivritti_even_reverse", at("taurus", 29.9), "scorpio", "ends in the seventh"],
    ["D9", "kalachakra", at("taurus", 10), "scorpio", "Rohini pada 1, apasavya"],
    ["D9", "kalachakra", at("taurus", 20), "cancer", "Rohini pada 4"],
    ["D9", "kalachakra", at("aries", 0), "aries", "Ashwini pada 1, savya"],
    ["D9", "krishna_mishra", at("taurus", 3.4), "sagittarius", "earthy signs count back from Capricorn"],
    ["D11", "raman", at("aries", 0), "pisces", "against the zodiac"],
    ["D12", "even_backward", at("taurus", 2.5), "aries", "even signs backward"],
    ["D30", "from_sign", at("taurus", 1), "gemini", "a sign a degree"],
    ["D30", "parivritti_cyclic", at("taurus", 0), "libra", "thirty-first part of the round"],
    ["D60", "from_aries", at("capricorn", 0.5), "taurus", "from Aries in every rashi"],
    ["D60", "even_backward", at("taurus", 0.5), "aries", "even signs backward"],
  ])("%s %s at %d° is %s (%s)", (id, variant, value, expected) => {
    expect(computeVargaSign(id, value, variant)).toBe(expected);
  });

  test("the default is the first, Parashara's, and an unknown name is refused", () => {
    for (const id of VARGAS) expect(SETTINGS.varga_variants[id][0]).toBe("parashara");
    expect(() => computeVargaSign("D2", 10, "kalachakra")).toThrow(/D2 has no variant "kalachakra"/);
  });

  test("no two variants of a varga are the same rule", () => {
    for (const id of VARGAS) {
      const step = 30 / (id === "D30" ? 30 : VARGA_RULES[id].parts);
      const fingerprints = SETTINGS.varga_variants[id].map((variant) =>
        Array.from({ length: Math.round(360 / step) }, (_, part) =>
          computeVargaSign(id, (part + 0.5) * step, variant),
        ).join(),
      );
      expect(new Set(fingerprints).size, id).toBe(fingerprints.length);
    }
  });
});

describe("parts", () => {
  test.each(VARGAS.map((id) => [id, VARGA_RULES[id].parts] as const))(
    "%s: %d parts divide the circle without gaps",
    (_, parts) => {
      for (let part = 0; part < 12 * parts; part += 1) {
        const start = (part * 30) / parts;
        expect(findPartOfZodiac(start, parts)).toBe(part);
        expect(findPartOfZodiac((part * 30 + 15) / parts, parts)).toBe(part);
      }
    },
  );

  test("the last double before every cusp is in the part before", () => {
    const before = (value: number): number => value - value * Number.EPSILON;
    for (const id of VARGAS) {
      const { parts } = VARGA_RULES[id];
      for (let part = 1; part <= 12 * parts; part += 1)
        expect(findPartOfZodiac(before((part * 30) / parts), parts)).toBe(part - 1);
    }
  });

  test("a varga depends only on the direction: whole turns change nothing", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: -3, max: 3 }),
        fc.constantFrom(...VARGAS),
        (degree, turns, id) => {
          expect(computeVargaSign(id, degree + 0.5 + 360 * turns)).toBe(computeVargaSign(id, degree + 0.5));
        },
      ),
    );
  });

  test("part numbers never decrease and stay in range", () => {
    fc.assert(
      fc.property(longitude, longitude, fc.constantFrom(...VARGAS), (a, b, id) => {
        const { parts } = VARGA_RULES[id];
        const [low, high] = a <= b ? [a, b] : [b, a];
        expect(findPartOfZodiac(low, parts)).toBeLessThanOrEqual(findPartOfZodiac(high, parts));
        expect(findPartOfZodiac(high, parts)).toBeLessThan(12 * parts);
        expect(findPartOfZodiac(low, parts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("D1 is the rashi, with its degree; the navamsha is the pada", () => {
    fc.assert(
      fc.property(longitude, (value) => {
        expect(computeVargaPosition("D1", value)).toEqual({ sign: rashiOf(value), degree: degreeInRashi(value) });
        const { index, pada } = nakshatraOf(value);
        // Within rounding of a cusp the two computations may fall on either side of it.
        const share = (value * 108) / 360;
        fc.pre(Math.abs(share - Math.round(share)) > 1e-9);
        expect(rashiIndex(RASHIS.indexOf(computeVargaSign("D9", value)) * 30)).toBe((index * 4 + pada - 1) % 12);
      }),
    );
  });

  test("D60 is half a degree per part, counted from the rashi", () => {
    fc.assert(
      fc.property(longitude, (value) => {
        const expected = (rashiIndex(value) + Math.floor(degreeInRashi(value) * 2)) % 12;
        expect(RASHIS.indexOf(computeVargaSign("D60", value))).toBe(expected);
      }),
    );
  });

  test("degrees in a varga stay inside a sign, even next to a cusp", () => {
    fc.assert(
      fc.property(longitude, fc.constantFrom(...VARGAS), (value, id) => {
        const { degree } = computeVargaPosition(id, value);
        expect(degree >= 0 && degree < 30).toBe(true);
      }),
    );
    for (const id of VARGAS) {
      const { parts } = VARGA_RULES[id];
      for (let part = 1; part < 12 * parts; part += 1) {
        const cusp = (part * 30) / parts;
        expect(computeVargaPosition(id, cusp).degree, `${id} ${cusp}`).toBeLessThan(1e-9);
        const { degree } = computeVargaPosition(id, cusp * (1 - Number.EPSILON));
        expect(degree > 29.999 && degree < 30, `${id} below ${cusp}`).toBe(true);
      }
    }
  });
});

describe("computeVargaSigns", () => {
  test("has every varga and every body, each equal to computeVargaSign", () => {
    const longitudes = Object.fromEntries(VARGA_BODIES.map((body, index) => [body, index * 37.123])) as Record<
      VargaBody,
      number
    >;
    const signs = computeVargaSigns(longitudes, { D2: "parivritti_cyclic" });
    expect(Object.keys(signs)).toEqual([...VARGAS]);
    for (const id of VARGAS) {
      expect(Object.keys(signs[id])).toEqual([...VARGA_BODIES]);
      for (const body of VARGA_BODIES) {
        expect(signs[id][body]).toBe(
          computeVargaSign(id, longitudes[body], id === "D2" ? "parivritti_cyclic" : undefined),
        );
      }
    }
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %d", (value) => {
    expect(() => computeVargaSign("D9", value)).toThrow(RangeError);
    expect(() => computeParivrittiSign(value, 81)).toThrow(RangeError);
  });

  test.each([0, -1, 2.5])("refuses %d parts", (parts) => {
    expect(() => computeParivrittiSign(10, parts)).toThrow(RangeError);
  });
});
