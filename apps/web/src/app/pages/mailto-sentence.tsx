import { Trans, useTranslation } from "react-i18next";

export const inlineLinkClass = "font-semibold text-accent underline decoration-1 underline-offset-4";

/** A translated sentence that contains a link to a mail address. */
export function MailtoSentence({ message, email }: { message: string; email: string }) {
  const { t } = useTranslation("public");
  return (
    <p className="text-ink-muted">
      <Trans
        t={t}
        i18nKey={message}
        values={{ email }}
        components={{ go: <a href={`mailto:${email}`} className={inlineLinkClass} /> }}
      />
    </p>
  );
}
