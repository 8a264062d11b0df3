import type { KundliData } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useNoticeText } from "./notice-text.ts";
import { Alert } from "../../ui/feedback.tsx";

/** What was chosen where the input left a choice. */
export function Notices({ birth, timeAssumed }: { birth: KundliData["birth"]; timeAssumed: boolean }) {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  const sentences = useNoticeText()(birth);
  if (timeAssumed) sentences.unshift(format.digits(t("notices.timeAssumed")));
  if (sentences.length === 0) return null;
  return (
    <Alert tone="warn" title={t("notices.title")}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
