import { useTranslation } from "react-i18next";
import type { ProfileResponse } from "@lagna/contract";
import { Alert } from "../../../ui/feedback.tsx";
import { ProfileSection } from "../profile-section.tsx";
import { SecondFactors } from "./second-factors.tsx";

export function SecondFactorsSection({ profile }: { profile: ProfileResponse }) {
  const { t } = useTranslation("factors");
  const account = { email: profile.email, hasPassword: profile.auth_methods.includes("password") };
  return (
    <ProfileSection title={t("title")} lead={t("lead")}>
      {!profile.email_verified && (
        <Alert tone="warn" className="mb-4">
          {t("notConfirmed")}
        </Alert>
      )}
      <SecondFactors account={account} />
    </ProfileSection>
  );
}
