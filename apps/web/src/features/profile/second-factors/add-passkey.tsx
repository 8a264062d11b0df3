import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { makePasskey, PasskeyError, type PasskeyTrouble } from "../../../domain/second-factors/passkey-device.ts";
import { addPasskey, askNewPasskey } from "../../../domain/second-factors/second-factors-api.ts";
import { useFormFailure } from "../../../lib/form-failure.ts";
import { byRules, nameRule } from "../../../lib/form-rules.ts";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import { Field, Input } from "../../../ui/field.tsx";
import type { AddProps } from "./add-app.tsx";

const resolver = byRules<{ name: string }>({ name: nameRule });

export function AddPasskey({ proved, onAdded, onCancel }: AddProps) {
  const { t } = useTranslation("factors");
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null);
  const form = useForm({ resolver, defaultValues: { name: "" } });
  const { attempt, fieldText, error } = useFormFailure(form, t("failed"));
  const submit = ({ name }: { name: string }) =>
    attempt(async () => {
      setTrouble(null);
      try {
        const passkey = await makePasskey(await proved(askNewPasskey));
        onAdded(await proved(() => addPasskey(name, passkey)));
      } catch (failure) {
        if (!(failure instanceof PasskeyError)) throw failure;
        setTrouble(failure.trouble);
      }
    });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="flex max-w-md flex-col gap-5">
      <p>{t("passkey.lead")}</p>
      {trouble && <Alert tone="bad">{t(`passkey.${trouble}`)}</Alert>}
      {error && <Alert tone="bad">{error}</Alert>}
      <Field label={t("passkey.name")} hint={t("passkey.nameHint")} error={fieldText(errors.name)} required>
        {(control) => <Input {...control} autoComplete="off" maxLength={60} {...form.register("name")} />}
      </Field>
      <FormButtons submit={t("passkey.make")} busy={isSubmitting} cancel={t("common:cancel")} onCancel={onCancel} />
    </form>
  );
}
