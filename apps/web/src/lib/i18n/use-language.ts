import type { Language } from "@lagna/terms";
import { useTranslation } from "react-i18next";

/** The language of the page; English where the reader's own is not offered. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return (i18n.resolvedLanguage ?? "en") as Language;
}
