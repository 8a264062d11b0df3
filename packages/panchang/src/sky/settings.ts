import { SettingsError } from "@lagna/jyotish";
import {
  ALMANAC_NUMBERS,
  ALMANAC_PRESET_VALUES,
  ALMANAC_PRESETS,
  ALMANAC_SETTINGS,
  type AlmanacPreset,
  type AlmanacSettings,
  type AyanamsaId,
  SETTINGS,
} from "@lagna/terms";

/** What a caller asks for: a preset, and the values that differ from it. */
export type AlmanacSettingsRequest = Partial<AlmanacSettings>;

function requireKnown<Value>(path: string, value: unknown, values: readonly Value[]): Value {
  if (values.includes(value as Value)) return value as Value;
  throw new SettingsError(path, `${path} must be one of ${values.join(", ")}, got ${String(value)}`);
}

function requireNumber(path: string, value: unknown, largest: number): number {
  if (typeof value === "number" && Math.abs(value) <= largest) return value;
  throw new SettingsError(path, `${path} must be between -${largest} and ${largest}, got ${String(value)}`);
}

const AYANAMSAS = SETTINGS.ayanamsa.filter((id): id is Exclude<AyanamsaId, "custom"> => id !== "custom");

/**
 * All settings of an almanac: those of the request, else of its preset (default `lagna`), else the first declared.
 * @throws SettingsError with the setting's `path` for an unknown setting or value
 */
export function resolveAlmanacSettings(request: AlmanacSettingsRequest = {}): AlmanacSettings {
  const preset: AlmanacPreset = requireKnown("preset", request.preset ?? "lagna", ALMANAC_PRESETS);
  const values: Readonly<Record<string, unknown>> = { ...ALMANAC_PRESET_VALUES[preset], ...request };
  const declared = Object.entries(ALMANAC_SETTINGS).map(
    ([key, allowed]) => [key, requireKnown<unknown>(key, values[key] ?? allowed[0], allowed)] as const,
  );
  const numbers = Object.entries(ALMANAC_NUMBERS).map(
    ([key, largest]) => [key, requireNumber(key, values[key] ?? 0, largest)] as const,
  );
  const settings = {
    ...Object.fromEntries(declared),
    ...Object.fromEntries(numbers),
    preset,
    ayanamsa: requireKnown("ayanamsa", values["ayanamsa"] ?? AYANAMSAS[0], AYANAMSAS),
    positions: requireKnown("positions", values["positions"] ?? SETTINGS.positions[0], SETTINGS.positions),
  } as unknown as AlmanacSettings;
  const unknown = Object.keys(request).find((key) => !Object.hasOwn(settings, key));
  if (unknown !== undefined) throw new SettingsError(unknown, `${unknown} is no setting of an almanac`);
  return settings;
}
