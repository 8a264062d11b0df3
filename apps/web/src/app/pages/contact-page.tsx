import { useTranslation } from "react-i18next";
import { ContactForm } from "../../features/contact/contact-form.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { MailtoSentence } from "./mailto-sentence.tsx";
import { ProsePage } from "./page-sections.tsx";

export function Component() {
  const { t } = useTranslation("public");
  const config = usePublicConfig();
  const email = config.status === "ready" ? config.config.support_email : null;
  return (
    <ProsePage title={t("contact.title")} lead={t("contact.lead")}>
      <PageTitle description={t("contact.lead")}>{t("contact.title")}</PageTitle>
      <ContactForm />
      {email && <MailtoSentence message="contact.direct" email={email} />}
    </ProsePage>
  );
}
