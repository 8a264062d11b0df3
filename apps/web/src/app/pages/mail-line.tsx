import { Trans, useTranslation } from "react-i18next";

export const inlineLink = "font-semibold text-accent underline decoration-1 underline-offset-4";

/** A sentence of the catalogue whose link writes to an address. */
export function MailLine({ message, email }: { message: string; email: string }) {
  const { t } = useTranslation("public");
  return (
    <p className="text-ink-muted">
      <Trans
        t={t}
        i18nKey={message}
        values={{ email }}
        components={{ go: <a href={`mailto:${email}`} className={inlineLink} /> }}
      />
    </p>
  );
}
