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

/** One question about the calculation: where its answer stands in the settings, and what it and its answers are called. */
export interface Choice {
  readonly key: string;
  /** The group it stands in; null for the ones at the top. */
  readonly group: string | null;
  readonly values: SettingValues;
  readonly name: Word;
  readonly valueWords: Readonly<Record<string, Word>>;
}

const choiceOf = (key: string, group: string | null, { name, values }: ChoiceWords): Choice => {
  const declared = (group === null ? SETTINGS : (SETTINGS as Named)[group]) as Named;
  return { key, group, values: declared[key] as SettingValues, name, valueWords: values };
};

/** What every person is asked. */
export const CHOICES: readonly Choice[] = (Object.keys(SETTING_WORDS) as (keyof typeof SETTING_WORDS)[]).map((key) =>
  choiceOf(key, null, { name: SETTING_WORDS[key], values: SETTING_VALUES[key] }),
);

/** What only some subjects look at, by subject; what all of them look at stands first, without a name. */
export const CHOICE_GROUPS: readonly {
  readonly id: string;
  readonly name: Word | null;
  readonly choices: readonly Choice[];
}[] = [
  {
    id: "common",
    name: null,
    choices: Object.entries(COMMON_CHOICE_WORDS).map(([key, words]) => choiceOf(key, null, words)),
  },
  ...(Object.keys(SETTING_GROUP_WORDS) as (keyof typeof SETTING_GROUP_WORDS)[]).map((id) => ({
    id,
    name: SETTING_GROUP_WORDS[id],
    choices: Object.entries(GROUPED_CHOICE_WORDS[id] as Readonly<Record<string, ChoiceWords>>).map(([key, words]) =>
      choiceOf(key, id, words),
    ),
  })),
];

/** What a value of a choice is called. */
export const valueWord = ({ valueWords }: Choice, value: Value): Word =>
  valueWords[String(value)] ?? { en: String(value), hi: String(value) };

const holder = (settings: object, { group }: Choice): Named =>
  ((group === null ? settings : (settings as Named)[group]) ?? {}) as Named;

/** What the settings say to a choice; undefined where they leave it to the preset. */
export const chosenValue = (settings: object, choice: Choice): Value | undefined =>
  holder(settings, choice)[choice.key] as Value | undefined;

/** The settings with a choice answered by one of its values as text, or left to the preset by any other text. */
export function withChoice(settings: SettingsRequest, choice: Choice, text: string): SettingsRequest {
  const { [choice.key]: _old, ...others } = holder(settings, choice);
  const value = choice.values.find((candidate) => String(candidate) === text);
  const next = value === undefined ? others : { ...others, [choice.key]: value };
  if (choice.group !== null) {
    const { [choice.group]: _group, ...rest } = settings as Named;
    return Object.keys(next).length === 0 ? rest : { ...rest, [choice.group]: next };
  }
  const { ayanamsa_degrees: degrees, ...rest } = next as SettingsRequest;
  return choice.key === "ayanamsa" || degrees === undefined ? rest : { ...rest, ayanamsa_degrees: degrees };
}
