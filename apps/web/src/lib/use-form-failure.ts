import { useRef, useState } from "react";
import type { FieldError, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "./api.ts";
import { useErrorText, useFieldText } from "./i18n/use-error-text.ts";

/**
 * Error state of a form. The server's errors on a field are shown at that field, anything else is in `error`.
 * Messages are codes, from the form as well as the server, so that visible errors follow a change of language.
 */
export function useFormFailure<T extends FieldValues>(form: UseFormReturn<T>, fallback: string) {
  const errorText = useErrorText();
  const { encodeFieldError, formatFieldError } = useFieldText();
  const [problem, setProblem] = useState<unknown>(null);
  const running = useRef<Promise<void>>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const [field] = error instanceof ApiError ? error.fields : [];
      if (field && field.path in form.getValues())
        form.setError(field.path as Path<T>, { message: encodeFieldError(field) }, { shouldFocus: true });
      else setProblem(error);
    }
    running.current = null;
  };
  /**
   * Runs a submit handler and stores what it throws. Repeated presses before the button is rendered as busy run it
   * once.
   */
  const attempt = (work: () => Promise<void>): Promise<void> => (running.current ??= run(work));
  const fieldText = (error: FieldError | undefined) => (error?.message ? formatFieldError(error.message) : undefined);
  return { attempt, fieldText, error: problem === null ? null : errorText(problem, fallback) };
}
