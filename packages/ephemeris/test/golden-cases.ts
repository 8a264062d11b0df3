import type { AyanamsaId, SettingsRequest } from "@lagna/terms";
import { readdirSync, readFileSync } from "node:fs";
import {
  computeSections,
  createNativity,
  resolveSettings,
  createSky,
  type Birth,
  type Chart,
  type Ephemeris,
  type JulianDayUt,
  type Kundli,
  type Settings,
} from "@lagna/jyotish";
import { type Sky } from "../../jyotish/src/chart/sky.ts";
import { separation } from "../../jyotish/src/core/angle.ts";
import { afterAll, expect } from "vitest";
import { recordComparison } from "../../jyotish/test/golden/record-comparison.ts";

/** The cases are stored with the domain's tests; those that need an ephemeris are run from here. */
const GOLDEN = new URL("../../jyotish/test/golden/", import.meta.url);

export interface GoldenCase {
  readonly id: string;
  readonly source: string;
  readonly input: {
    readonly jd_ut?: number;
    readonly local?: string;
    readonly date?: string;
    readonly utc_offset_hours?: number;
    readonly lat?: number;
    readonly lon?: number;
  };
  readonly assumptions?: Readonly<Record<string, string>>;
}

/** The cases of one subject, from every source that has any. */
export function goldenCases<Case extends GoldenCase>(subject: string): readonly Case[] {
  const folders = readdirSync(GOLDEN, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const cases = folders.flatMap(({ name }) => {
    const files = readdirSync(new URL(`${name}/`, GOLDEN));
    if (!files.includes(`${subject}.json`)) return [];
    return (JSON.parse(readFileSync(new URL(`${name}/${subject}.json`, GOLDEN), "utf8")) as { cases: Case[] }).cases;
  });
  if (cases.length === 0) throw new Error(`no golden cases of ${subject}`);
  return cases;
}

/** Milliseconds of UTC of a wall-clock time at an offset in hours. */
export function toUtcMilliseconds(local: string, offsetHours: number): number {
  return Date.parse(`${local}Z`) - Math.round(offsetHours * 3_600_000);
}

/** The instant of a case: its Julian day if it gives one, else its wall-clock time. */
export function getCaseJd(ephemeris: Ephemeris, { input, id }: GoldenCase): JulianDayUt {
  if (input.jd_ut !== undefined) return input.jd_ut as JulianDayUt;
  if (input.local === undefined) throw new Error(`${id} has no instant`);
  return ephemeris.julianDay(toUtcMilliseconds(input.local, input.utc_offset_hours ?? 0));
}

export function getCasePlace({ input, id }: GoldenCase): { latitude: number; longitude: number } {
  if (input.lat === undefined || input.lon === undefined) throw new Error(`${id} has no place`);
  return { latitude: input.lat, longitude: input.lon };
}

function parseAyanamsaId(text: string): AyanamsaId {
  if (/true chitra|spica 180/i.test(text)) return "true_chitra";
  if (/^lahiri/i.test(text)) return "lahiri";
  throw new Error(`unknown ayanamsa: ${text}`);
}

/** Our settings for the assumptions a case states; by default Lahiri, mean node and apparent positions. */
export function toAssumedSettings(assumptions: Readonly<Record<string, string>> = {}): SettingsRequest {
  return {
    ayanamsa: parseAyanamsaId(assumptions["ayanamsa"] ?? "Lahiri"),
    node: assumptions["node"] === "true" ? "true" : "mean",
    positions: assumptions["positions"]?.startsWith("geometric") ? "geometric" : "apparent",
  };
}

export function createSkyFor(ephemeris: Ephemeris, request: SettingsRequest, jd: JulianDayUt): Sky {
  return createSky(ephemeris, resolveSettings(request), jd);
}

export const CORE_SECTIONS = ["aspects", "relationships", "vargas", "dashas", "karakas", "panchanga"] as const;

type CoreSections = Kundli<(typeof CORE_SECTIONS)[number]>;

export interface FlatKundli extends Chart, CoreSections {
  readonly settings: Settings;
}

/** The chart of a birth with the core sections, as one flat object. */
export function computeFlatKundli(ephemeris: Ephemeris, birth: Birth, settings: Settings): FlatKundli {
  const nativity = createNativity(ephemeris, birth, settings);
  const kundli = computeSections(nativity, CORE_SECTIONS);
  return { settings, ...nativity.chart, ...kundli };
}

/** Lists every number nested in a value, with its path. */
export function listNumbers(value: unknown, path = ""): [string, number][] {
  if (typeof value === "number") return [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => listNumbers(inner, `${path}.${key}`));
}

/** The case ids named in each accepted difference. */
const KNOWN_DIFFERENCES = readFileSync(new URL("known-differences.md", GOLDEN), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, id = ""]) => id));

/**
 * Collects the largest error of every quantity and prints them at the end of the file, as a row of the results table.
 */
export class ErrorReport {
  readonly #worst = new Map<string, { error: number; tolerance: number; unit: string; id: string; count: number }>();
  /** The ids of the compared cases, and whether all of their figures were within tolerance. */
  readonly #cases = new Map<string, boolean>();

  readonly #title: string;

  constructor(title: string) {
    this.#title = title;
    afterAll(() => {
      console.info(`| ${title} | ${this.#row().join(" | ")} |`);
      const lines = [...this.#worst].map(([quantity, { error, tolerance, unit, id, count }]) => {
        return `  ${quantity}: ${error.toPrecision(3)} ${unit} of ${tolerance} allowed (${id}; ${count} values)`;
      });
      console.info(`${title}, maximum errors:\n${lines.join("\n")}`);
    });
  }

  /** Number of cases, number passed, the largest error relative to its tolerance, and number of listed differences. */
  #row(): string[] {
    const ids = [...this.#cases.keys()];
    const passed = [...this.#cases.values()].filter(Boolean).length;
    const shares = [...this.#worst.values()].map(({ error, tolerance }) => (error === 0 ? 0 : error / tolerance));
    const listed = KNOWN_DIFFERENCES.filter((named) => named.some((id) => ids.some((of) => of.startsWith(id)))).length;
    const largest = `largest error ${(Math.max(0, ...shares) * 100).toFixed(0)} % of what is allowed`;
    return [`${ids.length} cases`, `${passed} passed`, largest, `${listed} listed differences`];
  }

  angle(quantity: string, id: string, actual: number, expected: number, tolerance: number): void {
    this.difference(quantity, id, separation(actual, expected), 0, tolerance, "deg");
  }

  difference(quantity: string, id: string, actual: number, expected: number, tolerance: number, unit: string): void {
    const error = Math.abs(actual - expected);
    recordComparison({ subject: this.#title, quantity, id, error, tolerance, unit });
    this.#cases.set(id, (this.#cases.get(id) ?? true) && error <= tolerance);
    const key = `${quantity} (${tolerance} ${unit})`;
    const worst = this.#worst.get(key);
    const isWorse = !worst || error > worst.error;
    this.#worst.set(key, {
      error: isWorse ? error : worst.error,
      tolerance,
      unit,
      id: isWorse ? id : worst.id,
      count: (worst?.count ?? 0) + 1,
    });
    expect(error, `${id}: ${quantity} is ${actual}, expected ${expected}`).toBeLessThanOrEqual(tolerance);
  }
}
