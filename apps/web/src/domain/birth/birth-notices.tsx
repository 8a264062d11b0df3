import type { KundliData } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { UncertaintyNote } from "../birth-time-uncertainty/uncertainty-mark.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import { useNoticeTexts } from "./use-notice-texts.ts";
import { Alert } from "../../ui/feedback.tsx";

interface BirthNoticesProps {
  birth: Pick<KundliData["birth"], "notices" | "warnings">;
  timeAssumed: boolean;
  /** Whether the certainty of the time is stated here; false where it is stated elsewhere. */
  showsTimeCertainty?: boolean;
}

/** Notices about choices made where the input was ambiguous. */
export function BirthNotices({ birth, timeAssumed, showsTimeCertainty = true }: BirthNoticesProps) {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  const sentences = useNoticeTexts()(birth);
  if (timeAssumed) sentences.unshift(format.digits(t("notices.timeAssumed")));
  const uncertaintyNote = showsTimeCertainty && <UncertaintyNote />;
  if (sentences.length === 0) return uncertaintyNote;
  return (
    <>
      {uncertaintyNote}
      <Alert tone="warn" title={t("notices.title")}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Alert>
    </>
  );
}
