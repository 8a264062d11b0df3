import type { VargaId } from "@lagna/terms";
import { SettingsError } from "./core/errors.ts";
import type { JulianDayUt } from "./core/units.ts";
import type { AyanamsaChoice } from "./ephemeris.ts";
import {
  AYANAMSAS,
  DASHA_YEARS,
  HOUSE_SYSTEMS,
  NODE_KINDS,
  POSITION_KINDS,
  PRESET_VALUES,
  PRESETS,
  SUNRISE_KINDS,
  type AyanamsaId,
  type DashaYear,
  type HouseSystem,
  type NodeKind,
  type PositionKind,
  type PresetId,
  type SunriseKind,
} from "./settings.data.ts";
import { resolveVargaVariants, VARGA_VARIANTS } from "./varga/varga.ts";

/** What a person asks for; whatever is absent comes from the preset. Keys are the settings' own names, everywhere. */
export interface SettingsRequest {
  readonly preset?: PresetId | undefined;
  /** A name, or the ayanamsa itself in degrees at the instant of birth. */
  readonly ayanamsa?: AyanamsaId | number | undefined;
  /** The value of a custom ayanamsa, degrees at the instant of birth. */
  readonly ayanamsa_degrees?: number | undefined;
  readonly positions?: PositionKind | undefined;
  readonly node?: NodeKind | undefined;
  readonly house_system?: HouseSystem | undefined;
  readonly dasha_year?: DashaYear | undefined;
  readonly sunrise?: SunriseKind | undefined;
  readonly varga_variants?: Readonly<Record<string, string>> | undefined;
}

/** Every choice made: what a kundli is calculated with, and echoes. */
export interface Settings {
  /** The preset asked for; single choices may differ from it. */
  readonly preset: PresetId;
  readonly ayanamsa: AyanamsaId;
  /** Degrees to be subtracted at the instant of birth; a number with `custom`, else `null`. */
  readonly custom_ayanamsa_degrees: number | null;
  readonly positions: PositionKind;
  readonly node: NodeKind;
  readonly house_system: HouseSystem;
  readonly dasha_year: DashaYear;
  readonly sunrise: SunriseKind;
  readonly varga_variants: Readonly<Record<VargaId, string>>;
}

function known<Value>(path: string, value: unknown, values: readonly Value[]): Value {
  if (!values.includes(value as Value)) {
    throw new SettingsError(path, `${path} must be one of ${values.join(", ")}, got ${String(value)}`);
  }
  return value as Value;
}

function resolveAyanamsa(
  request: SettingsRequest,
  preset: AyanamsaId,
): Pick<Settings, "ayanamsa" | "custom_ayanamsa_degrees"> {
  const asked = request.ayanamsa ?? (request.ayanamsa_degrees === undefined ? preset : "custom");
  if (typeof asked !== "number" && asked !== "custom") {
    return { ayanamsa: known("ayanamsa", asked, AYANAMSAS), custom_ayanamsa_degrees: null };
  }
  const value = typeof asked === "number" ? asked : request.ayanamsa_degrees;
  if (value === undefined) throw new SettingsError("ayanamsa_degrees", "A custom ayanamsa needs ayanamsa_degrees");
  if (!(Math.abs(value) <= 180)) {
    throw new SettingsError("ayanamsa_degrees", `ayanamsa_degrees must be between -180 and 180, got ${value}`);
  }
  return { ayanamsa: "custom", custom_ayanamsa_degrees: value };
}

function resolveVariants(request: Readonly<Record<string, string>>): Record<VargaId, string> {
  for (const [varga, variant] of Object.entries(request)) {
    const path = `varga_variants.${varga}`;
    const variants = Object.hasOwn(VARGA_VARIANTS, varga) ? VARGA_VARIANTS[varga as VargaId] : null;
    if (!variants) throw new SettingsError(path, `${varga} is no varga with variants`);
    known(path, variant, variants);
  }
  return resolveVargaVariants(request);
}

/**
 * The full settings of a request: its preset (default `lagna`), overridden by what it names itself.
 * @throws SettingsError (a RangeError with the setting's `path`) for a value that is not offered.
 */
export function resolveSettings(request: SettingsRequest = {}): Settings {
  const preset = known("preset", request.preset ?? "lagna", PRESETS);
  const values = PRESET_VALUES[preset];
  return {
    preset,
    ...resolveAyanamsa(request, values.ayanamsa),
    positions: known("positions", request.positions ?? values.positions, POSITION_KINDS),
    node: known("node", request.node ?? values.node, NODE_KINDS),
    house_system: known("house_system", request.house_system ?? values.house_system, HOUSE_SYSTEMS),
    dasha_year: known("dasha_year", request.dasha_year ?? values.dasha_year, DASHA_YEARS),
    sunrise: known("sunrise", request.sunrise ?? values.sunrise, SUNRISE_KINDS),
    varga_variants: resolveVariants(request.varga_variants ?? {}),
  };
}

/** What the ephemeris is asked for; a custom value holds at `birth` and precesses away from there. */
export function ayanamsaChoice(settings: Settings, birth: JulianDayUt): AyanamsaChoice {
  if (settings.ayanamsa !== "custom") return { id: settings.ayanamsa };
  const degrees = settings.custom_ayanamsa_degrees;
  if (degrees === null) throw new SettingsError("ayanamsa_degrees", "A custom ayanamsa needs ayanamsa_degrees");
  return { id: "custom", degrees, epoch: birth };
}
