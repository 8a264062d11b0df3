import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import type { BirthUncertainty } from "./uncertainty-context.ts";
import { getTimeRange, useUncertaintyTexts } from "./use-uncertainty-texts.ts";

/** Shown below the summary sentence: how precisely the time is known, and what the mark means. */
export function UncertaintyNoteText({ birthUncertainty }: { birthUncertainty: BirthUncertainty }) {
  const { t } = useTranslation("uncertain");
  const format = useFormat();
  const { formatClock } = useUncertaintyTexts(birthUncertainty);
  const { uncertainty } = birthUncertainty;
  const [from, until] = getTimeRange(uncertainty);
  return (
    <p className="measure mt-1 text-sm text-ink-muted">
      {t("note", { minutes: format.number(uncertainty.minutes), from: formatClock(from), until: formatClock(until) })}
    </p>
  );
}
