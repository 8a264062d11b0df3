import { useEffect, useMemo } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import { ApiError } from "../../lib/api.ts";
import { useFieldText } from "../../lib/i18n/error-text.ts";
import type { BirthFormHandle } from "./birth-form-context.ts";
import { emptyBirthForm, type BirthFormValues, type ValidBirth } from "./birth-form-values.ts";

type Form = UseFormReturn<BirthFormValues, unknown, ValidBirth>;

const FIELDS = new Set(Object.keys(emptyBirthForm(2000)));

/** What the fields of a birth need of the form around them. */
export function useBirthFormHandle(form: Form): BirthFormHandle {
  const { textOf } = useFieldText();
  const { errors } = form.formState;
  return useMemo(
    () => ({
      form,
      errorOf: (field) => {
        const message = errors[field]?.message;
        return typeof message === "string" && message !== "" ? textOf(message) : undefined;
      },
    }),
    [form, errors, textOf],
  );
}

const NONE = {};

/**
 * The fields the server refused say so, and the first of them gets the focus.
 * @param fieldOf the form's own field for each that the server names otherwise
 */
export function useServerErrors(
  form: Form,
  error: Error | null,
  fieldOf: Readonly<Record<string, keyof BirthFormValues>> = NONE,
): void {
  const { setError } = form;
  const { kept } = useFieldText();
  useEffect(() => {
    if (!(error instanceof ApiError)) return;
    const named = error.fields.map((field) => ({ ...field, path: fieldOf[field.path] ?? field.path }));
    const known = named.filter(({ path }) => FIELDS.has(path));
    known.forEach((field, index) => {
      const path = field.path as FieldPath<BirthFormValues>;
      setError(path, { type: "server", message: kept(field) }, { shouldFocus: index === 0 });
    });
  }, [error, setError, kept, fieldOf]);
}
