import { describe, expect, test } from "vitest";
import type { GrahaRuler, DashaPeriod, DashaYearLength } from "../../src/dasha/period.ts";
import { computeVimshottari } from "../../src/dasha/vimshottari.ts";
import { recordComparison } from "../golden/record-comparison.ts";
import { toJdFromLocal, readGolden, printLine } from "../golden/read-golden.ts";

interface DashaCase {
  id: string;
  input: { jd_ut: number; utc_offset_hours: number; moon_longitude_apparent?: number };
  assumptions: { moon_longitude?: number };
  expected: Record<string, unknown>;
}
type Row = [...lords: string[], local: string];

const all = [
  ...readGolden<DashaCase>("./pyjhora/vimshottari.json"),
  ...readGolden<DashaCase>("./textbook/vimshottari.json"),
];
const moonOf = ({ input, assumptions }: DashaCase) => input.moon_longitude_apparent ?? assumptions.moon_longitude;
/** The cases that give the Moon's longitude; the others start from a birth instant and use the ephemeris adapter. */
const cases = all.filter((entry) => moonOf(entry) !== undefined);

const MINUTES = 1440;

/** Every period as the path of its lords and its start. */
function flatten(
  periods: readonly DashaPeriod<GrahaRuler>[],
  path: readonly string[] = [],
): { path: string; startJd: number }[] {
  return periods.flatMap((period) => {
    const lordPath = [...path, period.lord];
    return [{ path: lordPath.join("/"), startJd: period.startJd }, ...flatten(period.sub ?? [], lordPath)];
  });
}

/** The largest difference between the rows' starts and ours, minutes; throws if a row has no period. */
function worstMinutes(entry: DashaCase, rows: readonly Row[], year: DashaYearLength, toleranceMinutes: number): number {
  const levels = (rows[0] as Row).length - 1;
  const { periods } = computeVimshottari({
    moonLongitude: moonOf(entry) as number,
    birthJd: entry.input.jd_ut,
    year,
    levels,
  });
  const starts = new Map(flatten(periods).map(({ path, startJd }) => [path, startJd]));
  const errors = rows.map((row) => {
    const path = row.slice(0, -1).join("/").toLowerCase();
    const startJd = starts.get(path);
    if (startJd === undefined) throw new Error(`no period ${path}`);
    const error = Math.abs(startJd - toJdFromLocal(row.at(-1) as string, entry.input.utc_offset_hours)) * MINUTES;
    const [quantity, id] = ["starts from the longitude", entry.id];
    recordComparison({ subject: "vimshottari", quantity, id, error, tolerance: toleranceMinutes, unit: "min" });
    return error;
  });
  return Math.max(...errors);
}

const TABLES: readonly { id: string; table: string; year: DashaYearLength; toleranceMinutes: number }[] = [
  { id: "pyjhora-own-1996", table: "antardasha", year: "sidereal", toleranceMinutes: 2 },
  { id: "textbook-rajiv-gandhi-1944", table: "sidereal_365.256364", year: "sidereal", toleranceMinutes: 3 },
  { id: "textbook-rajiv-gandhi-1944", table: "julian_365.25", year: 365.25, toleranceMinutes: 3 },
  { id: "textbook-rajiv-gandhi-1944", table: "gregorian_365.2425", year: 365.2425, toleranceMinutes: 3 },
  { id: "textbook-rajiv-gandhi-1944", table: "tropical_365.24219", year: 365.24219, toleranceMinutes: 3 },
  { id: "textbook-rajiv-gandhi-1944", table: "savana_360", year: 360, toleranceMinutes: 3 },
  { id: "textbook-rajiv-gandhi-1944", table: "antardasha_sidereal", year: "sidereal", toleranceMinutes: 3 },
  { id: "textbook-rajiv-gandhi-1944", table: "pratyantar_sample_sidereal", year: "sidereal", toleranceMinutes: 3 },
];

describe("vimshottari from the Moon's longitude", () => {
  test.each(TABLES)("$id $table", ({ id, table, year, toleranceMinutes }) => {
    const entry = cases.find((other) => other.id === id) as DashaCase;
    const worst = worstMinutes(entry, entry.expected[table] as Row[], year, toleranceMinutes);
    printLine(`vimshottari ${id} ${table}: worst start ${(worst * 60).toFixed(1)} s`);
    expect(worst).toBeLessThan(toleranceMinutes);
  });

  test("every table of every such case is compared", () => {
    const compared = new Set(TABLES.map(({ id, table }) => `${id} ${table}`));
    const given = cases.flatMap(({ id, expected }) =>
      Object.entries(expected)
        .filter(([, value]) => Array.isArray(value))
        .map(([table]) => `${id} ${table}`),
    );
    expect(new Set(given)).toEqual(compared);
  });

  test.each(cases.map((entry) => [entry.id, entry] as const))("%s: balance at birth", (_, entry) => {
    const { balance } = computeVimshottari({ moonLongitude: moonOf(entry) as number, birthJd: entry.input.jd_ut });
    expect(balance.years).toBeCloseTo(entry.expected.balance_years as number, 4);
    if (entry.expected.first_lord) expect(balance.lord).toBe((entry.expected.first_lord as string).toLowerCase());
  });
});
