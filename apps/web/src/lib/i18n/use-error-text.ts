import { parseFieldError, serializeFieldError } from "@lagna/contract";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, type RefusedField } from "../api.ts";
import { useFormat } from "./format.ts";

/** Forms store the code and params of a field's error, so that the visible message follows a change of language. */
export function useFieldText() {
  const { t, i18n } = useTranslation("errors");
  const { digits } = useFormat();
  return useMemo(
    () => ({
      /** The error of a field as a form stores it; the server's message where the app does not know its code. */
      encodeFieldError: ({ code, params, message }: RefusedField): string =>
        i18n.exists(`errors:fields.${code}`) ? serializeFieldError(code, params) : message,
      /** The message of a stored error. */
      formatFieldError: (stored: string): string => {
        const { code, params } = parseFieldError(stored);
        return i18n.exists(`errors:fields.${code}`) ? digits(t(`fields.${code}`, params)) : stored;
      },
    }),
    [t, i18n, digits],
  );
}

/**
 * The message for an error, by its code: that of the first invalid field, else that of the whole response. Where the
 * code is missing or unknown, the server's own message, else `fallback`.
 */
export function useErrorText(): (error: unknown, fallback: string) => string {
  const { t, i18n } = useTranslation("errors");
  const { digits } = useFormat();
  const fields = useFieldText();
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof ApiError)) return t("sentences.unexpected");
      const { code, params, detail } = error;
      const [field] = error.fields;
      if (field) return fields.formatFieldError(fields.encodeFieldError(field));
      if (params === null) return detail || (i18n.exists(`errors:codes.${code}`) ? t(`codes.${code}`) : fallback);
      return i18n.exists(`errors:errors.${code}`) ? digits(t(`errors.${code}`, params)) : detail || fallback;
    },
    [t, i18n, digits, fields],
  );
}
