import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../api.ts";

/**
 * The sentence to show for something that failed: the server's own where it sent one, in the reader's language where the
 * catalogue knows it, else a sentence for its code, else `fallback`.
 */
export function useErrorText(): (error: unknown, fallback: string) => string {
  const { t, i18n } = useTranslation("errors");
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof ApiError)) return t("sentences.unexpected");
      if (error.detail) {
        const key = sentenceKey(i18n.getResourceBundle("en", "errors")?.sentences, error.detail);
        return key ? t(`sentences.${key}`) : error.detail;
      }
      if (error.code === "internal" || !i18n.exists(`errors:codes.${error.code}`)) return fallback;
      return t(`codes.${error.code}`);
    },
    [t, i18n],
  );
}

/** The server speaks English: its sentence is found among the English ones, and the key then leads to the translation. */
function sentenceKey(sentences: Record<string, string> | undefined, sentence: string): string | undefined {
  return Object.entries(sentences ?? {}).find(([, text]) => text === sentence)?.[0];
}
