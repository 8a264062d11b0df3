import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../api.ts";

/**
 * A sentence of the server in the reader's language, where the catalogue knows it: the server speaks English, so it is looked for
 * among the English ones, and its key leads to the translation.
 */
export function useSentence(): (sentence: string) => string {
  const { t, i18n } = useTranslation("errors");
  return useCallback(
    (sentence) => {
      const known = (i18n.getResourceBundle("en", "errors")?.sentences ?? {}) as Record<string, string>;
      const key = Object.keys(known).find((candidate) => known[candidate] === sentence);
      return key ? t(`sentences.${key}`) : sentence;
    },
    [t, i18n],
  );
}

/**
 * The sentence to show for something that failed: the server's own where it sent one, else a sentence for its code, else
 * `fallback`.
 */
export function useErrorText(): (error: unknown, fallback: string) => string {
  const { t, i18n } = useTranslation("errors");
  const sentence = useSentence();
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof ApiError)) return t("sentences.unexpected");
      if (error.detail) return sentence(error.detail);
      if (error.code === "internal" || !i18n.exists(`errors:codes.${error.code}`)) return fallback;
      return t(`codes.${error.code}`);
    },
    [t, i18n, sentence],
  );
}
