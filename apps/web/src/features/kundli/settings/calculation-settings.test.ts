import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_SETTINGS, useCalculationSettings } from "./calculation-settings.ts";

const kept = (stored: string) => {
  localStorage.setItem("lagna_calculation_settings", stored);
  return renderHook(() => useCalculationSettings()).result.current[0];
};

test.each([
  { preset: "kp" },
  { preset: "lagna", ayanamsa: "raman", node: "true", dasha_year: 365.25 },
  { ayanamsa: 23.5 },
  { ayanamsa: "custom", ayanamsa_degrees: -12 },
  { jaimini: { colords: "traditional", karaka_scheme: 7 }, varga_variants: { D2: "kashinatha" } },
])("%j stands as it was chosen", (settings) => {
  expect(kept(JSON.stringify(settings))).toEqual(settings);
});

test.each([
  ["what is no JSON", "{"],
  ["nothing", "null"],
  ["a list", "[]"],
  ["a preset that is none", '{"preset":"parashari"}'],
  ["a choice that is none", '{"node":"osculating"}'],
  ["a setting that is none", '{"colour":"gold"}'],
  ["a name that every object has", '{"toString":"gold"}'],
  ["a choice that is none, inside a group", '{"jaimini":{"karaka_scheme":9}}'],
  ["a choice where a group stands", '{"jaimini":7}'],
  ["more than half a circle", '{"ayanamsa_degrees":181}'],
  ["degrees in words", '{"ayanamsa_degrees":"24"}'],
])("%s gives way to the default", (_, stored) => {
  expect(kept(stored)).toEqual(DEFAULT_SETTINGS);
});
