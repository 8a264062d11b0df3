import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { usePublicConfig } from "../../lib/public-config.ts";
import { writeStored } from "../../lib/storage.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input, Textarea } from "../../ui/field.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { MailLine } from "./mail-line.tsx";
import { Reading } from "./parts.tsx";

/** Nothing is sent to a server: the message is noted in this browser, and the page says so. */
export function Component() {
  const { t } = useTranslation("public");
  const [recorded, setRecorded] = useState(false);
  const config = usePublicConfig();
  const email = config.status === "ready" ? config.config.support_email : null;
  const record = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = Object.fromEntries(new FormData(event.currentTarget));
    writeStored("lagna_contact_message", JSON.stringify({ ...message, at: new Date().toISOString() }));
    setRecorded(true);
  };
  return (
    <Reading title={t("contact.title")} lead={t("contact.lead")}>
      <PageTitle>{t("contact.title")}</PageTitle>
      {recorded ? (
        <Alert tone="good" title={t("contact.thanks")}>
          {t("contact.local")}
        </Alert>
      ) : (
        <form onSubmit={record} className="flex max-w-xl flex-col gap-5">
          <Field label={t("contact.name")}>
            {(control) => <Input {...control} name="name" autoComplete="name" required />}
          </Field>
          <Field label={t("contact.email")}>
            {(control) => <Input {...control} name="email" type="email" autoComplete="email" required />}
          </Field>
          <Field label={t("contact.message")}>
            {(control) => <Textarea {...control} name="message" rows={6} required />}
          </Field>
          <Button type="submit" variant="primary" className="self-start px-8">
            {t("contact.send")}
          </Button>
        </form>
      )}
      {email && <MailLine message="contact.direct" email={email} />}
    </Reading>
  );
}
