import { type Gender, GENDER_WORDS, GENDERS } from "@lagna/terms";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field, Input } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { useBirthForm } from "./birth-form-context.ts";

/** `genders`: the options offered. */
export function PersonFields({ genders = GENDERS }: { genders?: readonly Gender[] }) {
  return (
    <>
      <NameField />
      <GenderField genders={genders} />
    </>
  );
}

export function NameField() {
  const { t } = useTranslation("kundli");
  const { form, errorOf } = useBirthForm();
  return (
    <Field label={t("form.name")} hint={t("form.nameHint")} error={errorOf("name")} required>
      {(control) => <Input {...control} {...form.register("name")} autoComplete="name" maxLength={120} />}
    </Field>
  );
}

export function GenderField({ genders = GENDERS }: { genders?: readonly Gender[] }) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const { form, errorOf } = useBirthForm();
  const gender = useController({ control: form.control, name: "gender" });
  return (
    <div>
      <Segmented
        label={t("form.gender")}
        showLabel
        value={gender.field.value}
        options={genders.map((value) => ({ value: value as string, label: say(GENDER_WORDS[value]) }))}
        onChange={gender.field.onChange}
      />
      <p aria-live="polite" className="mt-1.5 text-sm text-bad">
        {errorOf("gender")}
      </p>
    </div>
  );
}
