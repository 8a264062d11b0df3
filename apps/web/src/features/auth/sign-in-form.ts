import { useState } from "react";
import type { FieldError, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SessionResponse } from "@lagna/contract";
import { ApiError } from "../../lib/api.ts";
import { useErrorText, useSentence } from "../../lib/i18n/error-text.ts";
import { useSession } from "../../lib/session.ts";

/**
 * Sends a sign-in and keeps its token. What the server refuses of one field stands beside that field, anything else in `error`.
 * Messages of the form are keys of the catalogue, those of the server sentences: a change of language changes both in sight.
 */
export function useSignIn<T extends FieldValues>(
  form: UseFormReturn<T>,
  send: (values: T) => Promise<SessionResponse>,
  fallback: string,
) {
  const { t } = useTranslation("errors");
  const { signIn } = useSession();
  const errorText = useErrorText();
  const sentence = useSentence();
  const [problem, setProblem] = useState<unknown>(null);

  const submit = async (values: T): Promise<void> => {
    setProblem(null);
    try {
      await signIn((await send(values)).token);
    } catch (error) {
      const [field] = error instanceof ApiError ? error.fields : [];
      if (field && field.path in values)
        form.setError(field.path as Path<T>, { message: field.message }, { shouldFocus: true });
      else setProblem(error);
    }
  };
  const fieldText = (error: FieldError | undefined) => {
    if (!error?.message) return undefined;
    return error.message.startsWith("errors:") ? t(error.message) : sentence(error.message);
  };
  return { submit, fieldText, error: problem === null ? null : errorText(problem, fallback) };
}
