import { encodeFieldError } from "@lagna/contract";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Prove } from "../../domain/identity-proof/use-identity-proof.tsx";
import { createRulesResolver } from "../../lib/form-rules.ts";
import { useFormFailure } from "../../lib/use-form-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { stageUpload } from "./backup-api.ts";

interface StageFormProps {
  email: string;
  withProof: Prove;
  onStaged: () => Promise<void>;
}

/** What restoring replaces, and the typed confirmation. */
export function StageForm({ email, withProof, onStaged }: StageFormProps) {
  const { t } = useTranslation("backup");
  const resolver = createRulesResolver<{ confirm: string }>({
    confirm: {
      normalize: (typed) => typed.trim(),
      validate: (typed) =>
        typed.toLowerCase() === email.toLowerCase() ? undefined : encodeFieldError("confirm_own_email"),
    },
  });
  const form = useForm({ resolver, defaultValues: { confirm: "" } });
  const { attempt, fieldText, error } = useFormFailure(form, t("stage.failed"));
  const submit = ({ confirm }: { confirm: string }) =>
    attempt(async () => {
      await withProof(() => stageUpload(confirm));
      await onStaged();
    });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="mt-6 flex max-w-xl flex-col gap-5">
      <p className="measure">{t("stage.what")}</p>
      {error && <Alert tone="bad">{error}</Alert>}
      <Field label={t("stage.confirm")} hint={t("stage.hint", { email })} error={fieldText(errors.confirm)} required>
        {(control) => <Input {...control} type="email" autoComplete="off" {...form.register("confirm")} />}
      </Field>
      <Button type="submit" variant="danger" busy={isSubmitting} className="self-start">
        {t("stage.button")}
      </Button>
    </form>
  );
}
