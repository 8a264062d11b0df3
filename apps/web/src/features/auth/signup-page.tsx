import { useState } from "react";
import { useForm } from "react-hook-form";
import { Trans, useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { createRulesResolver, emailRule, nameRule, newPasswordRule } from "../../lib/form-rules.ts";
import { clearFormDraft, createDraftRef } from "../../lib/draft-storage.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { signup } from "./auth-api.ts";
import { useAuthConfig } from "./use-auth-config.ts";
import { AuthFrame, inlineLinkClass } from "./auth-frame.tsx";
import { EmailInput } from "./email-input.tsx";
import { RedirectAfterSignIn } from "./redirect-after-sign-in.tsx";
import { toSafeReturnPath } from "./return-path.ts";
import { useSignIn } from "./use-sign-in.ts";

type Values = Record<"name" | "email" | "password" | "setup_code", string>;
const optionalRule = { validate: () => undefined };
const rules = { name: nameRule, email: emailRule, password: newPasswordRule, setup_code: optionalRule };
const resolver = createRulesResolver<Values>(rules);
/** The code is sent only once the server has asked for it. */
const send = async ({ setup_code: code, ...form }: Values) => {
  const session = await signup(code === "" ? form : { ...form, setup_code: code });
  clearFormDraft(TYPED_KEY);
  return session;
};

const TYPED_KEY = "lagna_typed_signup";
const draftRef = createDraftRef(TYPED_KEY);

export function Component() {
  const { t } = useTranslation("auth");
  const session = useSession();
  const [params] = useSearchParams();
  const form = useForm<Values>({ resolver, defaultValues: { name: "", email: "", password: "", setup_code: "" } });
  const { submit, error, fieldText } = useSignIn(form, send, t("signupFailed"));
  const { errors, isSubmitting } = form.formState;
  const [asksForCode, setAsksForCode] = useState(false);
  if (errors.setup_code && !asksForCode) setAsksForCode(true);
  if (session.hasSession) return <RedirectAfterSignIn returnPath={toSafeReturnPath(params.get("return"))} />;
  return (
    <AuthFrame
      title={t("signupTitle")}
      lead={t("signupLead")}
      description={t("signupLead")}
      footer={
        <Trans
          t={t}
          i18nKey="toLogin"
          components={{
            go: <Link to={{ pathname: "/login", search: params.toString() }} className={inlineLinkClass} />,
          }}
        />
      }
    >
      <FirstAccountNote />
      <form ref={draftRef} noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
        {error && <Alert tone="bad">{error}</Alert>}
        <Field label={t("name")} error={fieldText(errors.name)} required>
          {(control) => <Input {...control} autoComplete="name" {...form.register("name")} />}
        </Field>
        <Field label={t("email")} error={fieldText(errors.email)} required>
          {(control) => <EmailInput {...control} {...form.register("email")} />}
        </Field>
        <Field label={t("password")} hint={t("passwordHint")} error={fieldText(errors.password)} required>
          {(control) => <PasswordInput {...control} autoComplete="new-password" {...form.register("password")} />}
        </Field>
        {asksForCode && (
          <Field label={t("setUpCode")} hint={t("setUpCodeHint")} error={fieldText(errors.setup_code)} required>
            {(control) => <Input {...control} autoComplete="off" {...form.register("setup_code")} />}
          </Field>
        )}
        <Button type="submit" variant="primary" busy={isSubmitting} className="mt-1">
          {t(isSubmitting ? "signingUp" : "signup")}
        </Button>
      </form>
    </AuthFrame>
  );
}

/** Shown while there is no account yet: tells the first user that their account will be the administrator's. */
function FirstAccountNote() {
  const { t } = useTranslation("auth");
  const authConfig = useAuthConfig();
  if (authConfig.status !== "ready" || !authConfig.config.founds) return null;
  return (
    <Alert tone="accent" title={t("founding.title")} className="mb-5">
      {t("founding.text")}
    </Alert>
  );
}
