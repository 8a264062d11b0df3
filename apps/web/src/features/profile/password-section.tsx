import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ProfileResponse } from "@lagna/contract";
import { focusIfLost } from "../../lib/focus.ts";
import { useFormFailure } from "../../lib/use-form-failure.ts";
import { createRulesResolver, newPasswordRule, passwordRule } from "../../lib/form-rules.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { FormButtons } from "../../ui/form-buttons.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { changePassword, mailPasswordLink } from "./profile-api.ts";
import { ProfileSection } from "./profile-section.tsx";

export function PasswordSection({ profile }: { profile: ProfileResponse }) {
  const { t } = useTranslation("profile");
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  if (!profile.auth_methods.includes("password")) return <NoPassword email={profile.email} />;
  const show = (next: boolean) => {
    setOpen(next);
    focusIfLost(() => container.current);
  };
  const closeForm = () => {
    show(false);
    setChanged(true);
  };
  return (
    <ProfileSection title={t("password.title")} lead={t("password.lead")}>
      {changed && !open && (
        <Alert tone="good" className="mb-4">
          {t("password.changed")}
        </Alert>
      )}
      <div ref={container}>
        {open ? (
          <ChangeForm email={profile.email} onDone={closeForm} onCancel={() => show(false)} />
        ) : (
          <Button onClick={() => show(true)}>{t("password.open")}</Button>
        )}
      </div>
    </ProfileSection>
  );
}

type Values = Record<"current_password" | "new_password", string>;
const resolver = createRulesResolver<Values>({ current_password: passwordRule, new_password: newPasswordRule });

function ChangeForm({ email, onDone, onCancel }: { email: string; onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation("profile");
  const { signIn } = useSession();
  const queries = useQueryClient();
  const defaultValues = { current_password: "", new_password: "" };
  const form = useForm<Values>({ resolver, defaultValues });
  const { attempt, fieldText, error } = useFormFailure(form, t("password.notChanged"));
  const submit = (values: Values) =>
    attempt(async () => {
      await signIn((await changePassword(values)).token);
      void queries.invalidateQueries({ queryKey: ["profile"] });
      onDone();
    });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="flex max-w-md flex-col gap-5">
      {error && <Alert tone="bad">{error}</Alert>}
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={t("password.current")} error={fieldText(errors.current_password)} required>
        {(control) => (
          <PasswordInput {...control} autoComplete="current-password" {...form.register("current_password")} />
        )}
      </Field>
      <Field label={t("password.new")} hint={t("password.hint")} error={fieldText(errors.new_password)} required>
        {(control) => <PasswordInput {...control} autoComplete="new-password" {...form.register("new_password")} />}
      </Field>
      <FormButtons submit={t("password.save")} busy={isSubmitting} cancel={t("common:cancel")} onCancel={onCancel} />
    </form>
  );
}

/** Users who signed in by Google or a mailed link can set a password too, with the link that resets one. */
function NoPassword({ email }: { email: string }) {
  const { t } = useTranslation("profile");
  const errorText = useErrorText();
  const [state, setState] = useState<"idle" | "sending" | "sent" | { error: unknown }>("idle");
  const send = async () => {
    setState("sending");
    await mailPasswordLink(email).then(
      () => setState("sent"),
      (error: unknown) => setState({ error }),
    );
  };
  return (
    <ProfileSection title={t("password.title")} lead={t("password.none")}>
      {state === "sent" ? (
        <Alert tone="good">{t("password.sent", { email })}</Alert>
      ) : (
        <Button busy={state === "sending"} onClick={() => void send()}>
          {t("password.mailLink")}
        </Button>
      )}
      {typeof state === "object" && (
        <Alert tone="bad" className="mt-4">
          {errorText(state.error, t("password.notSent"))}
        </Alert>
      )}
    </ProfileSection>
  );
}
