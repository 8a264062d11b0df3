import { type WordForm, type Word, getWord } from "@lagna/terms";
import { useCallback } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";

export type FormatTerm = (term: Word, form?: WordForm) => string;

/** Formats a jyotish term in the reader's language. */
export function useTermFormatter(): FormatTerm {
  const language = useLanguage();
  return useCallback((term, form) => getWord(term, language, form), [language]);
}

/** Formats a list of terms: "Sun, Moon and Mars"; a dash for an empty list. */
export function useTermListFormatter(): (terms: readonly Word[]) => string {
  const say = useTermFormatter();
  const format = useFormat();
  return useCallback(
    (terms) => (terms.length === 0 ? "–" : format.list(terms.map((term) => say(term)))),
    [say, format],
  );
}
