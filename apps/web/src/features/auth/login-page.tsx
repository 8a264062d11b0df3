import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Trans, useTranslation } from "react-i18next";
import { Link, Navigate, useSearchParams } from "react-router";
import { z } from "zod";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { login } from "./auth-api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { PasswordInput } from "./password-input.tsx";
import { DEFAULT_PATH, safeReturnPath } from "./return-path.ts";
import { useSignIn } from "./sign-in-form.ts";

/** Messages are keys of the catalogue: a change of language changes the error in sight. */
const schema = z.object({
  email: z.string().trim().min(1, "errors:sentences.emailMissing").pipe(z.email("errors:sentences.emailInvalid")),
  password: z.string().min(1, "errors:sentences.passwordMissing"),
});
type Values = z.infer<typeof schema>;

export function Component() {
  const { t } = useTranslation("auth");
  const session = useSession();
  const [params] = useSearchParams();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { email: "", password: "" } });
  const { submit, error, fieldText } = useSignIn(form, login, t("errors:sentences.loginFailed"));
  const { errors, isSubmitting } = form.formState;
  if (session.isAuthenticated) return <Navigate to={safeReturnPath(params.get("return")) ?? DEFAULT_PATH} replace />;
  return (
    <AuthFrame
      title={t("loginTitle")}
      lead={t(params.has("return") ? "loginLeadReturn" : "loginLead")}
      footer={
        <Trans
          t={t}
          i18nKey="toSignup"
          components={{
            go: (
              <Link
                to={{ pathname: "/signup", search: params.toString() }}
                className="font-semibold text-accent underline underline-offset-4"
              />
            ),
          }}
        />
      }
    >
      <form noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
        {error && <Alert tone="bad">{error}</Alert>}
        <Field label={t("email")} error={fieldText(errors.email)} required>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              {...form.register("email")}
            />
          )}
        </Field>
        <Field label={t("password")} error={fieldText(errors.password)} required>
          {(control) => <PasswordInput {...control} autoComplete="current-password" {...form.register("password")} />}
        </Field>
        <Button type="submit" variant="primary" busy={isSubmitting} className="mt-1">
          {t(isSubmitting ? "loggingIn" : "login")}
        </Button>
      </form>
    </AuthFrame>
  );
}
