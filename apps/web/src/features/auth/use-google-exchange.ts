import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { useSession } from "../../lib/session.ts";
import { signInWithGoogle } from "./auth-api.ts";
import type { GooglePhase } from "./google-button.tsx";

/** What can go wrong before the server is asked. */
export type GoogleProblem = "failed" | "redirectFailed" | "unavailable";

/** A Google ID token becomes a session; holds what to show meanwhile and when it fails. */
export function useGoogleExchange() {
  const { t } = useTranslation("auth");
  const { signIn } = useSession();
  const errorText = useErrorText();
  const [phase, setPhase] = useState<GooglePhase>("idle");
  const [problem, setProblem] = useState<{ kind: GoogleProblem } | { error: unknown } | null>(null);

  /** False where the server refused the token. */
  const exchange = useCallback(
    async (idToken: string): Promise<boolean> => {
      setProblem(null);
      setPhase("signingIn");
      try {
        await signIn((await signInWithGoogle(idToken)).token);
        return true;
      } catch (error) {
        setProblem(error instanceof ApiError ? { error } : { kind: "failed" });
        return false;
      } finally {
        setPhase("idle");
      }
    },
    [signIn],
  );
  const fail = useCallback((kind: GoogleProblem) => {
    setPhase("idle");
    setProblem({ kind });
  }, []);
  const sentence = () => {
    if (problem === null) return null;
    const failed = t("google.problem.failed");
    return "error" in problem ? errorText(problem.error, failed) : t(`google.problem.${problem.kind}`);
  };
  return { phase, setPhase, exchange, fail, problem: sentence() };
}
