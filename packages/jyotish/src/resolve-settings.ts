import {
  PRESET_IDS,
  PRESETS,
  SCHOOL_KEYS,
  SCHOOLS,
  SETTINGS,
  type Choices,
  type PresetId,
  type SettingGroup,
  type SettingsRequest,
  type SettingValues,
} from "@lagna/terms";
import { SettingsError } from "./core/errors.ts";
import type { JulianDayUt } from "./core/units.ts";
import type { AyanamsaChoice } from "./ephemeris.ts";

/** The value of every setting: the ones used for a kundli, returned with it. */
export interface Settings extends Choices {
  /** The requested preset; single settings may override it. */
  readonly preset: PresetId;
  /** Degrees to be subtracted at the instant of birth; a number with `custom`, else `null`. */
  readonly custom_ayanamsa_degrees: number | null;
}

type PlainObject = Readonly<Record<string, unknown>>;

const isSettingValues = (declared: SettingValues | SettingGroup): declared is SettingValues => Array.isArray(declared);
const isPlainObject = (value: unknown): value is PlainObject => typeof value === "object" && value !== null;

function requireKnownValue<Value>(path: string, value: unknown, values: readonly Value[]): Value {
  if (!values.includes(value as Value)) {
    throw new SettingsError(path, `${path} must be one of ${values.join(", ")}, got ${String(value)}`);
  }
  return value as Value;
}

/**
 * The defaults behind the requested values of a group: the preset's, before those implied by the school. If another
 * school is requested, the values that the preset chose within its own school are ignored.
 */
function applySchoolDefaults(name: string, requested: unknown, preset: unknown): unknown {
  if (!Object.hasOwn(SCHOOLS, name)) return preset;
  const group = name as keyof typeof SCHOOLS;
  const schools: Readonly<Record<string, PlainObject>> = SCHOOLS[group];
  const values = isPlainObject(preset) ? preset : {};
  const named = isPlainObject(requested) ? requested[SCHOOL_KEYS[group]] : undefined;
  const school = String(named ?? values[SCHOOL_KEYS[group]]);
  const implied = Object.hasOwn(schools, school) ? schools[school] : {};
  return named === undefined ? { ...implied, ...values } : implied;
}

/** Resolves each declared setting: the requested value, else the preset's, else the first value. */
function resolveGroup(declared: SettingGroup, requested: unknown, preset: unknown, path = ""): PlainObject {
  const group = isPlainObject(requested) ? requested : {};
  const values = isPlainObject(preset) ? preset : {};
  const unknownKey = Object.keys(group).find((key) => !Object.hasOwn(declared, key));
  if (unknownKey !== undefined) throw new SettingsError(path + unknownKey, `${path}${unknownKey} is no setting`);
  const entries = Object.entries(declared).map(([key, inner]) => {
    const keyPath = path + key;
    return [
      key,
      isSettingValues(inner)
        ? requireKnownValue(keyPath, group[key] ?? values[key] ?? inner[0], inner)
        : resolveGroup(inner, group[key], applySchoolDefaults(keyPath, group[key], values[key]), `${keyPath}.`),
    ];
  });
  return Object.fromEntries(entries) as PlainObject;
}

function resolveCustomDegrees(request: SettingsRequest): number | null {
  const { ayanamsa, ayanamsa_degrees } = request;
  const isCustom = ayanamsa === undefined ? ayanamsa_degrees !== undefined : ayanamsa === "custom";
  if (!isCustom && typeof ayanamsa !== "number") return null;
  const value = typeof ayanamsa === "number" ? ayanamsa : ayanamsa_degrees;
  if (value === undefined) throw new SettingsError("ayanamsa_degrees", "A custom ayanamsa needs ayanamsa_degrees");
  if (!(Math.abs(value) <= 180)) {
    throw new SettingsError("ayanamsa_degrees", `ayanamsa_degrees must be between -180 and 180, got ${value}`);
  }
  return value;
}

/**
 * The settings of KP follow the chart's where the request names these and not KP's own: the node, and an ayanamsa of
 * Krishnamurti.
 */
function resolveKp({ ayanamsa, node, kp }: SettingsRequest): SettingsRequest["kp"] {
  const own = ayanamsa === "krishnamurti" || ayanamsa === "krishnamurti_vp291" ? ayanamsa : undefined;
  return { ...kp, ayanamsa: kp?.ayanamsa ?? own, node: kp?.node ?? node };
}

/**
 * The full settings of a request: its preset (default `lagna`), overridden by the settings it names.
 * @throws SettingsError (a RangeError with the setting's `path`) for an unsupported value.
 */
export function resolveSettings(request: SettingsRequest = {}): Settings {
  const { preset: presetId = "lagna", ayanamsa, ayanamsa_degrees: _degrees, ...others } = request;
  const preset = requireKnownValue("preset", presetId, PRESET_IDS);
  const custom = resolveCustomDegrees(request);
  const named = { ...others, ayanamsa: custom === null ? ayanamsa : "custom", kp: resolveKp(request) };
  const choices = resolveGroup(SETTINGS, named, PRESETS[preset]) as unknown as Choices;
  return { preset, ...choices, custom_ayanamsa_degrees: custom };
}

/** The ayanamsa to request from the ephemeris; a custom value applies at `birth` and precesses from there. */
export function toAyanamsaChoice(settings: Settings, birth: JulianDayUt): AyanamsaChoice {
  if (settings.ayanamsa !== "custom") return { id: settings.ayanamsa };
  const degrees = settings.custom_ayanamsa_degrees;
  if (degrees === null) throw new SettingsError("ayanamsa_degrees", "A custom ayanamsa needs ayanamsa_degrees");
  return { id: "custom", degrees, epoch: birth };
}
