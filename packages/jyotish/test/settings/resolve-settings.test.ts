import { PRESET_IDS, type SettingsRequest } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { SettingsError } from "../../src/core/errors.ts";
import { julianDayUt } from "../../src/core/units.ts";
import { toAyanamsaChoice, resolveSettings } from "../../src/resolve-settings.ts";

const DEFAULTS = {
  ayanamsa: "lahiri",
  custom_ayanamsa_degrees: null,
  positions: "apparent",
  node: "mean",
  house_system: "whole_sign",
  dasha_year: "sidereal",
  sunrise: "upper_limb_refracted",
  time_scale: "utc_to_ut1",
};

describe("presets", () => {
  test.each([
    ["lagna", {}],
    [
      "jagannatha_hora",
      { ayanamsa: "true_pushya", positions: "geometric", node: "true", sunrise: "hindu", time_scale: "clock_as_ut1" },
    ],
    ["jagannatha_hora_lahiri", { positions: "geometric", sunrise: "hindu", time_scale: "clock_as_ut1" }],
    ["drik", { ayanamsa: "drik" }],
    ["kp", { ayanamsa: "krishnamurti", house_system: "placidus" }],
    ["raman", { ayanamsa: "raman" }],
  ] as const)("%s", (preset, differing) => {
    expect(resolveSettings({ preset })).toMatchObject({ preset, ...DEFAULTS, ...differing });
  });

  test("each is tested above, and the first is the default", () => {
    expect(PRESET_IDS).toEqual(["lagna", "jagannatha_hora", "jagannatha_hora_lahiri", "drik", "kp", "raman"]);
    expect(resolveSettings()).toEqual(resolveSettings({ preset: "lagna" }));
    expect(resolveSettings({ preset: undefined, node: undefined })).toEqual(resolveSettings());
  });

  test("P.V.R.'s tables add the lagna to the occupants, unless others are requested", () => {
    const occupants = (request: SettingsRequest) => resolveSettings(request).ashtakavarga.ekadhipatya_occupants;
    expect(occupants({})).toBe("planets");
    expect(occupants({ ashtakavarga: { tables: "pvr" } })).toBe("planets_and_lagna");
    expect(occupants({ ashtakavarga: { tables: "pvr", ekadhipatya_occupants: "nine" } })).toBe("nine");
    expect(occupants({ preset: "jagannatha_hora" })).toBe("planets_and_lagna");
    expect(occupants({ preset: "jagannatha_hora", ashtakavarga: { tables: "bphs" } })).toBe("planets");
  });

  test.each(PRESET_IDS)("under %s an upagraha rises at the start of its part, Mandi too", (preset) => {
    expect(resolveSettings({ preset }).upagraha).toMatchObject({ at: "begin", mandi: "begin" });
  });

  test("a single setting overrides its preset and leaves the rest", () => {
    const settings = resolveSettings({ preset: "jagannatha_hora", ayanamsa: "lahiri", dasha_year: 360 });
    expect(settings).toMatchObject({
      preset: "jagannatha_hora",
      ayanamsa: "lahiri",
      positions: "geometric",
      node: "true",
      dasha_year: 360,
    });
  });
});

describe("varga variants", () => {
  test("every varga names the variant used", () => {
    const { varga_variants } = resolveSettings({ varga_variants: { D2: "parivritti_even_reverse" } });
    expect(varga_variants.D2).toBe("parivritti_even_reverse");
    expect(varga_variants.D9).toBe("parashara");
    expect(Object.values(varga_variants).every((name) => name.length > 0)).toBe(true);
  });
});

describe("a custom ayanamsa", () => {
  test.each([
    ["as a number", { ayanamsa: 23.5 }],
    ["by name with its degrees", { ayanamsa: "custom", ayanamsa_degrees: 23.5 }],
    ["by its degrees alone", { ayanamsa_degrees: 23.5 }],
  ] as [string, SettingsRequest][])("%s", (_name, request) => {
    const settings = resolveSettings(request);
    expect(settings).toMatchObject({ ayanamsa: "custom", custom_ayanamsa_degrees: 23.5 });
    const birth = julianDayUt(2_451_545);
    expect(toAyanamsaChoice(settings, birth)).toEqual({ id: "custom", degrees: 23.5, epoch: birth });
  });

  test("a named one ignores degrees, so an answer's settings can be sent back", () => {
    expect(resolveSettings({ ayanamsa: "raman", ayanamsa_degrees: 22.1 })).toMatchObject({
      ayanamsa: "raman",
      custom_ayanamsa_degrees: null,
    });
  });
});

describe("refuses unsupported values, naming the setting", () => {
  test.each([
    ["preset", { preset: "parashara" }],
    ["ayanamsa", { ayanamsa: "hipparchos" }],
    ["ayanamsa_degrees", { ayanamsa: "custom" }],
    ["ayanamsa_degrees", { ayanamsa: 181 }],
    ["ayanamsa_degrees", { ayanamsa: Number.NaN }],
    ["positions", { positions: "topocentric" }],
    ["node", { node: "osculating" }],
    ["house_system", { house_system: "vehlow" }],
    ["dasha_year", { dasha_year: 365 }],
    ["sunrise", { sunrise: "civil" }],
    ["varga_variants.D2", { varga_variants: { D2: "kalachakra" } }],
    ["varga_variants.D13", { varga_variants: { D13: "parashara" } }],
    ["varga_variants.constructor", { varga_variants: { constructor: "x" } }],
  ])("%s", (path, request) => {
    let error: unknown;
    try {
      resolveSettings(request as SettingsRequest);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(SettingsError);
    expect(error).toBeInstanceOf(RangeError);
    expect((error as SettingsError).path).toBe(path);
  });
});
