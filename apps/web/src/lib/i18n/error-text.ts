import { readRefusal, written } from "@lagna/contract";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, type RefusedField } from "../api.ts";
import { useFormat } from "./format.ts";

/** What forms keep of a field's refusal is its code and params: a change of language changes the sentence in sight. */
export function useFieldText() {
  const { t, i18n } = useTranslation("errors");
  const { digits } = useFormat();
  return useMemo(
    () => ({
      /** What a form is to keep of a field that the server refused; the server's sentence where its code is new to us. */
      kept: ({ code, params, message }: RefusedField): string =>
        i18n.exists(`errors:fields.${code}`) ? written(code, params) : message,
      /** The sentence of what a form kept. */
      textOf: (kept: string): string => {
        const { code, params } = readRefusal(kept);
        return i18n.exists(`errors:fields.${code}`) ? digits(t(`fields.${code}`, params)) : kept;
      },
    }),
    [t, i18n, digits],
  );
}

/**
 * The sentence to show for something that failed, by its code: the first refused field's, else the whole refusal's. Where a code is new
 * to us or none came, the server's own sentence, else `fallback`.
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
      if (field) return fields.textOf(fields.kept(field));
      if (params === null) return detail || (i18n.exists(`errors:codes.${code}`) ? t(`codes.${code}`) : fallback);
      return i18n.exists(`errors:errors.${code}`) ? digits(t(`errors.${code}`, params)) : detail || fallback;
    },
    [t, i18n, digits, fields],
  );
}
