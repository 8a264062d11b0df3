import { useRef, useState } from "react";
import type { FieldError, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "./api.ts";
import { useErrorText, useFieldText } from "./i18n/error-text.ts";

/**
 * Why a form was not accepted. What the server refuses of one field stands beside that field, anything else in `error`. Messages are
 * codes, the form's own as the server's: a change of language changes both in sight.
 */
export function useFormFailure<T extends FieldValues>(form: UseFormReturn<T>, fallback: string) {
  const errorText = useErrorText();
  const { kept, textOf } = useFieldText();
  const [problem, setProblem] = useState<unknown>(null);
  const running = useRef<Promise<void>>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const [field] = error instanceof ApiError ? error.fields : [];
      if (field && field.path in form.getValues())
        form.setError(field.path as Path<T>, { message: kept(field) }, { shouldFocus: true });
      else setProblem(error);
    }
    running.current = null;
  };
  /** Runs what a submit does and keeps what it throws. Pressed again before its button is drawn busy, it runs once. */
  const attempt = (work: () => Promise<void>): Promise<void> => (running.current ??= run(work));
  const fieldText = (error: FieldError | undefined) => (error?.message ? textOf(error.message) : undefined);
  return { attempt, fieldText, error: problem === null ? null : errorText(problem, fallback) };
}
