import { computeSections, createNativity, type Nativity, resolveSettings, type JulianDayUt } from "@lagna/jyotish";
import { RASHIS, type Rashi } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  findBenefics,
  DEEP_EXALTATION,
  foldTo180,
  computeVargaSign,
  LORD_BY_SIGN,
  MOOLATRIKONA,
  getRequired,
  countPlace,
  getCompoundRelation,
  SAPTA_GRAHA_IDS,
  type SaptaGrahaId,
  computeDrishti,
  computeSign,
  computeSigns,
  normalize360,
} from "../../../jyotish/test/independent-tables.ts";
import { computeHinduDay } from "../../../jyotish/src/panchanga/hindu-day.ts";
import { openEphemeris } from "../../src/index.ts";
import { countRuns, INDEPENDENT_SHARE } from "../../../../tools/lib/sample.ts";

/**
 * The sections computed a second time from the texts' wording alone, with plain numbers and none of the domain's
 * helpers: signs are 0 to 11, longitudes are degrees. Births concentrate on edge cases: minutes around sunrise and
 * sunset, the lagna at a cusp, the far south.
 */
vi.setConfig({ testTimeout: 120_000 });
const ephemeris = openEphemeris();
const settings = resolveSettings();
const base = fc.record({
  jd: fc.double({ min: 2_385_000, max: 2_595_000, noNaN: true }).map((jd) => jd as JulianDayUt),
  latitude: fc.oneof(fc.double({ min: -58, max: 58, noNaN: true }), fc.double({ min: -58, max: -45, noNaN: true })),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** A few minutes before or after a sunrise or sunset, or any time. */
const births = fc
  .tuple(base, fc.constantFrom("any", "rise", "set"), fc.double({ min: -8, max: 8, noNaN: true }))
  .map(([birth, near, minutes]): Nativity => {
    const found = near === "any" ? null : ephemeris.riseSet(birth.jd, "sun", near, birth, settings.sunrise);
    const jd = (found === null ? birth.jd : found + minutes / 1440) as JulianDayUt;
    return createNativity(ephemeris, { ...birth, jd }, settings);
  });

const signsOf = ({ longitudes }: Nativity) => computeSigns(longitudes);

/** BPHS 66: the rows of the table, contributors Sun to Saturn and lagna. */
const PLACES: Readonly<Record<SaptaGrahaId, string>> = {
  sun: "124789AB 36AB 124789AB 3569ABC 569B 67C 124789AB 346ABC",
  moon: "3678AB 1367AB 23569AB 134578AB 1478ABC 34579AB 356B 36AB",
  mars: "356AB 36B 12478AB 356B 6ABC 68BC 14789AB 136AB",
  mercury: "569BC 2468AB 124789AB 13569ABC 68BC 1234589B 124789AB 12468AB",
  jupiter: "1234789AB 2579B 12478AB 124569AB 123478AB 2569AB 356C 1245679AB",
  venus: "8BC 1234589BC 3569BC 3569B 589AB 1234589AB 34589AB 1234589B",
  saturn: "12478AB 36B 356ABC 689ABC 56BC 6BC 356B 1346AB",
};

function reduceIndependently(row: readonly number[], occupied: ReadonlySet<number>): number[] {
  const trined = row.map(
    (own, sign) => own - Math.min(own, getRequired(row, (sign + 4) % 12), getRequired(row, (sign + 8) % 12)),
  );
  const out = [...trined];
  for (const [a, b] of [
    [0, 7],
    [1, 6],
    [2, 5],
    [8, 11],
    [9, 10],
  ] as const) {
    const [x, y] = [getRequired(trined, a), getRequired(trined, b)];
    if (x === 0 || y === 0) continue;
    const [inA, inB] = [occupied.has(a), occupied.has(b)];
    if (inA && inB) continue;
    if (!inA && !inB) out[a] = out[b] = x === y ? 0 : Math.min(x, y);
    else if (inA) out[b] = y <= x ? 0 : x;
    else out[a] = x <= y ? 0 : y;
  }
  return out;
}

test("ashtakavarga: bindus, both reductions and pindas", () => {
  fc.assert(
    fc.property(births, (nativity) => {
      const { ashtakavarga } = computeSections(nativity, ["ashtakavarga"]);
      const signs = signsOf(nativity);
      const occupied = new Set(SAPTA_GRAHA_IDS.map((id) => signs[id]));
      const sarva = Array.from({ length: 12 }, () => 0);
      for (const row of SAPTA_GRAHA_IDS) {
        const given = PLACES[row].split(" ");
        const bindus = RASHIS.map(
          (_, sign) =>
            [...SAPTA_GRAHA_IDS, "lagna" as const].filter((by, index) =>
              getRequired(given, index).includes(countPlace(signs[by], sign).toString(16).toUpperCase()),
            ).length,
        );
        expect(ashtakavarga.bhinna[row], row).toEqual(bindus);
        for (let sign = 0; sign < 12; sign++) sarva[sign] = getRequired(sarva, sign) + getRequired(bindus, sign);
        const left = reduceIndependently(bindus, occupied);
        expect(ashtakavarga.reduced[row], row).toEqual(left);
        const rasi = left.reduce(
          (sum, own, sign) => sum + own * getRequired([7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12], sign),
          0,
        );
        const graha = SAPTA_GRAHA_IDS.reduce(
          (sum, id, index) => sum + getRequired([5, 5, 8, 5, 10, 7, 5], index) * getRequired(left, signs[id]),
          0,
        );
        expect(ashtakavarga.pindas[row], row).toEqual({ rasi, graha, sodhya: rasi + graha });
      }
      expect(ashtakavarga.sarva).toEqual(sarva);
    }),
    { numRuns: countRuns(120, INDEPENDENT_SHARE) },
  );
});

const SAPTAVARGA = ["D1", "D2", "D3", "D7", "D9", "D12", "D30"] as const;
const BY_RELATION: Readonly<Record<number, number>> = { 2: 22.5, 1: 15, 0: 7.5, [-1]: 3.75, [-2]: 1.875 };

test("shadbala: the parts that follow from positions alone", () => {
  fc.assert(
    fc.property(births, (nativity) => {
      const { shadbala } = computeSections(nativity, ["shadbala"]);
      const { longitudes, chart } = nativity;
      const signs = signsOf(nativity);
      const good = findBenefics(longitudes);
      const benefic = (id: SaptaGrahaId): boolean => good.includes(id);
      const light = foldTo180(longitudes.moon - longitudes.sun) / 3;
      const midheaven = getRequired(chart.bhavaChalit.sripati, 9).middle;
      const powerless: Readonly<Record<SaptaGrahaId, number>> = {
        sun: midheaven + 180,
        mars: midheaven + 180,
        moon: midheaven,
        venus: midheaven,
        mercury: longitudes.lagna + 180,
        jupiter: longitudes.lagna + 180,
        saturn: longitudes.lagna,
      };
      for (const [index, id] of SAPTA_GRAHA_IDS.entries()) {
        const at = longitudes[id];
        const { sthana, dig, kala, naisargika, drik, ...rest } = shadbala.grahas[id];
        expect(sthana.uccha, `uccha of ${id}`).toBeCloseTo(foldTo180(at - DEEP_EXALTATION[id] - 180) / 3, 9);
        const saptavargaja = SAPTAVARGA.reduce((sum, varga) => {
          const sign = computeVargaSign(varga, at);
          if (varga === "D1" && sign === MOOLATRIKONA[id]) return sum + 45;
          const lord = getRequired(LORD_BY_SIGN, sign);
          return sum + (lord === id ? 30 : getRequired(BY_RELATION, getCompoundRelation(id, lord, signs)));
        }, 0);
        expect(sthana.saptavargaja, `saptavargaja of ${id}`).toBe(saptavargaja);
        const even = id === "moon" || id === "venus" ? 1 : 0;
        const navamsa = computeVargaSign("D9", at);
        expect(sthana.ojayugma).toBe(15 * [signs[id], navamsa].filter((sign) => sign % 2 === even).length);
        expect(sthana.kendra).toBe([60, 30, 15][(countPlace(signs.lagna, signs[id]) - 1) % 3]);
        const third = { sun: 0, mars: 0, jupiter: 0, mercury: 1, saturn: 1, moon: 2, venus: 2 }[id];
        expect(sthana.drekkana).toBe(Math.floor((at - 30 * signs[id]) / 10) === third ? 15 : 0);
        expect(dig, `dig of ${id}`).toBeCloseTo(foldTo180(at - powerless[id]) / 3, 9);
        const paksha = id === "moon" ? 2 * light : benefic(id) ? light : 60 - light;
        expect(kala.paksha, `paksha of ${id}`).toBeCloseTo(paksha, 9);
        const sayana = ((at + chart.ayanamsa.degrees) * Math.PI) / 180;
        const north = (Math.asin(Math.sin((24 * Math.PI) / 180) * Math.sin(sayana)) * 180) / Math.PI;
        const gain = id === "mercury" ? Math.abs(north) : id === "moon" || id === "saturn" ? -north : north;
        expect(kala.ayana, `ayana of ${id}`).toBeCloseTo(((id === "sun" ? 2 : 1) * ((24 + gain) * 60)) / 48, 8);
        expect(naisargika).toBeCloseTo((60 * getRequired([7, 6, 2, 3, 4, 5, 1], index)) / 7, 9);
        const seen = SAPTA_GRAHA_IDS.filter((by) => by !== id).reduce((sum, by) => {
          const strength = computeDrishti(by, normalize360(at - longitudes[by]));
          return sum + (benefic(by) ? strength : -strength) / 4;
        }, 0);
        expect(drik, `drik of ${id}`).toBeCloseTo(seen, 8);
        const parts = [sthana.total, dig, kala.total ?? Number.NaN, rest.cheshta, naisargika, drik];
        expect(rest.total).toBeCloseTo(
          parts.reduce((sum, part) => sum + part),
          8,
        );
        expect(sthana.total).toBeCloseTo(
          sthana.uccha + saptavargaja + sthana.ojayugma + sthana.kendra + sthana.drekkana,
          8,
        );
      }
    }),
    { numRuns: countRuns(120, INDEPENDENT_SHARE) },
  );
});

describe("values that depend on the time of day", () => {
  test("special lagnas from the sunrise before birth, and the lords of time", () => {
    fc.assert(
      fc.property(births, (nativity) => {
        const { birth, sky, longitudes } = nativity;
        // Found independently: the last sunrise, searching from two days before.
        let rise = Number.NEGATIVE_INFINITY;
        for (let jd: number = birth.jd - 2; jd < birth.jd; jd += 0.3) {
          const next = ephemeris.riseSet(jd, "sun", "rise", birth, settings.sunrise);
          // Within a second of the sunrise, the birth is treated as at sunrise.
          fc.pre(next === null || Math.abs(next - birth.jd) > 1.2e-5);
          if (next !== null && next < birth.jd) rise = Math.max(rise, next);
        }
        fc.pre(Number.isFinite(rise));
        const { special_lagnas: lagnas } = computeSections(nativity, ["special_lagnas"]);
        const sun = createNativity(ephemeris, { ...birth, jd: rise as JulianDayUt }, settings).longitudes.sun;
        const minutes = (birth.jd - rise) * 1440;
        const close = (found: number | undefined, expected: number, what: string): void =>
          expect(foldTo180((found ?? Number.NaN) - expected), what).toBeLessThan(0.01);
        close(lagnas.bhava?.longitude, sun + minutes / 4, "bhava");
        close(lagnas.hora?.longitude, sun + minutes / 2, "hora");
        close(lagnas.ghati?.longitude, sun + minutes * 1.25, "ghati");
        close(lagnas.vighati?.longitude, sun + minutes * 15, "vighati");
        const sign = computeSign(longitudes.sun);
        close(
          lagnas.pranapada?.longitude,
          longitudes.sun + getRequired([0, 240, 120], sign % 3) + minutes * 5,
          "pranapada",
        );
        const star = (normalize360(longitudes.moon) * 27) / 360;
        close(lagnas.sree?.longitude, longitudes.lagna + 360 * (star - Math.floor(star)), "sree");
        close(lagnas.kunda?.longitude, 81 * longitudes.lagna, "kunda");
        const kala = { sun: 30, moon: 16, mars: 6, mercury: 8, jupiter: 10, venus: 12, saturn: 1 };
        const ninth = (from: number): number => kala[getRequired(LORD_BY_SIGN, (computeSign(from) + 8) % 12)];
        const counted = (ninth(longitudes.lagna) + ninth(longitudes.moon)) % 12 || 12;
        close(lagnas.indu?.longitude, longitudes.moon + 30 * (counted - 1), "indu");
        expect(computeHinduDay(sky, birth.jd, birth, settings.sunrise).sunriseJd).toBeCloseTo(rise, 5);
      }),
      { numRuns: countRuns(80, INDEPENDENT_SHARE) },
    );
  });

  test("Gulika and the other upagrahas rise with the parts of the day and of the night, each at its start", () => {
    const order = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;
    const parts = { kala: "sun", mrityu: "mars", ardhaprahara: "mercury", yamaghantaka: "jupiter", gulika: "saturn" };
    fc.assert(
      fc.property(births, (nativity) => {
        const { birth, sky } = nativity;
        const { sunriseJd, sunsetJd, nextSunriseJd } = computeHinduDay(sky, birth.jd, birth, settings.sunrise);
        fc.pre(sunriseJd !== null && sunsetJd !== null && nextSunriseJd !== null);
        const { upagrahas, panchanga } = computeSections(nativity, ["upagrahas", "panchanga"]);
        const night = birth.jd >= sunsetJd;
        const [begin, end] = night ? [sunsetJd, nextSunriseJd] : [sunriseJd, sunsetJd];
        const first = (panchanga.vara.number + (night ? 4 : 0)) % 7;
        for (const [id, lord] of Object.entries(parts)) {
          const part = (order.indexOf(lord as SaptaGrahaId) - first + 7) % 7;
          const at = (begin + ((end - begin) * part) / 8) as JulianDayUt;
          const rising = createNativity(ephemeris, { ...birth, jd: at }, settings).longitudes.lagna;
          const found = upagrahas[id as "gulika"]?.longitude ?? Number.NaN;
          expect(foldTo180(found - rising), `${id} ${night ? "by night" : "by day"}`).toBeLessThan(1e-6);
        }
        expect(upagrahas.mandi?.longitude).toBe(upagrahas.gulika?.longitude);
      }),
      { numRuns: countRuns(80, INDEPENDENT_SHARE) },
    );
  });
});

describe("signs derived from signs", () => {
  const traditional = resolveSettings({ jaimini: { colords: "traditional" } });

  test("arudhas: as far from the lord as the lord is from the house; the tenth from there if that is the house or its seventh", () => {
    fc.assert(
      fc.property(births, ({ birth }) => {
        const nativity = createNativity(ephemeris, birth, traditional);
        const signs = signsOf(nativity);
        const { arudhas } = computeSections(nativity, ["arudhas"]);
        for (let house = 0; house < 12; house++) {
          const from = (signs.lagna + house) % 12;
          const lord = signs[getRequired(LORD_BY_SIGN, from)];
          const image = (2 * lord - from + 24) % 12;
          const falls = countPlace(from, image);
          const arudha = falls === 1 || falls === 7 ? (image + 9) % 12 : image;
          expect(arudhas.bhava[`A${house + 1}` as "A1"]).toBe(RASHIS[arudha]);
        }
        expect(arudhas.graha.rahu).toBeUndefined();
      }),
      { numRuns: countRuns(150, INDEPENDENT_SHARE) },
    );
  });

  test("badhaka, the twenty-second drekkana and the sixty-fourth navamsa", () => {
    fc.assert(
      fc.property(births, (nativity) => {
        const { longitudes } = nativity;
        const signs = signsOf(nativity);
        const found = computeSections(nativity, ["badhaka", "drekkana_22", "navamsa_64"]);
        const house = getRequired([11, 9, 7], signs.lagna % 3);
        expect(found.badhaka).toMatchObject({ house, sign: RASHIS[(signs.lagna + house - 1) % 12] });
        // Advancing by 21 drekkanas or by 63 navamsas advances by seven signs.
        const drekkana: Rashi = getRequired(RASHIS, computeVargaSign("D3", longitudes.lagna + 210));
        expect(found.drekkana_22.sign).toBe(drekkana);
        const navamsa = Math.floor((normalize360(longitudes.moon) * 108) / 360);
        expect(found.navamsa_64.moon.sign).toBe(RASHIS[(navamsa + 63) % 12]);
      }),
      { numRuns: countRuns(150, INDEPENDENT_SHARE) },
    );
  });

  test("vimsopaka of the seven vargas", () => {
    const weights = { D1: 5, D2: 2, D3: 3, D7: 2.5, D9: 4.5, D12: 2, D30: 1 };
    const vishva: Readonly<Record<number, number>> = { 2: 18, 1: 15, 0: 10, [-1]: 7, [-2]: 5 };
    fc.assert(
      fc.property(births, (nativity) => {
        const signs = signsOf(nativity);
        const { vimsopaka } = computeSections(nativity, ["vimsopaka"]);
        for (const id of SAPTA_GRAHA_IDS) {
          const score = SAPTAVARGA.reduce((sum, varga) => {
            const [sign, weight] = [computeVargaSign(varga, nativity.longitudes[id]), weights[varga]];
            const lord = getRequired(LORD_BY_SIGN, sign);
            const own = lord === id || sign === MOOLATRIKONA[id] || sign === computeSign(DEEP_EXALTATION[id]);
            return sum + (weight * (own ? 20 : getRequired(vishva, getCompoundRelation(id, lord, signs)))) / 20;
          }, 0);
          expect(vimsopaka.saptavarga[id]?.score, id).toBeCloseTo(score, 9);
        }
      }),
      { numRuns: countRuns(150, INDEPENDENT_SHARE) },
    );
  });
});
