import { GRAHAS, type Graha, type Rashi, type VargaId } from "@lagna/terms";
import {
  computeChart,
  findEffectiveLord,
  resolveSettings,
  findStrongerGraha,
  findStrongerRashi,
  computeVargaPosition,
  type Placement,
} from "@lagna/jyotish";
import { expect, test } from "vitest";
import { openEphemeris } from "../../src/index.ts";
import { goldenCases, getCaseJd, getCasePlace, createSkyFor, type GoldenCase } from "../golden-cases.ts";

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
  const jd = getCaseJd(ephemeris, golden);
  const { planets } = computeChart(
    createSkyFor(ephemeris, request, jd),
    jd,
    getCasePlace(golden),
    resolveSettings(request),
  );
  const signs = {} as Record<Graha, Rashi>;
  const degrees = {} as Record<Graha, number>;
  for (const { id, longitude } of planets) {
    const { sign, degree } = computeVargaPosition(golden.varga, longitude);
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
  expect(rashi === undefined ? findStrongerGraha(...of, placement) : findEffectiveLord(rashi, placement)).toBe(
    stronger,
  );
});

test.each(
  cases.flatMap((golden) =>
    golden.expected.rashis.map(({ of, stronger }) => ({ id: golden.id, golden, of, stronger })),
  ),
)("$id: $of", ({ golden, of: [a, b], stronger }) => {
  const placement = placementOf(golden);
  expect(findStrongerRashi(a, b, placement)).toBe(stronger);
  expect(findStrongerRashi(b, a, placement)).toBe(stronger);
});

test("the cases name the grahas by our ids", () => {
  for (const { expected } of cases)
    for (const { of } of expected.grahas) expect(GRAHAS).toEqual(expect.arrayContaining([...of]));
});
