import type { KundliData } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { usePlaceFormatter } from "../formatting/use-place-formatter.ts";
import { toBirthLocalDate } from "./birth-local-time.ts";
import { useBirthDate } from "./use-birth-date.ts";

/** Date, time, place and clock of the birth, which the user checks first. */
export function BirthLine({ birth, state }: { birth: KundliData["birth"]; state: string | null }) {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  const local = toBirthLocalDate(birth.utc, birth.utc_offset);
  const date = useBirthDate()(birth, "short");
  const time = format.date(local, {
    hour: "2-digit",
    minute: "2-digit",
    // Seconds are omitted when zero, to keep the line short on a phone.
    ...(local.getUTCSeconds() > 0 && { second: "2-digit" }),
    hourCycle: "h23",
    timeZone: "UTC",
  });
  const place = usePlaceFormatter()({ ...birth.place, state: birth.place.state ?? state }).whole;
  return (
    <p className="tabular min-w-0 truncate py-2 text-sm text-ink-muted 2xl:text-base">
      {birth.name !== "" && (
        <>
          <span className="font-semibold text-ink">{birth.name}</span> ·{" "}
        </>
      )}
      {date}, {time} · {place} · {t("birth.offset", { offset: format.digits(birth.utc_offset) })}
    </p>
  );
}
