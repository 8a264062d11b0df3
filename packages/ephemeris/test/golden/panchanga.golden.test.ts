import type { SettingsRequest, SunriseKind } from "@lagna/terms";
import {
  computeSections,
  computeLimbs,
  createNativity,
  resolveSettings,
  type JulianDayUt,
  type Limbs,
} from "@lagna/jyotish";
import { KARANA_WORDS, MASA_WORDS, NAKSHATRAS, NITYA_YOGA_WORDS, formatTithiName, VARA_WORDS } from "@lagna/terms";
import { findLagnaSignEnd } from "../../../jyotish/src/chart/lagna.ts";
import { computeSiderealMoon, computeSiderealSunLongitude, type Sky } from "../../../jyotish/src/chart/sky.ts";
import { computeWeekday } from "../../../jyotish/src/core/time.ts";
import { computeHinduDay, computeVara } from "../../../jyotish/src/panchanga/hindu-day.ts";
import { computeLunarMonth } from "../../../jyotish/src/panchanga/lunar-month.ts";
import { nakshatraOf } from "../../../jyotish/src/zodiac/nakshatra.ts";
import { rashiOf } from "../../../jyotish/src/zodiac/rashi.ts";
import { describe, expect, test } from "vitest";
import { openEphemeris } from "../../src/index.ts";
import {
  toAssumedSettings,
  ErrorReport,
  goldenCases,
  getCasePlace,
  createSkyFor,
  toUtcMilliseconds,
  type GoldenCase,
} from "../golden-cases.ts";

type LimbName = "tithi" | "nakshatra" | "yoga" | "karana";
interface Limb {
  readonly index: number;
  readonly name?: string;
  readonly end?: string;
}
interface SwissCase extends GoldenCase {
  readonly input: DatedInput;
  readonly expected: {
    readonly rise_set: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
    readonly weekday: string;
    readonly reference_instant: string;
    readonly angas_until_next_sunrise: Readonly<Record<LimbName, readonly Limb[]>>;
    readonly geometric_positions: Readonly<Record<LimbName, Limb>>;
  };
  readonly tolerance_seconds: { readonly rise_set: number; readonly end_times: number };
}
interface DatedInput {
  readonly date: string;
  readonly utc_offset_hours: number;
  readonly lat: number;
  readonly lon: number;
}
interface DatedCase extends GoldenCase {
  readonly input: DatedInput;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly tolerance_seconds?: number;
}

const SECONDS = 86_400;
/** A minute: every limb is longer, so a limb that began at least this long ago is certainly the next one. */
const INTO_NEXT_DAYS = 1 / 1440;
const LIMBS: readonly LimbName[] = ["tithi", "nakshatra", "yoga", "karana"];
/** Definitions of sunrise that mix ours and are not supported. */
const NOT_OFFERED = ["centre_with_refraction", "upper_limb_no_refraction"];
const DEFINITIONS: Readonly<Record<string, SunriseKind>> = {
  centre_no_refraction_hindu: "hindu",
  upper_limb_with_refraction: "upper_limb_refracted",
  moon_upper_limb_refraction: "upper_limb_refracted",
  moon_centre_geocentric_hindu: "hindu",
};

const ephemeris = openEphemeris();
const errors = new ErrorReport("panchanga");
const cases = goldenCases<GoldenCase>("panchanga");
const caseNamed = <Case>(id: string): Case => cases.find((golden) => golden.id === id) as unknown as Case;

const jdOfLocal = (local: string, offsetHours: number): JulianDayUt =>
  ephemeris.julianDay(toUtcMilliseconds(local, offsetHours));
const midnight = ({ date, utc_offset_hours }: DatedInput): JulianDayUt =>
  jdOfLocal(`${date}T00:00:00`, utc_offset_hours);

/** Sunrise of the civil date, by the Hindu definition by default. */
function sunriseOf(golden: DatedCase | SwissCase, kind: SunriseKind = "hindu"): JulianDayUt {
  const sunrise = ephemeris.riseSet(midnight(golden.input), "sun", "rise", getCasePlace(golden), kind);
  if (sunrise === null) throw new Error(`${golden.id}: no sunrise`);
  return sunrise;
}

const words = (name: string): string => name.toLowerCase().replaceAll(" ", "_");

/** Names used by the sources. */
const nameOf = ({ tithi, yoga, karana }: Limbs) => ({
  tithi: formatTithiName(tithi.number, "en"),
  yoga: NITYA_YOGA_WORDS[yoga.id].en,
  karana: KARANA_WORDS[karana.id].en,
});

function limbOf(limbs: Limbs, name: LimbName): { index: number; name: string; endJd: JulianDayUt } {
  if (name === "nakshatra") {
    const { id, endJd } = limbs.nakshatra;
    return { index: NAKSHATRAS.indexOf(id) + 1, name: id, endJd };
  }
  const { number, endJd } = limbs[name];
  return { index: number, name: nameOf(limbs)[name], endJd };
}

function assertLimb(
  golden: DatedCase | SwissCase,
  sky: Sky,
  jd: number,
  name: LimbName,
  limb: Limb,
  tolerance: number,
): JulianDayUt {
  const actual = limbOf(computeLimbs(sky, jd as JulianDayUt), name);
  expect(actual.index, `${golden.id}: ${name}`).toBe(limb.index);
  if (limb.name !== undefined) {
    const ours = name === "nakshatra" ? words(actual.name) : actual.name;
    expect(ours).toBe(name === "nakshatra" ? words(limb.name) : limb.name);
  }
  if (limb.end !== undefined) {
    const end = limb.end.includes("T") ? limb.end : `${golden.input.date}T${limb.end}`;
    const seconds = (actual.endJd - jdOfLocal(end, golden.input.utc_offset_hours)) * SECONDS;
    errors.difference(`end of ${name}, ${sky.positions}`, golden.id, seconds, 0, tolerance, "s");
  }
  return actual.endJd;
}

describe("Swiss Ephemeris", () => {
  const swiss = cases.filter(({ source }) => source === "swe") as unknown as SwissCase[];

  test.each(swiss.map((golden) => [golden.id, golden] as const))("%s: rise and set", (id, golden) => {
    const start = midnight(golden.input);
    for (const [definition, events] of Object.entries(golden.expected.rise_set)) {
      if (NOT_OFFERED.includes(definition)) continue;
      const kind = DEFINITIONS[definition];
      if (!kind) throw new Error(`${id}: unknown definition ${definition}`);
      for (const [name, expected] of Object.entries(events)) {
        const body = name.startsWith("sun") ? "sun" : "moon";
        const event = name.endsWith("rise") ? "rise" : "set";
        // The source's sunset is the one after the sunrise: in June in Reykjavik the previous evening's is after
        // midnight.
        const from = name === "sunset" ? sunriseOf(golden, kind) : start;
        const found = ephemeris.riseSet(from, body, event, getCasePlace(golden), kind);
        const actual = found !== null && found < start + 1 ? found : null;
        if (expected === null) {
          expect(actual, `${id}: ${definition} ${name}`).toBeNull();
          continue;
        }
        const seconds = ((actual ?? Number.NaN) - jdOfLocal(expected, golden.input.utc_offset_hours)) * SECONDS;
        errors.difference(`${name}, ${kind}`, id, seconds, 0, golden.tolerance_seconds.rise_set, "s");
      }
    }
  });

  test.each(swiss.map((golden) => [golden.id, golden] as const))("%s: limbs from sunrise to sunrise", (id, golden) => {
    expect(golden.expected.reference_instant).toBe("sunrise (hindu)");
    const request = toAssumedSettings(golden.assumptions);
    const sunrise = sunriseOf(golden);
    const sky = createSkyFor(ephemeris, request, sunrise);
    const day = computeHinduDay(sky, sunrise, getCasePlace(golden), "hindu");
    const next = day.nextSunriseJd ?? Number.NaN;
    expect(day.sunriseJd).toBeCloseTo(sunrise, 6);
    for (const name of LIMBS) {
      let jd: number = sunrise;
      for (const limb of golden.expected.angas_until_next_sunrise[name]) {
        expect(jd, `${id}: ${name} ${limb.index} begins after the next sunrise`).toBeLessThan(next);
        jd = assertLimb(golden, sky, jd, name, limb, golden.tolerance_seconds.end_times) + INTO_NEXT_DAYS;
      }
      expect(jd, `${id}: a ${name} is missing`).toBeGreaterThan(next);
      const geometric = createSkyFor(ephemeris, { ...request, positions: "geometric" }, sunrise);
      const expected = golden.expected.geometric_positions[name];
      assertLimb(golden, geometric, sunrise, name, expected, golden.tolerance_seconds.end_times);
    }
  });

  test.each(swiss.map((golden) => [golden.id, golden] as const))("%s: vara", (_id, golden) => {
    const place = getCasePlace(golden);
    const offset = golden.input.utc_offset_hours * 3600;
    const sunrise = sunriseOf(golden);
    const sky = createSkyFor(ephemeris, {}, sunrise);
    const at = (jd: number): string =>
      VARA_WORDS[
        computeVara(jd as JulianDayUt, computeHinduDay(sky, jd as JulianDayUt, place, "hindu"), place, offset).id
      ].en;
    expect(at(sunrise)).toBe(golden.expected.weekday);
    expect(at(sunrise + 0.01)).toBe(golden.expected.weekday);
    expect(at(sunrise - 0.01)).not.toBe(golden.expected.weekday);
    expect(computeWeekday(midnight(golden.input), offset)).toBe(new Date(`${golden.input.date}T00:00:00Z`).getUTCDay());
  });
});

describe("limbs at the sunrise of a date", () => {
  const dated = cases.filter(({ source, input, expected }: GoldenCase & { expected?: object }) => {
    const hasLimb = LIMBS.some((name) => expected !== undefined && name in expected);
    return input.date !== undefined && hasLimb && (source === "bdsatish" || source === "pyjhora");
  }) as unknown as DatedCase[];

  test.each(dated.map((golden) => [golden.id, golden] as const))("%s", (id, golden) => {
    const sunrise = sunriseOf(golden);
    const sky = createSkyFor(ephemeris, toAssumedSettings(golden.assumptions), sunrise);
    for (const [name, expected] of Object.entries(golden.expected)) {
      if (!LIMBS.includes(name as LimbName)) throw new Error(`${id}: nothing asserts ${name}`);
      const limbs = [expected].flat() as Limb[];
      // For some of PyJHora's cases the limb is not the one at sunrise but the one that starts later on that date.
      let jd: number = sunrise;
      if (limbOf(computeLimbs(sky, sunrise), name as LimbName).index !== limbs[0]?.index) {
        expect(golden.source, `${id}: ${name} at sunrise`).toBe("pyjhora");
        jd = limbOf(computeLimbs(sky, sunrise), name as LimbName).endJd + INTO_NEXT_DAYS;
        expect(jd, `${id}: ${name} begins on the next date`).toBeLessThan(midnight(golden.input) + 1);
      }
      for (const limb of limbs) {
        jd = assertLimb(golden, sky, jd, name as LimbName, limb, golden.tolerance_seconds ?? 0) + INTO_NEXT_DAYS;
      }
    }
  });
  test("there are such cases", () => expect(dated.length).toBe(9));
});

describe("Drik Panchang", () => {
  interface NamedCase extends GoldenCase {
    readonly input: DatedInput & { readonly local?: string };
    readonly expected: Readonly<Record<string, string>>;
  }
  const drik = cases.filter(({ source }) => source === "ishubhamx" || source === "drik") as unknown as NamedCase[];
  const bengaluru = { latitude: 12.9716, longitude: 77.5946 };

  test.each(drik.map((golden) => [golden.id, golden] as const))("%s", (_id, golden) => {
    const { input, expected } = golden;
    const place = input.lat === undefined ? bengaluru : getCasePlace(golden);
    const request: SettingsRequest = { preset: "drik" };
    const jd =
      input.local === undefined
        ? sunriseOf(golden, "upper_limb_refracted")
        : jdOfLocal(input.local, input.utc_offset_hours);
    const sky = createSkyFor(ephemeris, request, jd);
    const birth = { jd, ...place, utcOffsetSeconds: input.utc_offset_hours * 3600 };
    const { panchanga } = computeSections(createNativity(ephemeris, birth, resolveSettings(request)), ["panchanga"]);
    const sun = computeSiderealSunLongitude(sky, jd);
    const actual: Record<string, string> = {
      ...nameOf(panchanga),
      nakshatra: panchanga.nakshatra.id,
      vara: VARA_WORDS[panchanga.vara.id].en,
      moon_sign: rashiOf(computeSiderealMoon(sky, jd).angle),
      sun_sign: rashiOf(sun),
      sun_nakshatra: nakshatraOf(sun).nakshatra,
    };
    for (const [key, value] of Object.entries(expected)) expect(words(actual[key] ?? ""), key).toBe(words(value));
  });
});

describe("jyotisha", () => {
  test("tithi 27 of December 1981 begins and ends", () => {
    const golden = caseNamed<{
      id: string;
      expected: { tithi: { index: number; start_jd: number; end_jd: number } };
      tolerance_days: number;
    }>("jyotisha-tithi27-1981-12");
    const { index, start_jd, end_jd } = golden.expected.tithi;
    const middle = ((start_jd + end_jd) / 2) as JulianDayUt;
    const sky = createSkyFor(ephemeris, { ayanamsa: "true_chitra" }, middle);
    const before = computeLimbs(sky, (start_jd - 0.1) as JulianDayUt).tithi;
    const during = computeLimbs(sky, middle).tithi;
    expect([before.number, during.number]).toEqual([index - 1, index]);
    errors.difference("jyotisha's tithi", golden.id, before.endJd, start_jd, golden.tolerance_days, "d");
    errors.difference("jyotisha's tithi", golden.id, during.endJd, end_jd, golden.tolerance_days, "d");
  });

  test("1981-12-23T05:06Z", () => {
    const golden = caseNamed<{ input: { jd_ut: number }; expected: Record<string, number> }>(
      "jyotisha-1981-12-23T05:06Z",
    );
    const jd = golden.input.jd_ut as JulianDayUt;
    const sky = createSkyFor(ephemeris, { ayanamsa: "true_chitra" }, jd);
    const limbs = computeLimbs(sky, jd);
    const { nakshatra, tithi, yoga, karana, solar_sign } = golden.expected;
    expect(LIMBS.map((name) => limbOf(limbs, name).index)).toEqual([tithi, nakshatra, yoga, karana]);
    expect(Math.floor(computeSiderealSunLongitude(sky, jd) / 30) + 1).toBe(solar_sign);
  });

  test("the signs the lagna leaves on a day in Chennai", () => {
    const golden = caseNamed<{
      id: string;
      input: { lat: number; lon: number };
      expected: { lagna_sign_end_jd_ut: [string, number][] };
      tolerance_minutes: number;
    }>("jyotisha-lagna-ends-2018-04-14-chennai");
    const place = { latitude: golden.input.lat, longitude: golden.input.lon };
    const ends = golden.expected.lagna_sign_end_jd_ut;
    let jd = ((ends[0] as [string, number])[1] - 0.02) as JulianDayUt;
    const sky = createSkyFor(ephemeris, { ayanamsa: "true_chitra" }, jd);
    for (const [sign, expected] of ends) {
      const end = findLagnaSignEnd(sky, jd, place);
      expect(end.sign).toBe(sign.toLowerCase());
      errors.difference(
        "lagna leaves a sign",
        golden.id,
        (end.endJd - expected) * 1440,
        0,
        golden.tolerance_minutes,
        "min",
      );
      jd = end.endJd;
    }
  });
});

describe("lunar months", () => {
  interface MasaCase extends DatedCase {
    readonly expected: {
      readonly amanta?: string;
      readonly purnimanta?: string;
      readonly adhika?: boolean;
      readonly kshaya_month?: string;
    };
  }
  const months = cases.filter(({ id }) => /masa|kshaya/.test(id)) as unknown as MasaCase[];

  test.each(months.map((golden) => [golden.id, golden] as const))("%s", (_id, golden) => {
    const sunrise = sunriseOf(golden);
    const found = computeLunarMonth(createSkyFor(ephemeris, toAssumedSettings(golden.assumptions), sunrise), sunrise);
    const month = found && {
      ...found,
      amanta: MASA_WORDS[found.amanta].en,
      purnimanta: MASA_WORDS[found.purnimanta].en,
    };
    const { kshaya_month, ...expected } = golden.expected;
    if (kshaya_month === undefined) expect(month).toEqual({ kshaya: false, ...expected });
    else expect(month).toMatchObject({ amanta: kshaya_month.replace(" kshaya", ""), adhika: false, kshaya: true });
  });
  test("there are such cases", () => expect(months.length).toBe(5));
});

test("every case of every source belongs to one of the groups above", () => {
  const kinds = [
    ({ source }: GoldenCase) =>
      source === "swe" || source === "ishubhamx" || source === "drik" || source === "jyotisha",
    ({ id }: GoldenCase) => /masa|kshaya|tithi|nakshatra|helsinki/.test(id),
  ];
  expect(cases.filter((golden) => !kinds.some((kind) => kind(golden))).map(({ id }) => id)).toEqual([]);
});
