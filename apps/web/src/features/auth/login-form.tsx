import { useState, type SubmitEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { activateForm } from "../../lib/activate-form.ts";
import { createRulesResolver, emailRule, passwordRule } from "../../lib/form-rules.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { markLinkRequested } from "./requested-links.ts";
import { login, requestMagicLink } from "./auth-api.ts";
import { EmailInput } from "./email-input.tsx";
import { rememberReturnPath } from "./return-path.ts";
import { useSignIn } from "./use-sign-in.ts";

type Values = Record<"email" | "password", string>;
const resolver = createRulesResolver<Values>({ email: emailRule, password: passwordRule });

export interface LoginFormProps {
  password: boolean;
  magicLink: boolean;
  returnPath: string | null;
}

/** Sign-in by password or by a mailed link, with one email field for both. */
export function LoginForm({ password, magicLink, returnPath }: LoginFormProps) {
  const { t } = useTranslation("auth");
  const form = useForm<Values>({ resolver, defaultValues: { email: "", password: "" } });
  const { submit, error, fieldText } = useSignIn(form, login, t("errors:sentences.loginFailed"));
  const typed = useWatch({ control: form.control, name: "email" });
  const link = useMagicLink(returnPath);
  const { errors, isSubmitting } = form.formState;
  const sendLink = async () => {
    if (await form.trigger("email", { shouldFocus: true })) await link.send(form.getValues("email").trim());
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void (password ? form.handleSubmit(submit)() : sendLink());
  };
  return (
    <form ref={activateForm} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {error && <Alert tone="bad">{error}</Alert>}
      <Field label={t("email")} error={fieldText(errors.email)} required>
        {(control) => <EmailInput {...control} {...form.register("email")} />}
      </Field>
      {password && (
        <>
          <div>
            <Field label={t("password")} error={fieldText(errors.password)} required>
              {(control) => (
                <PasswordInput {...control} autoComplete="current-password" {...form.register("password")} />
              )}
            </Field>
            <ForgottenLink email={typed} returnPath={returnPath} />
          </div>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {t(isSubmitting ? "loggingIn" : "login")}
          </Button>
        </>
      )}
      {magicLink && (
        <Button type={password ? "button" : "submit"} busy={link.sending} onClick={() => password && void sendLink()}>
          {t(link.sending ? "magicLink.sending" : "magicLink.request")}
        </Button>
      )}
      {link.error && <Alert tone="bad">{link.error}</Alert>}
      {link.sentTo && (
        <Alert tone="good" title={t("magicLink.sentTitle")}>
          {t("magicLink.sent", { email: link.sentTo })}
        </Alert>
      )}
    </form>
  );
}

function ForgottenLink({ email, returnPath }: { email: string; returnPath: string | null }) {
  const { t } = useTranslation("auth");
  const search = returnPath === null ? "" : `?${new URLSearchParams({ return: returnPath })}`;
  return (
    <Link
      to={`/forgot-password${search}`}
      state={{ email }}
      className="inline-flex min-h-11 items-center text-sm text-accent underline decoration-1 underline-offset-4"
    >
      {t("forgotten")}
    </Link>
  );
}

function useMagicLink(returnPath: string | null) {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const send = async (email: string) => {
    setSending(true);
    setSentTo(null);
    setProblem(null);
    try {
      await requestMagicLink(email);
      rememberReturnPath(returnPath);
      markLinkRequested(email);
      setSentTo(email);
    } catch (error) {
      setProblem(error);
    }
    setSending(false);
  };
  return { sending, sentTo, send, error: problem === null ? null : errorText(problem, t("magicLink.notSent")) };
}
