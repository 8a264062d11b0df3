import { type Form, type Word, word } from "@lagna/terms";
import { useCallback } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";

export type Say = (term: Word, form?: Form) => string;

/** Says a term of the field in the reader's language. */
export function useWord(): Say {
  const language = useLanguage();
  return useCallback((term, form) => word(term, language, form), [language]);
}

/** Terms in a row, "Sun, Moon and Mars"; a dash for none. */
export function useWordList(): (terms: readonly Word[]) => string {
  const say = useWord();
  const format = useFormat();
  return useCallback(
    (terms) => (terms.length === 0 ? "–" : format.list(terms.map((term) => say(term)))),
    [say, format],
  );
}
