import { GRAHAS, RASHIS, type Rashi, SENSITIVE_YOGAS, SETTINGS, YOGAS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSignRuleChart, type KnownSigns } from "../../src/yoga/sign-rule-chart.ts";
import { BODY_COUNT } from "../../src/yoga/rule-chart.ts";
import { FALSE, TRUE, UNKNOWN } from "../../src/yoga/three-valued-logic.ts";
import { YOGA_RULES, findYogas } from "../../src/yoga/yoga.ts";
import type { YogaSettings } from "../../src/yoga/rule-language.ts";

const BODIES = [...GRAHAS, "lagna"] as const;
const sign = fc.constantFrom<Rashi>(...RASHIS);
const signs = fc.record(
  Object.fromEntries(BODIES.map((body) => [body, sign])) as Record<(typeof BODIES)[number], typeof sign>,
);
const settings = fc.record(
  Object.fromEntries(
    Object.entries({ ...SETTINGS.yogas, ...SETTINGS.doshas }).map(([key, values]) => [key, fc.constantFrom(...values)]),
  ),
) as unknown as fc.Arbitrary<YogaSettings>;
const hidden = fc.subarray([...BODIES], { minLength: 1 });

const rotated = (known: KnownSigns, by: number): KnownSigns =>
  Object.fromEntries(
    Object.entries(known).map(([body, at]) => [body, RASHIS[(RASHIS.indexOf(at as Rashi) + by) % 12]]),
  );

describe("the tables", () => {
  test("every id occurs once, is known, and has a source", () => {
    const ids = YOGA_RULES.map(({ id }) => id);
    expect(ids).toEqual([...YOGAS, ...SENSITIVE_YOGAS]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(YOGA_RULES.filter(({ source }) => source.length === 0)).toEqual([]);
  });

  test("there are more than 250 yogas, and those of death and disease are marked", () => {
    expect(YOGAS.length).toBeGreaterThan(250);
    const sensitive = YOGA_RULES.filter((yoga) => yoga.sensitive).map(({ id }) => id);
    expect(sensitive).toEqual([...SENSITIVE_YOGAS]);
  });
});

describe("yogas", () => {
  test("no rule throws on any chart, with any settings", () => {
    fc.assert(
      fc.property(signs, signs, settings, hidden, (known, navamsa, chosen, lost) => {
        const partial = { ...known, ...Object.fromEntries(lost.map((body) => [body, null])) };
        for (const given of [known, partial]) {
          const found = findYogas(
            createSignRuleChart({ signs: given, navamsa, settings: chosen, missingFacts: "unknown" }),
          );
          expect(found.filter(({ holds, trace }) => holds !== true && trace.length > 0)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("a rule that needs no degrees has the same result for any degrees", () => {
    const number = fc.integer({ min: 0, max: 11 });
    const degrees = fc.array(fc.double({ min: 0, max: 359, noNaN: true }), {
      minLength: BODY_COUNT,
      maxLength: BODY_COUNT,
    });
    fc.assert(
      fc.property(
        signs,
        signs,
        settings,
        degrees,
        number,
        number,
        (known, navamsa, chosen, longitudes, good, graha) => {
          const given = { ...chosen, strength: "sign_dignity" } as const;
          const chart = createSignRuleChart({ signs: known, navamsa, settings: given, missingFacts: "unknown" });
          const other = chart.with({
            longitudes,
            goodVargas: () => good,
            karaka: () => graha % 9,
            strength: () => good,
            varga: (id) => (id === "D1" || id === "D9" ? chart.varga(id) : longitudes.map((at) => Math.floor(at / 30))),
          });
          const turned = YOGA_RULES.filter(
            ({ needs, compiled }) => !needs.has("degrees") && compiled.test(chart) !== compiled.test(other),
          );
          expect(turned.map(({ id }) => id)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
    expect(YOGA_RULES.filter(({ needs }) => needs.has("degrees")).length).toBeLessThan(YOGA_RULES.length / 3);
  });

  test("what is true or false of a partial chart is so of the whole one", () => {
    fc.assert(
      fc.property(
        signs,
        signs,
        hidden,
        fc.double({ min: 0, max: 359, noNaN: true }),
        fc.boolean(),
        (known, navamsa, lost, elongation, dayBirth) => {
          const partial = { ...known, ...Object.fromEntries(lost.map((body) => [body, null])) };
          const part = createSignRuleChart({ signs: partial, missingFacts: "unknown" });
          // An elongation of the Moon that is consistent with the signs of Moon and Sun.
          const apart = (RASHIS.indexOf(known.moon) - RASHIS.indexOf(known.sun) + 12) % 12;
          const light = apart * 30 + (elongation / 360) * 29;
          const whole = createSignRuleChart({
            signs: known,
            navamsa,
            facts: { dayBirth, gender: "male", elongation: light },
            karakas: { AK: "sun", PK: "mars" },
          });
          const turned = YOGA_RULES.filter(({ compiled }) => {
            const [before, after] = [compiled.test(part), compiled.test(whole)];
            return before !== UNKNOWN && after !== UNKNOWN && before !== after;
          });
          expect(turned.map(({ id }) => id)).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });

  test("rotating the whole chart rotates the yogas that depend only on houses", () => {
    const byHouses = YOGA_RULES.filter(({ id }) =>
      ["vesi", "sunapha", "durudhara", "nau", "kuta", "samudra", "lagna_malika", "trilochana", "budha"].includes(id),
    );
    fc.assert(
      fc.property(signs, fc.integer({ min: 1, max: 11 }), (known, by) => {
        const [first, second] = [known, rotated(known, by)].map((given) => createSignRuleChart({ signs: given }));
        expect(byHouses.map(({ compiled }) => compiled.test(second as never))).toEqual(
          byHouses.map(({ compiled }) => compiled.test(first as never)),
        );
      }),
      { numRuns: 100 },
    );
  });

  test("each graha that forms a yoga is in a sign and house that it names", () => {
    fc.assert(
      fc.property(signs, (known) => {
        for (const { holds, grahas, signs: occupiedSigns, houses } of findYogas(
          createSignRuleChart({ signs: known }),
        )) {
          if (holds !== true) continue;
          expect(new Set(occupiedSigns)).toEqual(new Set(grahas.map((graha) => known[graha])));
          expect(houses).toHaveLength(occupiedSigns.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("of the seven sankhya yogas exactly one holds", () => {
    const sankhya = YOGA_RULES.filter(({ id }) =>
      ["vina", "damini", "pasha", "kedara", "shula", "yuga", "gola"].includes(id),
    );
    expect(sankhya).toHaveLength(7);
    fc.assert(
      fc.property(signs, (known) => {
        const chart = createSignRuleChart({ signs: known });
        expect(sankhya.filter(({ compiled }) => compiled.test(chart) === TRUE)).toHaveLength(1);
        expect(sankhya.filter(({ compiled }) => compiled.test(chart) === FALSE)).toHaveLength(6);
      }),
    );
  });
});
