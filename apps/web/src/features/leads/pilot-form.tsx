import { encodeFieldError } from "@lagna/contract";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Trans, useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { createId } from "../../lib/create-id.ts";
import { useFormFailure } from "../../lib/use-form-failure.ts";
import { createRulesResolver, emailRule, type FieldRule, nameRule } from "../../lib/form-rules.ts";
import { clearFormDraft, createDraftRef } from "../../lib/draft-storage.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { collectAnalytics } from "./collect-analytics.ts";
import { isStored, sendLead, useStoredLeads } from "./lead-outbox.ts";

type Values = Record<"name" | "email" | "phone" | "website", string>;

const MIN_DIGITS = 10;
const phoneRule: FieldRule = {
  normalize: (typed) => typed.trim(),
  validate: (value) =>
    value === ""
      ? encodeFieldError("phone_missing")
      : (value.match(/\p{Nd}/gu) ?? []).length < MIN_DIGITS
        ? encodeFieldError("phone_invalid")
        : undefined,
};
const resolver = createRulesResolver<Values>({
  name: nameRule,
  email: emailRule,
  phone: phoneRule,
  website: { validate: () => undefined },
});
const TYPED_KEY = "lagna_typed_pilot";
const draftRef = createDraftRef(TYPED_KEY);
/** How long the thanks are shown before the start page opens. */
const THANKS_DURATION_MS = 2000;

/** The sign-up form of the pilot programme. */
export function PilotForm() {
  const { t } = useTranslation("pilot");
  const [thanked, setThanked] = useState<{ name: string; recorded: "sent" | "kept" } | null>(null);
  const { waiting, look } = useStoredLeads();
  const form = useForm<Values>({ resolver, defaultValues: { name: "", email: "", phone: "", website: "" } });
  const failure = useFormFailure(form, t("failed"));
  const { errors, isSubmitting } = form.formState;
  const [id] = useState(() => createId());
  const submit = (values: Values) =>
    failure.attempt(async () => {
      const recorded = await sendLead({ id, ...values, source: "pilot_signup_form", ...collectAnalytics() });
      clearFormDraft(TYPED_KEY);
      if (recorded === "kept") look();
      setThanked({ name: values.name, recorded });
    });
  if (thanked !== null) return <Thanks name={thanked.name} waits={thanked.recorded === "kept" && isStored(id)} />;
  return (
    <form
      ref={draftRef}
      noValidate
      aria-label={t("title")}
      onSubmit={form.handleSubmit(submit)}
      className="flex flex-col gap-5"
    >
      {waiting > 0 && (
        <Alert tone="warn" title={t("notSynced")}>
          {t("kept")}
        </Alert>
      )}
      {failure.error && <Alert tone="bad">{failure.error}</Alert>}
      <Field label={t("name")} error={failure.fieldText(errors.name)} required>
        {(control) => <Input {...control} autoComplete="name" {...form.register("name")} />}
      </Field>
      <Field label={t("email")} error={failure.fieldText(errors.email)} required>
        {(control) => <Input {...control} type="email" autoComplete="email" {...form.register("email")} />}
      </Field>
      <Field label={t("phone")} error={failure.fieldText(errors.phone)} required>
        {(control) => <Input {...control} type="tel" autoComplete="tel" {...form.register("phone")} />}
      </Field>
      {/* A honeypot field, neither visible nor reachable for people: only a program fills it in. */}
      <input {...form.register("website")} tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      <p className="text-sm text-ink-muted">
        <Trans
          t={t}
          i18nKey="consent"
          components={{ policy: <Link to="/privacy-policy" className="text-accent underline underline-offset-4" /> }}
        />
      </p>
      <Button type="submit" variant="primary" busy={isSubmitting} className="self-start px-8">
        {t(isSubmitting ? "processing" : "join")}
      </Button>
    </form>
  );
}

/** The start page opens only once the server can be reached. */
function Thanks({ name, waits }: { name: string; waits: boolean }) {
  const { t } = useTranslation("pilot");
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => void navigate("/landing"), THANKS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [navigate, waits]);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-title font-light outline-none">
        {t("thanks", { name })}
      </h2>
      <p className="mt-3 text-ink-muted">{t(waits ? "thanksKept" : "thanksNext")}</p>
    </div>
  );
}

const BENEFITS = ["benefit1", "benefit2", "benefit3"] as const;

/** The benefits of the pilot programme. */
export function PilotBenefits() {
  const { t } = useTranslation("pilot");
  return (
    <ul>
      {BENEFITS.map((key) => (
        <li key={key} className="border-t border-line py-3 last:border-b">
          {t(key)}
        </li>
      ))}
    </ul>
  );
}
