import {
  COMMON_CHOICE_WORDS,
  GROUPED_CHOICE_WORDS,
  SETTING_GROUP_WORDS,
  SETTING_VALUES,
  SETTING_WORDS,
  SETTINGS,
  type ChoiceWords,
  type SettingsRequest,
  type SettingValues,
  type Word,
} from "@lagna/terms";

type Value = string | number | boolean;
type Named = Readonly<Record<string, unknown>>;

/** One calculation setting: its key in the settings, and the names of the setting and its values. */
export interface SettingChoice {
  readonly key: string;
  /** The group of settings it is nested in; null for top-level settings. */
  readonly group: string | null;
  readonly values: SettingValues;
  readonly name: Word;
  readonly valueWords: Readonly<Record<string, Word>>;
}

const createChoice = (key: string, group: string | null, { name, values }: ChoiceWords): SettingChoice => {
  const allowed = (group === null ? SETTINGS : (SETTINGS as Named)[group]) as Named;
  return { key, group, values: allowed[key] as SettingValues, name, valueWords: values };
};

/** The settings offered to every user. */
export const SETTING_CHOICES: readonly SettingChoice[] = (
  Object.keys(SETTING_WORDS) as (keyof typeof SETTING_WORDS)[]
).map((key) => createChoice(key, null, { name: SETTING_WORDS[key], values: SETTING_VALUES[key] }));

/**
 * Settings that only some subjects use, grouped by subject. The first group, without a name, has those that all
 * subjects use.
 */
export const SETTING_CHOICE_GROUPS: readonly {
  readonly id: string;
  readonly name: Word | null;
  readonly choices: readonly SettingChoice[];
}[] = [
  {
    id: "common",
    name: null,
    choices: Object.entries(COMMON_CHOICE_WORDS).map(([key, words]) => createChoice(key, null, words)),
  },
  ...(Object.keys(SETTING_GROUP_WORDS) as (keyof typeof SETTING_GROUP_WORDS)[]).map((id) => ({
    id,
    name: SETTING_GROUP_WORDS[id],
    choices: Object.entries(GROUPED_CHOICE_WORDS[id] as Readonly<Record<string, ChoiceWords>>).map(([key, words]) =>
      createChoice(key, id, words),
    ),
  })),
];

/** The name of a setting's value. */
export const getValueWord = ({ valueWords }: SettingChoice, value: Value): Word =>
  valueWords[String(value)] ?? { en: String(value), hi: String(value) };

const getSettingsGroup = (settings: object, { group }: SettingChoice): Named =>
  ((group === null ? settings : (settings as Named)[group]) ?? {}) as Named;

/** The value chosen for a setting; undefined where it is left to the preset. */
export const getChosenValue = (settings: object, choice: SettingChoice): Value | undefined =>
  getSettingsGroup(settings, choice)[choice.key] as Value | undefined;

/**
 * Returns the settings with one of the setting's values, given as text, or with the setting left to the preset for
 * any other text.
 */
export function setChoice(settings: SettingsRequest, choice: SettingChoice, text: string): SettingsRequest {
  const { [choice.key]: _old, ...others } = getSettingsGroup(settings, choice);
  const value = choice.values.find((candidate) => String(candidate) === text);
  const next = value === undefined ? others : { ...others, [choice.key]: value };
  if (choice.group !== null) {
    const { [choice.group]: _group, ...rest } = settings as Named;
    return Object.keys(next).length === 0 ? rest : { ...rest, [choice.group]: next };
  }
  const { ayanamsa_degrees: degrees, ...rest } = next as SettingsRequest;
  return choice.key === "ayanamsa" || degrees === undefined ? rest : { ...rest, ayanamsa_degrees: degrees };
}
