import type { DashaId, VargaId } from "@lagna/terms";
import { createNativity, resolveSettings } from "@lagna/jyotish";
import { describe, expect, test } from "vitest";
import { computeKalachakraDasha } from "../../../jyotish/src/dasha/kalachakra.ts";
import { computeDashaForNativity } from "../../../jyotish/src/dasha/section.ts";
import type { DashaOptions } from "../../../jyotish/src/dasha/dasha-options.ts";
import { openEphemeris } from "../../src/index.ts";
import {
  toAssumedSettings,
  ErrorReport,
  goldenCases,
  getCaseJd,
  getCasePlace,
  toUtcMilliseconds,
  type GoldenCase,
} from "../golden-cases.ts";

/** Ruler, its start in the case's local time, years; some tables leave out the start, one the years. */
type Row = readonly (string | number)[];
interface DashaCase extends GoldenCase {
  readonly system: string;
  readonly varga?: VargaId;
  /** Tolerance for the balance of the first dasha at birth, if the source states its reference point less precisely. */
  readonly tolerance_years_of_balance?: number;
  readonly input: GoldenCase["input"] & { readonly moon_longitude?: number };
  readonly expected: readonly Row[];
}

/** The sources' names of the systems, with the matching options. */
const SYSTEMS: Readonly<Record<string, readonly [DashaId, DashaOptions?]>> = {
  yogini: ["yogini"],
  "tithi yogini": ["tithi_yogini"],
  "tithi ashtottari": ["tithi_ashtottari"],
  "chara (Parashara / PVN Rao)": ["chara_pvr"],
  "chara (Rangacharya)": ["chara_rangacharya"],
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
  sandhya: ["sandhya"],
  paryaya: ["paryaya"],
};

const SYSTEMS_BY_STAR_OR_LIMB: readonly DashaId[] = ["yogini", "tithi_yogini", "tithi_ashtottari"];
const MINUTES = 1;
const DAYS = 1440;
const YEARS = 0.01;

const ephemeris = openEphemeris();
const errors = new ErrorReport("dashas");
const cases = [...goldenCases<DashaCase>("dashas"), ...goldenCases<DashaCase>("dashas_of_the_book")];
const ofBirth = cases.filter(({ input }) => input.moon_longitude === undefined);
const ofLongitude = cases.filter(({ input }) => input.moon_longitude !== undefined);

/** Drops periods of zero length, which the source lists and our result leaves out. */
const lasting = (rows: readonly Row[]): readonly Row[] => rows.filter((row) => row.at(-1) !== 0);

describe.each(ofBirth.map((golden) => [golden.id, golden] as const))("%s", (id, golden) => {
  const [system, options] = SYSTEMS[golden.system] as (typeof SYSTEMS)[string];
  const { assumptions = {}, varga } = golden;
  const birth = { jd: getCaseJd(ephemeris, golden), ...getCasePlace(golden) };
  const settings = resolveSettings({ ...toAssumedSettings(assumptions), sunrise: "hindu" });
  const found = computeDashaForNativity(createNativity(ephemeris, birth, settings), system, { ...options, varga });
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
        const want = toUtcMilliseconds(String(local), golden.input.utc_offset_hours ?? 0) / 60_000;
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
  const { parts, balance } = computeKalachakraDasha(input.moon_longitude as number, "pvr_book");
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

test("every case is of a known system", () => {
  expect(cases.filter(({ system }) => !(system in SYSTEMS))).toEqual([]);
});
