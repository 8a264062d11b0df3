import { useForm } from "react-hook-form";
import { Trans, useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { byRules, emailRule, nameRule, newPasswordRule } from "../../lib/form-rules.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { signup } from "./auth-api.ts";
import { AuthFrame, inlineLink } from "./auth-frame.tsx";
import { EmailInput } from "./email-input.tsx";
import { GoOn } from "./go-on.tsx";
import { safeReturnPath } from "./return-path.ts";
import { useSignIn } from "./sign-in-form.ts";

type Values = Record<"name" | "email" | "password", string>;
const resolver = byRules<Values>({ name: nameRule, email: emailRule, password: newPasswordRule });

export function Component() {
  const { t } = useTranslation("auth");
  const session = useSession();
  const [params] = useSearchParams();
  const form = useForm<Values>({ resolver, defaultValues: { name: "", email: "", password: "" } });
  const { submit, error, fieldText } = useSignIn(form, signup, t("signupFailed"));
  const { errors, isSubmitting } = form.formState;
  if (session.isAuthenticated) return <GoOn returnPath={safeReturnPath(params.get("return"))} />;
  return (
    <AuthFrame
      title={t("signupTitle")}
      lead={t("signupLead")}
      footer={
        <Trans
          t={t}
          i18nKey="toLogin"
          components={{
            go: <Link to={{ pathname: "/login", search: params.toString() }} className={inlineLink} />,
          }}
        />
      }
    >
      <form noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
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
        <Button type="submit" variant="primary" busy={isSubmitting} className="mt-1">
          {t(isSubmitting ? "signingUp" : "signup")}
        </Button>
      </form>
    </AuthFrame>
  );
}
