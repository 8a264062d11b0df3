import {
  calculate,
  calculateSteps,
  type Ephemeris,
  everyDasha,
  type JulianDayUt,
  nativityOf,
  resolveSettings,
  SUBJECT_NAMES,
} from "@lagna/jyotish";
import { describe, expect, test } from "vitest";
import { openEphemeris } from "../src/index.ts";

const ephemeris = openEphemeris();
const BIRTH = { jd: ephemeris.julianDay(Date.parse("1990-08-15T05:00:00Z")), latitude: 25.3, longitude: 83 };

/** The ephemeris with every question counted. */
function counting(): { readonly asked: Ephemeris; readonly count: () => number } {
  let calls = 0;
  const counted = <Args extends readonly unknown[], Answer>(answer: (...args: Args) => Answer) => {
    return (...args: Args): Answer => {
      calls += 1;
      return answer(...args);
    };
  };
  const asked: Ephemeris = {
    ...ephemeris,
    state: counted(ephemeris.state.bind(ephemeris)),
    ayanamsa: counted(ephemeris.ayanamsa.bind(ephemeris)),
    houses: counted(ephemeris.houses.bind(ephemeris)),
    riseSet: counted(ephemeris.riseSet.bind(ephemeris)),
  };
  return { asked, count: () => calls };
}

describe("subjects of a nativity", () => {
  test("exactly those named are worked out", () => {
    const nativity = nativityOf(ephemeris, BIRTH, resolveSettings());
    expect(Object.keys(calculate(nativity, ["karakas", "vargas"]))).toEqual(["karakas", "vargas"]);
    expect(calculate(nativity, [])).toEqual({});
  });

  test("step by step they come to the same, one a step", () => {
    const steps = calculateSteps(nativityOf(ephemeris, BIRTH, resolveSettings()), SUBJECT_NAMES);
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count += 1;
    expect(count).toBe(SUBJECT_NAMES.length);
    expect(step.value).toEqual(calculate(nativityOf(ephemeris, BIRTH, resolveSettings()), SUBJECT_NAMES));
  });

  test("what follows from the chart asks the ephemeris nothing more; the panchanga does, once", () => {
    const { asked, count } = counting();
    const nativity = nativityOf(asked, BIRTH, resolveSettings());
    const forChart = count();
    expect(forChart).toBeGreaterThan(0);
    calculate(nativity, ["aspects", "relationships", "vargas", "dashas", "karakas"]);
    expect(count()).toBe(forChart);
    const { panchanga } = calculate(nativity, ["panchanga"]);
    const withPanchanga = count();
    expect(withPanchanga).toBeGreaterThan(forChart);
    expect(calculate(nativity, ["panchanga"]).panchanga).toBe(panchanga);
    expect(count()).toBe(withPanchanga);
  });

  test.each(SUBJECT_NAMES)("%s is plain data, and is not worked out again", (name) => {
    const { asked, count } = counting();
    const nativity = nativityOf(asked, BIRTH, resolveSettings());
    const result = calculate(nativity, [name])[name];
    const once = count();
    // What holds a function cannot be cloned.
    expect(structuredClone(result)).toEqual(result);
    expect(calculate(nativity, [name])[name]).toBe(result);
    expect(count()).toBe(once);
  });

  test("so is every dasha, as deep as it was asked for", () => {
    const dashas = everyDasha(nativityOf(ephemeris, BIRTH, resolveSettings()), 2);
    expect(structuredClone(dashas)).toEqual(dashas);
    expect(dashas.filter(({ periods }) => !periods[0]?.sub || periods[0].sub[0]?.sub)).toEqual([]);
  });

  test("another nativity of the same birth shares nothing with it", () => {
    const first = nativityOf(ephemeris, BIRTH, resolveSettings());
    const other = nativityOf(ephemeris, BIRTH, resolveSettings({ ayanamsa: "raman" }));
    const later = nativityOf(ephemeris, { ...BIRTH, jd: (BIRTH.jd + 1) as JulianDayUt }, resolveSettings());
    const moons = [first, other, later].map((nativity) => calculate(nativity, ["panchanga"]).panchanga.nakshatra);
    expect(new Set(moons.map(({ endJd }) => endJd)).size).toBe(3);
  });
});
