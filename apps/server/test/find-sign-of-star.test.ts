import { expect, test } from "vitest";
import { findSignOfStar } from "../src/modules/almanac/resolve-birth-moons.ts";

test.each([
  ["ashwini", 4, "aries"],
  ["krittika", 1, "aries"],
  ["krittika", 2, "taurus"],
  ["mrigashira", 2, "taurus"],
  ["mrigashira", 3, "gemini"],
  ["revati", 4, "pisces"],
] as const)("the sign of %s, pada %i, is %s", (star, pada, sign) => {
  expect(findSignOfStar(star, pada)).toBe(sign);
});

test.each([
  ["ashwini", "aries"],
  ["rohini", "taurus"],
  ["ashlesha", "cancer"],
  ["magha", "leo"],
  ["revati", "pisces"],
] as const)("without the pada, %s lies in %s alone", (star, sign) => {
  expect(findSignOfStar(star, undefined)).toBe(sign);
});

test.each(["krittika", "mrigashira", "punarvasu", "uttara_phalguni", "chitra", "vishakha"] as const)(
  "without the pada, the sign of %s, which lies in two, is not known",
  (star) => {
    expect(findSignOfStar(star, undefined)).toBeUndefined();
  },
);
