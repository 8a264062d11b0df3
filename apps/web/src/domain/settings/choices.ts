import {
  AYANAMSA_IDS,
  DASHA_YEARS,
  HOUSE_SYSTEMS,
  NODE_KINDS,
  POSITION_KINDS,
  SUNRISE_KINDS,
  type SettingsRequest,
} from "@lagna/contract";

export type ChoiceKey = "ayanamsa" | "positions" | "node" | "house_system" | "dasha_year" | "sunrise";

export interface Choice {
  readonly key: ChoiceKey;
  readonly values: readonly (string | number)[];
}

export const CHOICES: readonly Choice[] = [
  { key: "ayanamsa", values: AYANAMSA_IDS },
  { key: "positions", values: POSITION_KINDS },
  { key: "node", values: NODE_KINDS },
  { key: "house_system", values: HOUSE_SYSTEMS },
  { key: "dasha_year", values: DASHA_YEARS },
  { key: "sunrise", values: SUNRISE_KINDS },
];

/** A decimal point in a value would read as a path in a message catalogue. */
export const valueKey = (value: string | number): string => String(value).replace(".", "_");

export function withChoice(settings: SettingsRequest, choice: Choice, text: string): SettingsRequest {
  const { [choice.key]: _old, ...rest } = settings;
  if (choice.key === "ayanamsa") delete rest.ayanamsa_degrees;
  const value = choice.values.find((candidate) => String(candidate) === text);
  return value === undefined ? rest : { ...rest, [choice.key]: value };
}
