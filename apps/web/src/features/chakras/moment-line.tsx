import { useTranslation } from "react-i18next";
import { BirthLine } from "../../domain/birth/birth-line.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import type { Chakras } from "./chakras-api.ts";

/** The birth, and the instant of the transits by the reader's clock. */
export function MomentLine({ chakras: { birth, at } }: { chakras: Chakras }) {
  const { t } = useTranslation("chakras");
  const { date } = useFormat();
  const moment = date(at, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  return (
    <div className="short:flex short:flex-wrap short:items-baseline short:gap-x-6">
      <BirthLine birth={{ ...birth, name: "" }} state={null} />
      <p className="mt-1 short:mt-0">{t("moment", { moment })}</p>
    </div>
  );
}
