import type { ContactMessageCreate } from "@lagna/contract";
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { storeUnsentMessage, readUnsentMessage } from "../../domain/unsent-submissions/unsent-message.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { clearFormDraft, createDraftRef } from "../../lib/draft-storage.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input, Textarea } from "../../ui/field.tsx";
import { isTemporaryFailure, sendMessage } from "./contact-api.ts";

/** Where a message is: with the administrators, only in this browser, or nowhere. */
type SubmissionResult = "sent" | "kept" | "lost";

const MAX_MESSAGE_LENGTH = 4000;
const TYPED_KEY = "lagna_typed_contact";
const draftRef = createDraftRef(TYPED_KEY);

/** The browser's own validation requires all three fields and a valid email address. */
export function ContactForm() {
  const { t } = useTranslation("public");
  const errorText = useErrorText();
  const [message, setMessage] = useState<ContactMessageCreate | null>(readUnsentMessage);
  const [recorded, setRecorded] = useState<SubmissionResult | null>(message === null ? null : "kept");
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const send = async (next: ContactMessageCreate) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(null);
    setMessage(next);
    try {
      await sendMessage(next);
      storeUnsentMessage(null);
      clearFormDraft(TYPED_KEY);
      setRecorded("sent");
    } catch (error) {
      if (isTemporaryFailure(error)) setRecorded(storeUnsentMessage(next) ? "kept" : "lost");
      else setProblem(error);
    }
    sending.current = false;
    setBusy(false);
  };
  // A stored message was already submitted once, so it is sent automatically when the page is opened again or the connection is back.
  const sendKept = useEffectEvent(() => {
    const unsent = readUnsentMessage();
    if (unsent !== null) void send(unsent);
  });
  useEffect(() => {
    const handleOnline = () => sendKept();
    handleOnline();
    window.addEventListener("online", handleOnline);
    return () => window.removeEventListener("online", handleOnline);
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const readText = (name: string): string => {
      const value = data.get(name);
      return typeof value === "string" ? value : "";
    };
    void send({
      id: crypto.randomUUID(),
      name: readText("name"),
      email: readText("email"),
      message: readText("message"),
      website: readText("website"),
    });
  };

  if (recorded !== null && message !== null)
    return (
      <Alert
        tone={recorded === "sent" ? "good" : "warn"}
        title={recorded === "lost" ? t("contact.lostTitle") : t("contact.thanks")}
        action={
          recorded !== "sent" && (
            <Button busy={busy} onClick={() => void send(message)}>
              {t("contact.again")}
            </Button>
          )
        }
      >
        {problem === null ? t(`contact.${recorded}`) : errorText(problem, t("contact.failed"))}
      </Alert>
    );
  return (
    <form ref={draftRef} onSubmit={submit} className="flex max-w-xl flex-col gap-5">
      {problem !== null && <Alert tone="bad">{errorText(problem, t("contact.failed"))}</Alert>}
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
