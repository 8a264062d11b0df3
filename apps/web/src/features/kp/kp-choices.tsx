import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import {
  getChosenValue,
  getValueWord,
  SETTING_CHOICE_GROUPS,
  type SettingChoice,
  setChoice,
} from "../../domain/settings/setting-choices.ts";
import { Field, Select } from "../../ui/field.tsx";
import type { KpChoices } from "./kp-api.ts";

const CHOICES = SETTING_CHOICE_GROUPS.find(({ id }) => id === "kp")?.choices ?? [];
const getDefault = ({ values }: SettingChoice) => values[0] ?? "";

interface KpChoicesProps {
  readonly choices: KpChoices;
  readonly onChange: (choices: KpChoices) => void;
}

/** What the schools of KP do differently: each choice with its default, which is the first and is named. */
export function KpChoicesFold({ choices, onChange }: KpChoicesProps) {
  const { t } = useTranslation("kp");
  const say = useTermFormatter();
  return (
    <details className="no-print mt-6 border-y border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm">
        <span className="font-semibold">{t("choices.title")}</span>{" "}
        <span className="text-ink-muted">
          {CHOICES.map((choice) => {
            const chosen = getChosenValue(choices, choice) ?? getDefault(choice);
            return `${say(choice.name)}: ${say(getValueWord(choice, chosen))}`;
          })
            .slice(0, 2)
            .join(" · ")}
        </span>
      </summary>
      <div className="grid gap-x-8 gap-y-4 pt-2 pb-5 sm:grid-cols-2 lg:grid-cols-3">
        {CHOICES.map((choice) => (
          <Field key={choice.key} label={say(choice.name)}>
            {(control) => (
              <Select
                {...control}
                value={String(getChosenValue(choices, choice) ?? "")}
                onChange={({ target }) => onChange(setChoice(choices, choice, target.value))}
              >
                <option value="">
                  {t("choices.default", { value: say(getValueWord(choice, getDefault(choice))) })}
                </option>
                {choice.values.slice(1).map((value) => (
                  <option key={String(value)} value={String(value)}>
                    {say(getValueWord(choice, value))}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <p className="measure pb-4 text-sm text-ink-muted">{t("choices.note")}</p>
    </details>
  );
}
