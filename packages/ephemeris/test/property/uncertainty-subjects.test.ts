import {
  type JulianDayUt,
  nativityOf,
  resolveSettings,
  SUBJECT_NAMES,
  uncertaintyOf,
  uncertaintySteps,
} from "@lagna/jyotish";
import { SENSITIVE_YOGAS, type SettingsRequest } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { nativityIn } from "../../../jyotish/src/nativity.ts";
import { inPieces } from "../../../jyotish/src/uncertainty/pieces.ts";
import { isSteady, subjectFacts } from "../../../jyotish/src/uncertainty/subject-facts.ts";
import { chartWithoutTime } from "../../../jyotish/src/yoga/chart-without-time.ts";
import { ruleChartOfBirth } from "../../../jyotish/src/yoga/subject.ts";
import { YOGA_RULES } from "../../../jyotish/src/yoga/yoga.ts";
import { openEphemeris } from "../../src/index.ts";

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
const about = (jd: number, minutes: number) => ({
  fromJd: (jd - minutes / 1440) as JulianDayUt,
  untilJd: (jd + minutes / 1440) as JulianDayUt,
});

/** Every fact of the subjects at random instants of a range is among those told of it there. */
function expectTold(
  birth: { jd: JulianDayUt; latitude: number; longitude: number },
  minutes: number,
  at: number[],
  timed: boolean,
) {
  const range = about(birth.jd, minutes);
  const { facts } = uncertaintyOf(nativityOf(ephemeris, birth, settings), [range], { timed, subjects: SUBJECT_NAMES });
  for (const share of at) {
    const jd = (range.fromJd + SECOND + share * (range.untilJd - range.fromJd - 2 * SECOND)) as JulianDayUt;
    const born = nativityOf(ephemeris, { ...birth, jd }, settings);
    const direct = new Map(SUBJECT_NAMES.flatMap((name) => subjectFacts(born, name, timed)));
    for (const [path, value] of direct) {
      const there = facts.filter(
        (fact) =>
          fact.path === path &&
          fact.intervals.some(({ fromJd, untilJd }) => fromJd - SECOND <= jd && jd <= untilJd + SECOND),
      );
      expect(
        there.map((fact) => fact.value),
        `${path} at ${jd}`,
      ).toContain(value);
    }
  }
}

describe("the facts of every subject", () => {
  test("of any instant near a stated time are those that are told of it", () => {
    fc.assert(
      fc.property(births, shares, (birth, at) => expectTold(birth, 4, at, true)),
      { numRuns: 2 },
    );
  });

  test("of any instant of a day are those that are told of the day", () => {
    fc.assert(
      fc.property(births, shares, (birth, at) => expectTold(birth, 90, at, false)),
      { numRuns: 2 },
    );
  });

  test("are worked out step by step, the dashas of the births of a whole day too", () => {
    const birth = { jd: 2_448_119 as JulianDayUt, latitude: 19, longitude: 73 };
    const nativity = nativityOf(ephemeris, birth, settings);
    const steps = uncertaintySteps(nativity, [about(birth.jd, 720)], { timed: false, subjects: ["dashas"] });
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

  test("none of what is sensitive is told", () => {
    const birth = { jd: 2_448_119 as JulianDayUt, latitude: 19, longitude: 73 };
    const { facts, dashas } = uncertaintyOf(nativityOf(ephemeris, birth, settings), [about(birth.jd, 1)], {
      timed: true,
      subjects: SUBJECT_NAMES,
    });
    const paths = facts.map(({ path }) => path);
    expect(paths.filter((path) => /mrityu|maraka|shoola/.test(path))).toEqual([]);
    expect(SENSITIVE_YOGAS.filter((id) => paths.includes(`yogas.${id}.holds`))).toEqual([]);
    expect(Object.keys(dashas)).not.toContain("shoola");
    expect(paths.some((path) => path.startsWith("yogas."))).toBe(true);
  });
});

test("what is said of a day without its time hangs on no lagna: of one instant it is the same everywhere", () => {
  fc.assert(
    fc.property(births, births, (birth, elsewhere) => {
      const { jd } = birth;
      const [here, there] = [birth, { ...elsewhere, jd }].map((one) => nativityOf(ephemeris, one, settings));
      if (!here || !there) throw new Error("two births");
      for (const name of SUBJECT_NAMES) {
        // An eclipse is seen from a place, which is known.
        const rows = [here, there].map((one) =>
          subjectFacts(one, name, false).filter(([path]) => !path.startsWith("doshas.eclipse.")),
        );
        expect(rows[1], name).toEqual(rows[0]);
      }
    }),
    { numRuns: 40 },
  );
});

describe("subjects that are looked at once in a piece", () => {
  test("say the same anywhere in it", () => {
    const choices = fc.constantFrom<SettingsRequest>(
      {},
      { node: "true", jaimini: { karaka_scheme: 7 }, yogas: { strength: "vimsopaka", colords: "by_strength" } },
      { moon_benefic: "tithi_8_to_23", arudha: { karakamsa_in: "rasi" }, vimsopaka: { nodes: "jhora" } },
    );
    let seen = 0;
    fc.assert(
      fc.property(births, choices, shares, (birth, choice, at) => {
        const nativity = nativityOf(ephemeris, birth, resolveSettings(choice));
        const steps = inPieces(nativity, [about(birth.jd, 150)], { timed: false });
        let step = steps.next();
        while (!step.done) step = steps.next();
        const { pieces } = step.value;
        const some = pieces.filter(({ fromJd, untilJd }, index) => index % 7 === 3 && untilJd - fromJd > 4 * SECOND);
        for (const { fromJd, untilJd } of some) {
          const bornAt = (jd: number) =>
            nativityIn(nativity.sky, { ...birth, jd: jd as JulianDayUt }, nativity.settings);
          const within = at.slice(0, 2).map((share) => fromJd + SECOND + share * (untilJd - fromJd - 2 * SECOND));
          for (const name of SUBJECT_NAMES.filter((subject) => isSteady(subject, false))) {
            const inside = subjectFacts(bornAt((fromJd + untilJd) / 2), name, false);
            for (const jd of [fromJd + SECOND / 10, ...within, untilJd - SECOND / 10]) {
              expect(subjectFacts(bornAt(jd), name, false), `${name} at ${jd}`).toEqual(inside);
              seen += 1;
            }
          }
        }
      }),
      { numRuns: 12 },
    );
    expect(seen).toBeGreaterThan(500);
  });
});

describe("yogas without the time of birth", () => {
  test("are never true or false where the chart of some time says otherwise", () => {
    fc.assert(
      fc.property(births, (birth) => {
        const nativity = nativityOf(ephemeris, birth, settings);
        const [partial, whole] = [chartWithoutTime(nativity), ruleChartOfBirth(nativity)];
        for (const { id, compiled } of YOGA_RULES) {
          const said = compiled.test(partial);
          if (said !== 1) expect(compiled.test(whole), id).toBe(said);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("those of the lagna are open, and some of the grahas alone are told", () => {
    const nativity = nativityOf(ephemeris, { jd: 2_448_119 as JulianDayUt, latitude: 19, longitude: 73 }, settings);
    const chart = chartWithoutTime(nativity);
    const said = new Map(YOGA_RULES.map(({ id, compiled }) => [id, compiled.test(chart)]));
    expect(said.get("chatussagara")).toBe(1);
    expect([...said.values()].filter((truth) => truth !== 1).length).toBeGreaterThan(30);
  });
});

describe("dates of dashas", () => {
  test("the stated ones lie between the earliest and the latest, of the running one too", () => {
    const birth = { jd: 2_448_119 as JulianDayUt, latitude: 19, longitude: 73 };
    const { dashas, running, mahaDashas } = uncertaintyOf(
      nativityOf(ephemeris, birth, settings),
      [about(birth.jd, 5)],
      {
        timed: true,
        atJd: 2_461_000 as JulianDayUt,
        subjects: ["dashas"],
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
