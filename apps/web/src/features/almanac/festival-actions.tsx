import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDateFormat } from "../../domain/almanac/almanac-time.ts";
import { saveFile } from "../../lib/save-file.ts";
import { shareText } from "../../lib/share-text.ts";
import { writeCalendarFile } from "../../lib/write-calendar-file.ts";
import { Button } from "../../ui/button.tsx";
import type { FestivalProofData } from "./almanac-api.ts";

/** The festival into a calendar, and to other people. */
export function FestivalActions({ proof, sentence }: { proof: FestivalProofData; sentence: string }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  const [shared, setShared] = useState<"" | "copied" | "failed">("");
  const url = window.location.href;
  const addToCalendar = () => {
    const id = `${proof.id}-${proof.chosen}`;
    const file = writeCalendarFile({ id, title: proof.name, text: sentence, url, when: { date: proof.chosen } });
    saveFile(`${id}.ics`, "text/calendar;charset=utf-8", file);
  };
  const share = async () => {
    const date = format(proof.chosen, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
    const how = await shareText(t("festival.shareText", { name: proof.name, date, sentence, url }));
    setShared(how === "copied" || how === "failed" ? how : "");
  };
  return (
    <div className="no-print mt-6 flex flex-wrap items-center gap-3">
      <Button variant="primary" onClick={addToCalendar}>
        {t("festival.addToCalendar")}
      </Button>
      <Button onClick={() => void share()}>{t("festival.share")}</Button>
      <span role="status" className="text-sm text-ink-muted">
        {shared !== "" && t(`festival.shared.${shared}`)}
      </span>
    </div>
  );
}
