import type { Invitation } from "@lagna/contract";
import { getWord, PRESET_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language.ts";

/** By what settings both sides are matched, which the one who invites has chosen. */
export function PresetNote({ invitation: { settings } }: { readonly invitation: Invitation }) {
  const { t } = useTranslation("invitation");
  const language = useLanguage();
  const words = PRESET_WORDS[settings.preset];
  return (
    <p className="measure mt-2 text-ink-muted">
      {t("page.settings", { name: getWord(words, language), what: words.sense?.[language] ?? "" })}
    </p>
  );
}
