import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useLocation } from "react-router";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { AccessPending } from "./access-pending.tsx";
import { buildLoginPathFrom, buildSecondStepPathFrom } from "./return-path.ts";

export interface ProtectedProps {
  /** Shown below the message to a user who waits for activation. */
  pendingContent?: ReactNode;
  /** Shown to an administrator who must add a second factor first. */
  secondFactorContent?: ReactNode;
  children: ReactNode;
}

/** Mirrors what the server enforces: nothing inside is shown before the account is known to be active. */
export function Protected({ pendingContent, secondFactorContent, children }: ProtectedProps) {
  const { t } = useTranslation();
  const session = useSession();
  const location = useLocation();
  if (session.loading) return <PageSpinner label={t("loading")} />;
  if (session.unreachable) return <ServerUnreachable />;
  if (session.secondSteps) return <Navigate to={buildSecondStepPathFrom(location)} replace />;
  if (!session.isAuthenticated) {
    // A log-out leads to the start page; only after a session that ended by itself does the login page lead back here.
    return <Navigate to={session.loggedOutByUser ? "/" : buildLoginPathFrom(location)} replace />;
  }
  if (session.lacksSecondFactor) return secondFactorContent;
  if (!session.isAuthorized) {
    return (
      <>
        <AccessPending />
        {pendingContent}
      </>
    );
  }
  return children;
}

/** Use inside Protected. Shows its content to administrators only. */
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

/** A session is stored, but the server could not be asked whether it is still valid. */
export function ServerUnreachable() {
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
