import { computeVarshaphal, createNativity, type Nativity, resolveSettings } from "@lagna/jyotish";
import { RASHIS, type VargaId } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { createAnnualChart } from "../../../jyotish/src/varshaphal/annual-chart.ts";
import { findSunInstant } from "../../../jyotish/src/varshaphal/solar-return.ts";
import { computeVarshaNarayana } from "../../../jyotish/src/varshaphal/varsha-narayana.ts";
import { openEphemeris } from "../../src/index.ts";
import {
  ErrorReport,
  getCaseJd,
  getCasePlace,
  goldenCases,
  type GoldenCase,
  toUtcMilliseconds,
} from "../golden-cases.ts";

interface TajakaCase extends GoldenCase {
  readonly kind: string;
  readonly input: GoldenCase["input"] & { readonly year_number?: number; readonly degrees?: number; varga?: VargaId };
  readonly expected: unknown;
  readonly tolerance_seconds?: number;
  readonly tolerance_days?: number;
  readonly tolerance_deg?: number;
  readonly year_starts?: string;
}

const ephemeris = openEphemeris();
const errors = new ErrorReport("varshaphal");
const cases = goldenCases<TajakaCase>("tajaka");
const ofKind = (kind: string): readonly TajakaCase[] => cases.filter((golden) => golden.kind === kind);
/** Those of the sources: Lahiri, mean node, Jagannatha Hora's positions. */
const SETTINGS = { positions: "geometric" } as const;

const bornIn = (golden: TajakaCase, request: object = {}): Nativity =>
  createNativity(
    ephemeris,
    { jd: getCaseJd(ephemeris, golden), ...getCasePlace(golden) },
    resolveSettings({ ...SETTINGS, ...request }),
  );
const yearOf = ({ input }: TajakaCase): number => input.year_number ?? 1;
const jdAt = (local: string, { input }: TajakaCase): number =>
  ephemeris.julianDay(toUtcMilliseconds(local, input.utc_offset_hours ?? 0));

describe("the Sun's return", () => {
  test.each(ofKind("return"))("$id", (golden) => {
    const { degrees = 0 } = golden.input;
    const found = findSunInstant(bornIn(golden), yearOf(golden) - 1, degrees);
    const printed = jdAt((golden.expected as { local: string }).local, golden);
    const tolerance = golden.tolerance_seconds as number;
    errors.difference("return", golden.id, (found - printed) * 86_400, 0, tolerance, "s");
  });
});

describe("strengths", () => {
  test.each(ofKind("harsha"))("harsha bala of $id", (golden) => {
    const { harsha } = computeVarshaphal(bornIn(golden), { year: yearOf(golden) });
    const printed = Object.entries(golden.expected as Record<string, number>);
    expect(harsha).toEqual(Object.fromEntries(printed.map(([name, points]) => [name.toLowerCase(), points])));
  });

  test.each(ofKind("year_lord"))("lord of the year of $id", (golden) => {
    const { graha } = golden.expected as { graha: string };
    for (const school of ["by_bala_and_aspect", "pvr", "charak"]) {
      const born = bornIn(golden, { tajaka: { year_lord: school } });
      expect(computeVarshaphal(born, { year: yearOf(golden) }).yearLord.graha, school).toBe(graha.toLowerCase());
    }
  });
});

test.each(ofKind("saham"))("sahams of $id", (golden) => {
  const { sahams } = computeVarshaphal(bornIn(golden), { year: 1 });
  for (const [id, { sign, deg }] of Object.entries(golden.expected as Record<string, { sign: string; deg: number }>)) {
    const printed = RASHIS.indexOf(sign.toLowerCase() as never) * 30 + deg;
    const found = sahams.find((saham) => saham.id === id)?.longitude ?? Number.NaN;
    errors.angle(id, golden.id, found, printed, golden.tolerance_deg as number);
  }
});

describe("dashas of the year", () => {
  test.each(ofKind("patyayini"))("patyayini of $id", (golden) => {
    const { patyayini } = computeVarshaphal(bornIn(golden), { year: yearOf(golden) });
    const printed = golden.expected as [string, number][];
    expect(patyayini.map(({ lord }) => lord)).toEqual(printed.map(([name]) => name.toLowerCase()));
    for (const [index, [, days]] of printed.entries()) {
      const { startJd, endJd } = patyayini[index] as { startJd: number; endJd: number };
      errors.difference("patyayini", golden.id, endJd - startJd, days, golden.tolerance_days as number, "d");
    }
  });

  test.each(ofKind("mudda"))("mudda of $id", (golden) => {
    const { mudda, year } = computeVarshaphal(bornIn(golden), { year: yearOf(golden) });
    const late = year.annual.birth.jd - jdAt(golden.year_starts as string, golden);
    for (const [index, [name, local, days]] of (golden.expected as [string, string, number][]).entries()) {
      const period = mudda.periods[index] as { lord: string; startJd: number; endJd: number };
      expect(period.lord).toBe(name.toLowerCase());
      const tolerance = golden.tolerance_days as number;
      errors.difference("mudda start", golden.id, period.startJd - late - jdAt(local, golden), 0, tolerance, "d");
      errors.difference("mudda length", golden.id, period.endJd - period.startJd, days, tolerance, "d");
    }
  });

  test.each(ofKind("varsha_narayana"))("varsha narayana of $id", (golden) => {
    const printed = golden.expected as [string, number][];
    const year = createAnnualChart(bornIn(golden), yearOf(golden));
    const { periods } = computeVarshaNarayana(year, 1, golden.input.varga);
    const unit = (year.endJd - year.annual.birth.jd) / 360;
    const found = periods
      .slice(0, printed.length)
      .map(({ sign, startJd, endJd }) => [sign, Math.round((endJd - startJd) / unit)]);
    expect(found).toEqual(printed.map(([sign, days]) => [sign.toLowerCase(), days]));
  });
});
