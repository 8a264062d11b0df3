import type { Notice } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";

/** The sentences of notices; the server's own sentence where the app does not know the code. */
export function useNoticeTexts(): (data: { notices: readonly Notice[]; warnings: readonly string[] }) => string[] {
  const { t, i18n } = useTranslation("kundli");
  const { digits } = useFormat();
  return ({ notices, warnings }) =>
    notices.map(({ code, params }, index) =>
      i18n.exists(`kundli:notice.${code}`) ? digits(t(`notice.${code}`, params)) : (warnings[index] ?? ""),
    );
}
