import type { KundliData } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/feedback.tsx";

/** What was chosen where the input left a choice. The server's sentence stands in where a notice has none in the catalogue. */
export function Notices({ birth, timeAssumed }: { birth: KundliData["birth"]; timeAssumed: boolean }) {
  const { t } = useTranslation("kundli");
  const sentences = birth.warnings.map((warning, index) => {
    const notice = birth.notices[index];
    return notice ? t(`notices.${notice.code}`, { ...notice.params, context: notice.params["choice"], defaultValue: warning }) : warning;
  });
  if (timeAssumed) sentences.unshift(t("notices.timeAssumed"));
  if (sentences.length === 0) return null;
  return (
    <Alert tone="warn" title={t("notices.title")}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
