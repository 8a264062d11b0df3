import type { DashaCondition, DashaId } from "@lagna/terms";
import { DASHA_CONDITIONS } from "@lagna/terms";
import { expect, test } from "vitest";
import { evaluateApplicability } from "../../src/dasha/evaluate-applicability.ts";
import { computeDayPhase } from "../../src/dasha/day-phase.ts";
import type { DashaContext } from "../../src/dasha/dasha-context.ts";
import { createDashaContext, type Longitudes } from "./create-dasha-context.ts";

/**
 * Aries rises, its lord is in Leo, Rahu in Cancer, the Moon is waxing, the lagna in the Sun's hora; only Rahu and Ketu
 * are in its kendras.
 */
const CHART: Longitudes = {
  lagna: 5,
  sun: 40,
  moon: 70,
  mars: 130,
  mercury: 45,
  jupiter: 250,
  venus: 35,
  saturn: 340,
  rahu: 100,
  ketu: 280,
};

const DAY = computeDayPhase(0.5, 0.25, 0.75, 1.25);
const NIGHT = computeDayPhase(1, 0.25, 0.75, 1.25);

type Row = readonly [id: DashaId, reason: DashaCondition, holds: Partial<Longitudes>, fails: Partial<Longitudes>];

/** For each dasha of BPHS 46: a chart to which it applies, and a change after which it does not. */
const ROWS: readonly Row[] = [
  // From Leo a kendra or trikona is Leo, Scorpio, Sagittarius, Aquarius, Aries and Taurus; in the lagna itself Rahu does not count.
  ["ashtottari", "rahu_in_kendra_or_trikona_of_lagna_lord", { rahu: 245 }, { rahu: 5 }],
  ["ashtottari", "rahu_in_kendra_or_trikona_of_lagna_lord", { rahu: 45 }, { rahu: 100 }],
  ["ashtottari", "rahu_in_kendra_or_trikona_of_lagna_lord", { rahu: 125 }, { rahu: 155 }],
  // The first half of odd Aries is the Sun's hora, the second the Moon's.
  ["shodashottari", "lagna_hora_agrees_with_paksha", {}, { lagna: 20 }],
  ["shodashottari", "lagna_hora_agrees_with_paksha", { lagna: 20, moon: 30 }, { moon: 30 }],
  // The second navamsa of Aries is Taurus, the seventh Libra, the first Aries.
  ["dwadashottari", "navamsa_lagna_of_venus", { lagna: 5 }, { lagna: 1 }],
  ["dwadashottari", "navamsa_lagna_of_venus", { lagna: 21 }, { lagna: 24 }],
  // The first dwadashamsha of Cancer is Cancer.
  ["panchottari", "lagna_and_dwadashamsha_cancer", { lagna: 91 }, { lagna: 94 }],
  ["panchottari", "lagna_and_dwadashamsha_cancer", { lagna: 91 }, { lagna: 8 }],
  ["shatabdika", "lagna_vargottama", { lagna: 1 }, { lagna: 5 }],
  // The tenth of Aries is Capricorn, the seventh Libra.
  ["chaturashiti_sama", "tenth_lord_in_tenth", { saturn: 271 }, { saturn: 301 }],
  ["dwisaptati_sama", "lagna_lord_in_seventh_or_seventh_lord_in_lagna", { mars: 185 }, { mars: 215 }],
  ["dwisaptati_sama", "lagna_lord_in_seventh_or_seventh_lord_in_lagna", { venus: 29 }, { venus: 31 }],
  ["shashtihayani", "sun_in_lagna", { sun: 29 }, { sun: 31 }],
  ["tara", "kendras_occupied", { sun: 25, venus: 185 }, { venus: 185 }],
];

test.each(ROWS)("%s: %s", (id, reason, holds, fails) => {
  expect(evaluateApplicability(id, createDashaContext({ ...CHART, ...holds }))).toEqual({ applicable: true, reason });
  expect(evaluateApplicability(id, createDashaContext({ ...CHART, ...fails }))).toEqual({ applicable: false, reason });
});

const at = (longitudes: Partial<Longitudes>, part: ReturnType<DashaContext["dayPhase"]>): DashaContext => ({
  ...createDashaContext({ ...CHART, ...longitudes }),
  ashtottariApplies: "paksha",
  dayPhase: () => part,
});

test.each<[string, Partial<Longitudes>, ReturnType<DashaContext["dayPhase"]>, boolean | null]>([
  ["by day in the bright half", { moon: 70 }, DAY, false],
  ["by day in the dark half", { moon: 30 }, DAY, true],
  ["by night in the bright half", { moon: 70 }, NIGHT, true],
  ["by night in the dark half", { moon: 30 }, NIGHT, false],
  ["without a sunrise", { moon: 70 }, null, null],
])("ashtottari by paksha: %s", (_, longitudes, part, applicable) => {
  const reason = applicable === null ? "no_sunrise" : "day_in_krishna_or_night_in_shukla";
  expect(evaluateApplicability("ashtottari", at(longitudes, part))).toEqual({ applicable, reason });
});

test.each<[string, number, ReturnType<DashaContext["dayPhase"]>, boolean | null]>([
  ["by day in the Sun's hora", 5, DAY, true],
  ["by day in the Moon's", 20, DAY, false],
  ["by night in the Sun's", 5, NIGHT, false],
  ["by night in the Moon's", 20, NIGHT, true],
  ["without a sunrise", 5, null, null],
])("shattrimshat sama: %s", (_, lagna, part, applicable) => {
  const reason = applicable === null ? "no_sunrise" : "lagna_hora_agrees_with_day";
  expect(evaluateApplicability("shattrimshat_sama", at({ lagna }, part))).toEqual({ applicable, reason });
});

test("every condition is tested above, and the others apply to everyone", () => {
  const met = new Set<DashaCondition>(ROWS.map(([, reason]) => reason));
  const others = ["always", "no_sunrise", "day_in_krishna_or_night_in_shukla", "lagna_hora_agrees_with_day"];
  expect(DASHA_CONDITIONS.filter((condition) => !met.has(condition)).toSorted()).toEqual(others.toSorted());
  expect(evaluateApplicability("yogini", createDashaContext(CHART))).toEqual({ applicable: true, reason: "always" });
});
