import type { SettingsRequest } from "@lagna/terms";
import { normalizeDegrees, resolveSettings, type EphemerisBody } from "@lagna/jyotish";
import { type Graha, GRAHAS, NAKSHATRAS, RASHIS } from "@lagna/terms";
import { computePorphyryCusps } from "../../../jyotish/src/chart/houses.ts";
import { nakshatraOf } from "../../../jyotish/src/zodiac/nakshatra.ts";
import { degreeInRashi, rashiIndex } from "../../../jyotish/src/zodiac/rashi.ts";
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
  type FlatKundli,
} from "../golden-cases.ts";

interface Placed {
  readonly sign_index: number;
  readonly deg: number;
}
type Longitudes = Readonly<Record<string, number>>;

interface BookCase extends GoldenCase {
  readonly expected: Readonly<Record<string, Placed>>;
  readonly lagna_full?: number;
  readonly tolerance_deg: number;
  readonly tolerance_lagna_deg?: number;
  readonly retrograde?: readonly string[];
}

interface SwissCase extends GoldenCase {
  readonly input: Required<Pick<GoldenCase["input"], "jd_ut" | "local" | "utc_offset_hours" | "lat" | "lon">>;
  readonly expected: {
    readonly tropical_apparent: Longitudes;
    readonly speed_deg_per_day: Longitudes;
    readonly ecl_latitude: Longitudes;
    readonly ayanamsa_lahiri_true_equinox: number;
    readonly sidereal_lahiri_apparent: Longitudes;
    readonly sidereal_lahiri_geometric: Longitudes;
    readonly lagna_tropical: number;
    readonly mc_tropical: number;
    readonly lagna_sidereal_lahiri: number;
    readonly retrograde: readonly string[];
    readonly placidus_cusps_tropical: readonly number[];
    readonly porphyry_cusps_tropical: readonly number[];
    readonly rasi_sign_index: Readonly<Record<string, number>>;
    readonly moon_nakshatra: { readonly index: number; readonly pada: number };
  };
  readonly tolerance_deg: { planets: number; moon: number; node_mean: number; node_true: number; lagna: number };
}

const NOT_ASSERTED = ["armc", "delta_t_seconds"];
const OUTER = ["Uranus", "Neptune", "Pluto"];
/** Speeds and latitudes have no stated tolerance: a thirtieth of an arcsecond. */
const UNSTATED_DEG = 1e-5;

const ephemeris = openEphemeris();
const errors = new ErrorReport("positions");
const cases = goldenCases<GoldenCase>("positions");
const swiss = cases.filter(({ source }) => source === "swe") as unknown as SwissCase[];
const books = cases.filter(
  ({ id, source }) => source !== "swe" && id !== "jyotisha-sun-spica-2018",
) as unknown as BookCase[];

function kundliOf(golden: GoldenCase, request: SettingsRequest): FlatKundli {
  const place = golden.input.lat === undefined ? { latitude: 0, longitude: 0 } : getCasePlace(golden);
  return computeFlatKundli(ephemeris, { jd: getCaseJd(ephemeris, golden), ...place }, resolveSettings(request));
}

function longitudeOf(kundli: FlatKundli, body: string): number {
  if (body === "Lagna") return kundli.lagna.longitude;
  const planet = kundli.planets.find(({ id }) => id === body.toLowerCase());
  if (!planet) throw new Error(`no such body: ${body}`);
  return planet.longitude;
}

function toleranceFor(body: string, tolerance: SwissCase["tolerance_deg"]): number {
  if (body === "Moon") return tolerance.moon;
  if (body === "Rahu_mean") return tolerance.node_mean;
  if (body === "Rahu_true") return tolerance.node_true;
  return tolerance.planets;
}

const portBody = (body: string): EphemerisBody =>
  ({ Rahu_mean: "mean_node", Rahu_true: "true_node" }[body] ?? body.toLowerCase()) as EphemerisBody;

describe("books, Jagannatha Hora and Drik Panchang", () => {
  test.each(books.map((golden) => [golden.id, golden] as const))("%s", (id, golden) => {
    const kundli = kundliOf(golden, toAssumedSettings(golden.assumptions));
    for (const [body, expected] of Object.entries(golden.expected)) {
      if (body === "nakshatra_index" || body === "pada") continue;
      const actual = longitudeOf(kundli, body);
      const tolerance = body === "Lagna" ? (golden.tolerance_lagna_deg ?? golden.tolerance_deg) : golden.tolerance_deg;
      expect(rashiIndex(actual), `${id}: sign of ${body}`).toBe(expected.sign_index);
      errors.difference(
        body === "Lagna" ? "lagna" : "grahas",
        id,
        degreeInRashi(actual),
        expected.deg,
        tolerance,
        "deg",
      );
    }
    const { nakshatra_index, pada } = golden.expected as unknown as { nakshatra_index?: number; pada?: number };
    if (nakshatra_index !== undefined) {
      expect([NAKSHATRAS.indexOf(kundli.lagna.nakshatra) + 1, kundli.lagna.pada]).toEqual([nakshatra_index, pada]);
    }
    if (golden.lagna_full !== undefined) {
      errors.angle("lagna in full", id, kundli.lagna.longitude, golden.lagna_full, golden.tolerance_deg);
    }
    if (golden.retrograde) {
      const seven = kundli.planets.filter(
        ({ id: graha, retrograde }) => retrograde && graha !== "rahu" && graha !== "ketu",
      );
      expect(seven.map(({ id: graha }) => graha)).toEqual(golden.retrograde.map((name) => name.toLowerCase()));
    }
  });
});

describe("Swiss Ephemeris", () => {
  test.each(swiss.map((golden) => [golden.id, golden] as const))(
    "%s: tropical states, ayanamsa and angles",
    (id, golden) => {
      const { expected, tolerance_deg: tolerance } = golden;
      const jd = golden.input.jd_ut;
      for (const [body, longitude] of Object.entries(expected.tropical_apparent)) {
        if (OUTER.includes(body)) continue;
        const state = ephemeris.state(jd, portBody(body), "apparent");
        errors.angle(`tropical ${body}`, id, state.longitude, longitude, toleranceFor(body, tolerance));
        errors.difference(
          "tropical speed",
          id,
          state.speed,
          expected.speed_deg_per_day[body] as number,
          UNSTATED_DEG,
          "deg/day",
        );
        const latitude = expected.ecl_latitude[body];
        if (latitude !== undefined) errors.difference("latitude", id, state.latitude, latitude, UNSTATED_DEG, "deg");
      }
      const ayanamsa = ephemeris.ayanamsa(jd, { id: "lahiri" }, "apparent", "true");
      errors.angle("ayanamsa", id, ayanamsa, expected.ayanamsa_lahiri_true_equinox, 0.001);
      const houses = ephemeris.houses(jd, getCasePlace(golden), "placidus");
      errors.angle("tropical lagna", id, houses.ascendant, expected.lagna_tropical, tolerance.lagna);
      errors.angle("tropical midheaven", id, houses.midheaven, expected.mc_tropical, tolerance.lagna);
      for (const [index, cusp] of expected.placidus_cusps_tropical.entries()) {
        errors.angle("Placidus cusps", id, houses.cusps?.[index] ?? Number.NaN, cusp, tolerance.lagna);
      }
      const porphyry = computePorphyryCusps(houses.ascendant, houses.midheaven);
      for (const [index, cusp] of expected.porphyry_cusps_tropical.entries()) {
        errors.angle("Porphyry cusps", id, porphyry[index] as number, cusp, tolerance.lagna);
      }
      const handled = ["tropical_apparent", "speed_deg_per_day", "ecl_latitude", "ayanamsa_lahiri_true_equinox"];
      const angles = ["lagna_tropical", "mc_tropical", "placidus_cusps_tropical", "porphyry_cusps_tropical"];
      const kundli = ["sidereal_lahiri_apparent", "sidereal_lahiri_geometric", "lagna_sidereal_lahiri", "retrograde"];
      const signs = ["rasi_sign_index", "moon_nakshatra"];
      const known = [...handled, ...angles, ...kundli, ...signs, ...NOT_ASSERTED];
      expect(
        Object.keys(expected).filter((key) => !known.includes(key)),
        "keys without an assertion",
      ).toEqual([]);
    },
  );

  test.each(swiss.map((golden) => [golden.id, golden] as const))("%s: the kundli", (id, golden) => {
    const { expected, tolerance_deg: tolerance } = golden;
    const kundlis = {
      mean: kundliOf(golden, { node: "mean" }),
      true: kundliOf(golden, { node: "true" }),
      geometricMean: kundliOf(golden, { node: "mean", positions: "geometric" }),
      geometricTrue: kundliOf(golden, { node: "true", positions: "geometric" }),
    };
    for (const [key, mean, withTrueNode] of [
      ["sidereal_lahiri_apparent", kundlis.mean, kundlis.true],
      ["sidereal_lahiri_geometric", kundlis.geometricMean, kundlis.geometricTrue],
    ] as const) {
      for (const [body, longitude] of Object.entries(expected[key])) {
        const kundli = body === "Rahu_true" ? withTrueNode : mean;
        const actual = longitudeOf(kundli, body.replace(/_.*/, ""));
        errors.angle(`sidereal ${body}`, id, actual, longitude, toleranceFor(body, tolerance));
      }
    }
    errors.angle("sidereal lagna", id, kundlis.mean.lagna.longitude, expected.lagna_sidereal_lahiri, tolerance.lagna);
    for (const [body, sign] of Object.entries(expected.rasi_sign_index)) {
      expect(rashiIndex(longitudeOf(kundlis.mean, body)), `sign of ${body}`).toBe(sign);
    }
    const moon = nakshatraOf(longitudeOf(kundlis.mean, "Moon"));
    expect([moon.index + 1, moon.pada]).toEqual([expected.moon_nakshatra.index, expected.moon_nakshatra.pada]);
    const retrograde = kundlis.mean.planets.filter(
      (planet) => planet.retrograde && planet.id !== "rahu" && planet.id !== "ketu",
    );
    const named = expected.retrograde.map((name) => name.toLowerCase() as Graha);
    expect(retrograde.map(({ id: graha }) => graha)).toEqual(GRAHAS.filter((graha) => named.includes(graha)));
  });

  test.each(swiss.map((golden) => [golden.id, golden] as const))(
    "%s: its wall-clock time converts to its Julian day",
    (id, golden) => {
      const jd = ephemeris.julianDay(toUtcMilliseconds(golden.input.local, golden.input.utc_offset_hours));
      // The source treats UTC as UT1; leap seconds keep them within 0.9 s.
      errors.difference("wall clock to UT1", id, (jd - golden.input.jd_ut) * 86_400, 0, 0.9, "s");
    },
  );
});

describe("jyotisha", () => {
  test("Sun and Spica, 2018", () => {
    const golden = cases.find(({ id }) => id === "jyotisha-sun-spica-2018") as unknown as {
      id: string;
      input: { jd_ut: number };
      expected: { Sun_tropical: number; Spica_tropical: number; ayanamsa_spica180: number };
      tolerance_deg: number;
    };
    const { id, input, expected, tolerance_deg } = golden;
    const sun = ephemeris.state(input.jd_ut, "sun", "apparent");
    const ayanamsa = ephemeris.ayanamsa(input.jd_ut, { id: "true_chitra" }, "apparent", "true");
    errors.angle("Sun at jyotisha's instant", id, sun.longitude, expected.Sun_tropical, tolerance_deg);
    errors.angle("ayanamsa of Spica at 180", id, ayanamsa, expected.ayanamsa_spica180, tolerance_deg);
    errors.angle("Spica", id, normalizeDegrees(ayanamsa + 180), expected.Spica_tropical, tolerance_deg);
  });
});

test("every sign id of the cases is one of ours", () => {
  for (const golden of books) {
    for (const placed of Object.values(golden.expected) as (Placed & { sign?: string })[]) {
      if (placed.sign !== undefined) expect(RASHIS[placed.sign_index]).toBe(placed.sign.toLowerCase());
    }
  }
});
