import type { SettingsRequest } from "@lagna/terms";
import { resolveSettings } from "@lagna/jyotish";
import { type Graha, type Rashi, RASHIS, type VargaId, VARGAS } from "@lagna/terms";
import { computeParivrittiSign } from "../../../jyotish/src/varga/varga.ts";
import { describe, expect, test } from "vitest";
import { openEphemeris } from "../../src/index.ts";
import {
  toAssumedSettings,
  ErrorReport,
  goldenCases,
  getCaseJd,
  type GoldenCase,
  computeFlatKundli,
  type FlatKundli,
} from "../golden-cases.ts";

interface VargaCase extends GoldenCase {
  readonly body?: string;
  readonly expected: Readonly<Record<string, unknown>>;
}

const ephemeris = openEphemeris();
const errors = new ErrorReport("vargas from the instant of birth");

/** The cases of single variants start from the longitudes of another case, and are tested in packages/jyotish. */
const cases = goldenCases<VargaCase>("vargas").filter(({ input }) => typeof input === "object");
/** PyJHora's D2 is the reversed parivritti one. */
const PYJHORA_VARIANTS = { D2: "parivritti_even_reverse" } as const;
const OUTER = ["Uranus", "Neptune", "Pluto"];
/** Longitudes are given to 1e-5° or finer. */
const LONGITUDE_TOLERANCE_DEG = 2e-5;

function settingsOf({ source, assumptions }: VargaCase): SettingsRequest {
  const settings = toAssumedSettings(assumptions);
  return source === "pyjhora" ? { ...settings, positions: "geometric", varga_variants: PYJHORA_VARIANTS } : settings;
}

function kundliOf(golden: VargaCase): FlatKundli {
  const { lat: latitude = 0, lon: longitude = 0 } = golden.input;
  return computeFlatKundli(
    ephemeris,
    { jd: getCaseJd(ephemeris, golden), latitude, longitude },
    resolveSettings(settingsOf(golden)),
  );
}

const idOf = (body: string): "lagna" | Graha => body.toLowerCase() as "lagna" | Graha;
const signIndex = (sign: Rashi): number => RASHIS.indexOf(sign);

function longitudeOf(kundli: FlatKundli, body: string): number {
  const point = body === "Lagna" ? kundli.lagna : kundli.planets.find(({ id }) => id === idOf(body));
  if (!point) throw new Error(`no such body: ${body}`);
  return point.longitude;
}

/** A case gives the sign in a varga of one body, or of every body, as an index or with its degree. */
function rowsOf({ body, expected }: VargaCase): { varga: string; body: string; sign: number }[] {
  return Object.entries(expected).flatMap(([varga, value]) => {
    const bodies = body ? { [body]: value } : (value as Record<string, unknown>);
    return Object.entries(bodies)
      .filter(([name]) => !OUTER.includes(name))
      .map(([name, sign]) => ({
        varga,
        body: name,
        sign: typeof sign === "number" ? sign : (sign as { sign_index: number }).sign_index,
      }));
  });
}

describe.each(cases.map((golden) => [golden.id, golden] as const))("%s", (id, golden) => {
  const kundli = kundliOf(golden);
  const rows = rowsOf(golden);

  test.each(rows.filter(({ varga }) => VARGAS.includes(varga as VargaId)))(
    "$varga of $body",
    ({ varga, body, sign }) => {
      expect(signIndex(kundli.vargas[varga as VargaId][idOf(body)])).toBe(sign);
    },
  );

  test("D81, if given", () => {
    for (const { varga, body, sign } of rows) {
      if (varga === "D81") expect(signIndex(computeParivrittiSign(longitudeOf(kundli, body), 81)), body).toBe(sign);
    }
  });

  test("the longitudes, if given", () => {
    const { longitudes = {} } = golden.input as { longitudes?: Record<string, number> };
    for (const [body, longitude] of Object.entries(longitudes)) {
      errors.angle("longitudes", `${id} ${body}`, longitudeOf(kundli, body), longitude, LONGITUDE_TOLERANCE_DEG);
    }
  });
});

test("the four cases that start from an instant are included", () => {
  expect(cases.map(({ id }) => id).toSorted()).toEqual([
    "bdsatish-navamsa-2015-09-25",
    "pvr-example-27-jupiter",
    "pyjhora-own-1996",
    "textbook-rajiv-gandhi-1944",
  ]);
});
