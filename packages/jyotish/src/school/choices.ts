import { PRESET_IDS, PRESETS, type SettingsRequest } from "@lagna/terms";
import { resolveSettings, type Settings } from "../settings.ts";

/** The choices that change the figures other programs show first. */
export const SOUGHT = ["ayanamsa", "positions", "node", "dasha_year", "sunrise", "time_scale"] as const;

export type Sought = Pick<Settings, (typeof SOUGHT)[number] | "custom_ayanamsa_degrees">;

/** A set of choices others are counted from: the person's own, or a preset. */
interface Base {
  readonly request: SettingsRequest;
  readonly choices: Settings;
  readonly cost: number;
}

/** To change to a preset is less than two choices, but one choice alone is plainer. */
const PRESET_COST = 1.5;
/** A named ayanamsa is likelier than one that somebody typed. */
const CUSTOM_COST = 2;

export function basesOf(own: SettingsRequest): readonly [Base, ...Base[]] {
  const asBase = (request: SettingsRequest, cost: number): Base => ({
    request,
    choices: resolveSettings(request),
    cost,
  });
  const presets = PRESET_IDS.filter((id) => id !== (own.preset ?? "lagna") && Object.keys(PRESETS[id]).length > 0);
  return [asBase(own, 0), ...presets.map((preset) => asBase({ preset }, PRESET_COST))];
}

/** Names of the choices that differ. */
export function differences(a: Sought, b: Sought): readonly (typeof SOUGHT)[number][] {
  return SOUGHT.filter((key) =>
    key === "ayanamsa" && a.ayanamsa === "custom"
      ? b.ayanamsa !== "custom" || a.custom_ayanamsa_degrees !== b.custom_ayanamsa_degrees
      : a[key] !== b[key],
  );
}

const costOf = (choice: Sought, { choices, cost }: Base): number =>
  differences(choice, choices).reduce(
    (sum, key) => sum + (key === "ayanamsa" && choice.ayanamsa === "custom" ? CUSTOM_COST : 1),
    cost,
  );

export interface Change {
  /** How much is asked of the person: about the number of choices to change. */
  readonly cost: number;
  readonly settings: SettingsRequest;
}

/** The least change that comes to these choices: what is asked for beside the person's own settings, or beside a preset. */
export function leastChange(choice: Sought, bases: readonly [Base, ...Base[]]): Change {
  const [first, ...others] = bases;
  const base = others.reduce((best, next) => (costOf(choice, next) < costOf(choice, best) ? next : best), first);
  const { ayanamsa_degrees: _degrees, ...request } = base.request;
  const changed = differences(choice, base.choices);
  const kept = changed.includes("ayanamsa") ? request : base.request;
  const settings = Object.fromEntries(changed.map((key) => [key, choice[key]]));
  const custom = changed.includes("ayanamsa") && choice.custom_ayanamsa_degrees !== null;
  return {
    cost: costOf(choice, base),
    settings: {
      ...kept,
      ...settings,
      ...(custom ? { ayanamsa_degrees: choice.custom_ayanamsa_degrees } : {}),
    },
  };
}
