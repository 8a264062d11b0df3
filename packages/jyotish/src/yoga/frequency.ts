import type { YogaSettings } from "./rule-language.ts";
import { SETTINGS } from "@lagna/terms";
import { FREQUENCIES } from "./frequency.data.ts";

/** The number of births in which something holds, of the number counted. */
export interface Frequency {
  readonly births: number;
  readonly of: number;
}

const DEFAULT_CHOICES: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries({ ...SETTINGS.yogas, ...SETTINGS.doshas }).map(([key, values]) => [key, values[0]]),
);

const FREQUENCY_BY_ID: ReadonlyMap<string, ReadonlyMap<string, Frequency>> = new Map(
  Object.entries(FREQUENCIES.counts).map(([id, variants]) => [
    id,
    new Map(Object.entries(variants).map(([variant, [births, of]]) => [variant, { births, of }])),
  ]),
);

/** The non-default settings a rule depends on, as one string: "" for the default rule. */
export function createVariantKey(settings: readonly (keyof YogaSettings)[], chosen: YogaSettings): string {
  let words = "";
  for (const key of settings) {
    if (chosen[key] !== DEFAULT_CHOICES[key]) words += `${words === "" ? "" : ","}${key}=${String(chosen[key])}`;
  }
  return words;
}

/** How common a yoga or dosha is in the evaluated variant; `null` if that has not been counted. */
export function findFrequency(
  id: string,
  settings: readonly (keyof YogaSettings)[],
  chosen: YogaSettings,
): Frequency | null {
  return FREQUENCY_BY_ID.get(id)?.get(createVariantKey(settings, chosen)) ?? null;
}
