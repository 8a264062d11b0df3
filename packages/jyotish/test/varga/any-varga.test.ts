import { RASHIS, VARGA_METHODS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findVargaPosition, listVargaMethods, VargaVariantError } from "../../src/varga/any-varga.ts";
import { computeParivrittiSign, computeVargaPosition, type VargaBody } from "../../src/varga/varga.ts";
import { readGolden, toLongitudesById } from "../golden/read-golden.ts";

interface Golden {
  readonly id: string;
  readonly varga: readonly string[];
  readonly variant?: string;
  readonly signs: Readonly<Record<VargaBody, number>>;
}
interface Chart {
  readonly id: string;
  readonly input: { readonly longitudes: Readonly<Record<string, number>> };
}
const golden = readGolden<Golden>("pyjhora/any_varga.json");
/** The chart of the library's author. */
const chart = readGolden<Chart>("pyjhora/vargas.json").find(({ id }) => id === "pyjhora-own-1996");
const longitudes = toLongitudesById(chart?.input.longitudes ?? {});
const partsOf = (id = ""): number => Number(id.slice(1));
const angle = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe("PyJHora's figures", () => {
  test.each(golden.map((row) => [row.id, row] as const))("%s", (_, { varga: [first, second], variant, signs }) => {
    const one = { parts: partsOf(first), variant };
    const choice = second === undefined ? ([one] as const) : ([one, { parts: partsOf(second) }] as const);
    for (const [body, sign] of Object.entries(signs)) {
      const found = findVargaPosition(choice, longitudes[body as VargaBody]);
      expect(found.sign, body).toBe(RASHIS[sign]);
    }
  });
});

describe("any varga", () => {
  test("one of the twenty is itself, whatever is around it", () => {
    fc.assert(
      fc.property(angle, fc.constantFrom("D1", "D2", "D9", "D30", "D60"), (longitude, id) => {
        expect(findVargaPosition([{ parts: partsOf(id) }], longitude)).toEqual(computeVargaPosition(id, longitude));
        const { sign } = findVargaPosition([{ parts: 1 }, { parts: partsOf(id) }], longitude);
        expect(sign).toBe(computeVargaPosition(id, longitude).sign);
      }),
    );
  });

  test("the D108 is the D12 of the D9 and the D144 the D12 of the D12", () => {
    fc.assert(
      fc.property(angle, (longitude) => {
        for (const [parts, first] of [
          [108, 9],
          [144, 12],
        ] as const) {
          const mixed = findVargaPosition([{ parts: first }, { parts: 12 }], longitude);
          expect(findVargaPosition([{ parts }], longitude)).toEqual(mixed);
        }
      }),
    );
  });

  test("cyclic parts go round without a break, and degrees fill each sign", () => {
    fc.assert(
      fc.property(angle, fc.integer({ min: 61, max: 300 }), (longitude, parts) => {
        const { sign, degree } = findVargaPosition([{ parts, variant: "parivritti_cyclic" }], longitude);
        expect(sign).toBe(computeParivrittiSign(longitude, parts));
        expect(degree).toBeGreaterThanOrEqual(0);
        expect(degree).toBeLessThan(30);
      }),
    );
  });

  test("the D150 begins with the sign itself", () => {
    for (const [index, sign] of RASHIS.entries()) {
      expect(findVargaPosition([{ parts: 150 }], index * 30 + 0.1).sign).toBe(sign);
      expect(findVargaPosition([{ parts: 150 }], index * 30 + 0.3).sign).toBe(RASHIS[(index + 1) % 12]);
    }
  });

  test("every method has a rule, the product only where one is known", () => {
    expect(listVargaMethods(108).toSorted()).toEqual([...VARGA_METHODS].toSorted());
    expect(listVargaMethods(81)).not.toContain("product");
    expect(() => findVargaPosition([{ parts: 81, variant: "product" }], 0)).toThrow(VargaVariantError);
    expect(() => findVargaPosition([{ parts: 81, variant: "kalachakra" }], 0)).toThrow(VargaVariantError);
    expect(() => findVargaPosition([{ parts: 9, variant: "from_aries" }], 0)).toThrow(RangeError);
  });

  test.each([0, 301, 1.5, Number.NaN])("there is no D%s", (parts) => {
    expect(() => findVargaPosition([{ parts }], 0)).toThrow(RangeError);
  });
});
