import { useTranslation } from "react-i18next";
import { Field, Input } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { isMomentMissing, type QuestionMoment } from "./question-moment.ts";

interface QuestionMomentFieldProps {
  readonly moment: QuestionMoment;
  readonly showsError: boolean;
  readonly onChange: (moment: QuestionMoment) => void;
}

/** When the question was asked: now, or a moment by the clock of its place, such as when a client telephoned. */
export function QuestionMomentField({ moment, showsError, onChange }: QuestionMomentFieldProps) {
  const { t } = useTranslation("question");
  return (
    <>
      <Segmented
        label={t("moment.label")}
        showLabel
        value={moment.kind}
        options={[
          { value: "now", label: t("moment.now") },
          { value: "at", label: t("moment.at") },
        ]}
        onChange={(kind) => onChange(kind === "now" ? { kind } : { kind, local: "" })}
      />
      {moment.kind === "at" && (
        <Field
          label={t("moment.local")}
          hint={t("moment.hint")}
          error={showsError && isMomentMissing(moment) ? t("moment.missing") : null}
          required
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={moment.local}
              onChange={({ target }) => onChange({ kind: "at", local: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
