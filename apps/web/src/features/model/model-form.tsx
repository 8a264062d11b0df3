import { encodeFieldError, type ModelSettingsResponse, type ModelTestResponse } from "@lagna/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormFailure } from "../../lib/use-form-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { saveModel } from "./model-api.ts";
import { ModelOutcome } from "./model-outcome.tsx";

interface Values {
  address: string;
  model: string;
  key: string;
  monthly_tokens: string;
}

const toValues = ({ address, model, monthly_tokens: tokens }: ModelSettingsResponse): Values => ({
  address: address ?? "",
  model: model ?? "",
  key: "",
  monthly_tokens: tokens === null ? "" : String(tokens),
});

/** Undefined for a whole number, with or without spaces, and for the empty field, which is no limit. */
const findTokensFault = (tokens: string): string | undefined =>
  tokens.trim() === "" || (/^\d+$/.test(tokens.trim()) && Number.isSafeInteger(Number(tokens)))
    ? undefined
    : encodeFieldError("tokens_whole");

interface ModelFormProps {
  stored: ModelSettingsResponse;
  withProof: <T>(work: () => Promise<T>) => Promise<T>;
  onSaved: () => Promise<void>;
}

/** The model's server, name and key; stored only if the model answers. The key is never shown again. */
export function ModelForm({ stored, withProof, onSaved }: ModelFormProps) {
  const { t } = useTranslation("model");
  const form = useForm<Values>({ defaultValues: toValues(stored) });
  const { attempt, fieldText, error } = useFormFailure(form, t("notSaved"));
  const [outcome, setOutcome] = useState<ModelTestResponse | null>(null);
  const submit = ({ address, model, key, monthly_tokens: tokens }: Values) =>
    attempt(async () => {
      setOutcome(null);
      const request = {
        address: address.trim(),
        model,
        // An empty field keeps the stored key.
        ...(key !== "" && { key }),
        monthly_tokens: tokens.trim() === "" ? null : Number(tokens),
      };
      const answer = await withProof(() => saveModel(request));
      setOutcome(answer);
      if (answer.status === "failed") return;
      form.resetField("key", { defaultValue: "" });
      await onSaved();
    });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="mt-6 flex max-w-xl flex-col gap-5">
      <Field label={t("field.address")} hint={t("hint.address")} error={fieldText(errors.address)} required>
        {(control) => <Input {...control} type="url" autoComplete="off" {...form.register("address")} />}
      </Field>
      <Field label={t("field.model")} hint={t("hint.model")} error={fieldText(errors.model)} required>
        {(control) => <Input {...control} autoComplete="off" {...form.register("model")} />}
      </Field>
      <Field
        label={t("field.key")}
        hint={t(stored.has_key ? "hint.storedKey" : "hint.key")}
        error={fieldText(errors.key)}
      >
        {(control) => <PasswordInput {...control} autoComplete="off" {...form.register("key")} />}
      </Field>
      <Field label={t("field.tokens")} hint={t("hint.tokens")} error={fieldText(errors.monthly_tokens)}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            {...form.register("monthly_tokens", { validate: findTokensFault })}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={isSubmitting} className="self-start">
        {t("save")}
      </Button>
      <div>
        {error && <Alert tone="bad">{error}</Alert>}
        {outcome && <ModelOutcome outcome={outcome} hasSaved />}
      </div>
    </form>
  );
}
