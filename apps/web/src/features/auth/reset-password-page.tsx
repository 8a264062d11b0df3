import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { createRulesResolver, newPasswordRule } from "../../lib/form-rules.ts";
import { useMailedToken } from "../../lib/mailed-token.ts";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { resetPassword } from "./auth-api.ts";
import { AuthFrame, inlineLinkClass } from "./auth-frame.tsx";
import { RedirectAfterSignIn } from "./redirect-after-sign-in.tsx";
import { takeReturnPath } from "./return-path.ts";
import { useSignIn } from "./use-sign-in.ts";

type Values = Record<"password", string>;
const resolver = createRulesResolver<Values>({ password: newPasswordRule });

export function Component() {
  const { t } = useTranslation("auth");
  const token = useMailedToken();
  const { hasSession } = useSession();
  const [changed, setChanged] = useState<{ returnPath: string | null } | null>(null);
  const form = useForm<Values>({ resolver, defaultValues: { password: "" } });
  const send = async ({ password }: Values) => {
    const answer = await resetPassword({ token: token ?? "", password });
    setChanged({ returnPath: takeReturnPath() });
    return answer;
  };
  const { submit, error, fieldText } = useSignIn(form, send, t("reset.notChanged"));
  const { errors, isSubmitting } = form.formState;
  if (changed && hasSession && !isSubmitting) return <RedirectAfterSignIn returnPath={changed.returnPath} />;
  if (token === null) return <NoToken />;
  return (
    <AuthFrame
      title={t("reset.title")}
      lead={t("reset.lead")}
      footer={
        <Link to="/forgot-password" className={inlineLinkClass}>
          {t("reset.another")}
        </Link>
      }
    >
      <form noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
        {error && <Alert tone="bad">{error}</Alert>}
        <Field label={t("reset.newPassword")} hint={t("passwordHint")} error={fieldText(errors.password)} required>
          {(control) => <PasswordInput {...control} autoComplete="new-password" {...form.register("password")} />}
        </Field>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t(isSubmitting ? "reset.changing" : "reset.change")}
        </Button>
      </form>
    </AuthFrame>
  );
}

function NoToken() {
  const { t } = useTranslation("auth");
  return (
    <AuthFrame title={t("reset.title")} lead={t("reset.noTokenLead")}>
      <Alert tone="bad">{t("errors:fields.token_missing")}</Alert>
      <Link to="/forgot-password" className={buttonClass("primary", "mt-6")}>
        {t("reset.another")}
      </Link>
    </AuthFrame>
  );
}
