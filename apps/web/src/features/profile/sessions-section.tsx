import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { SessionListResponse } from "@lagna/contract";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Badge, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { endSession, fetchSessions, signOutEverywhere } from "./profile-api.ts";
import { ProfileSection } from "./profile-section.tsx";
import { RefreshToken } from "./refresh-token.tsx";

/** The account's sessions: each can be ended on its own, or all at once. */
export function SessionsSection() {
  const { t } = useTranslation("profile");
  const query = useQuery({ queryKey: ["profile", "sessions"], queryFn: ({ signal }) => fetchSessions(signal) });
  return (
    <ProfileSection title={t("sessions.title")} lead={t("sessions.lead")}>
      {query.isPending && (
        <div aria-busy="true">
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      {query.isError && !query.data && <LoadError query={query} fallback={t("sessions.failed")} />}
      {query.data && <SessionList sessions={query.data.sessions} />}
      <RefreshToken />
      <SignOutEverywhere />
    </ProfileSection>
  );
}

function SessionList({ sessions }: { sessions: SessionListResponse["sessions"] }) {
  const { t } = useTranslation("profile");
  const format = useFormat();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: endSession,
    onSettled: () => queries.invalidateQueries({ queryKey: ["profile", "sessions"] }),
  });
  const formatInstant = (instant: string) => format.date(instant, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3">
            <span className="font-medium">{t(`device.${session.user_agent}`)}</span>
            {session.current && <Badge tone="good">{t("sessions.current")}</Badge>}
            {session.second_step === "passed" && <Badge>{t("sessions.secondPassed")}</Badge>}
            {session.second_step === "awaited" && <Badge tone="warn">{t("sessions.secondAwaited")}</Badge>}
            <span className="text-sm text-ink-muted">{t(`method.${session.signed_in_via}`)}</span>
            <span className="tabular text-sm text-ink-muted sm:ms-auto">
              {t("sessions.lastSeen", { when: formatInstant(session.last_seen) })}
            </span>
            <span className="tabular text-sm text-ink-muted">
              {t("sessions.since", { when: formatInstant(session.created_at) })}
            </span>
            {!session.current && (
              <Button
                variant="quiet"
                className="ms-auto"
                busy={ending.isPending && ending.variables === session.id}
                aria-label={t("sessions.signOutDevice", {
                  device: t(`device.${session.user_agent}`),
                  when: formatInstant(session.last_seen),
                })}
                onClick={() => ending.mutate(session.id)}
              >
                {t("sessions.signOut")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending.isError && <Alert tone="bad">{errorText(ending.error, t("sessions.oneNotEnded"))}</Alert>}
    </>
  );
}

function SignOutEverywhere() {
  const { t } = useTranslation("profile");
  const errorText = useErrorText();
  const { clearSession } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const end = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await signOutEverywhere();
      clearSession();
      await navigate("/");
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <div className="mt-5 flex flex-col items-start gap-4">
      <Button busy={busy} onClick={() => void end()}>
        {t("sessions.signOutEverywhere")}
      </Button>
      {problem !== null && <Alert tone="bad">{errorText(problem, t("sessions.notEnded"))}</Alert>}
    </div>
  );
}
