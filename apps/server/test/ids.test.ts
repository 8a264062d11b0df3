import * as contract from "@lagna/contract";
import * as jyotish from "@lagna/jyotish";
import { describe, expect, test } from "vitest";

/** The contract and the domain know nothing of each other: here their lists are held together. */
describe("what crosses the API is what the domain knows", () => {
  test.each([
    ["grahas", contract.GRAHA_IDS, jyotish.GRAHAS],
    ["rashis", contract.RASHI_IDS, jyotish.RASHIS],
    ["nakshatras", contract.NAKSHATRA_IDS, jyotish.NAKSHATRAS],
    ["vargas", contract.VARGA_IDS, jyotish.VARGAS],
    ["seven karakas", contract.KARAKA7_IDS, jyotish.KARAKAS_7],
    ["eight karakas", contract.KARAKA8_IDS, jyotish.KARAKAS_8],
    ["presets", contract.PRESET_IDS, jyotish.PRESETS],
    ["ayanamsas", contract.AYANAMSA_IDS, jyotish.AYANAMSAS],
    ["kinds of position", contract.POSITION_KINDS, jyotish.POSITION_KINDS],
    ["kinds of node", contract.NODE_KINDS, jyotish.NODE_KINDS],
    ["house systems", contract.HOUSE_SYSTEMS, jyotish.HOUSE_SYSTEMS],
    ["kinds of sunrise", contract.SUNRISE_KINDS, jyotish.SUNRISE_KINDS],
    ["dasha years", contract.DASHA_YEARS, jyotish.DASHA_YEARS],
  ] as [string, readonly unknown[], readonly unknown[]][])("%s", (_, ofContract, ofDomain) => {
    expect(ofContract).toEqual(ofDomain);
  });

  test("the variants of every varga, the default first", () => {
    const { D1, ...others } = jyotish.VARGA_VARIANTS;
    expect(contract.VARGA_VARIANTS).toEqual(others);
    expect(D1).toEqual(["parashara"]);
  });
});
