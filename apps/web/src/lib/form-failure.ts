import { useState } from "react";
import type { FieldError, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ApiError } from "./api.ts";
import { useErrorText, useSentence } from "./i18n/error-text.ts";

/**
 * Why a form was not accepted. What the server refuses of one field stands beside that field, anything else in `error`. Messages of
 * the form are keys of the catalogue, those of the server sentences: a change of language changes both in sight.
 */
export function useFormFailure<T extends FieldValues>(form: UseFormReturn<T>, fallback: string) {
  const { t } = useTranslation("errors");
  const errorText = useErrorText();
  const sentence = useSentence();
  const [problem, setProblem] = useState<unknown>(null);
  /** Runs what a submit does and keeps what it throws. */
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const [field] = error instanceof ApiError ? error.fields : [];
      if (field && field.path in form.getValues())
        form.setError(field.path as Path<T>, { message: field.message }, { shouldFocus: true });
      else setProblem(error);
    }
  };
  const fieldText = (error: FieldError | undefined) => {
    if (!error?.message) return undefined;
    return error.message.startsWith("errors:") ? t(error.message) : sentence(error.message);
  };
  return { attempt, fieldText, error: problem === null ? null : errorText(problem, fallback) };
}
