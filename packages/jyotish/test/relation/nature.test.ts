import { GRAHAS, type Graha, RASHIS, type Rashi } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { SAPTA_GRAHAS, type SaptaGraha } from "../../src/relation/friendship.data.ts";
import {
  getFunctionalRoles,
  computeNaturalNature,
  type FunctionalNature,
  type NaturalNatureRules,
} from "../../src/relation/nature.ts";

/** No conjunctions except those given by a row. */
const signs = (given: Partial<Record<Graha, Rashi>> = {}): Record<Graha, Rashi> => ({
  ...(Object.fromEntries(GRAHAS.map((graha, index) => [graha, RASHIS[index]])) as Record<Graha, Rashi>),
  ...given,
});

describe("natural benefics", () => {
  test.each<[string, number, NaturalNatureRules, boolean]>([
    ["new moon", 0, {}, true],
    ["just before full moon", 179.999, {}, true],
    ["full moon: waning from now on", 180, {}, false],
    ["end of the seventh tithi", 83.999, { moon: "tithi_8_to_23" }, false],
    ["the eighth tithi", 84, { moon: "tithi_8_to_23" }, true],
    ["end of the twenty-third tithi", 275.999, { moon: "tithi_8_to_23" }, true],
    ["the twenty-fourth tithi", 276, { moon: "tithi_8_to_23" }, false],
    ["never", 90, { moon: "never" }, false],
    ["always", 200, { moon: "always" }, true],
  ])("Moon: %s", (_, elongation, rules, benefic) => {
    const { benefics, malefics } = computeNaturalNature(signs(), elongation, rules);
    expect([benefics.includes("moon"), malefics.includes("moon")]).toEqual([benefic, !benefic]);
  });

  test.each<[string, Partial<Record<Graha, Rashi>>, NaturalNatureRules["mercury"], boolean]>([
    ["alone", {}, undefined, true],
    ["with one malefic", { sun: "cancer" }, undefined, false],
    ["with a malefic and a benefic, a tie", { sun: "cancer", venus: "cancer" }, undefined, true],
    ["with two malefics and a benefic", { sun: "cancer", rahu: "cancer", venus: "cancer" }, undefined, false],
    [
      "with two malefics and Venus",
      { sun: "cancer", rahu: "cancer", venus: "cancer" },
      "alone_or_with_jupiter_venus",
      true,
    ],
    ["with the Moon", { moon: "cancer" }, "alone_or_with_jupiter_venus", false],
    ["with malefics", { sun: "cancer", rahu: "cancer" }, "always", true],
  ])("Mercury %s", (_, given, mercury, benefic) => {
    const { benefics, malefics } = computeNaturalNature(signs({ mercury: "cancer", mars: "leo", ...given }), 90, {
      mercury,
    });
    expect([benefics.includes("mercury"), malefics.includes("mercury")]).toEqual([benefic, !benefic]);
  });

  test("a chart of signs alone leaves the Moon out and judges Mercury by conjunctions", () => {
    const given = signs({ mercury: "gemini", moon: "gemini" });
    expect(computeNaturalNature(given, null).benefics).toEqual(["jupiter", "venus"]);
    expect(computeNaturalNature(given, null).malefics).toEqual(["sun", "mars", "mercury", "saturn", "rahu", "ketu"]);
  });

  test("an unknown graha is in neither list", () => {
    expect(computeNaturalNature({ venus: "leo", mars: "leo" }, 10)).toEqual({
      benefics: ["venus"],
      malefics: ["mars"],
    });
  });
});

describe("functional nature, BPHS 34", () => {
  /** Parashara's own verdicts, as far as they follow from his rule. */
  test.each<[Rashi, SaptaGraha, FunctionalNature]>([
    ["aries", "jupiter", "benefic"],
    ["aries", "sun", "benefic"],
    ["aries", "saturn", "malefic"],
    ["aries", "mercury", "malefic"],
    ["aries", "mars", "benefic"],
    ["taurus", "moon", "malefic"],
    ["taurus", "jupiter", "malefic"],
    ["cancer", "venus", "malefic"],
    ["cancer", "jupiter", "benefic"],
    ["cancer", "sun", "neutral"],
    ["leo", "mercury", "malefic"],
    ["leo", "moon", "neutral"],
    ["libra", "jupiter", "malefic"],
    ["libra", "mercury", "benefic"],
    ["scorpio", "moon", "benefic"],
    ["sagittarius", "moon", "neutral"],
    ["capricorn", "sun", "neutral"],
    ["capricorn", "mercury", "benefic"],
    ["pisces", "mars", "benefic"],
    ["pisces", "saturn", "malefic"],
  ])("from %s, %s is %s", (lagna, graha, nature) => expect(getFunctionalRoles(lagna)[graha].nature).toBe(nature));

  test.each<[Rashi, SaptaGraha[]]>([
    ["taurus", ["saturn"]],
    ["cancer", ["mars"]],
    ["leo", ["mars"]],
    ["libra", ["saturn"]],
    ["capricorn", ["venus"]],
    ["aquarius", ["venus"]],
    ["aries", []],
    ["gemini", []],
  ])("yogakarakas from %s: %j", (lagna, expected) => {
    expect(SAPTA_GRAHAS.filter((graha) => getFunctionalRoles(lagna)[graha].yogakaraka)).toEqual(expected);
  });

  test.each<[Rashi, SaptaGraha[]]>([
    ["gemini", ["mercury", "jupiter"]],
    ["pisces", ["mercury", "jupiter"]],
    ["aries", ["moon", "venus"]],
    ["capricorn", ["moon"]],
  ])("kendradhipati from %s: %j", (lagna, expected) => {
    expect(SAPTA_GRAHAS.filter((graha) => getFunctionalRoles(lagna)[graha].kendradhipati)).toEqual(expected);
  });

  test("every house has one owner from every lagna", () => {
    for (const lagna of RASHIS) {
      const owned = SAPTA_GRAHAS.flatMap((graha) => getFunctionalRoles(lagna)[graha].owns);
      expect(owned.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
  });
});
