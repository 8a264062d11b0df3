import { useSyncExternalStore } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { inlineLinkClass, MailtoSentence } from "./mailto-sentence.tsx";
import { ProsePage } from "./page-sections.tsx";

const COLLECTED_DATA_KEYS = ["collect1", "collect2", "collect3", "collect4", "collect5"] as const;
/** Where this server stores records. `unknown` covers both cases: before the configuration has arrived, and on the prerendered page. */
const STORAGE_TEXT_KEYS = { server: "keptServer", firestore: "keptFirestore", unknown: "keptUnknown" } as const;
const SECTIONS = ["use", "storage", "sharing", "choices", "rights", "children", "changes"] as const;

const subscribeToNothing = () => () => undefined;
const readToday = () => new Date().toDateString();

export function Component() {
  const { t } = useTranslation("public");
  const format = useFormat();
  const config = usePublicConfig();
  const email = config.status === "ready" ? config.config.support_email : null;
  const storageKey = STORAGE_TEXT_KEYS[config.status === "ready" ? config.config.records : "unknown"];
  // Null on the prerendered page, which has no current date.
  const today = useSyncExternalStore(subscribeToNothing, readToday, () => null);
  const heading = "mt-6 text-heading font-medium";
  return (
    <ProsePage title={t("privacy.title")} lead={t("privacy.intro")}>
      <PageTitle description={t("privacy.intro")}>{t("privacy.title")}</PageTitle>
      <p className="text-sm text-ink-muted">
        {today === null ? "\u00A0" : t("privacy.updated", { date: format.date(today) })}
      </p>
      <h2 className={heading}>{t("privacy.collectTitle")}</h2>
      <ul>
        {COLLECTED_DATA_KEYS.map((key) => (
          <li key={key} className="border-t border-line py-3 last:border-b">
            {t(`privacy.${key}`)}
          </li>
        ))}
      </ul>
      {SECTIONS.map((key) => (
        <section key={key} className="flex flex-col gap-2">
          <h2 className={heading}>{t(`privacy.${key}Title`)}</h2>
          <p>{t(`privacy.${key}`)}</p>
          {key === "storage" && <p>{t(`privacy.${storageKey}`)}</p>}
        </section>
      ))}
      <h2 className={heading}>{t("privacy.contactTitle")}</h2>
      {email ? (
        <MailtoSentence message="privacy.contactMail" email={email} />
      ) : (
        <p className="text-ink-muted">
          <Trans
            t={t}
            i18nKey="privacy.contactForm"
            components={{ go: <Link to="/contact" className={inlineLinkClass} /> }}
          />
        </p>
      )}
    </ProsePage>
  );
}
