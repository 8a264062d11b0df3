import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useSession } from "../../lib/session.ts";
import { signInWithGoogle } from "./auth-api.ts";
import type { GooglePhase } from "./google-button.tsx";

/** What can fail before the server is called. */
export type GoogleProblem = "failed" | "redirectFailed" | "unavailable";

/** Exchanges a Google ID token for a session; holds the state to show meanwhile and the error if it fails. */
export function useGoogleExchange() {
  const { t } = useTranslation("auth");
  const { signIn } = useSession();
  const errorText = useErrorText();
  const [phase, setPhase] = useState<GooglePhase>("idle");
  const [problem, setProblem] = useState<{ kind: GoogleProblem } | { error: unknown } | null>(null);

  /** False if the server refused the token. */
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
  const getErrorText = () => {
    if (problem === null) return null;
    const failed = t("google.problem.failed");
    return "error" in problem ? errorText(problem.error, failed) : t(`google.problem.${problem.kind}`);
  };
  return { phase, setPhase, exchange, fail, problem: getErrorText() };
}
