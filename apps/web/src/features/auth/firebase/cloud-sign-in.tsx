import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../lib/i18n/error-text.ts";
import { Alert } from "../../../ui/feedback.tsx";
import { GoogleButton } from "../google-button.tsx";
import { cloud } from "./cloud.ts";
import type { CloudProblem } from "./cloud-problem.ts";

/** Google's window closes itself when all went well; the token may take this long after it. */
const CLOSED_MS = 2_000;

/** Sign-in by Firebase: our own button, in Google's window or on Google's page. */
export function CloudSignIn() {
  const { i18n } = useTranslation("auth");
  const problemText = useProblemText();
  const { phase, problem } = useSyncExternalStore(cloud.subscribe, cloud.state);
  useEffect(() => void cloud.prepare(), []);
  useAbandoned(phase === "opening");
  return (
    <div className="flex flex-col gap-4">
      {problem && <Alert tone="bad">{problemText(problem)}</Alert>}
      <GoogleButton phase={phase} onPress={() => void cloud.signIn(i18n.resolvedLanguage ?? "en")} />
    </div>
  );
}

function useProblemText(): (problem: CloudProblem) => string {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  return (problem) => {
    if (problem.kind === "refused") return errorText(problem.error, t("google.problem.failed"));
    if (problem.kind === "unauthenticated") return t("errors:sentences.authenticationFailed");
    if (problem.kind !== "config") return t(`google.problem.${problem.kind}`);
    const { missing } = problem.error;
    return missing.length === 0
      ? t("google.problem.notEnabled")
      : t("google.problem.configMissing", { names: missing.join(", ") });
  };
}

/** The SDK takes up to ten seconds to notice a closed window; a person who is back here should not have to wait for it. */
function useAbandoned(windowOpen: boolean): void {
  useEffect(() => {
    // A page kept whole for the way back still says that it is leaving.
    const onShow = (event: PageTransitionEvent) => event.persisted && cloud.abandon("redirecting");
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  useEffect(() => {
    if (!windowOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = () => {
      clearTimeout(timer);
      timer = setTimeout(() => cloud.abandon("opening"), CLOSED_MS);
    };
    window.addEventListener("focus", onFocus);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("focus", onFocus);
    };
  }, [windowOpen]);
}
