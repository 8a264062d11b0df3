import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";

export function AccessPending() {
  const { t } = useTranslation();
  const { refresh, logout } = useSession();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [checked, setChecked] = useState(false);
  const checkAgain = async () => {
    setAsking(true);
    await refresh();
    setAsking(false);
    setChecked(true);
  };
  return (
    <EmptyState
      headingLevel={1}
      title={t("access.pendingTitle")}
      action={
        <>
          <Button variant="primary" busy={asking} onClick={() => void checkAgain()}>
            {t("access.checkAgain")}
          </Button>
          <Button onClick={() => void logout().then(() => navigate("/"))}>{t("access.logOut")}</Button>
        </>
      }
    >
      <PageTitle>{t("access.pendingTitle")}</PageTitle>
      <p>{t("access.pendingWhat")}</p>
      <p>{t("access.pendingNext")}</p>
      <p role="status" className="min-h-6 text-sm">
        {checked && !asking && t("access.stillPending")}
      </p>
    </EmptyState>
  );
}
