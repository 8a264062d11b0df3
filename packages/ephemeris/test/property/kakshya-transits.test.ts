import { findKakshyaTransits, createNativity, resolveSettings, type JulianDayUt } from "@lagna/jyotish";
import { expect, test, vi } from "vitest";
import { ashtakavarga } from "../../../jyotish/src/ashtakavarga/section.ts";
import { SAPTA_GRAHAS } from "../../../jyotish/src/relation/friendship.data.ts";
import { openEphemeris } from "../../src/index.ts";

vi.setConfig({ testTimeout: 60_000 });
const ephemeris = openEphemeris();
const settings = resolveSettings();
const place = { latitude: 28.61, longitude: 77.21 };
const birth = createNativity(ephemeris, { jd: ephemeris.julianDay(Date.UTC(1990, 4, 17, 6)), ...place }, settings);
const FROM = ephemeris.julianDay(Date.UTC(2024, 0, 1));
const at = (jd: number, graha: (typeof SAPTA_GRAHAS)[number]): number =>
  createNativity(ephemeris, { jd: jd as JulianDayUt, ...place }, settings).longitudes[graha];

const KAKSHYA_DEG = 3.75;
const SECOND = 1 / 86_400;

test.each(SAPTA_GRAHAS)("%s changes its kakshya at each entry and not in between", (graha) => {
  const days = graha === "moon" ? 30 : 400;
  const transits = findKakshyaTransits(birth, graha, FROM, (FROM + days) as JulianDayUt);
  expect(transits.length).toBeGreaterThan(2);
  const partAt = (jd: number): number => Math.floor(at(jd, graha) / KAKSHYA_DEG);
  for (const [index, { startJd }] of transits.entries()) {
    if (index > 0) expect(partAt(startJd - SECOND)).not.toBe(partAt(startJd + SECOND));
    const end = transits[index + 1]?.startJd ?? FROM + days;
    const within = [0.001, 0.25, 0.5, 0.75, 0.999].map((share) => partAt(startJd + share * (end - startJd)));
    expect(new Set(within).size).toBe(1);
  }
});

test("Saturn in 2024 re-enters kakshyas it has left, and each entry has the bindus of its sign", () => {
  const transits = findKakshyaTransits(birth, "saturn", FROM, (FROM + 366) as JulianDayUt);
  const { bhinna, sarva, prastara } = ashtakavarga(birth);
  const parts = transits.map(({ startJd }) => Math.floor(at(startJd + SECOND, "saturn") / KAKSHYA_DEG));
  expect(new Set(parts).size).toBeLessThan(parts.length);
  for (const transit of transits) {
    const sign = Math.floor(at(transit.startJd + SECOND, "saturn") / 30);
    expect(transit.bhinna).toBe(bhinna.saturn[sign]);
    expect(transit.sarva).toBe(sarva[sign]);
    expect(transit.bindu).toBe(prastara.saturn[transit.lord][sign] === 1);
  }
});

test("refuses a span that does not run forward", () => {
  expect(() => findKakshyaTransits(birth, "sun", FROM, FROM)).toThrow(RangeError);
});
