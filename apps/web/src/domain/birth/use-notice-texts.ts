import type { Notice } from "@lagna/contract";
import { formatCalendarDate, parseIsoParts } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";

/** The dates of a notice for people. */
const writeDates = (params: Notice["params"], locale: string): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const date = parseIsoParts(String(value));
      return [name, date ? formatCalendarDate(date, locale) : value];
    }),
  );

/** The sentences of notices; the server's own sentence where the app does not know the code. */
export function useNoticeTexts(): (data: { notices: readonly Notice[]; warnings: readonly string[] }) => string[] {
  const { t, i18n } = useTranslation("kundli");
  const { digits, locale } = useFormat();
  return ({ notices, warnings }) =>
    notices.map(({ code, params }, index) =>
      i18n.exists(`kundli:notice.${code}`)
        ? digits(t(`notice.${code}`, code === "julian_date" ? writeDates(params, locale) : params))
        : (warnings[index] ?? ""),
    );
}
