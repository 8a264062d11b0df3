import type { ContactMessageCreate } from "@lagna/contract";
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { keepMessage, keptMessage } from "../../domain/kept-here/kept-message.ts";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { forgetTyping, keptTyping } from "../../lib/kept-typing.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input, Textarea } from "../../ui/field.tsx";
import { mayPass, sendMessage } from "./contact-api.ts";

/** Where a message is: with the administrators, in this browser alone, or nowhere. */
type Recorded = "sent" | "kept" | "lost";

const LONGEST = 4000;
const TYPED_KEY = "lagna_typed_contact";
const form = keptTyping(TYPED_KEY);

/** The browser itself asks for all three, and for an address that looks like one. */
export function ContactForm() {
  const { t } = useTranslation("public");
  const errorText = useErrorText();
  const [message, setMessage] = useState<ContactMessageCreate | null>(keptMessage);
  const [recorded, setRecorded] = useState<Recorded | null>(message === null ? null : "kept");
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
      keepMessage(null);
      forgetTyping(TYPED_KEY);
      setRecorded("sent");
    } catch (error) {
      if (mayPass(error)) setRecorded(keepMessage(next) ? "kept" : "lost");
      else setProblem(error);
    }
    sending.current = false;
    setBusy(false);
  };
  // What is kept was sent by its writer once: it goes by itself when the page is opened again, and when the connection is back.
  const sendKept = useEffectEvent(() => {
    const waiting = keptMessage();
    if (waiting !== null) void send(waiting);
  });
  useEffect(() => {
    const again = () => sendKept();
    again();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string): string => {
      const value = data.get(name);
      return typeof value === "string" ? value : "";
    };
    void send({
      id: crypto.randomUUID(),
      name: text("name"),
      email: text("email"),
      message: text("message"),
      website: text("website"),
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
    <form ref={form} onSubmit={submit} className="flex max-w-xl flex-col gap-5">
      {problem !== null && <Alert tone="bad">{errorText(problem, t("contact.failed"))}</Alert>}
      <Field label={t("contact.name")}>
        {(control) => <Input {...control} name="name" autoComplete="name" maxLength={120} required />}
      </Field>
      <Field label={t("contact.email")}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" maxLength={254} required />}
      </Field>
      <Field label={t("contact.message")}>
        {(control) => <Textarea {...control} name="message" rows={6} maxLength={LONGEST} required />}
      </Field>
      {/* Neither seen nor reached by people: whoever fills it in is a machine. */}
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      <Button type="submit" variant="primary" busy={busy} className="self-start px-8">
        {t("contact.send")}
      </Button>
    </form>
  );
}
