import { RASHIS, type Rashi } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { judgeMangal } from "../../src/matching/mangal.ts";
import { MOON_PLACES, type MoonPlace } from "../../src/matching/moon-place.ts";
import { compareNavamsas } from "../../src/matching/navamsa-notes.ts";
import type { MatchedPerson } from "../../src/matching/possible-births.ts";
import { createSignRuleChart } from "../../src/yoga/sign-rule-chart.ts";

/** A person whose navamsa lagna is a sign (`null`: not known), and whose Moon may be in several signs. */
function createPerson(navamsaLagna: Rashi | null, ...moonSigns: [Rashi, ...Rashi[]]): MatchedPerson {
  const places = moonSigns.map((sign) => MOON_PLACES.find(({ rashi }) => rashi === sign) as MoonPlace);
  // The navamsas from the start of the zodiac on are Aries, Taurus and so on.
  const longitude = (navamsaLagna === null ? 0 : RASHIS.indexOf(navamsaLagna)) * (10 / 3) + 1;
  const nativity = { longitudes: { lagna: longitude, moon: 1 }, settings: { varga_variants: {} } };
  return {
    moon: { stated: places[0], possible: places.map((place) => ({ place, share: 1 / places.length })) },
    birth: {
      stated: nativity,
      possible: [{ nativity, share: 1 }],
      isTimeKnown: true,
      hasOneNavamsaLagna: navamsaLagna !== null,
    },
  } as unknown as MatchedPerson;
}
const find = (id: string, boy: MatchedPerson, girl: MatchedPerson): boolean | null | undefined =>
  compareNavamsas(boy, girl).notes.find((note) => note.id === id)?.applies;

describe("a navamsa lagna in the other's Moon sign", () => {
  const ask = (boy: MatchedPerson, girl: MatchedPerson) => find("navamsa_lagna_is_moon_sign", boy, girl);

  test("holds either way, and not if both differ", () => {
    expect(ask(createPerson("leo", "aries"), createPerson("virgo", "leo"))).toBe(true);
    expect(ask(createPerson("leo", "virgo"), createPerson("virgo", "aries"))).toBe(true);
    expect(ask(createPerson("leo", "aries"), createPerson("virgo", "taurus"))).toBe(false);
  });

  test("is not known if one way is not known and the other does not hold", () => {
    expect(ask(createPerson(null, "aries"), createPerson("virgo", "taurus"))).toBeNull();
    expect(ask(createPerson("leo", "aries"), createPerson(null, "taurus"))).toBeNull();
    expect(ask(createPerson(null, "virgo"), createPerson("virgo", "taurus"))).toBe(true);
    expect(ask(createPerson("leo", "aries"), createPerson(null, "leo"))).toBe(true);
    // A Moon in one of two signs is in none for certain.
    expect(ask(createPerson("leo", "aries"), createPerson("virgo", "leo", "virgo"))).toBeNull();
    expect(ask(createPerson("leo", "virgo", "libra"), createPerson("virgo", "aries"))).toBeNull();
  });
});

test("navamsa lagnas are the same, in the seventh, and of friendly lords, or not known", () => {
  const ask = (boy: Rashi | null, girl: Rashi | null) =>
    ["same_navamsa_lagna", "navamsa_lagnas_seventh", "navamsa_lagna_lords_friendly"].map((id) =>
      find(id, createPerson(boy, "aries"), createPerson(girl, "aries")),
    );
  expect(ask("aries", "aries")).toEqual([true, false, true]);
  expect(ask("aries", "libra")).toEqual([false, true, false]);
  expect(ask("leo", "cancer")).toEqual([false, false, true]);
  expect(ask("cancer", "gemini")).toEqual([false, false, false]);
  expect(ask("gemini", "cancer")).toEqual([false, false, false]);
  expect([ask(null, "aries"), ask("aries", null)]).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
});

describe("what cancels mangal by the house of Mars", () => {
  const cancels = (signs: Readonly<Record<"lagna" | "moon" | "venus" | "mars", Rashi>>): boolean =>
    judgeMangal(createSignRuleChart({ signs })).cancellations.includes("mars_by_house_and_sign");

  test("is counted from the place from which it holds, be it the lagna, the Moon or Venus", () => {
    // Mars in Taurus is harmless in the twelfth, from Gemini; in the third, from Pisces, there is no dosha.
    const others = { lagna: "pisces", moon: "pisces", venus: "pisces", mars: "taurus" } as const;
    expect(cancels(others)).toBe(false);
    for (const place of ["lagna", "moon", "venus"] as const)
      expect(cancels({ ...others, [place]: "gemini" })).toBe(true);
    // In the first from Taurus it holds, and is not harmless there.
    expect(cancels({ ...others, moon: "taurus" })).toBe(false);
  });
});
