import { useSyncExternalStore } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { inlineLink, MailLine } from "./mail-line.tsx";
import { Reading } from "./parts.tsx";

const COLLECTED = ["collect1", "collect2", "collect3", "collect4"] as const;
/** Where records are, as this server says; before it has, and on a page that was written at build, for either. */
const KEPT = { server: "keptServer", firestore: "keptFirestore", unknown: "keptUnknown" } as const;
const SECTIONS = ["use", "storage", "sharing", "choices", "rights", "children", "changes"] as const;

const never = () => () => undefined;
const thisDay = () => new Date().toDateString();

export function Component() {
  const { t } = useTranslation("public");
  const format = useFormat();
  const config = usePublicConfig();
  const email = config.status === "ready" ? config.config.support_email : null;
  const kept = KEPT[config.status === "ready" ? config.config.records : "unknown"];
  // Words made at build know no day.
  const today = useSyncExternalStore(never, thisDay, () => null);
  const heading = "mt-6 text-heading font-medium";
  return (
    <Reading title={t("privacy.title")} lead={t("privacy.intro")}>
      <PageTitle description={t("privacy.intro")}>{t("privacy.title")}</PageTitle>
      <p className="text-sm text-ink-muted">
        {today === null ? "\u00A0" : t("privacy.updated", { date: format.date(today) })}
      </p>
      <h2 className={heading}>{t("privacy.collectTitle")}</h2>
      <ul>
        {COLLECTED.map((key) => (
          <li key={key} className="border-t border-line py-3 last:border-b">
            {t(`privacy.${key}`)}
          </li>
        ))}
      </ul>
      {SECTIONS.map((key) => (
        <section key={key} className="flex flex-col gap-2">
          <h2 className={heading}>{t(`privacy.${key}Title`)}</h2>
          <p>{t(`privacy.${key}`)}</p>
          {key === "storage" && <p>{t(`privacy.${kept}`)}</p>}
        </section>
      ))}
      <h2 className={heading}>{t("privacy.contactTitle")}</h2>
      {email ? (
        <MailLine message="privacy.contactMail" email={email} />
      ) : (
        <p className="text-ink-muted">
          <Trans
            t={t}
            i18nKey="privacy.contactForm"
            components={{ go: <Link to="/contact" className={inlineLink} /> }}
          />
        </p>
      )}
    </Reading>
  );
}
