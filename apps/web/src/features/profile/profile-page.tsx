import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import type { ProfileResponse } from "@lagna/contract";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { AccountDetails } from "./account-details.tsx";
import { ActivitySection } from "./activity-section.tsx";
import { ApiKeysSection } from "./api-keys-section.tsx";
import { Avatar } from "./avatar.tsx";
import { BatchesSection } from "./batches-section.tsx";
import { CalendarSection } from "./calendar-section.tsx";
import { DailyMessageSection } from "./daily-message-section.tsx";
import { ChatsSection } from "./chats-section.tsx";
import { DeleteAccount, DownloadData } from "./account-data.tsx";
import { LedgerSection } from "./ledger-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { fetchProfile } from "./profile-api.ts";
import { SecondFactorsSection } from "./second-factors/second-factors-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

export const PROFILE_KEY = ["profile"];

export function Component() {
  const { t } = useTranslation("profile");
  const errorText = useErrorText();
  const query = useQuery({ queryKey: PROFILE_KEY, queryFn: ({ signal }) => fetchProfile(signal) });
  return (
    <div className="page max-w-3xl pt-10 sm:pt-14">
      <PageTitle>{t("title")}</PageTitle>
      {query.isPending && <ProfileSkeleton />}
      {query.isError && !query.data && (
        <EmptyState
          headingLevel={1}
          title={t("failedTitle")}
          action={
            <Button variant="primary" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t("common:retry")}
            </Button>
          }
        >
          <p>{errorText(query.error, t("failed"))}</p>
        </EmptyState>
      )}
      {query.data && <Profile profile={query.data} />}
    </div>
  );
}

function Profile({ profile }: { profile: ProfileResponse }) {
  const { t } = useTranslation("profile");
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={profile.name || profile.email} picture={profile.picture} />
        <div className="min-w-0 flex-1 basis-40">
          <h1 className="text-title font-light">{profile.name}</h1>
          <p className="text-ink-muted">{profile.email}</p>
          <p className="text-sm text-ink-muted">{t("signedInVia", { method: t(`method.${profile.signed_in_via}`) })}</p>
        </div>
        <Link to="/dashboard" className={buttonClass("secondary")}>
          {t("dashboard")}
        </Link>
        <LogoutButton />
      </header>
      <AccountDetails profile={profile} />
      <ActivitySection />
      <SessionsSection />
      <ChatsSection />
      <CalendarSection />
      <DailyMessageSection isConfirmed={profile.email_verified} />
      <LedgerSection />
      <PasswordSection profile={profile} />
      <SecondFactorsSection profile={profile} />
      <ApiKeysSection profile={profile} />
      <BatchesSection />
      <DownloadData account={profile} />
      <DeleteAccount
        account={{ email: profile.email, hasPassword: profile.auth_methods.includes("password") }}
        isConfirmed={profile.email_verified}
      />
    </>
  );
}

function LogoutButton() {
  const { t } = useTranslation("profile");
  const { logout } = useSession();
  const navigate = useNavigate();
  return <Button onClick={() => void logout().then(() => navigate("/"))}>{t("common:nav.logout")}</Button>;
}

function ProfileSkeleton() {
  const { t } = useTranslation("profile");
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{t("title")}</h1>
      <div className="flex items-center gap-6">
        <Skeleton className="size-20 shrink-0 rounded-full!" />
        <div className="flex-1">
          <Skeleton className="mb-3 h-8 w-48 max-w-full" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </div>
      </div>
      <Skeleton className="mt-10 h-36 w-full" />
      <Skeleton className="mt-10 h-36 w-full" />
    </div>
  );
}
