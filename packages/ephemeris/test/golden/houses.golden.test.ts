import type { HouseSystem, PositionKind } from "@lagna/terms";
import { resolveSettings } from "@lagna/jyotish";
import { type Graha, GRAHAS } from "@lagna/terms";
import { computePorphyryCusps } from "../../../jyotish/src/chart/houses.ts";
import { expect, test } from "vitest";
import { openEphemeris } from "../../src/index.ts";
import {
  ErrorReport,
  goldenCases,
  getCaseJd,
  getCasePlace,
  type GoldenCase,
  computeFlatKundli,
  type FlatKundli,
} from "../golden-cases.ts";

interface OccupiedCase extends GoldenCase {
  readonly swisseph_system: string;
  readonly expected: {
    readonly house_start: readonly number[];
    readonly occupants: Readonly<Record<string, string[]>>;
  };
  readonly tolerance_deg: number;
}
interface CuspCase extends GoldenCase {
  readonly expected: Readonly<Record<string, readonly number[]>>;
  readonly tolerance_deg: number;
}

const BY_LETTER: Readonly<Record<string, HouseSystem>> = {
  A: "equal_lagna_middle",
  P: "placidus",
  W: "whole_sign",
  K: "koch",
  C: "campanus",
  B: "alcabitius",
};
const BY_NAME: Readonly<Record<string, HouseSystem>> = {
  placidus: "placidus",
  koch: "koch",
  campanus: "campanus",
  alcabitius: "alcabitius",
  regiomontanus: "regiomontanus",
  topocentric: "topocentric",
  morinus: "morinus",
  sripati_edges: "sripati",
  vehlow_edges: "equal_lagna_middle",
  equal_from_lagna: "equal",
  whole_sign: "whole_sign",
};

const ephemeris = openEphemeris();
const errors = new ErrorReport("houses");
const cases = goldenCases<GoldenCase & { readonly expected: object }>("houses");

function kundliOf(golden: GoldenCase, house_system: HouseSystem, positions: PositionKind): FlatKundli {
  const birth = { jd: getCaseJd(ephemeris, golden), ...getCasePlace(golden) };
  return computeFlatKundli(ephemeris, birth, resolveSettings({ house_system, positions }));
}

const occupied = cases.filter(({ expected }) => "house_start" in expected) as unknown as OccupiedCase[];
test.each(occupied.map((golden) => [golden.id, golden] as const))("%s", (id, golden) => {
  const system = BY_LETTER[golden.swisseph_system];
  if (!system) throw new Error(`${id}: unknown system ${golden.swisseph_system}`);
  const kundli = kundliOf(golden, system, "geometric");
  for (const [index, start] of golden.expected.house_start.entries()) {
    errors.angle(system, id, kundli.houses[index]?.cusp ?? Number.NaN, start, golden.tolerance_deg);
  }
  for (const { number, occupants } of kundli.houses) {
    const named = (golden.expected.occupants[String(number)] ?? []).map((name) => name.toLowerCase() as Graha);
    expect(occupants, `${id}: occupants of house ${number}`).toEqual(GRAHAS.filter((graha) => named.includes(graha)));
    for (const graha of occupants) expect(kundli.planets.find((planet) => planet.id === graha)?.house).toBe(number);
  }
});

const cusped = cases.filter(({ expected }) => !("house_start" in expected)) as unknown as CuspCase[];
test.each(cusped.map((golden) => [golden.id, golden] as const))("%s", (id, golden) => {
  for (const [name, cusps] of Object.entries(golden.expected)) {
    const system = BY_NAME[name];
    const kundli = kundliOf(golden, system ?? "whole_sign", "apparent");
    let actual = kundli.houses.map(({ cusp }) => cusp);
    if (name === "porphyry") actual = computePorphyryCusps(kundli.lagna.longitude, kundli.midheaven.longitude);
    else expect(system, `${id}: ${name} is neither ours nor listed as not offered`).toBeDefined();
    for (const [index, cusp] of cusps.entries()) {
      errors.angle(name, id, actual[index] ?? Number.NaN, cusp, golden.tolerance_deg);
    }
    if (name === "porphyry") {
      for (const [index, bhava] of kundli.bhavaChalit.sripati.entries()) {
        errors.angle("sripati middles", id, bhava.middle, cusps[index] as number, golden.tolerance_deg);
      }
    }
  }
});

test("both readings of Jagannatha Hora's chart were tested", () => {
  expect(occupied.length).toBeGreaterThan(0);
  expect(cusped.length).toBeGreaterThan(0);
});
