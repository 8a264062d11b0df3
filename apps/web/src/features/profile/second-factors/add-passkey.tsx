import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { createPasskey, PasskeyError, type PasskeyFailure } from "../../../domain/second-factors/passkey-device.ts";
import { addPasskey, fetchPasskeyCreationOptions } from "../../../domain/second-factors/second-factors-api.ts";
import { useFormFailure } from "../../../lib/use-form-failure.ts";
import { createRulesResolver, nameRule } from "../../../lib/form-rules.ts";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import { Field, Input } from "../../../ui/field.tsx";
import type { AddFactorProps } from "./add-authenticator-app.tsx";

const resolver = createRulesResolver<{ name: string }>({ name: nameRule });

export function AddPasskey({ withProof, onAdded, onCancel }: AddFactorProps) {
  const { t } = useTranslation("factors");
  const [passkeyFailure, setPasskeyFailure] = useState<PasskeyFailure | null>(null);
  const form = useForm({ resolver, defaultValues: { name: "" } });
  const { attempt, fieldText, error } = useFormFailure(form, t("failed"));
  const submit = ({ name }: { name: string }) =>
    attempt(async () => {
      setPasskeyFailure(null);
      try {
        const passkey = await createPasskey(await withProof(fetchPasskeyCreationOptions));
        onAdded(await withProof(() => addPasskey(name, passkey)));
      } catch (failure) {
        if (!(failure instanceof PasskeyError)) throw failure;
        setPasskeyFailure(failure.failure);
      }
    });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="flex max-w-md flex-col gap-5">
      <p>{t("passkey.lead")}</p>
      {passkeyFailure && <Alert tone="bad">{t(`passkey.${passkeyFailure}`)}</Alert>}
      {error && <Alert tone="bad">{error}</Alert>}
      <Field label={t("passkey.name")} hint={t("passkey.nameHint")} error={fieldText(errors.name)} required>
        {(control) => <Input {...control} autoComplete="off" maxLength={60} {...form.register("name")} />}
      </Field>
      <FormButtons submit={t("passkey.make")} busy={isSubmitting} cancel={t("common:cancel")} onCancel={onCancel} />
    </form>
  );
}
