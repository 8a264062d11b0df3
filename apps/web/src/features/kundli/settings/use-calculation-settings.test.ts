import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_SETTINGS, useCalculationSettings } from "./use-calculation-settings.ts";

const readSettings = (stored: string) => {
  localStorage.setItem("lagna_calculation_settings", stored);
  return renderHook(() => useCalculationSettings()).result.current[0];
};

test.each([
  { preset: "kp" },
  { preset: "lagna", ayanamsa: "raman", node: "true", dasha_year: 365.25 },
  { ayanamsa: 23.5 },
  { ayanamsa: "custom", ayanamsa_degrees: -12 },
  { jaimini: { colords: "traditional", karaka_scheme: 7 }, varga_variants: { D2: "kashinatha" } },
])("restores %j", (settings) => {
  expect(readSettings(JSON.stringify(settings))).toEqual(settings);
});

test.each([
  ["invalid JSON", "{"],
  ["nothing", "null"],
  ["a list", "[]"],
  ["an unknown preset", '{"preset":"parashari"}'],
  ["an unknown choice", '{"node":"osculating"}'],
  ["an unknown setting", '{"colour":"gold"}'],
  ["a name that every object has", '{"toString":"gold"}'],
  ["an unknown choice inside a group", '{"jaimini":{"karaka_scheme":9}}'],
  ["a choice instead of a group", '{"jaimini":7}'],
  ["more than half a circle", '{"ayanamsa_degrees":181}'],
  ["degrees in words", '{"ayanamsa_degrees":"24"}'],
])("replaces %s with the default", (_, stored) => {
  expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS);
});
