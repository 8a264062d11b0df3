import type { YogaSettings } from "./rule.ts";
import { SETTINGS } from "@lagna/terms";
import { FREQUENCIES } from "./frequency.data.ts";

/** In how many births of how many something holds. */
export interface Frequency {
  readonly births: number;
  readonly of: number;
}

const DEFAULTS: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries({ ...SETTINGS.yogas, ...SETTINGS.doshas }).map(([key, values]) => [key, values[0]]),
);

const COUNTED: ReadonlyMap<string, ReadonlyMap<string, Frequency>> = new Map(
  Object.entries(FREQUENCIES.counts).map(([id, variants]) => [
    id,
    new Map(Object.entries(variants).map(([variant, [births, of]]) => [variant, { births, of }])),
  ]),
);

/** The choices a rule turns on that are not the default ones, in one word: "" for the rule as it comes. */
export function variantKey(settings: readonly (keyof YogaSettings)[], chosen: YogaSettings): string {
  let words = "";
  for (const key of settings) {
    if (chosen[key] !== DEFAULTS[key]) words += `${words === "" ? "" : ","}${key}=${String(chosen[key])}`;
  }
  return words;
}

/** How common a yoga or dosha is in the variant it is judged by; `null` where that has not been counted. */
export function frequencyOf(
  id: string,
  settings: readonly (keyof YogaSettings)[],
  chosen: YogaSettings,
): Frequency | null {
  return COUNTED.get(id)?.get(variantKey(settings, chosen)) ?? null;
}
