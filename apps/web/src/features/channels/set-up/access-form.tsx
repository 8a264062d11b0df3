import type { ChannelTestResponse } from "@lagna/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormFailure } from "../../../lib/use-form-failure.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import { Field, Input } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { Problems } from "./problems.tsx";
import { type ChannelName, saveSetUp, type SetUpRequests } from "./set-up-api.ts";

const FIELDS = {
  telegram: ["token"],
  whatsapp: ["phone_number_id", "token", "app_secret"],
} as const satisfies { [Name in ChannelName]: readonly (keyof SetUpRequests[Name])[] };
type FieldName = (typeof FIELDS)[ChannelName][number];
type Values = Record<FieldName, string>;
const NOTHING: Values = { token: "", phone_number_id: "", app_secret: "" };

const toRequest = {
  telegram: ({ token }: Values) => ({ token }),
  whatsapp: (values: Values) => values,
};

interface AccessFormProps {
  name: ChannelName;
  /** Whether values are stored, which the new ones replace. */
  isSetUp: boolean;
  withProof: <T>(work: () => Promise<T>) => Promise<T>;
  onSaved: (outcome: ChannelTestResponse) => Promise<void>;
}

/** What the platform gave; stored only if the platform accepts it, and never shown again. */
export function AccessForm({ name, isSetUp, withProof, onSaved }: AccessFormProps) {
  const { t } = useTranslation("setup");
  const form = useForm<Values>({ defaultValues: NOTHING });
  const { attempt, fieldText, error } = useFormFailure(form, t("notSaved"));
  const [outcome, setOutcome] = useState<ChannelTestResponse | null>(null);
  const submit = (values: Values) =>
    attempt(async () => {
      setOutcome(null);
      const answer = await withProof(() => saveSetUp(name, toRequest[name](values)));
      setOutcome(answer);
      if (answer.account === null) return;
      form.reset(NOTHING);
      await onSaved(answer);
    });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="mt-4 flex max-w-xl flex-col gap-5">
      {FIELDS[name].map((field) => (
        <Field
          key={field}
          label={t(`field.${field}`)}
          hint={isSetUp ? t("storedHint") : undefined}
          error={fieldText(errors[field])}
          required
        >
          {(control) =>
            field === "phone_number_id" ? (
              <Input {...control} inputMode="numeric" autoComplete="off" {...form.register(field)} />
            ) : (
              <PasswordInput {...control} autoComplete="off" {...form.register(field)} />
            )
          }
        </Field>
      ))}
      <Button type="submit" variant="primary" busy={isSubmitting} className="self-start">
        {t("save")}
      </Button>
      <div>
        {error && <Alert tone="bad">{error}</Alert>}
        {outcome && <Problems name={name} problems={outcome.problems} />}
        {outcome && outcome.account !== null && (
          <Alert tone="good" className="mt-4">
            {t("saved", { account: outcome.account })}
          </Alert>
        )}
      </div>
    </form>
  );
}
