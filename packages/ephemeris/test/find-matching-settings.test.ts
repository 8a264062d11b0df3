import { GRAHAS, PRESET_IDS, SETTINGS, type Graha, type SettingsRequest } from "@lagna/terms";
import {
  computeSections,
  findMatchingSettings,
  computeHinduDay,
  createNativity,
  resolveSettings,
  type ClockReading,
  type Nativity,
  type SettingsCandidate,
  type ObservedFigure,
} from "@lagna/jyotish";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openEphemeris } from "../src/index.ts";

const ephemeris = openEphemeris();

const PLACE = { latitude: 26.9124, longitude: 75.7873 };
const INDIAN = 19_800;

const clockAt = (utc: string, offsetSeconds = INDIAN, id = "stated"): ClockReading => ({
  id,
  utcMilliseconds: Date.parse(utc),
  offsetSeconds,
});

function nativity(clock: ClockReading, request: SettingsRequest, place = PLACE): Nativity {
  const settings = resolveSettings(request);
  return createNativity(
    ephemeris,
    { jd: ephemeris.julianDay(clock.utcMilliseconds, settings.time_scale), ...place },
    settings,
  );
}

/** Truncates or rounds as a program does at its last digit. */
const cut = (value: number, unit: number, rounds: boolean): number =>
  (rounds ? Math.round(value / unit) : Math.floor(value / unit)) * unit;

const LORDS: readonly Graha[] = ["saturn", "mercury"];

/**
 * The figures a program with these settings would show: longitudes and the ayanamsa to `unit` degrees, sunrise to
 * seconds, a dasha to the day.
 */
function createObservedFigures(
  clock: ClockReading,
  request: SettingsRequest,
  unit: number,
  rounds: boolean,
): ObservedFigure[] {
  const of = nativity(clock, request);
  const { settings, longitudes, chart, sky, birth } = of;
  const bodies = (["lagna", ...GRAHAS] as const).filter((what) => what !== "ketu");
  const onClock = (jd: number) => ephemeris.utcMilliseconds(jd, settings.time_scale) / 1000 + clock.offsetSeconds;
  const { sunriseJd } = computeHinduDay(sky, birth.jd, PLACE, settings.sunrise);
  const { vimshottari } = computeSections(of, ["dashas"]).dashas;
  const maha = vimshottari.periods.find(({ lord }) => lord === LORDS[0]);
  const antara = maha?.sub?.find(({ lord }) => lord === LORDS[1]);
  const day = 86_400;
  return [
    ...bodies.map((what): ObservedFigure => ({ what, value: cut(longitudes[what], unit, rounds), unit })),
    { what: "ayanamsa", value: cut(chart.ayanamsa.meanDegrees, unit, rounds), unit },
    { what: "sunrise", value: cut(((onClock(sunriseJd as number) % day) + day) % day, 1, rounds), unit: 1 },
    {
      what: "dasha",
      lords: LORDS,
      edge: "start",
      value: cut(onClock(antara?.startJd as number), day, false),
      unit: day,
    },
  ];
}

const first = (schools: readonly SettingsCandidate[]): SettingsCandidate => schools[0] as SettingsCandidate;

test("our own figures need no change of settings, to the second or to the minute, rounded or truncated", () => {
  const clock = clockAt("1988-03-09T08:55:00Z");
  for (const unit of [1 / 3600, 1 / 60]) {
    for (const rounds of [true, false]) {
      const found = findMatchingSettings(ephemeris, {
        settings: {},
        clocks: [clock],
        places: [PLACE],
        figures: createObservedFigures(clock, {}, unit, rounds),
      });
      expect(first(found)).toMatchObject({ settings: {}, cost: 0, fit: { differing: 0 } });
    }
  }
});

test.each(PRESET_IDS.filter((id) => id !== "lagna"))(
  "the figures of preset %s are explained with no more changes than the preset makes",
  (preset) => {
    const clock = clockAt("1971-11-02T21:13:20Z");
    const found = findMatchingSettings(ephemeris, {
      settings: {},
      clocks: [clock],
      places: [PLACE],
      figures: createObservedFigures(clock, { preset }, 1 / 3600, true),
    });
    const best = first(found);
    expect(best.fit.differing).toBe(0);
    expect(best.cost).toBeLessThanOrEqual(1.5);
    const { ayanamsa, node } = resolveSettings({ preset });
    expect(resolveSettings(best.settings)).toMatchObject({ ayanamsa, node });
  },
);

test.each([
  ["second", 1 / 3600],
  ["minute", 1 / 60],
] as const)(
  "of the ayanamsas that fit to the %s, a common one comes first: Drik Panchang's before lahiri_vp285",
  (_, unit) => {
    for (const utc of [
      "2024-08-14T02:31:00Z",
      "2025-04-09T06:12:00Z",
      "2025-11-30T21:40:00Z",
      "2026-06-01T12:05:00Z",
    ]) {
      const clock = clockAt(utc);
      for (const rounds of [true, false]) {
        const found = findMatchingSettings(ephemeris, {
          settings: {},
          clocks: [clock],
          places: [PLACE],
          figures: createObservedFigures(clock, { ayanamsa: "drik" }, unit, rounds),
        });
        const fitting = found.filter(({ fit }) => fit.differing === 0).map(({ settings }) => resolveSettings(settings));
        const place = (id: string): number => fitting.findIndex(({ ayanamsa }) => ayanamsa === id);
        expect(fitting[0]?.ayanamsa).not.toBe("lahiri_vp285");
        expect(place("drik")).toBeGreaterThanOrEqual(0);
        if (place("lahiri_vp285") >= 0) expect(place("drik")).toBeLessThan(place("lahiri_vp285"));
      }
    }
  },
);

test("figures computed with any settings, rounded or truncated, lead back to settings that reproduce them", () => {
  const choice = <Value extends string | number>(values: readonly Value[]) => fc.constantFrom(...values);
  const named = SETTINGS.ayanamsa.filter((id) => id !== "custom");
  const settings = fc.record({
    ayanamsa: choice(named),
    positions: choice(SETTINGS.positions),
    node: choice(SETTINGS.node),
    dasha_year: choice(SETTINGS.dasha_year),
    sunrise: choice(SETTINGS.sunrise),
    time_scale: choice(SETTINGS.time_scale),
  });
  let runs = 0;
  let exact = 0;
  fc.assert(
    fc.property(
      settings,
      fc.integer({ min: -2_000_000_000, max: 1_700_000_000 }),
      fc.boolean(),
      fc.boolean(),
      (request, seconds, rounds, toSeconds) => {
        const clock: ClockReading = { id: "stated", utcMilliseconds: seconds * 1000, offsetSeconds: INDIAN };
        const seen = createObservedFigures(clock, request, toSeconds ? 1 / 3600 : 1 / 60, rounds);
        const found = findMatchingSettings(ephemeris, {
          settings: {},
          clocks: [clock],
          places: [PLACE],
          figures: seen,
        });
        const best = first(found);
        expect(best.fit.differing).toBe(0);
        expect(best.cost).toBeLessThanOrEqual(6);
        runs += 1;
        const chosen = resolveSettings(best.settings);
        if (chosen.ayanamsa === request.ayanamsa && chosen.node === request.node) exact += 1;
      },
    ),
    { numRuns: 60, seed: 20_261_121 },
  );
  // Some ayanamsas are within an arcminute of others: figures to the minute cannot tell those apart.
  expect(exact / runs).toBeGreaterThan(0.75);
});

test("an unnamed ayanamsa is returned in degrees", () => {
  const clock = clockAt("1990-08-15T02:05:00Z");
  const request: SettingsRequest = { ayanamsa: 24.3456 };
  const seen = createObservedFigures(clock, request, 1 / 3600, true);
  const best = first(
    findMatchingSettings(ephemeris, { settings: {}, clocks: [clock], places: [PLACE], figures: seen }),
  );
  expect(best.fit.differing).toBe(0);
  expect(best.settings.ayanamsa).toBe("custom");
  expect(best.settings.ayanamsa_degrees).toBeCloseTo(24.3456, 3);
});

test("a clock read differently is found and named", () => {
  const asRead = clockAt("1943-05-01T02:05:00Z", 23_400, "as_read");
  const withoutWar = clockAt("1943-05-01T03:05:00Z", INDIAN, "standard");
  const seen = createObservedFigures(withoutWar, {}, 1 / 60, false);
  const best = first(
    findMatchingSettings(ephemeris, { settings: {}, clocks: [asRead, withoutWar], places: [PLACE], figures: seen }),
  );
  expect(best).toMatchObject({ clock: { id: "standard" }, settings: {}, fit: { differing: 0 } });
});

test("a mistyped figure is named, instead of being explained by changing every setting", () => {
  const clock = clockAt("1988-03-09T08:55:00Z");
  const seen = createObservedFigures(clock, {}, 1 / 60, true).map((figure) =>
    figure.what === "venus" ? { ...figure, value: figure.value + 3 } : figure,
  );
  const best = first(
    findMatchingSettings(ephemeris, { settings: {}, clocks: [clock], places: [PLACE], figures: seen }),
  );
  expect(best.settings).toEqual({});
  expect(seen.filter((_, index) => !best.fit.agrees[index]).map(({ what }) => what)).toEqual(["venus"]);
});

test("a user of Jagannatha Hora's preset is shown changes relative to it", () => {
  const clock = clockAt("1988-03-09T08:55:00Z");
  const own: SettingsRequest = { preset: "jagannatha_hora" };
  const seen = createObservedFigures(clock, { ...own, ayanamsa: "raman" }, 1 / 3600, true);
  const best = first(
    findMatchingSettings(ephemeris, { settings: own, clocks: [clock], places: [PLACE], figures: seen }),
  );
  expect(best.settings).toEqual({ ...own, ayanamsa: "raman" });
});

test.each(["jagannatha_hora", "jagannatha_hora_lahiri"] as const)(
  "a preset that explains every figure brings all its choices: %s without a sunrise",
  (preset) => {
    const clock = clockAt("1988-03-09T08:55:00Z");
    const figures = createObservedFigures(clock, { preset }, 1 / 3600, true).filter(({ what }) => what !== "sunrise");
    const own: SettingsRequest = { sunrise: "upper_limb_refracted" };
    const found = findMatchingSettings(ephemeris, { settings: own, clocks: [clock], places: [PLACE], figures });
    const exact = found.filter(({ fit }) => fit.differing === 0).map(({ settings }) => settings);
    expect(exact).toContainEqual({ preset });
    // The reader's own sunrise never replaces that of a preset.
    for (const settings of exact) if (settings.preset !== undefined) expect(settings).not.toHaveProperty("sunrise");
  },
);
