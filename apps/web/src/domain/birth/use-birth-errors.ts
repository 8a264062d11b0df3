import { useEffect, useMemo } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import { ApiError } from "../../lib/api.ts";
import { useFieldText } from "../../lib/i18n/use-error-text.ts";
import type { BirthFormHandle } from "./birth-form-context.ts";
import { createEmptyBirthForm, type BirthFormValues, type ValidBirth } from "./birth-form-values.ts";

type Form = UseFormReturn<BirthFormValues, unknown, ValidBirth>;

const FORM_FIELDS = new Set(Object.keys(createEmptyBirthForm(2000)));

/** What the birth fields need from the form around them. */
export function useBirthFormHandle(form: Form): BirthFormHandle {
  const { formatFieldError } = useFieldText();
  const { errors } = form.formState;
  return useMemo(
    () => ({
      form,
      errorOf: (field) => {
        const message = errors[field]?.message;
        return typeof message === "string" && message !== "" ? formatFieldError(message) : undefined;
      },
    }),
    [form, errors, formatFieldError],
  );
}

const NO_FIELD_ALIASES = {};

/**
 * Shows the server's errors at their fields, and focuses the first of them.
 * @param fieldOf the form's field for each one that the server names differently
 */
export function useServerErrors(
  form: Form,
  error: Error | null,
  fieldOf: Readonly<Record<string, keyof BirthFormValues>> = NO_FIELD_ALIASES,
): void {
  const { setError } = form;
  const { encodeFieldError } = useFieldText();
  useEffect(() => {
    if (!(error instanceof ApiError)) return;
    const formFields = error.fields.map((field) => ({ ...field, path: fieldOf[field.path] ?? field.path }));
    const knownFields = formFields.filter(({ path }) => FORM_FIELDS.has(path));
    knownFields.forEach((field, index) => {
      const path = field.path as FieldPath<BirthFormValues>;
      setError(path, { type: "server", message: encodeFieldError(field) }, { shouldFocus: index === 0 });
    });
  }, [error, setError, encodeFieldError, fieldOf]);
}
