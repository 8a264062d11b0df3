import { createNativity, resolveSettings, type Nativity } from "@lagna/jyotish";
import type { SettingsRequest } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { bhavaBala, shadbala, vimsopaka } from "../../../jyotish/src/strength/section.ts";
import { openEphemeris } from "../../src/index.ts";
import { ErrorReport, goldenCases, getCaseJd, getCasePlace, type GoldenCase } from "../golden-cases.ts";

type Row = Readonly<Record<string, number>>;

interface ShadbalaCase extends GoldenCase {
  readonly settings?: SettingsRequest;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly tolerance: number;
}

const ephemeris = openEphemeris();
const errors = new ErrorReport("shadbala");

const LONGITUDE_TOLERANCE_DEG = 0.1;
/** Tolerance of ratios, which are around one. */
const RATIO_TOLERANCE = 0.02;

/**
 * Figures of the sources that are impossible, or follow from an impossible one: each is proved in known-differences.md.
 * They must differ by more than the tolerance, so that an entry is removed once it no longer does.
 */
const SLIPS: Readonly<Record<string, readonly string[]>> = {
  "raman-graha-and-bhava-balas-1918": ["dig mars", "total mars", "rupas mars"],
  "jain-1981": [],
  "drik-2025-04-09-shadbala": [
    ...["cheshta", "total", "ratio", "ishta", "kashta", "rupas"].map((part) => `${part} moon`),
    ...["drik venus", "drik saturn", "total saturn", "ratio saturn", "rupas saturn"],
  ],
  "drik-2025-04-09-bhava-bala": [
    // The totals of the Moon and Saturn as lords.
    ...["4", "5", "10"].flatMap((house) => [`adhipati ${house}`, `total ${house}`, `rupas ${house}`]),
    // Ranks based on those totals.
    ...["rank 10", "rank 11", "rank 12"],
  ],
};

function nativityFor(golden: ShadbalaCase): Nativity {
  const offset = (golden.input.utc_offset_hours ?? 0) * 3600;
  const birth = { jd: getCaseJd(ephemeris, golden), ...getCasePlace(golden), utcOffsetSeconds: offset };
  return createNativity(ephemeris, birth, resolveSettings(golden.settings));
}

/** Lists every number of a case as `part graha` or `part house`. */
function figures(expected: ShadbalaCase["expected"], prefix = ""): [string, string, number][] {
  return Object.entries(expected).flatMap(([part, value]): [string, string, number][] => {
    if (part === "bhava_bala") {
      return (value as Row[]).flatMap(({ house, ...row }) =>
        Object.entries(row).map(([key, figure]): [string, string, number] => [key, String(house), figure]),
      );
    }
    const inner = value as Readonly<Record<string, unknown>>;
    if (typeof inner["moon"] !== "number") return figures(inner, `${part}.`);
    return Object.entries(inner as Row).map(([graha, figure]): [string, string, number] => [
      prefix + part,
      graha,
      figure,
    ]);
  });
}

/** Our figure of the same name. */
function ours(nativity: Nativity, part: string, owner: string): number {
  if (part === "longitude") return nativity.longitudes[owner as "sun"];
  const rows: unknown = /^\d+$/.test(owner)
    ? bhavaBala(nativity)[Number(owner) - 1]
    : shadbala(nativity).grahas[owner as "sun"];
  const value = part.split(".").reduce((at: unknown, key) => (at as Readonly<Record<string, unknown>>)[key], rows);
  if (typeof value !== "number") throw new Error(`no figure ${part} of ${owner}`);
  return value;
}

function toleranceOf(part: string, tolerance: number): number {
  if (part === "longitude") return LONGITUDE_TOLERANCE_DEG;
  if (part === "rupas") return tolerance / 60;
  if (part === "rank" || part === "required") return 0;
  return part === "ratio" ? RATIO_TOLERANCE : tolerance;
}

const cases = goldenCases<ShadbalaCase>("shadbala").filter(({ settings }) => settings !== undefined);

describe.each(cases.map((golden) => [golden.id, golden] as const))("%s", (id, golden) => {
  const nativity = nativityFor(golden);
  const slips = SLIPS[id] ?? [];

  test("every printed figure that is possible matches", () => {
    for (const [part, owner, figure] of figures(golden.expected)) {
      if (slips.includes(`${part} ${owner}`)) continue;
      const tolerance = toleranceOf(part, golden.tolerance);
      errors.difference(part, `${id} ${owner}`, ours(nativity, part, owner), figure, tolerance, "as printed");
    }
  });

  test("impossible figures still differ", () => {
    const given = new Map(figures(golden.expected).map(([part, owner, figure]) => [`${part} ${owner}`, figure]));
    for (const slip of slips) {
      const [part = "", whose = ""] = slip.split(" ");
      const figure = given.get(slip) ?? Number.NaN;
      expect(Math.abs(ours(nativity, part, whose) - figure), slip).toBeGreaterThan(toleranceOf(part, golden.tolerance));
    }
  });
});

const vaiseshikamsas = goldenCases<ShadbalaCase>("shadbala").filter(({ settings }) => settings === undefined);

test.each(vaiseshikamsas.map((golden) => [golden.id, golden] as const))("%s: good vargas", (_, golden) => {
  const groups = vimsopaka(nativityFor(golden));
  const rows = Object.entries(golden.expected as Readonly<Record<string, Row>>);
  expect(rows.length).toBeGreaterThan(0);
  for (const [graha, counts] of rows) {
    const good = Object.keys(counts).map((group) => [group, groups[group as "shadvarga"][graha as "jupiter"]?.good]);
    expect(Object.fromEntries(good), graha).toEqual(counts);
  }
});
