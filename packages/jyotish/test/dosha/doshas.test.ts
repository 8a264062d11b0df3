import { type Graha, DOSHAS, type Rashi, RASHIS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { type Dosha, DOSHA_RULES, findDoshas, judgeDosha } from "../../src/dosha/dosha.ts";
import { type SignChartInput, createSignRuleChart, type KnownSigns } from "../../src/yoga/sign-rule-chart.ts";
import { toLongitudesById, readGolden, printLine } from "../golden/read-golden.ts";

const CHART: Record<Graha | "lagna", Rashi> = {
  lagna: "taurus",
  sun: "gemini",
  moon: "aquarius",
  mars: "scorpio",
  mercury: "gemini",
  jupiter: "virgo",
  venus: "cancer",
  saturn: "leo",
  rahu: "aries",
  ketu: "libra",
};

function dosha(id: string, signs: KnownSigns = {}, settings: SignChartInput["settings"] = {}): Dosha {
  const rule = DOSHA_RULES.find(({ data }) => data.id === id);
  if (!rule) throw new Error(id);
  return judgeDosha(rule, createSignRuleChart({ signs: { ...CHART, ...signs }, settings }));
}
const ids = (reasons: readonly { readonly id: string }[]): string[] => reasons.map(({ id }) => id);

test("every dosha occurs once, with a source", () => {
  expect(DOSHA_RULES.map(({ data }) => data.id)).toEqual([...DOSHAS]);
  expect(DOSHA_RULES.filter(({ data }) => data.source.length === 0)).toEqual([]);
});

describe("mangal", () => {
  test("counted from the lagna, also reported from the Moon and Venus", () => {
    const found = dosha("mangal", { mars: "taurus", jupiter: "libra", saturn: "gemini" });
    expect(found).toMatchObject({ holds: true, degree: "full", grahas: ["mars"], houses: [1], signs: ["taurus"] });
    expect(ids(found.causes)).toEqual(["from_lagna", "from_moon"]);
  });

  test("still holds when cancelled", () => {
    const found = dosha("mangal", { saturn: "aquarius" });
    expect(found).toMatchObject({ holds: true, degree: "cancelled" });
    expect(ids(found.cancellations)).toEqual(["mars_in_good_sign", "mars_with_saturn_or_moon"]);
  });

  /** Raman, "Muhurta": in each house of the dosha, the signs in which Mars does no harm. */
  test.each<[house: number, harmless: readonly Rashi[]]>([
    [1, []],
    [2, ["gemini", "virgo"]],
    [4, ["aries", "scorpio"]],
    [7, ["cancer", "capricorn"]],
    [8, ["sagittarius", "pisces"]],
    [12, ["taurus", "libra"]],
  ])("in house %i Mars is harmless in %j, and in Leo and Aquarius", (house, harmless) => {
    for (const mars of RASHIS) {
      const lagna = RASHIS[(RASHIS.indexOf(mars) - house + 13) % 12] as Rashi;
      const found = dosha("mangal", { mars, lagna }, { mangal_houses: "all" });
      expect(found.holds).toBe(true);
      const isHarmless = harmless.includes(mars) || mars === "leo" || mars === "aquarius";
      expect([mars, ids(found.cancellations).includes("mars_by_house_and_sign")]).toEqual([mars, isHarmless]);
    }
  });

  test("is cancelled by a lagna of the Moon or the Sun, and no other", () => {
    const cancelling = RASHIS.filter((lagna) =>
      ids(dosha("mangal", { lagna, mars: lagna }, { mangal_houses: "all" }).cancellations).includes(
        "lagna_of_moon_or_sun",
      ),
    );
    expect(cancelling).toEqual(["cancer", "leo"]);
  });

  test("has no cancellations where it does not hold", () => {
    const found = dosha("mangal", { mars: "cancer", jupiter: "cancer", lagna: "taurus", saturn: "cancer" });
    expect(found).toMatchObject({ holds: false, cancellations: [] });
  });

  test.each<[Rashi, string, boolean]>([
    ["taurus", "north", true],
    ["taurus", "south", false],
    ["gemini", "north", false],
    ["gemini", "south", true],
    ["gemini", "all", true],
    ["taurus", "no_first", false],
  ])("Mars in %s by the houses of %s", (mars, mangal_houses, holds) => {
    expect(dosha("mangal", { mars }, { mangal_houses: mangal_houses as "north" }).holds).toBe(holds);
  });

  test("unknown without a lagna", () =>
    expect(dosha("mangal", { lagna: null })).toMatchObject({ holds: null, degree: null }));
});

describe("kala sarpa", () => {
  const ahead = {
    sun: "taurus",
    moon: "taurus",
    mercury: "taurus",
    venus: "gemini",
    mars: "leo",
    jupiter: "virgo",
    saturn: "libra",
  } as const;
  const cases = readGolden<{
    id: string;
    input: { sign_index: Readonly<Record<string, number>> };
    expected: { kala_sarpa: boolean };
  }>("./pyjhora/kala_sarpa.json");

  test.each(cases)("$id", ({ input, expected }) => {
    const signs = Object.fromEntries(
      Object.entries(toLongitudesById(input.sign_index)).map(([id, sign]) => [id, RASHIS[sign]]),
    );
    expect(dosha("kala_sarpa", signs).holds).toBe(expected.kala_sarpa);
    printLine(`kala_sarpa pyjhora: ${cases.length} cases`);
  });

  test("is named by the house of Rahu", () => {
    expect(dosha("kala_sarpa", ahead)).toMatchObject({ holds: true, degree: "full", causes: [{ id: "seshanaga" }] });
  });

  test("also on the other side of the nodes, unless limited to Rahu's", () => {
    const behind = { ...ahead, rahu: "libra", ketu: "aries" } as const;
    expect(dosha("kala_sarpa", behind).holds).toBe(true);
    expect(dosha("kala_sarpa", behind, { kala_sarpa_direction: "rahu_ahead" }).holds).toBe(false);
  });

  test("holds nearly with one graha outside", () => {
    expect(dosha("kala_sarpa", { ...ahead, moon: "pisces" })).toMatchObject({ holds: false, degree: "partial" });
    expect(dosha("kala_sarpa", { ...ahead, moon: "pisces", mars: "pisces" })).toMatchObject({
      holds: false,
      degree: null,
    });
  });

  test("needs degrees if judged by degree", () => {
    expect(dosha("kala_sarpa", ahead, { kala_sarpa_by: "degree" }).holds).toBe(null);
  });
});

describe("others", () => {
  test("one cause of pitru makes it partial, two make it full", () => {
    expect(dosha("pitru", { saturn: "aries" }).degree).toBe("full");
    const one = dosha("pitru", {
      lagna: "leo",
      sun: "leo",
      saturn: "leo",
      mars: "virgo",
      rahu: "taurus",
      ketu: "scorpio",
    });
    expect(one).toMatchObject({ holds: true, degree: "partial" });
    expect(ids(one.causes)).toHaveLength(1);
  });

  test("pitru names the ninth house and its lord, and two causes are enough", () => {
    // From Taurus the ninth is Capricorn, of Saturn in Leo.
    const house = dosha("pitru", { rahu: "cancer", ketu: "capricorn" });
    expect([ids(house.causes), house.degree]).toEqual([["ninth_house_afflicted"], "partial"]);
    const lord = dosha("pitru", { sun: "virgo", rahu: "leo", ketu: "aquarius" });
    expect([ids(lord.causes), lord.degree]).toEqual([["ninth_lord_afflicted"], "partial"]);
    // From Aries the ninth is Jupiter's Sagittarius, and the tenth another graha's.
    const jupiter = dosha("pitru", { lagna: "aries", rahu: "virgo", ketu: "pisces" });
    expect(ids(jupiter.causes)).toEqual(["ninth_lord_afflicted"]);
    const found = dosha("pitru", { sun: "cancer", rahu: "cancer", ketu: "capricorn" });
    expect([ids(found.causes).length, found.degree]).toEqual([2, "full"]);
  });

  test.each([1, 4, 7, 10])("Jupiter %i houses from a lone Moon, or from the lagna, is in a kendra", (place) => {
    const away = (from: Rashi, by: number): Rashi => RASHIS[(RASHIS.indexOf(from) + by - 1) % 12] as Rashi;
    // The others are where they are in no kendra of the Moon in Aries and the lagna in Taurus.
    const apart = { lagna: "taurus", moon: "aries", sun: "virgo", mercury: "virgo", venus: "sagittarius" } as const;
    const empty = { ...apart, mars: "sagittarius", saturn: "sagittarius" } as const;
    const reasons = (jupiter: Rashi) => ids(dosha("kemadruma", { ...empty, jupiter }).cancellations);
    expect(reasons("virgo")).not.toContain("kendra_from_moon");
    expect(reasons("virgo")).not.toContain("kendra_from_lagna");
    expect(reasons(away("aries", place))).toContain("kendra_from_moon");
    if (place !== 1) expect(reasons(away("taurus", place))).toContain("kendra_from_lagna");
  });

  test("Jupiter exalted with a node is cancelled", () => {
    expect(dosha("guru_chandala", { jupiter: "cancer", rahu: "cancer" }).degree).toBe("cancelled");
    expect(dosha("guru_chandala", { jupiter: "virgo", rahu: "virgo" }).degree).toBe("full");
  });

  test("two by conjunction, and those of the birth time are unknown from signs", () => {
    const chart = createSignRuleChart({ signs: { ...CHART, mars: "leo", moon: "leo" } });
    const found = new Map(findDoshas(chart).map(({ id, holds }) => [id, holds]));
    expect([found.get("ghata"), found.get("vish"), found.get("angaraka")]).toEqual([true, true, undefined]);
    expect(found.get("amavasya")).toBe(null);
    const dated = createSignRuleChart({ signs: CHART, facts: { elongation: 355 } });
    expect(findDoshas(dated).find(({ id }) => id === "amavasya")?.holds).toBe(true);
  });

  test("a Moon aspected by all others is cancelled by that", () => {
    const moon = { moon: "leo", sun: "aquarius", mars: "capricorn", mercury: "aquarius", saturn: "gemini" } as const;
    const found = dosha("kemadruma", { ...moon, venus: "aquarius", jupiter: "aquarius" });
    expect(ids(found.cancellations)).toContain("moon_aspected_by_all");
    expect(ids(dosha("kemadruma", { ...moon, venus: "aries", jupiter: "aquarius" }).cancellations)).not.toContain(
      "moon_aspected_by_all",
    );
  });

  /** Elongations inside the tithis 12, 11, 5, 3, 6, 8 and 9, which are dagdha on Sunday to Saturday. */
  test.each([137, 125, 53, 29, 65, 89, 101].map((elongation, vara) => [vara, elongation] as const))(
    "weekday %i makes the tithi at %i degrees dagdha, in both halves of the month, and no other",
    (vara, elongation) => {
      const holds = (at: number, day: number | null): boolean | null => {
        const chart = createSignRuleChart({ signs: CHART, facts: { elongation: at, vara: day } });
        const found = findDoshas(chart).find(({ id }) => id === "dagdha");
        return found ? found.holds : false;
      };
      expect([holds(elongation, vara), holds(elongation + 180, vara)]).toEqual([true, true]);
      expect([holds(elongation + 12, vara), holds(elongation, (vara + 1) % 7)]).toEqual([false, false]);
      expect(holds(elongation, null)).toBe(null);
    },
  );

  test("an eclipse at birth names the eclipsed body", () => {
    const eclipsed = (eclipse: "sun" | "moon" | false): Dosha | undefined =>
      findDoshas(createSignRuleChart({ signs: CHART, facts: { eclipse } })).find(({ id }) => id === "eclipse");
    expect(ids(eclipsed("sun")?.causes ?? [])).toEqual(["solar_eclipse"]);
    expect(ids(eclipsed("moon")?.causes ?? [])).toEqual(["lunar_eclipse"]);
    expect(eclipsed(false)).toBeUndefined();
  });

  test("a lone Moon is cancelled by grahas in kendras", () => {
    const alone = dosha("kemadruma", { moon: "aquarius", mars: "taurus", jupiter: "leo" });
    expect(alone).toMatchObject({ holds: true, degree: "cancelled" });
    expect(ids(alone.cancellations)).toEqual(["kendra_from_moon", "kendra_from_lagna", "moon_aspected_by_jupiter"]);
  });
});
