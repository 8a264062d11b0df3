import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useSession } from "../../lib/session.ts";
import { clearOfflineCache } from "../../lib/offline.ts";
import { clearPersonalData } from "../../lib/storage.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";

/** The server has deleted the account's data; this page deletes this browser's. Only opening the address deletes nothing. */
export function Component() {
  const { t } = useTranslation("profile");
  const { state } = useLocation();
  const { clearSession } = useSession();
  const deleted = (state as { deleted?: unknown } | null)?.deleted === true;
  const forget = useEffectEvent(() => {
    clearPersonalData();
    clearOfflineCache();
    clearSession();
  });
  useEffect(() => {
    if (deleted) forget();
  }, [deleted]);
  const title = t(deleted ? "deleted.title" : "deleted.nothingTitle");
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      action={
        <Link to="/" className={buttonClass("primary")}>
          {t("deleted.home")}
        </Link>
      }
    >
      <PageTitle>{title}</PageTitle>
      <p>{t(deleted ? "deleted.what" : "deleted.nothing")}</p>
    </EmptyState>
  );
}
