import type { KundliData } from "@lagna/contract";
import X from "~icons/lucide/x";
import { useTranslation } from "react-i18next";
import { UncertaintyNote } from "../birth-time-uncertainty/uncertainty-mark.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import { useNoticeTexts } from "./use-notice-texts.ts";
import { IconButton } from "../../ui/button.tsx";
import { hashNotices, useDismissedNotices } from "./dismissed-notices.ts";
import { Alert } from "../../ui/feedback.tsx";

interface BirthNoticesProps {
  birth: Pick<KundliData["birth"], "notices" | "warnings"> & { name?: string; utc?: string };
  timeAssumed: boolean;
  /** Whether the certainty of the time is stated here; false where it is stated elsewhere. */
  showsTimeCertainty?: boolean;
}

/** Notices about choices made where the input was ambiguous; once closed they stay closed for this chart. */
export function BirthNotices({ birth, timeAssumed, showsTimeCertainty = true }: BirthNoticesProps) {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  const sentences = useNoticeTexts()(birth);
  if (timeAssumed) sentences.unshift(format.digits(t("notices.timeAssumed")));
  const [dismissed, dismiss] = useDismissedNotices(
    hashNotices([birth.name, birth.utc, birth.notices, birth.warnings, timeAssumed]),
  );
  const uncertaintyNote = showsTimeCertainty && <UncertaintyNote />;
  if (sentences.length === 0 || dismissed) return uncertaintyNote;
  return (
    <>
      {uncertaintyNote}
      <Alert
        tone="warn"
        title={t("notices.title")}
        action={
          <IconButton label={t("common:close")} onClick={dismiss} className="no-print shrink-0 lg:size-8 lg:min-h-8">
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        }
      >
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Alert>
    </>
  );
}
