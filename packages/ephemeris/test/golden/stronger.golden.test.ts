import { GRAHAS, type Graha, type Rashi, type VargaId } from "@lagna/terms";
import {
  chartOf,
  countingLord,
  resolveSettings,
  strongerGraha,
  strongerRashi,
  vargaPosition,
  type Placement,
} from "@lagna/jyotish";
import { expect, test } from "vitest";
import { openEphemeris } from "../../src/index.ts";
import { goldenCases, jdOf, placeOf, skyFor, type GoldenCase } from "../support.ts";

interface StrongerCase extends GoldenCase {
  readonly varga: VargaId;
  readonly expected: {
    readonly grahas: readonly { readonly of: readonly [Graha, Graha]; readonly stronger: Graha }[];
    readonly rashis: readonly { readonly of: readonly [Rashi, Rashi]; readonly stronger: Rashi }[];
  };
}

const ephemeris = openEphemeris();

function placementOf(golden: StrongerCase): Placement {
  const request = { positions: "geometric" } as const;
  const jd = jdOf(ephemeris, golden);
  const { planets } = chartOf(skyFor(ephemeris, request, jd), jd, placeOf(golden), resolveSettings(request));
  const signs = {} as Record<Graha, Rashi>;
  const degrees = {} as Record<Graha, number>;
  for (const { id, longitude } of planets) {
    const { sign, degree } = vargaPosition(golden.varga, longitude);
    signs[id] = sign;
    degrees[id] = degree;
  }
  return { signs, degrees };
}

const CO_LORDS_OF: Readonly<Record<string, Rashi>> = { "mars,ketu": "scorpio", "saturn,rahu": "aquarius" };
const cases = goldenCases<StrongerCase>("stronger");

test.each(
  cases.flatMap((golden) =>
    golden.expected.grahas.map(({ of, stronger }) => ({ id: golden.id, golden, of, stronger })),
  ),
)("$id: $of", ({ golden, of, stronger }) => {
  const rashi = CO_LORDS_OF[of.join(",")];
  const placement = placementOf(golden);
  expect(rashi === undefined ? strongerGraha(...of, placement) : countingLord(rashi, placement)).toBe(stronger);
});

test.each(
  cases.flatMap((golden) =>
    golden.expected.rashis.map(({ of, stronger }) => ({ id: golden.id, golden, of, stronger })),
  ),
)("$id: $of", ({ golden, of: [a, b], stronger }) => {
  const placement = placementOf(golden);
  expect(strongerRashi(a, b, placement)).toBe(stronger);
  expect(strongerRashi(b, a, placement)).toBe(stronger);
});

test("the cases name the grahas by our ids", () => {
  for (const { expected } of cases)
    for (const { of } of expected.grahas) expect(GRAHAS).toEqual(expect.arrayContaining([...of]));
});
