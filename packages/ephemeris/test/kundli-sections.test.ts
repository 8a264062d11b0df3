import {
  computeSections,
  computeSectionsInSteps,
  type Ephemeris,
  computeAllDashas,
  type JulianDayUt,
  createNativity,
  resolveSettings,
  KUNDLI_SECTION_NAMES,
} from "@lagna/jyotish";
import { describe, expect, test } from "vitest";
import { openEphemeris } from "../src/index.ts";

const ephemeris = openEphemeris();
const BIRTH = { jd: ephemeris.julianDay(Date.parse("1990-08-15T05:00:00Z")), latitude: 25.3, longitude: 83 };

/** Wraps the ephemeris and counts every call. */
function countCalls(): { readonly countingEphemeris: Ephemeris; readonly count: () => number } {
  let calls = 0;
  const counted = <Args extends readonly unknown[], Answer>(answer: (...args: Args) => Answer) => {
    return (...args: Args): Answer => {
      calls += 1;
      return answer(...args);
    };
  };
  const countingEphemeris: Ephemeris = {
    ...ephemeris,
    state: counted(ephemeris.state.bind(ephemeris)),
    ayanamsa: counted(ephemeris.ayanamsa.bind(ephemeris)),
    houses: counted(ephemeris.houses.bind(ephemeris)),
    riseSet: counted(ephemeris.riseSet.bind(ephemeris)),
  };
  return { countingEphemeris, count: () => calls };
}

describe("sections of a nativity", () => {
  test("only the requested sections are computed", () => {
    const nativity = createNativity(ephemeris, BIRTH, resolveSettings());
    expect(Object.keys(computeSections(nativity, ["karakas", "vargas"]))).toEqual(["karakas", "vargas"]);
    expect(computeSections(nativity, [])).toEqual({});
  });

  test("step by step gives the same result, with one section per step", () => {
    const steps = computeSectionsInSteps(createNativity(ephemeris, BIRTH, resolveSettings()), KUNDLI_SECTION_NAMES);
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count += 1;
    expect(count).toBe(KUNDLI_SECTION_NAMES.length);
    expect(step.value).toEqual(
      computeSections(createNativity(ephemeris, BIRTH, resolveSettings()), KUNDLI_SECTION_NAMES),
    );
  });

  test("what follows from the chart makes no further ephemeris calls; the panchanga does, once", () => {
    const { countingEphemeris, count } = countCalls();
    const nativity = createNativity(countingEphemeris, BIRTH, resolveSettings());
    const forChart = count();
    expect(forChart).toBeGreaterThan(0);
    computeSections(nativity, ["aspects", "relationships", "vargas", "dashas", "karakas"]);
    expect(count()).toBe(forChart);
    const { panchanga } = computeSections(nativity, ["panchanga"]);
    const withPanchanga = count();
    expect(withPanchanga).toBeGreaterThan(forChart);
    expect(computeSections(nativity, ["panchanga"]).panchanga).toBe(panchanga);
    expect(count()).toBe(withPanchanga);
  });

  test.each(KUNDLI_SECTION_NAMES)("%s is plain data, and is not computed again", (name) => {
    const { countingEphemeris, count } = countCalls();
    const nativity = createNativity(countingEphemeris, BIRTH, resolveSettings());
    const result = computeSections(nativity, [name])[name];
    const once = count();
    // Objects that contain a function cannot be cloned.
    expect(structuredClone(result)).toEqual(result);
    expect(computeSections(nativity, [name])[name]).toBe(result);
    expect(count()).toBe(once);
  });

  test("the same is true for every dasha, to the requested depth", () => {
    const dashas = computeAllDashas(createNativity(ephemeris, BIRTH, resolveSettings()), 2);
    expect(structuredClone(dashas)).toEqual(dashas);
    expect(dashas.filter(({ periods }) => !periods[0]?.sub || periods[0].sub[0]?.sub)).toEqual([]);
  });

  test("another nativity of the same birth shares no results with it", () => {
    const first = createNativity(ephemeris, BIRTH, resolveSettings());
    const other = createNativity(ephemeris, BIRTH, resolveSettings({ ayanamsa: "raman" }));
    const later = createNativity(ephemeris, { ...BIRTH, jd: (BIRTH.jd + 1) as JulianDayUt }, resolveSettings());
    const moons = [first, other, later].map((nativity) => computeSections(nativity, ["panchanga"]).panchanga.nakshatra);
    expect(new Set(moons.map(({ endJd }) => endJd)).size).toBe(3);
  });
});
