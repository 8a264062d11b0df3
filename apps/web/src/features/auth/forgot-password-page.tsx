import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { activateForm } from "../../lib/activate-form.ts";
import { useFormFailure } from "../../lib/use-form-failure.ts";
import { createRulesResolver, emailRule } from "../../lib/form-rules.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field } from "../../ui/field.tsx";
import { requestPasswordReset } from "./auth-api.ts";
import { AuthFrame, inlineLinkClass } from "./auth-frame.tsx";
import { EmailInput } from "./email-input.tsx";
import { rememberReturnPath, toSafeReturnPath } from "./return-path.ts";

type Values = Record<"email", string>;
const resolver = createRulesResolver<Values>({ email: emailRule });

/** Gives the same answer for every address, so that it does not reveal which addresses have an account. */
export function Component() {
  const { t } = useTranslation("auth");
  const { state, search } = useLocation();
  const typed = (state as { email?: unknown } | null)?.email;
  const form = useForm<Values>({
    resolver,
    defaultValues: { email: typeof typed === "string" ? typed : "" },
  });
  const { attempt, fieldText, error } = useFormFailure(form, t("reset.notSent"));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = ({ email }: Values) =>
    attempt(async () => {
      setSentTo(null);
      await requestPasswordReset(email);
      rememberReturnPath(toSafeReturnPath(new URLSearchParams(search).get("return")));
      setSentTo(email);
    });
  const { errors, isSubmitting } = form.formState;
  return (
    <AuthFrame
      title={t("reset.forgottenTitle")}
      lead={t("reset.forgottenLead")}
      description={t("reset.forgottenLead")}
      footer={
        <Link to={{ pathname: "/login", search }} className={inlineLinkClass}>
          {t("backToLogin")}
        </Link>
      }
    >
      <form ref={activateForm} noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
        {error && <Alert tone="bad">{error}</Alert>}
        <Field label={t("email")} error={fieldText(errors.email)} required>
          {(control) => <EmailInput {...control} {...form.register("email")} />}
        </Field>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t(isSubmitting ? "reset.sending" : "reset.send")}
        </Button>
        {sentTo && (
          <Alert tone="good" title={t("magicLink.sentTitle")}>
            {t("reset.sent", { email: sentTo })}
          </Alert>
        )}
      </form>
    </AuthFrame>
  );
}
