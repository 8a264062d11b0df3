import { resolveSettings } from "@lagna/jyotish";
import type { DashaYearLength } from "../../../jyotish/src/dasha/period.ts";
import { computeVimshottari, type Vimshottari } from "../../../jyotish/src/dasha/vimshottari.ts";
import { describe, expect, test } from "vitest";
import { openEphemeris } from "../../src/index.ts";
import {
  toAssumedSettings,
  ErrorReport,
  goldenCases,
  getCaseJd,
  getCasePlace,
  toUtcMilliseconds,
  type GoldenCase,
  computeFlatKundli,
} from "../golden-cases.ts";

type Row = readonly [...lords: string[], local: string];
interface DashaCase extends GoldenCase {
  readonly expected: {
    readonly first_lord?: string;
    readonly balance_years?: number;
    readonly balance_ymd?: readonly [number, number, number];
  } & Readonly<Record<string, unknown>>;
  readonly check_balance_years?: number;
  readonly tolerance_years?: number;
  readonly tolerance_minutes_from_birth_instant?: number;
  readonly tolerance_minutes?: number;
}

const ephemeris = openEphemeris();
const errors = new ErrorReport("vimshottari from the instant of birth");
const cases = goldenCases<DashaCase>("vimshottari");

/** Used if a case states none: a hundredth of a year, as in the book. */
const BALANCE_TOLERANCE_YEARS = 0.01;

const seedOf = (text = "") => (/^kshema/i.test(text) ? "kshema" : /^utpanna/i.test(text) ? "utpanna" : "moon");

function dashaOf(golden: DashaCase, year: DashaYearLength = "sidereal", levels = 1): Vimshottari {
  const { assumptions = {} } = golden;
  const jd = getCaseJd(ephemeris, golden);
  const kundli = computeFlatKundli(
    ephemeris,
    { jd, ...getCasePlace(golden) },
    resolveSettings(toAssumedSettings(assumptions)),
  );
  const moon = kundli.planets.find(({ id }) => id === "moon");
  if (!moon) throw new Error("no Moon");
  return computeVimshottari({
    moonLongitude: moon.longitude,
    birthJd: jd,
    year,
    levels,
    seed: seedOf(assumptions["seed"]),
  });
}

describe.each(cases.map((golden) => [golden.id, golden] as const))("%s", (id, golden) => {
  const { expected } = golden;

  test("first lord and balance", () => {
    const { balance } = dashaOf(golden);
    if (expected.first_lord) expect(balance.lord).toBe(expected.first_lord.toLowerCase());
    const tolerance = golden.tolerance_years ?? BALANCE_TOLERANCE_YEARS;
    if (expected.balance_ymd) {
      // Months are twelfths of a year and days are 360ths.
      const [years, months, days] = expected.balance_ymd;
      errors.difference("balance as y-m-d", id, balance.years, years + months / 12 + days / 360, tolerance, "years");
    }
    for (const years of [expected.balance_years, golden.check_balance_years]) {
      if (years !== undefined) errors.difference("balance", id, balance.years, years, tolerance, "years");
    }
  });

  const tables = Object.entries(expected).filter(
    ([name, value]) => Array.isArray(value) && name !== "balance_ymd",
  ) as unknown as readonly (readonly [string, readonly Row[]])[];

  test.runIf(tables.length > 0).each(tables)("starts: %s", (table, rows) => {
    const days = Number(/_(\d[\d.]*)$/.exec(table)?.[1] ?? Number.NaN);
    const year = Number.isNaN(days) || table.startsWith("sidereal") ? "sidereal" : days;
    const levels = (rows[0]?.length ?? 0) - 1;
    const { periods } = dashaOf(golden, year, levels);
    const tolerance = golden.tolerance_minutes_from_birth_instant ?? golden.tolerance_minutes;
    if (tolerance === undefined) throw new Error(`${id} states no tolerance`);
    for (const row of rows) {
      const path = row.slice(0, -1).map((lord) => lord.toLowerCase());
      let level = periods;
      let startJd = Number.NaN;
      for (const lord of path) {
        const period = level.find((candidate) => candidate.lord === lord);
        if (!period) throw new Error(`no period ${path.join("/")}`);
        ({ startJd } = period);
        level = period.sub ?? [];
      }
      const want = toUtcMilliseconds(row.at(-1) as string, golden.input.utc_offset_hours ?? 0) / 60_000;
      const got = ephemeris.utcMilliseconds(startJd) / 60_000;
      errors.difference(`starts (${table})`, `${id} ${path.join("/")}`, got, want, tolerance, "min");
    }
  });
});
