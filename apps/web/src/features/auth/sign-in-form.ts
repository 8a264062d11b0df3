import { useState } from "react";
import type { SessionResponse } from "@lagna/contract";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { useSession } from "../../lib/session.ts";

/** Sends a sign-in, keeps its token, and holds the sentence to show when it fails. */
export function useSignIn<T>(send: (values: T) => Promise<SessionResponse>, fallback: string) {
  const { signIn } = useSession();
  const errorText = useErrorText();
  const [problem, setProblem] = useState<unknown>(null);
  const submit = async (values: T): Promise<void> => {
    setProblem(null);
    try {
      await signIn((await send(values)).token);
    } catch (error) {
      setProblem(error);
    }
  };
  return { submit, error: problem === null ? null : errorText(problem, fallback) };
}
