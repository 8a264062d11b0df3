import { RASHIS } from "@lagna/terms";
import { expect, test } from "vitest";
import transits from "../../test/mumbai-1990-transits.json" with { type: "json" };
import type { TransitsData } from "@lagna/contract";
import { computeSignStays } from "./compute-sign-stays.ts";

const data = transits as unknown as TransitsData;

test.each(["saturn", "jupiter"] as const)(
  "the stays of %s cover the range without gaps, each in an adjacent sign",
  (graha) => {
    const stays = computeSignStays(data, graha);
    expect(stays[0]?.start).toBe(data.range?.from);
    expect(stays.at(-1)?.end).toBe(data.range?.until);
    for (const [index, stay] of stays.entries()) {
      const next = stays[index + 1];
      if (!next) continue;
      expect(next.start).toBe(stay.end);
      const step = (RASHIS.indexOf(next.sign) - RASHIS.indexOf(stay.sign) + 12) % 12;
      expect([1, 11]).toContain(step);
    }
  },
);

test("Jupiter enters Cancer and Leo in the year from March 2026, and Saturn stays in Pisces", () => {
  expect(
    computeSignStays(data, "jupiter")
      .map(({ sign }) => sign)
      .slice(0, 3),
  ).toEqual(["gemini", "cancer", "leo"]);
  expect(computeSignStays(data, "saturn").map(({ sign }) => sign)).toEqual(["pisces"]);
});

test("returns no stays without a range", () => {
  expect(computeSignStays({ ...data, range: null }, "saturn")).toEqual([]);
});
