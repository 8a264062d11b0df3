import { SETTINGS, type SettingsRequest } from "@lagna/terms";

export type ChoiceKey = "ayanamsa" | "positions" | "node" | "house_system" | "dasha_year" | "sunrise" | "time_scale";

const KEYS: readonly ChoiceKey[] = [
  "ayanamsa",
  "positions",
  "node",
  "house_system",
  "dasha_year",
  "sunrise",
  "time_scale",
];

export interface Choice {
  readonly key: ChoiceKey;
  readonly values: readonly (string | number)[];
}

export const CHOICES: readonly Choice[] = KEYS.map((key) => ({ key, values: SETTINGS[key] }));

/** A decimal point in a value would read as a path in a message catalogue. */
export const valueKey = (value: string | number): string => String(value).replace(".", "_");

export function withChoice(settings: SettingsRequest, choice: Choice, text: string): SettingsRequest {
  const { [choice.key]: _old, ...rest } = settings;
  if (choice.key === "ayanamsa") delete rest.ayanamsa_degrees;
  const value = choice.values.find((candidate) => String(candidate) === text);
  return value === undefined ? rest : { ...rest, [choice.key]: value };
}
