import { FEED_DAYS, type FeedDays, toFeedPath } from "@lagna/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFestivalChoices } from "../../domain/almanac/festival-choices.ts";
import { copyText } from "../../lib/copy-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { PlaceFirst } from "./place-first.tsx";
import type { AlmanacAddress } from "./use-almanac-address.ts";

/** The calendar's address for other programs, of the chosen region and tradition; only a place with an id has one. */
export function FeedOffer({ address }: { address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const { sect: tradition, region } = useFestivalChoices();
  const [days, setDays] = useState<FeedDays>("main");
  const [copied, setCopied] = useState<string | null>(null);
  const id = address.place["place_id"];
  if (id === undefined) return <PlaceFirst address={address} label={t("month.subscribe")} />;
  // The main days of every region are more than a calendar has room for: those of the place's own.
  const asked = region === "all" && days === "main" ? undefined : region;
  const path = toFeedPath(id, { tradition, language, region: asked, days });
  const copy = async (): Promise<void> => {
    if (await copyText(window.location.origin + path)) setCopied(path);
  };
  return (
    <div className="no-print grid gap-2">
      <Segmented
        label={t("feed.days")}
        showLabel
        value={days}
        options={FEED_DAYS.map((value) => ({ value, label: t(`feed.${value}`) }))}
        onChange={setDays}
      />
      <a href={path} className={buttonClass("primary")}>
        {t("month.subscribe")}
      </a>
      <Button onClick={() => void copy()}>{t("feed.copy")}</Button>
      <p role="status" className="text-sm text-ink-muted">
        {copied === path && t("festival.shared.copied")}
      </p>
      <p className="text-sm text-ink-muted">{t("month.feed")}</p>
    </div>
  );
}
