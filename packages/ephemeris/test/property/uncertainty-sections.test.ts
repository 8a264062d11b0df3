import {
  type JulianDayUt,
  createNativity,
  resolveSettings,
  KUNDLI_SECTION_NAMES,
  computeUncertainty,
  computeUncertaintyInSteps,
} from "@lagna/jyotish";
import { DASHA_IDS, SENSITIVE_YOGAS, type SettingsRequest } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { computeDashaStartForNativity, computeMahaDasha } from "../../../jyotish/src/dasha/section.ts";
import { createNativityInSky } from "../../../jyotish/src/nativity.ts";
import { tallyFactsInSteps } from "../../../jyotish/src/uncertainty/tally-facts.ts";
import { interpolateEphemeris } from "../../../jyotish/src/uncertainty/interpolate-ephemeris.ts";
import { createPossibleBirths } from "../../../jyotish/src/uncertainty/possible-birth.ts";
import {
  isStableWithinInterval,
  collectSectionFacts,
  createFactCollectors,
} from "../../../jyotish/src/uncertainty/section-facts.ts";
import { getUntimedRuleChart } from "../../../jyotish/src/yoga/untimed-rule-chart.ts";
import { getBirthRuleChart } from "../../../jyotish/src/yoga/section.ts";
import { YOGA_RULES } from "../../../jyotish/src/yoga/yoga.ts";
import { openEphemeris } from "../../src/index.ts";
import { countRuns } from "../../../../tools/lib/sample.ts";

vi.setConfig({ testTimeout: 300_000 });
const ephemeris = openEphemeris();
const settings = resolveSettings();
const SECOND = 1 / 86_400;

const births = fc.record({
  jd: fc.double({ min: 2_390_000, max: 2_590_000, noNaN: true }).map((jd) => jd as JulianDayUt),
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 });
const createRangeAround = (jd: number, minutes: number) => ({
  fromJd: (jd - minutes / 1440) as JulianDayUt,
  untilJd: (jd + minutes / 1440) as JulianDayUt,
});

/** Checks that every fact of the sections at random instants of a range is among those reported for the range. */
function expectFactsHold(
  birth: { jd: JulianDayUt; latitude: number; longitude: number },
  minutes: number,
  at: number[],
  timed: boolean,
) {
  const range = createRangeAround(birth.jd, minutes);
  const { facts } = computeUncertainty(createNativity(ephemeris, birth, settings), [range], {
    isTimeKnown: timed,
    sections: KUNDLI_SECTION_NAMES,
  });
  for (const share of at) {
    const jd = (range.fromJd + SECOND + share * (range.untilJd - range.fromJd - 2 * SECOND)) as JulianDayUt;
    const nativity = createNativity(ephemeris, { ...birth, jd }, settings);
    const direct = new Map(KUNDLI_SECTION_NAMES.flatMap((name) => collectSectionFacts(nativity, name, timed)));
    for (const [path, value] of direct) {
      const reported = facts.filter(
        (fact) =>
          fact.path === path &&
          fact.intervals.some(({ fromJd, untilJd }) => fromJd - SECOND <= jd && jd <= untilJd + SECOND),
      );
      expect(
        reported.map((fact) => fact.value),
        `${path} at ${jd}`,
      ).toContain(value);
    }
  }
}

describe("the facts of every section", () => {
  test("at any instant near a stated time are among the reported ones", () => {
    fc.assert(
      fc.property(births, shares, (birth, at) => expectFactsHold(birth, 4, at, true)),
      { numRuns: countRuns(2) },
    );
  });

  test("at any instant of a day are among those reported for the day", () => {
    fc.assert(
      fc.property(births, shares, (birth, at) => expectFactsHold(birth, 90, at, false)),
      { numRuns: countRuns(2) },
    );
  });

  test("are computed step by step, including the dashas for births of a whole day", () => {
    const birth = { jd: 2_448_119 as JulianDayUt, latitude: 19, longitude: 73 };
    const nativity = createNativity(ephemeris, birth, settings);
    const steps = computeUncertaintyInSteps(nativity, [createRangeAround(birth.jd, 720)], {
      isTimeKnown: false,
      sections: ["dashas"],
    });
    let taken = 0;
    for (;;) {
      const { done, value } = steps.next();
      if (!done) taken += 1;
      else {
        expect(taken).toBeGreaterThan(value.pieces / 8);
        expect(value.pieces).toBeGreaterThan(100);
        return;
      }
    }
  });

  test("include no sensitive ones", () => {
    const birth = { jd: 2_448_119 as JulianDayUt, latitude: 19, longitude: 73 };
    const { facts, dashas } = computeUncertainty(
      createNativity(ephemeris, birth, settings),
      [createRangeAround(birth.jd, 1)],
      {
        isTimeKnown: true,
        sections: KUNDLI_SECTION_NAMES,
      },
    );
    const paths = facts.map(({ path }) => path);
    expect(paths.filter((path) => /mrityu|maraka|shoola/.test(path))).toEqual([]);
    expect(SENSITIVE_YOGAS.filter((id) => paths.includes(`yogas.${id}.holds`))).toEqual([]);
    expect(Object.keys(dashas)).not.toContain("shoola");
    expect(paths.some((path) => path.startsWith("yogas."))).toBe(true);
  });
});

test("the result for a day without a birth time does not depend on the lagna: it is the same everywhere for the same instants", () => {
  fc.assert(
    fc.property(births, births, (birth, elsewhere) => {
      const { jd } = birth;
      const [here, there] = [birth, { ...elsewhere, jd }].map((one) => createNativity(ephemeris, one, settings));
      if (!here || !there) throw new Error("two births");
      for (const name of KUNDLI_SECTION_NAMES) {
        // Whether an eclipse is visible depends on the place, which is known.
        const rows = [here, there].map((one) =>
          collectSectionFacts(one, name, false).filter(([path]) => !path.startsWith("doshas.eclipse.")),
        );
        expect(rows[1], name).toEqual(rows[0]);
      }
    }),
    { numRuns: countRuns(40) },
  );
});

describe("sections evaluated once per piece of the range", () => {
  test("have the same result anywhere in the piece", () => {
    const choices = fc.constantFrom<SettingsRequest>(
      {},
      { node: "true", jaimini: { karaka_scheme: 7 }, yogas: { strength: "vimsopaka", colords: "by_strength" } },
      { moon_benefic: "tithi_8_to_23", arudha: { karakamsa_in: "rasi" }, vimsopaka: { nodes: "jhora" } },
    );
    let seen = 0;
    fc.assert(
      fc.property(births, choices, shares, (birth, choice, at) => {
        const nativity = createNativity(ephemeris, birth, resolveSettings(choice));
        const steps = tallyFactsInSteps(nativity, [createRangeAround(birth.jd, 150)], { isTimeKnown: false });
        let step = steps.next();
        while (!step.done) step = steps.next();
        const { intervals } = step.value;
        const some = intervals.filter(({ fromJd, untilJd }, index) => index % 7 === 3 && untilJd - fromJd > 4 * SECOND);
        for (const { fromJd, untilJd } of some) {
          const bornAt = (jd: number) =>
            createNativityInSky(nativity.sky, { ...birth, jd: jd as JulianDayUt }, nativity.settings);
          const within = at.slice(0, 2).map((share) => fromJd + SECOND + share * (untilJd - fromJd - 2 * SECOND));
          for (const name of KUNDLI_SECTION_NAMES.filter((subject) => isStableWithinInterval(subject, false))) {
            const inside = collectSectionFacts(bornAt((fromJd + untilJd) / 2), name, false);
            for (const jd of [fromJd + SECOND / 10, ...within, untilJd - SECOND / 10]) {
              expect(collectSectionFacts(bornAt(jd), name, false), `${name} at ${jd}`).toEqual(inside);
              seen += 1;
            }
          }
        }
      }),
      { numRuns: countRuns(12) },
    );
    expect(seen).toBeGreaterThan(countRuns(500));
  });
});

describe("facts that are computed once for all births with the same inputs", () => {
  const choices = fc.constantFrom<SettingsRequest>(
    {},
    { node: "true", jaimini: { karaka_scheme: 7, node_advancement: "reversed" }, special_lagnas: { varnada: "rath" } },
    { yogas: { strength: "shadbala_ratio", colords: "by_strength" }, kp: { ayanamsa: "chart", node: "mean" } },
    { moon_benefic: "tithi_8_to_23", arudha: { karakamsa_in: "rasi" }, vimsopaka: { nodes: "jhora" } },
    { house_system: "placidus", ayanamsa: "raman", special_lagnas: { pranapada_sun: "at_birth" } },
  );

  test("are those of each birth computed by itself, at any instants of two days, in any order", () => {
    let seen = 0;
    fc.assert(
      fc.property(births, choices, fc.boolean(), fc.integer(), (birth, choice, timed, seed) => {
        const nativity = createNativity(ephemeris, birth, resolveSettings(choice));
        const sky = { ...nativity.sky, ephemeris: interpolateEphemeris(ephemeris) };
        const birthAt = createPossibleBirths(createNativityInSky(sky, birth, nativity.settings));
        const sections = KUNDLI_SECTION_NAMES.map((name) => ({ name, collectors: createFactCollectors(name, timed) }));
        for (let index = 0; index < 40; index++) {
          // Pairs of instants a few minutes apart, spread over two days: some inputs are the same, some are not.
          const share = (Math.abs(Math.imul(seed + (index >> 1), 0x9e3779b1)) % 1_000_003) / 1_000_003;
          const jd = (birth.jd + 2 * share - 1 + ((index & 1) * 3.7) / 1440) as JulianDayUt;
          const alone = createNativityInSky(nativity.sky, { ...birth, jd }, nativity.settings);
          for (const { name, collectors } of sections) {
            const shared = new Map(collectors.flatMap(({ collect }) => collect(birthAt(jd))));
            expect(shared, `${name} at ${jd}`).toEqual(new Map(collectSectionFacts(alone, name, timed)));
            seen += shared.size;
          }
        }
      }),
      { numRuns: countRuns(6) },
    );
    expect(seen).toBeGreaterThan(countRuns(6) * 1000);
  });
});

test("a dasha's balance without its periods is that of the whole dasha", () => {
  fc.assert(
    fc.property(births, (birth) => {
      const nativity = createNativity(ephemeris, birth, settings);
      for (const id of DASHA_IDS) {
        const { sensitive, applicable, balance } = computeMahaDasha(nativity, id);
        expect(computeDashaStartForNativity(nativity, id), id).toEqual({ sensitive, applicable, balance });
      }
    }),
    { numRuns: countRuns(60) },
  );
});

describe("yogas without the time of birth", () => {
  test("are never true or false if the chart of some time contradicts it", () => {
    fc.assert(
      fc.property(births, (birth) => {
        const nativity = createNativity(ephemeris, birth, settings);
        const [partial, whole] = [getUntimedRuleChart(nativity), getBirthRuleChart(nativity)];
        for (const { id, compiled } of YOGA_RULES) {
          const partialVerdict = compiled.test(partial);
          if (partialVerdict !== 1) expect(compiled.test(whole), id).toBe(partialVerdict);
        }
      }),
      { numRuns: countRuns(60) },
    );
  });

  test("those based on the lagna are open, and some based only on grahas are decided", () => {
    const nativity = createNativity(ephemeris, { jd: 2_448_119 as JulianDayUt, latitude: 19, longitude: 73 }, settings);
    const chart = getUntimedRuleChart(nativity);
    const verdicts = new Map(YOGA_RULES.map(({ id, compiled }) => [id, compiled.test(chart)]));
    expect(verdicts.get("chatussagara")).toBe(1);
    expect([...verdicts.values()].filter((truth) => truth !== 1).length).toBeGreaterThan(countRuns(30));
  });
});

describe("dates of dashas", () => {
  /** In kalachakra a whole life passes in one pada of the Moon. */
  const TOLERANCE_DAYS = 1;
  const STAR_CHANGES = [2_448_119.03, 2_448_120.9];

  test("of every time with the same maha dashas are between the earliest and the latest", () => {
    let seen = 0;
    fc.assert(
      fc.property(births, (birth) => {
        const minutes = 60;
        const nativity = createNativity(ephemeris, birth, settings);
        const { dashas } = computeUncertainty(nativity, [createRangeAround(birth.jd, minutes)], {
          isTimeKnown: true,
          sections: ["dashas"],
        });
        const rulersOf = (periods: readonly { readonly lord?: string; readonly sign?: string }[]) =>
          periods.map(({ lord, sign }) => lord ?? sign).join();
        for (let index = 0; index < 60; index++) {
          const jd = (birth.jd + ((index - 29.5) / 30) * (minutes / 1440)) as JulianDayUt;
          const other = createNativityInSky(nativity.sky, { ...birth, jd }, nativity.settings);
          for (const id of DASHA_IDS) {
            const dates = dashas[id];
            const { periods } = computeMahaDasha(other, id);
            if (!dates || rulersOf(periods) !== rulersOf(dates)) continue;
            for (const [place, { earliestJd, latestJd }] of dates.entries()) {
              const startJd = periods[place]?.startJd ?? Number.NaN;
              expect(startJd, `${id} ${place} at ${jd}`).toBeGreaterThan(earliestJd - TOLERANCE_DAYS);
              expect(startJd, `${id} ${place} at ${jd}`).toBeLessThan(latestJd + TOLERANCE_DAYS);
              seen += 1;
            }
          }
        }
      }),
      // Two births around whose time the Moon enters another nakshatra of the same lord of shashtihayani.
      {
        numRuns: countRuns(10),
        examples: STAR_CHANGES.map((jd) => [{ jd: jd as JulianDayUt, latitude: 0, longitude: 0 }]),
      },
    );
    expect(seen).toBeGreaterThan(countRuns(10) * 1000);
  });

  test("the stated ones are between the earliest and the latest, also for the running one", () => {
    const birth = { jd: 2_448_119 as JulianDayUt, latitude: 19, longitude: 73 };
    const { dashas, running, mahaDashas } = computeUncertainty(
      createNativity(ephemeris, birth, settings),
      [createRangeAround(birth.jd, 5)],
      {
        isTimeKnown: true,
        atJd: 2_461_000 as JulianDayUt,
        sections: ["dashas"],
      },
    );
    expect(running?.lords).toHaveLength(2);
    const days = (running?.end.latestJd ?? 0) - (running?.end.earliestJd ?? 0);
    const [, second] = mahaDashas;
    expect(days).toBeCloseTo((second?.latestJd ?? 0) - (second?.earliestJd ?? 0), 3);
    expect(dashas.yogini?.length).toBeGreaterThan(7);
    for (const dates of Object.values(dashas))
      for (const { earliestJd, latestJd } of dates) expect(latestJd).toBeGreaterThanOrEqual(earliestJd);
  });
});
