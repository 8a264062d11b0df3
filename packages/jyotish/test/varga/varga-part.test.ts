import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findVargaPosition, type VargaChoice } from "../../src/varga/any-varga.ts";
import { findVargaPart } from "../../src/varga/varga-part.ts";

const angle = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const choices: VargaChoice[] = [
  [{ parts: 1 }],
  [{ parts: 9 }],
  [{ parts: 30 }],
  [{ parts: 30, variant: "parivritti_cyclic" }],
  [{ parts: 108 }],
  [{ parts: 150 }],
  [{ parts: 300 }],
  [{ parts: 12 }, { parts: 9 }],
  [{ parts: 9 }, { parts: 30 }],
  [{ parts: 30 }, { parts: 9 }],
];
const name = (choice: VargaChoice) => choice.map(({ parts, variant }) => `D${parts}${variant ?? ""}`).join(", then ");

describe.each(choices.map((choice) => [name(choice), choice] as const))("%s", (_, choice) => {
  test("all longitudes of a part have one sign, and the parts of a sign are next to each other", () => {
    fc.assert(
      fc.property(angle, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (longitude, share) => {
        const part = findVargaPart(choice, longitude);
        expect(part.from).toBeLessThanOrEqual(longitude);
        expect(part.until).toBeGreaterThan(longitude);
        // A thousandth of a part away from its edges, where the last digit of a number decides.
        const inside = part.from + (0.001 + share * 0.998) * (part.until - part.from);
        expect(findVargaPosition(choice, inside).sign).toBe(findVargaPosition(choice, longitude).sign);
        const next = findVargaPart(choice, part.until + 1e-9);
        expect(next.from).toBeCloseTo(part.until % 360, 9);
        expect(next.number).toBe((part.number % part.count) + 1);
      }),
    );
  });
});

test.each([
  ["a navamsha", [{ parts: 9 }], 44, { from: 43 + 1 / 3, until: 46 + 2 / 3, number: 5, count: 9 }],
  ["a nadiamsha", [{ parts: 150 }], 0.3, { from: 0.2, until: 0.4, number: 2, count: 150 }],
  // BPHS 6.27-28.
  ["the trimshamsha of Jupiter in an odd sign", [{ parts: 30 }], 12, { from: 10, until: 18, number: 3, count: 5 }],
  ["the one of Mercury in an even sign", [{ parts: 30 }], 36, { from: 35, until: 42, number: 2, count: 5 }],
] as const)("%s", (_, choice, longitude, { from, until, ...part }) => {
  const found = findVargaPart(choice, longitude);
  expect(found).toMatchObject(part);
  expect(found.from).toBeCloseTo(from, 9);
  expect(found.until).toBeCloseTo(until, 9);
});
