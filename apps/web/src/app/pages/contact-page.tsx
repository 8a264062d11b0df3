import { useTranslation } from "react-i18next";
import { ContactForm } from "../../features/contact/contact-form.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { MailLine } from "./mail-line.tsx";
import { Reading } from "./parts.tsx";

export function Component() {
  const { t } = useTranslation("public");
  const config = usePublicConfig();
  const email = config.status === "ready" ? config.config.support_email : null;
  return (
    <Reading title={t("contact.title")} lead={t("contact.lead")}>
      <PageTitle description={t("contact.lead")}>{t("contact.title")}</PageTitle>
      <ContactForm />
      {email && <MailLine message="contact.direct" email={email} />}
    </Reading>
  );
}
