import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ProfileResponse } from "@lagna/contract";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { mailVerification } from "./profile-api.ts";
import { ProfileSection } from "./profile-section.tsx";

export function AccountDetails({ profile }: { profile: ProfileResponse }) {
  const { t } = useTranslation("profile");
  const format = useFormat();
  const rows: ReadonlyArray<[string, ReactNode]> = [
    ["name", profile.name],
    ["email", profile.email],
    ["address", t(profile.email_verified ? "details.verified" : "details.notVerified")],
    ["ways", format.list(profile.auth_methods.map((method) => t(`method.${method}`)))],
    ["since", format.date(profile.created_at, { dateStyle: "long" })],
    ["role", t(`role.${profile.role}`)],
    ["status", t(`status.${profile.status}`)],
  ];
  return (
    <ProfileSection title={t("details.title")}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        {rows.map(([key, value]) => (
          <div key={key} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="text-sm text-ink-muted sm:text-base">{t(`details.${key}`)}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {!profile.email_verified && <ConfirmAddress email={profile.email} />}
    </ProfileSection>
  );
}

function ConfirmAddress({ email }: { email: string }) {
  const { t } = useTranslation("profile");
  const errorText = useErrorText();
  const [state, setState] = useState<"idle" | "sending" | "sent" | { error: unknown }>("idle");
  const send = async () => {
    setState("sending");
    await mailVerification().then(
      () => setState("sent"),
      (error: unknown) => setState({ error }),
    );
  };
  return (
    <div className="mt-5 flex flex-col items-start gap-4">
      {state === "sent" ? (
        <Alert tone="good">{t("details.confirmSent", { email })}</Alert>
      ) : (
        <Button busy={state === "sending"} onClick={() => void send()}>
          {t("details.confirm")}
        </Button>
      )}
      {typeof state === "object" && <Alert tone="bad">{errorText(state.error, t("details.confirmFailed"))}</Alert>}
    </div>
  );
}
