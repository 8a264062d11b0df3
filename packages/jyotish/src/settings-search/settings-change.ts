import { PRESET_IDS, PRESETS, type SettingsRequest } from "@lagna/terms";
import { resolveSettings, type Settings } from "../resolve-settings.ts";
import { getUsageCost } from "./ayanamsa-usage.data.ts";

/** The settings that most affect the figures other programs show. */
export const SEARCHED_SETTINGS = ["ayanamsa", "positions", "node", "dasha_year", "sunrise", "time_scale"] as const;

export type SearchedSettings = Pick<Settings, (typeof SEARCHED_SETTINGS)[number] | "custom_ayanamsa_degrees">;

/** Settings from which changes are counted: the user's own, or a preset. */
interface BaseSettings {
  readonly request: SettingsRequest;
  readonly choices: Settings;
  readonly cost: number;
}

/** Changing to a preset costs less than two settings, but a single setting is simpler. */
const PRESET_COST = 1.5;
/** A named ayanamsa is more likely than a typed one. */
const CUSTOM_COST = 2;

export function createBaseSettings(userSettings: SettingsRequest): readonly [BaseSettings, ...BaseSettings[]] {
  const asBase = (request: SettingsRequest, cost: number): BaseSettings => ({
    request,
    choices: resolveSettings(request),
    cost,
  });
  const presets = PRESET_IDS.filter(
    (id) => id !== (userSettings.preset ?? "lagna") && Object.keys(PRESETS[id]).length > 0,
  );
  return [asBase(userSettings, 0), ...presets.map((preset) => asBase({ preset }, PRESET_COST))];
}

/** Names of the settings that differ. */
export function listDifferences(
  a: SearchedSettings,
  b: SearchedSettings,
): readonly (typeof SEARCHED_SETTINGS)[number][] {
  return SEARCHED_SETTINGS.filter((key) =>
    key === "ayanamsa" && a.ayanamsa === "custom"
      ? b.ayanamsa !== "custom" || a.custom_ayanamsa_degrees !== b.custom_ayanamsa_degrees
      : a[key] !== b[key],
  );
}

function computeChangeCost(key: (typeof SEARCHED_SETTINGS)[number], { ayanamsa }: SearchedSettings): number {
  if (key !== "ayanamsa") return 1;
  return ayanamsa === "custom" ? CUSTOM_COST : 1 + getUsageCost(ayanamsa);
}

type SearchedSetting = (typeof SEARCHED_SETTINGS)[number];

const computeCost = (
  choice: SearchedSettings,
  { choices, cost }: BaseSettings,
  decided: ReadonlySet<SearchedSetting>,
): number =>
  listDifferences(choice, choices)
    .filter((key) => decided.has(key))
    .reduce((sum, key) => sum + computeChangeCost(key, choice), cost);

export interface SettingsChange {
  /** Effort for the user: approximately the number of settings to change. */
  readonly cost: number;
  readonly settings: SettingsRequest;
}

/**
 * The smallest change that leads to these settings: relative to the user's own settings, or to a preset.
 * @param decided the settings that the figures depend on; of the others a preset brings its own, and not the user's
 */
export function findLeastChange(
  choice: SearchedSettings,
  bases: readonly [BaseSettings, ...BaseSettings[]],
  decided: ReadonlySet<SearchedSetting>,
): SettingsChange {
  const [first, ...others] = bases;
  const measure = (base: BaseSettings): number => computeCost(choice, base, decided);
  const base = others.reduce((best, next) => (measure(next) < measure(best) ? next : best), first);
  const { ayanamsa_degrees: _degrees, ...request } = base.request;
  const changed = listDifferences(choice, base.choices).filter((key) => decided.has(key));
  const baseRequest = changed.includes("ayanamsa") ? request : base.request;
  const settings = Object.fromEntries(changed.map((key) => [key, choice[key]]));
  const custom = changed.includes("ayanamsa") && choice.custom_ayanamsa_degrees !== null;
  return {
    cost: measure(base),
    settings: {
      ...baseRequest,
      ...settings,
      ...(custom ? { ayanamsa_degrees: choice.custom_ayanamsa_degrees } : {}),
    },
  };
}
