import { toEuropeanDigits } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Field, Input } from "../../ui/field.tsx";

/** The number typed, in either script; null if it is none of 1 to `until`. */
export function readQuestionNumber(typed: string, until: number): number | null {
  const text = toEuropeanDigits(typed.trim());
  const value = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= until ? value : null;
}

interface QuestionNumberFieldProps {
  readonly typed: string;
  readonly until: number;
  readonly showsError: boolean;
  readonly onChange: (typed: string) => void;
}

/** A number that the asker names. */
export function QuestionNumberField({ typed, until, showsError, onChange }: QuestionNumberFieldProps) {
  const { t } = useTranslation("question");
  const format = useFormat();
  const isMissing = showsError && readQuestionNumber(typed, until) === null;
  return (
    <Field
      label={t("number.label", { until: format.number(until) })}
      hint={t("number.hint")}
      error={isMissing ? t("number.missing", { until: format.number(until) }) : null}
      required
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
