import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { Alert } from "../../../ui/feedback.tsx";
import { GoogleButton } from "../google-button.tsx";
import { firebaseSession } from "./firebase-session.ts";
import type { FirebaseProblem } from "./firebase-problem.ts";

/** Google's window closes itself after a successful sign-in; the token may arrive this much later. */
const CLOSED_WINDOW_GRACE_MS = 2_000;

/** Sign-in by Firebase with the app's own button, in Google's popup or on Google's page. */
export function FirebaseSignIn() {
  const { i18n } = useTranslation("auth");
  const problemText = useProblemText();
  const { phase, problem } = useSyncExternalStore(firebaseSession.subscribe, firebaseSession.state);
  useEffect(() => void firebaseSession.prepare(), []);
  useAbandonOnReturn(phase === "opening");
  return (
    <div className="flex flex-col gap-4">
      {problem && <Alert tone="bad">{problemText(problem)}</Alert>}
      <GoogleButton phase={phase} onPress={() => void firebaseSession.signIn(i18n.resolvedLanguage ?? "en")} />
    </div>
  );
}

function useProblemText(): (problem: FirebaseProblem) => string {
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

/** The SDK takes up to ten seconds to notice a closed window; a user who is back on this page should not have to wait for it. */
function useAbandonOnReturn(windowOpen: boolean): void {
  useEffect(() => {
    // A page restored from the back/forward cache still shows that it is leaving.
    const onShow = (event: PageTransitionEvent) => event.persisted && firebaseSession.abandon("redirecting");
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  useEffect(() => {
    if (!windowOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = () => {
      clearTimeout(timer);
      timer = setTimeout(() => firebaseSession.abandon("opening"), CLOSED_WINDOW_GRACE_MS);
    };
    window.addEventListener("focus", onFocus);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("focus", onFocus);
    };
  }, [windowOpen]);
}
