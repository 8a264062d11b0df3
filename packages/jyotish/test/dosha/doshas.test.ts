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
