import type { KundliData } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { TurningNote } from "../uncertain/turns.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import { useNoticeText } from "./notice-text.ts";
import { Alert } from "../../ui/feedback.tsx";

interface NoticesProps {
  birth: Pick<KundliData["birth"], "notices" | "warnings">;
  timeAssumed: boolean;
  /** How well the time is known is said here, unless it is elsewhere. */
  noted?: boolean;
}

/** What was chosen where the input left a choice. */
export function Notices({ birth, timeAssumed, noted = true }: NoticesProps) {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  const sentences = useNoticeText()(birth);
  if (timeAssumed) sentences.unshift(format.digits(t("notices.timeAssumed")));
  const note = noted && <TurningNote />;
  if (sentences.length === 0) return note;
  return (
    <>
      {note}
      <Alert tone="warn" title={t("notices.title")}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Alert>
    </>
  );
}
