import { createNativity, resolveSettings, type JulianDayUt, type Settings } from "@lagna/jyotish";
import type { EclipseKind, Graha } from "@lagna/terms";
import { expect, test } from "vitest";
import { findEclipses } from "../../../jyotish/src/transit/eclipse.ts";
import { findReturns } from "../../../jyotish/src/transit/planetary-returns.ts";
import { findRetrogradeSpans } from "../../../jyotish/src/transit/stays.ts";
import { openEphemeris } from "../../src/index.ts";
import {
  ErrorReport,
  goldenCases,
  getCaseJd,
  getCasePlace,
  createSkyFor,
  toUtcMilliseconds,
  type GoldenCase,
} from "../golden-cases.ts";

interface EclipseRow {
  readonly type: EclipseKind;
  readonly begin?: string;
  readonly partial_begin?: string;
  readonly max?: string;
  readonly end?: string;
  readonly date?: string;
}
interface TransitCase extends GoldenCase {
  readonly input: GoldenCase["input"] & { readonly from_local?: string; readonly year_number?: number };
  readonly expected: unknown;
  readonly tolerance_minutes?: number;
  readonly tolerance_seconds?: number;
}

const ephemeris = openEphemeris();
const errors = new ErrorReport("transits");
const cases = goldenCases<TransitCase>("transits_events");
const caseOf = (id: string): TransitCase => cases.find((golden) => golden.id === id) as TransitCase;
const YEAR = 366;
/** The setting the sources use: Jagannatha Hora's positions. */
const GEOMETRIC = resolveSettings({ positions: "geometric" });

const jdAt = (local: string, { input }: TransitCase): number =>
  ephemeris.julianDay(toUtcMilliseconds(local, input.utc_offset_hours ?? 0));
const span = (from: number, until: number) => ({ fromJd: from as JulianDayUt, untilJd: until as JulianDayUt });

function createNativityFor(golden: TransitCase, settings: Settings) {
  return createNativity(ephemeris, { jd: getCaseJd(ephemeris, golden), ...getCasePlace(golden) }, settings);
}

test("every case is tested here", () => {
  expect(cases.map(({ id }) => id).toSorted()).toEqual([
    "jhora-stations-1996",
    "pvr-exercise-47-varsha-pravesha",
    "pyjhora-eclipses-1995-1998",
    "pyjhora-tithi-pravesha",
  ]);
});

const stations = caseOf("jhora-stations-1996");
test.each(stations.expected as [string, string, string][])("%s station of %s", (which, name, local) => {
  const from = jdAt(stations.input.from_local as string, stations);
  const graha = name.toLowerCase() as Graha;
  const sky = createSkyFor(ephemeris, { positions: "geometric" }, from as JulianDayUt);
  const turns = findRetrogradeSpans(sky, graha, span(from - 3 * YEAR, from + 3 * YEAR), "tropical").slice(1);
  const found =
    which === "next" ? turns.find(({ startJd }) => startJd > from) : turns.findLast(({ startJd }) => startJd < from);
  const minutes = ((found?.startJd ?? Number.NaN) - jdAt(local, stations)) * 1440;
  errors.difference(`${name} station`, stations.id, minutes, 0, stations.tolerance_minutes as number, "min");
});

const eclipses = caseOf("pyjhora-eclipses-1995-1998");
const expectedEclipses = eclipses.expected as Readonly<Record<string, readonly EclipseRow[]>>;
const CHENNAI = { latitude: 13.038_62, longitude: 80.261_818 };

function findEclipseNear(row: EclipseRow, light: "sun" | "moon") {
  const local = row.max ?? `${row.date}T12:00:00`;
  const at = jdAt(local, eclipses);
  const [found, ...others] = findEclipses({ ephemeris }, span(at - 2, at + 2)).filter(
    (eclipse) => eclipse.light === light,
  );
  if (!found || others.length > 0) throw new Error(`not one eclipse about ${local}`);
  return found;
}

function expectSameInstant(quantity: string, jd: number | undefined, local: string | undefined): void {
  if (local === undefined) return;
  const seconds = ((jd ?? Number.NaN) - jdAt(local, eclipses)) * 86_400;
  errors.difference(quantity, eclipses.id, seconds, 0, eclipses.tolerance_seconds as number, "s");
}

test.each(expectedEclipses["solar_global"] ?? [])("solar eclipse of $max", (row) => {
  const found = findEclipseNear(row, "sun");
  expect(found.kind).toBe(row.type);
  expectSameInstant("solar eclipse", found.beginJd, row.begin);
  expectSameInstant("solar eclipse", found.maximumJd, row.max);
  expectSameInstant("solar eclipse", found.endJd, row.end);
});

test.each(expectedEclipses["solar_local_chennai"] ?? [])("solar eclipse seen from Chennai, $max", (row) => {
  const found = ephemeris.eclipseAt(findEclipseNear(row, "sun"), CHENNAI);
  expect(found?.kind).toBe(row.type);
  // The source includes the time the Sun is below the horizon; ours starts at sunrise.
  if (row.begin !== "1998-08-22T04:52:57") expectSameInstant("solar eclipse at a place", found?.beginJd, row.begin);
  expectSameInstant("solar eclipse at a place", found?.maximumJd, row.max);
  expectSameInstant("solar eclipse at a place", found?.endJd, row.end);
});

test.each(expectedEclipses["lunar_global"] ?? [])("lunar eclipse of $type $max $date", (row) => {
  const found = findEclipseNear(row, "moon");
  expect(found.kind).toBe(row.type);
  expectSameInstant("lunar eclipse", found.partial?.beginJd, row.partial_begin);
  expectSameInstant("lunar eclipse", found.maximumJd, row.max);
});

test("no eclipse between two total ones of 1996 and 1997 is missed", () => {
  const from = jdAt("1996-01-01T00:00:00", eclipses);
  const listed = findEclipses({ ephemeris }, span(from, from + 2 * 365 + 1)).map(
    ({ light, kind }) => `${light} ${kind}`,
  );
  expect(listed).toEqual([
    "moon total",
    "sun partial",
    "moon total",
    "sun partial",
    "sun total",
    "moon partial",
    "sun partial",
    "moon total",
  ]);
});

const varsha = caseOf("pvr-exercise-47-varsha-pravesha");
test("varsha pravesha of the book", () => {
  const nativity = createNativityFor(varsha, GEOMETRIC);
  const local = (varsha.expected as { varsha_pravesha_local: string }).varsha_pravesha_local;
  const birth = nativity.birth.jd;
  const years = (varsha.input.year_number as number) - 1;
  const solar = findReturns(nativity, span(birth + 1, birth + 28 * YEAR)).filter(({ id }) => id === "solar");
  const minutes = ((solar[years - 1]?.passes[0]?.jd ?? Number.NaN) - jdAt(local, varsha)) * 1440;
  errors.difference("varsha pravesha", varsha.id, minutes, 0, varsha.tolerance_minutes as number, "min");
});

const tithi = caseOf("pyjhora-tithi-pravesha");
const praveshas = (tithi.expected as { tithi_pravesha: Readonly<Record<string, string>> }).tithi_pravesha;
test.each(Object.entries(praveshas))("tithi pravesha of %s", (year, local) => {
  const nativity = createNativityFor(tithi, GEOMETRIC);
  const from = ephemeris.julianDay(Date.UTC(Number(year), 0, 1));
  const [found, ...others] = findReturns(nativity, span(from, from + 365)).filter(({ id }) => id === "tithi_pravesha");
  expect(others).toEqual([]);
  const minutes = ((found?.passes[0]?.jd ?? Number.NaN) - jdAt(local, tithi)) * 1440;
  errors.difference("tithi pravesha", tithi.id, minutes, 0, tithi.tolerance_minutes as number, "min");
});
