import type { KundliData } from "@lagna/contract";
import { SETTINGS, type SettingsRequest, VARGA_VARIANT_WORDS, VARGA_WORDS, type VargaId } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Field, Select } from "../../../ui/field.tsx";
import { useTermFormatter } from "../../../domain/formatting/use-term-formatter.ts";
import {
  getChosenValue,
  getValueWord,
  setChoice,
  type SettingChoice,
} from "../../../domain/settings/setting-choices.ts";

interface SettingSelectProps {
  choice: SettingChoice;
  settings: SettingsRequest;
  /** The settings with which the shown chart was requested. */
  saved: SettingsRequest;
  used: KundliData["settings"] | null;
  onChange: (settings: SettingsRequest) => void;
}

export function SettingSelect({ choice, settings, saved, used, onChange }: SettingSelectProps) {
  const { t } = useTranslation("kundli");
  const formatTerm = useTermFormatter();
  const { name, values } = choice;
  const formatLabel = (value: string | number | boolean) => formatTerm(getValueWord(choice, value));
  // The preset's own value is known once an answer has named it.
  const presetValue =
    used && used.preset === settings.preset && getChosenValue(saved, choice) === undefined
      ? getChosenValue(used, choice)
      : undefined;
  return (
    <Field label={formatTerm(name)} hint={name.sense && formatTerm(name, "sense")}>
      {(control) => (
        <Select
          {...control}
          value={String(getChosenValue(settings, choice) ?? "")}
          onChange={(event) => onChange(setChoice(settings, choice, event.target.value))}
        >
          <option value="">
            {presetValue === undefined
              ? t("settings.byPreset")
              : t("settings.byPresetNamed", { value: formatLabel(presetValue) })}
          </option>
          {values.map((value) => (
            <option key={String(value)} value={String(value)}>
              {formatLabel(value)}
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
  const formatTerm = useTermFormatter();
  const choose = (variant: string) => {
    const { [varga]: _old, ...otherVariants } = settings.varga_variants ?? {};
    const { varga_variants: _all, ...rest } = settings;
    const next = variant === SETTINGS.varga_variants[varga][0] ? otherVariants : { ...otherVariants, [varga]: variant };
    onChange(Object.keys(next).length === 0 ? rest : { ...rest, varga_variants: next });
  };
  return (
    <Field label={`${varga} · ${formatTerm(VARGA_WORDS[varga])}`}>
      {(control) => (
        <Select
          {...control}
          value={settings.varga_variants?.[varga] ?? SETTINGS.varga_variants[varga][0]}
          onChange={(event) => choose(event.target.value)}
        >
          {SETTINGS.varga_variants[varga].map((variant) => (
            <option key={variant} value={variant}>
              {formatTerm(VARGA_VARIANT_WORDS[variant])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
