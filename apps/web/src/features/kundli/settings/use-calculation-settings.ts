import { PRESET_IDS, SETTINGS, type SettingGroup, type SettingsRequest, type SettingValues } from "@lagna/terms";
import { useState } from "react";
import { readStored, writeStored } from "../../../lib/storage.ts";

const KEY = "lagna_calculation_settings";
export const DEFAULT_SETTINGS: SettingsRequest = { preset: "lagna" };

type Stored = Readonly<Record<string, unknown>>;

const isOneOf = (values: SettingValues, value: unknown): boolean => (values as readonly unknown[]).includes(value);
const isGroup = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isDegrees = (value: unknown): boolean => typeof value === "number" && Math.abs(value) <= 180;

/** Whether every stored setting is a valid choice, at every depth. */
const isChoiceIn = (declared: SettingGroup, stored: unknown): boolean =>
  isGroup(stored) &&
  Object.entries(stored).every(([key, value]) => {
    const inner = Object.hasOwn(declared, key) ? declared[key] : undefined;
    if (inner === undefined) return false;
    return Array.isArray(inner) ? isOneOf(inner, value) : isChoiceIn(inner as SettingGroup, value);
  });

/** Stored settings may come from an older version: they are used completely or not at all. */
function isSettings(stored: unknown): stored is SettingsRequest {
  if (!isGroup(stored)) return false;
  const { preset, ayanamsa, ayanamsa_degrees: degrees, ...choices } = stored;
  return (
    (preset === undefined || isOneOf(PRESET_IDS, preset)) &&
    (ayanamsa === undefined || isOneOf(SETTINGS.ayanamsa, ayanamsa) || isDegrees(ayanamsa)) &&
    (degrees === undefined || isDegrees(degrees)) &&
    isChoiceIn(SETTINGS, choices)
  );
}

function readSettings(): SettingsRequest {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? "null");
    return isSettings(stored) ? stored : DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** The calculation settings, stored in this browser. */
export function useCalculationSettings(): [SettingsRequest, (settings: SettingsRequest) => void] {
  const [settings, setSettings] = useState(readSettings);
  return [
    settings,
    (next) => {
      setSettings(next);
      writeStored(KEY, JSON.stringify(next));
    },
  ];
}
