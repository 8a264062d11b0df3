import { settingsRequestSchema } from "@lagna/contract";
import type { SettingsRequest } from "@lagna/terms";
import { useState } from "react";
import { readStored, writeStored } from "../../../lib/storage.ts";

const KEY = "lagna_calculation_settings";
export const DEFAULT_SETTINGS: SettingsRequest = { preset: "lagna" };

function readSettings(): SettingsRequest {
  try {
    return settingsRequestSchema.parse(JSON.parse(readStored(KEY) ?? "null"));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** How charts are calculated, remembered in this browser. */
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
