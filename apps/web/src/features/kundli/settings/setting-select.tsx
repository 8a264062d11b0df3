import type { KundliData } from "@lagna/contract";
import { SETTINGS, type SettingsRequest, VARGA_VARIANT_WORDS, VARGA_WORDS, type VargaId } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Field, Select } from "../../../ui/field.tsx";
import { useWord } from "../../../domain/words/use-word.ts";
import { chosenValue, valueWord, withChoice, type Choice } from "../../../domain/settings/choices.ts";

interface SettingSelectProps {
  choice: Choice;
  settings: SettingsRequest;
  /** The settings the shown chart was asked for with. */
  saved: SettingsRequest;
  used: KundliData["settings"] | null;
  onChange: (settings: SettingsRequest) => void;
}

export function SettingSelect({ choice, settings, saved, used, onChange }: SettingSelectProps) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const { name, values } = choice;
  const label = (value: string | number | boolean) => say(valueWord(choice, value));
  // The preset's own value is known once an answer has named it.
  const presetValue =
    used && used.preset === settings.preset && chosenValue(saved, choice) === undefined
      ? chosenValue(used, choice)
      : undefined;
  return (
    <Field label={say(name)} hint={name.sense && say(name, "sense")}>
      {(control) => (
        <Select
          {...control}
          value={String(chosenValue(settings, choice) ?? "")}
          onChange={(event) => onChange(withChoice(settings, choice, event.target.value))}
        >
          <option value="">
            {presetValue === undefined
              ? t("settings.byPreset")
              : t("settings.byPresetNamed", { value: label(presetValue) })}
          </option>
          {values.map((value) => (
            <option key={String(value)} value={String(value)}>
              {label(value)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface VariantSelectProps {
  varga: VargaId;
  settings: SettingsRequest;
  onChange: (settings: SettingsRequest) => void;
}

export function VariantSelect({ varga, settings, onChange }: VariantSelectProps) {
  const say = useWord();
  const choose = (variant: string) => {
    const { [varga]: _old, ...others } = settings.varga_variants ?? {};
    const { varga_variants: _all, ...rest } = settings;
    const next = variant === SETTINGS.varga_variants[varga][0] ? others : { ...others, [varga]: variant };
    onChange(Object.keys(next).length === 0 ? rest : { ...rest, varga_variants: next });
  };
  return (
    <Field label={`${varga} · ${say(VARGA_WORDS[varga])}`}>
      {(control) => (
        <Select
          {...control}
          value={settings.varga_variants?.[varga] ?? SETTINGS.varga_variants[varga][0]}
          onChange={(event) => choose(event.target.value)}
        >
          {SETTINGS.varga_variants[varga].map((variant) => (
            <option key={variant} value={variant}>
              {say(VARGA_VARIANT_WORDS[variant])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
