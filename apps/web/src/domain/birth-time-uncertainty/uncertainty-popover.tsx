import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { BirthUncertainty } from "./uncertainty-context.ts";
import { useUncertaintyTexts } from "./use-uncertainty-texts.ts";

/** The mark as a button: its accessible name is the whole sentence, and a press shows it. */
export function UncertaintyPopover({
  birthUncertainty,
  paths,
}: {
  birthUncertainty: BirthUncertainty;
  paths: readonly string[];
}) {
  const { t } = useTranslation("uncertain");
  const { formatSentence } = useUncertaintyTexts(birthUncertainty);
  const id = useId();
  const sentences = paths.map(formatSentence);
  const what = sentences.join(". ");
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        title={what}
        aria-label={t("mark.label", { what })}
        className="turn-mark ms-1 inline-grid min-h-6 min-w-6 place-items-center rounded-sm align-baseline font-medium text-accent hover:bg-accent-wash"
      >
        ≈
      </button>
      <span id={id} popover="auto" role="note" className="turn-note">
        <span className="block font-medium">{t("mark.title")}</span>
        {sentences.map((one) => (
          <span key={one} className="tabular block">
            {one}
          </span>
        ))}
      </span>
    </>
  );
}
