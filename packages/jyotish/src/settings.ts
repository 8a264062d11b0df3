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

/** Every choice made: what a kundli is calculated with, and echoes. */
export interface Settings extends Choices {
  /** The preset asked for; single choices may differ from it. */
  readonly preset: PresetId;
  /** Degrees to be subtracted at the instant of birth; a number with `custom`, else `null`. */
  readonly custom_ayanamsa_degrees: number | null;
}

type Named = Readonly<Record<string, unknown>>;

const isList = (declared: SettingValues | SettingGroup): declared is SettingValues => Array.isArray(declared);
const isNamed = (value: unknown): value is Named => typeof value === "object" && value !== null;

function known<Value>(path: string, value: unknown, values: readonly Value[]): Value {
  if (!values.includes(value as Value)) {
    throw new SettingsError(path, `${path} must be one of ${values.join(", ")}, got ${String(value)}`);
  }
  return value as Value;
}

/**
 * What stands behind the choices asked of a group: the preset's, before what its school implies. Where another school is asked for,
 * what the preset had chosen within its own has no say.
 */
function behind(name: string, asked: unknown, preset: unknown): unknown {
  if (!Object.hasOwn(SCHOOLS, name)) return preset;
  const group = name as keyof typeof SCHOOLS;
  const schools: Readonly<Record<string, Named>> = SCHOOLS[group];
  const values = isNamed(preset) ? preset : {};
  const named = isNamed(asked) ? asked[SCHOOL_KEYS[group]] : undefined;
  const school = String(named ?? values[SCHOOL_KEYS[group]]);
  const implied = Object.hasOwn(schools, school) ? schools[school] : {};
  return named === undefined ? { ...implied, ...values } : implied;
}

/** Each declared choice: what is asked for, else what the preset has, else the first value. */
function chosen(declared: SettingGroup, asked: unknown, preset: unknown, path = ""): Named {
  const group = isNamed(asked) ? asked : {};
  const values = isNamed(preset) ? preset : {};
  const stranger = Object.keys(group).find((key) => !Object.hasOwn(declared, key));
  if (stranger !== undefined) throw new SettingsError(path + stranger, `${path}${stranger} is no setting`);
  const entries = Object.entries(declared).map(([key, inner]) => {
    const here = path + key;
    return [
      key,
      isList(inner)
        ? known(here, group[key] ?? values[key] ?? inner[0], inner)
        : chosen(inner, group[key], behind(here, group[key], values[key]), `${here}.`),
    ];
  });
  return Object.fromEntries(entries) as Named;
}

function customDegrees(request: SettingsRequest): number | null {
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
 * The full settings of a request: its preset (default `lagna`), overridden by what it names itself.
 * @throws SettingsError (a RangeError with the setting's `path`) for a value that is not offered.
 */
export function resolveSettings(request: SettingsRequest = {}): Settings {
  const { preset: asked = "lagna", ayanamsa, ayanamsa_degrees: _degrees, ...others } = request;
  const preset = known("preset", asked, PRESET_IDS);
  const custom = customDegrees(request);
  const named = { ...others, ayanamsa: custom === null ? ayanamsa : "custom" };
  const choices = chosen(SETTINGS, named, PRESETS[preset]) as unknown as Choices;
  return { preset, ...choices, custom_ayanamsa_degrees: custom };
}

/** What the ephemeris is asked for; a custom value holds at `birth` and precesses away from there. */
export function ayanamsaChoice(settings: Settings, birth: JulianDayUt): AyanamsaChoice {
  if (settings.ayanamsa !== "custom") return { id: settings.ayanamsa };
  const degrees = settings.custom_ayanamsa_degrees;
  if (degrees === null) throw new SettingsError("ayanamsa_degrees", "A custom ayanamsa needs ayanamsa_degrees");
  return { id: "custom", degrees, epoch: birth };
}
