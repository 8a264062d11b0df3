import { useTranslation } from "react-i18next";
import { languagePreference } from "../lib/i18n/i18n.ts";
import { numeralsPreference, themePreference, THEMES, usePreference, type Theme } from "../lib/preferences.ts";
import { IconButton } from "../ui/button.tsx";
import { chooseLanguage } from "./use-account-language.ts";

const iconButtonClass = "text-base font-medium";

/** Shows the name of the other language in that language, which is what its readers look for. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const [language] = usePreference(languagePreference);
  const otherLanguage = language === "hi" ? "en" : "hi";
  return (
    <button
      type="button"
      lang={otherLanguage}
      onClick={() => chooseLanguage(otherLanguage)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-3 font-hindi-name font-medium text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink"
    >
      {t("language.other")}
    </button>
  );
}

/** Devanagari digits are offered in Hindi only. */
export function NumeralsSwitch() {
  const { t } = useTranslation();
  const [language] = usePreference(languagePreference);
  const [numerals, setNumerals] = usePreference(numeralsPreference);
  if (language !== "hi") return null;
  return (
    <IconButton
      label={t(numerals === "deva" ? "numerals.useLatin" : "numerals.useDevanagari")}
      onClick={() => setNumerals(numerals === "deva" ? "latn" : "deva")}
      className={iconButtonClass}
    >
      <span aria-hidden="true">{numerals === "deva" ? "123" : "१२३"}</span>
    </IconButton>
  );
}

const ICONS: Record<Theme, string> = {
  system: "M2.5 4h15v9.5h-15zM7 17h6M10 13.5V17",
  light:
    "M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4",
  dark: "M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z",
};

/** Cycles through system, light and dark. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const [theme, setTheme] = usePreference(themePreference);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  return (
    <IconButton
      label={t("theme.switch", { current: t(`theme.${theme}`), next: t(`theme.${next}`) })}
      onClick={() => setTheme(next)}
    >
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={ICONS[theme]} />
      </svg>
    </IconButton>
  );
}
