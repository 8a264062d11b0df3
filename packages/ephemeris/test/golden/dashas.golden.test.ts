import type { DashaId, VargaId } from "@lagna/terms";
import { nativityOf, resolveSettings } from "@lagna/jyotish";
import { describe, expect, test } from "vitest";
import { kalachakraReckoning } from "../../../jyotish/src/dasha/kalachakra.ts";
import { dashaOfNativity } from "../../../jyotish/src/dasha/subject.ts";
import type { DashaOptions } from "../../../jyotish/src/dasha/options.ts";
import { openEphemeris } from "../../src/index.ts";
import { assumedSettings, Errors, goldenCases, jdOf, placeOf, utcOf, type GoldenCase } from "../support.ts";

/** Ruler, its start by the clock of the case, years; some tables leave out the start, one the years. */
type Row = readonly (string | number)[];
interface DashaCase extends GoldenCase {
  readonly system: string;
  readonly varga?: VargaId;
  /** Of what was left of the first dasha at birth, where the source states the point it is reckoned from less finely. */
  readonly tolerance_years_of_balance?: number;
  readonly input: GoldenCase["input"] & { readonly moon_longitude?: number };
  readonly expected: readonly Row[];
}

/** The sources' names of the systems, with the choices that are theirs. */
const SYSTEMS: Readonly<Record<string, readonly [DashaId, DashaOptions?]>> = {
  yogini: ["yogini"],
  "tithi yogini": ["tithi_yogini"],
  "tithi ashtottari": ["tithi_ashtottari"],
  "chara (Parashara / PVN Rao)": ["chara_pvr"],
  "lagna kendradi rasi": ["lagna_kendradi"],
  navamsa: ["navamsa"],
  varnada: ["varnada", { variant: "from_varnada_lagna" }],
  karaka: ["karaka"],
  narayana: ["narayana"],
  drig: ["drig"],
  shoola: ["shoola"],
  "niryana shoola": ["niryana_shoola"],
  sudasa: ["sudasa"],
  kalachakra: ["kalachakra"],
};

const SYSTEMS_BY_STAR_OR_LIMB: readonly DashaId[] = ["yogini", "tithi_yogini", "tithi_ashtottari"];
const MINUTES = 1;
const DAYS = 1440;
const YEARS = 0.01;

const ephemeris = openEphemeris();
const errors = new Errors("dashas");
const cases = [...goldenCases<DashaCase>("dashas"), ...goldenCases<DashaCase>("dashas_of_the_book")];
const ofBirth = cases.filter(({ input }) => input.moon_longitude === undefined);
const ofLongitude = cases.filter(({ input }) => input.moon_longitude !== undefined);

/** Periods that take no time are listed by the source and have no place in ours. */
const lasting = (rows: readonly Row[]): readonly Row[] => rows.filter((row) => row.at(-1) !== 0);

describe.each(ofBirth.map((golden) => [golden.id, golden] as const))("%s", (id, golden) => {
  const [system, options] = SYSTEMS[golden.system] as (typeof SYSTEMS)[string];
  const { assumptions = {}, varga } = golden;
  const birth = { jd: jdOf(ephemeris, golden), ...placeOf(golden) };
  const settings = resolveSettings({ ...assumedSettings(assumptions), sunrise: "hindu" });
  const found = dashaOfNativity(nativityOf(ephemeris, birth, settings), system, { ...options, varga });
  const periods = found.periods.slice(0, lasting(golden.expected).length);

  test("rulers in order", () => {
    const rulers = periods.map((period) => ("lord" in period ? period.lord : period.sign));
    expect(rulers).toEqual(lasting(golden.expected).map(([name]) => String(name).toLowerCase()));
  });

  test("years and starts", () => {
    expect.hasAssertions();
    for (const [index, row] of lasting(golden.expected).entries()) {
      const { startJd, endJd } = periods[index] ?? { startJd: Number.NaN, endJd: Number.NaN };
      const [, local] = row.filter((value) => typeof value === "string");
      if (local !== undefined) {
        const got = ephemeris.utcMilliseconds(startJd) / 60_000;
        const want = utcOf(String(local), golden.input.utc_offset_hours ?? 0) / 60_000;
        const tolerance = SYSTEMS_BY_STAR_OR_LIMB.includes(system) ? MINUTES : DAYS;
        errors.difference(`starts of ${system}`, `${id} ${String(row[0])}`, got, want, tolerance, "min");
      }
      const years = row.find((value) => typeof value === "number");
      if (years !== undefined) {
        const got = (endJd - startJd) / found.yearDays;
        const exact = index > 0 || found.balance === null;
        const tolerance = exact ? 1e-9 : (golden.tolerance_years_of_balance ?? YEARS);
        errors.difference(`years of ${system}`, `${id} ${String(row[0])}`, got, years, tolerance, "years");
      }
    }
  });
});

test.each(ofLongitude.map((golden) => [golden.id, golden] as const))("%s", (id, { input, expected }) => {
  const { parts, balance } = kalachakraReckoning(input.moon_longitude as number, "pvr_book");
  expect(parts.slice(0, expected.length).map(({ ruler }) => ruler.sign)).toEqual(
    expected.map(([name]) => String(name).toLowerCase()),
  );
  for (const [index, [name, years]] of expected.entries()) {
    const got = index === 0 ? balance?.years : parts[index]?.weight;
    errors.difference(
      "years of kalachakra",
      `${id} ${String(name)}`,
      got ?? Number.NaN,
      years as number,
      YEARS,
      "years",
    );
  }
});

test("every case is of a system we know", () => {
  expect(cases.filter(({ system }) => !(system in SYSTEMS))).toEqual([]);
});
