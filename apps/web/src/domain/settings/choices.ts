import { SETTING_VALUES, SETTING_WORDS, SETTINGS, type SettingsRequest, type Word } from "@lagna/terms";

export type ChoiceKey = keyof typeof SETTING_WORDS;

const KEYS = Object.keys(SETTING_WORDS) as ChoiceKey[];

export interface Choice {
  readonly key: ChoiceKey;
  readonly values: readonly (string | number)[];
}

export const CHOICES: readonly Choice[] = KEYS.map((key) => ({ key, values: SETTINGS[key] }));

/** What a value of a choice is called. */
export function valueWord(key: ChoiceKey, value: string | number): Word {
  const words: Readonly<Record<string, Word>> = SETTING_VALUES[key];
  return words[value] ?? { en: String(value), hi: String(value) };
}

export function withChoice(settings: SettingsRequest, choice: Choice, text: string): SettingsRequest {
  const { [choice.key]: _old, ...rest } = settings;
  if (choice.key === "ayanamsa") delete rest.ayanamsa_degrees;
  const value = choice.values.find((candidate) => String(candidate) === text);
  return value === undefined ? rest : { ...rest, [choice.key]: value };
}
