import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useLocation } from "react-router";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { AccessPending } from "./access-pending.tsx";
import { loginPath, secondStepPath } from "./return-path.ts";

export interface ProtectedProps {
  /** Stands below the words for somebody who waits for activation. */
  whilePending?: ReactNode;
  /** What an administrator sees who must add a second factor first. */
  whileLacking?: ReactNode;
  children: ReactNode;
}

/** A mirror of what the server enforces: nothing inside is shown before the account is known to be active. */
export function Protected({ whilePending, whileLacking, children }: ProtectedProps) {
  const { t } = useTranslation();
  const session = useSession();
  const location = useLocation();
  if (session.loading) return <PageSpinner label={t("loading")} />;
  if (session.unreachable) return <Unreachable />;
  if (session.secondSteps) return <Navigate to={secondStepPath(location)} replace />;
  if (!session.isAuthenticated) {
    // Logout leads to the start page; only a session that ended by itself is asked to come back here.
    return <Navigate to={session.leftByChoice ? "/" : loginPath(location)} replace />;
  }
  if (session.lacksSecondFactor) return whileLacking;
  if (!session.isAuthorized) {
    return (
      <>
        <AccessPending />
        {whilePending}
      </>
    );
  }
  return children;
}

/** Inside Protected: administrators only. */
export function AdministratorsOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user?.role === "administrator") return children;
  return (
    <EmptyState
      headingLevel={1}
      title={t("access.adminTitle")}
      action={
        <Link to="/generate-kundali" className={buttonClass("primary")}>
          {t("nav.createKundli")}
        </Link>
      }
    >
      <PageTitle>{t("access.adminTitle")}</PageTitle>
      <p>{t("access.adminWhat")}</p>
    </EmptyState>
  );
}

/** A session is held, but nobody could be asked whether it still counts. */
export function Unreachable() {
  const { t } = useTranslation();
  const { refresh } = useSession();
  return (
    <EmptyState
      headingLevel={1}
      title={t("access.unreachableTitle")}
      action={
        <Button variant="primary" onClick={() => void refresh()}>
          {t("retry")}
        </Button>
      }
    >
      <PageTitle>{t("access.unreachableTitle")}</PageTitle>
      <p>{t("access.unreachableWhat")}</p>
    </EmptyState>
  );
}
