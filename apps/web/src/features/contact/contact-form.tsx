import type { ContactMessageCreate } from "@lagna/contract";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { createId } from "../../lib/create-id.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { createDraftRef } from "../../lib/draft-storage.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input, Textarea } from "../../ui/field.tsx";
import { type SubmissionResult, useContactMessage } from "./use-contact-message.ts";

const MAX_MESSAGE_LENGTH = 4000;
const TYPED_KEY = "lagna_typed_contact";
const draftRef = createDraftRef(TYPED_KEY);

function readMessage(form: HTMLFormElement): ContactMessageCreate {
  const data = new FormData(form);
  const readText = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    id: createId(),
    name: readText("name"),
    email: readText("email"),
    message: readText("message"),
    website: readText("website"),
  };
}

/** The browser's own validation requires all three fields and a valid email address. */
export function ContactForm() {
  const { t } = useTranslation("public");
  const errorText = useErrorText();
  const { message, result, problem, busy, send } = useContactMessage(TYPED_KEY);
  const problemText = problem === null ? null : errorText(problem, t("contact.failed"));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(readMessage(event.currentTarget));
  };

  if (result !== null && message !== null)
    return <SubmissionNotice result={result} problem={problemText} busy={busy} onRetry={() => void send(message)} />;
  return (
    <form ref={draftRef} onSubmit={submit} className="flex max-w-xl flex-col gap-5">
      {problemText !== null && <Alert tone="bad">{problemText}</Alert>}
      <Field label={t("contact.name")}>
        {(control) => <Input {...control} name="name" autoComplete="name" maxLength={120} required />}
      </Field>
      <Field label={t("contact.email")}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" maxLength={254} required />}
      </Field>
      <Field label={t("contact.message")}>
        {(control) => <Textarea {...control} name="message" rows={6} maxLength={MAX_MESSAGE_LENGTH} required />}
      </Field>
      {/* A honeypot field, neither visible nor reachable for people: only a program fills it in. */}
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      <Button type="submit" variant="primary" busy={busy} className="self-start px-8">
        {t("contact.send")}
      </Button>
    </form>
  );
}

interface SubmissionNoticeProps {
  result: SubmissionResult;
  problem: string | null;
  busy: boolean;
  onRetry: () => void;
}

function SubmissionNotice({ result, problem, busy, onRetry }: SubmissionNoticeProps) {
  const { t } = useTranslation("public");
  return (
    <Alert
      tone={result === "sent" ? "good" : "warn"}
      title={result === "lost" ? t("contact.lostTitle") : t("contact.thanks")}
      action={
        result !== "sent" && (
          <Button busy={busy} onClick={onRetry}>
            {t("contact.again")}
          </Button>
        )
      }
    >
      {problem ?? t(`contact.${result}`)}
    </Alert>
  );
}
