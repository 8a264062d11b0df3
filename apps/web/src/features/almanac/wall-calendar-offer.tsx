import {
  MAX_WALL_CALENDAR_TITLE,
  toWallCalendarPath,
  WALL_CALENDAR_PAPERS,
  type WallCalendarPaper,
} from "@lagna/contract";
import { type Language, LANGUAGES } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFestivalChoices } from "../../domain/almanac/festival-choices.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { PlaceFirst } from "./place-first.tsx";
import type { AlmanacAddress } from "./use-almanac-address.ts";

const LANGUAGE_NAMES = { en: "English", hi: "हिन्दी" } as const;

/** A year on paper for a wall: whose name it has, its language and its paper; only a place with an id has one. */
export function WallCalendarOffer({ address, year }: { address: AlmanacAddress; year: string }) {
  const { t } = useTranslation("almanac");
  const own = useLanguage();
  const { sect: tradition, region } = useFestivalChoices();
  const [paper, setPaper] = useState<WallCalendarPaper>("a4");
  const [language, setLanguage] = useState<Language>(own);
  const [title, setTitle] = useState("");
  const id = address.place["place_id"];
  if (id === undefined) return <PlaceFirst address={address} label={t("wall.download", { year })} />;
  // The main days of every region are more than a cell has room for: those of the place's own.
  const asked = region === "all" ? undefined : region;
  const path = toWallCalendarPath(id, { year, tradition, language, region: asked, paper, title: title.trim() });
  return (
    <div className="no-print grid">
      <a href={path} download className={buttonClass("secondary")}>
        {t("wall.download", { year })}
      </a>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center py-2 text-ink-muted">{t("wall.choices")}</summary>
        <div className="grid justify-items-start gap-4 pb-4">
          <p className="text-ink-muted">{t("wall.lead", { year })}</p>
          <Field label={t("wall.name")} hint={t("wall.nameHint")} className="w-full">
            {(control) => (
              <Input
                {...control}
                maxLength={MAX_WALL_CALENDAR_TITLE}
                value={title}
                onChange={({ target }) => setTitle(target.value)}
              />
            )}
          </Field>
          <Segmented
            label={t("wall.language")}
            showLabel
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
            onChange={setLanguage}
          />
          <Segmented
            label={t("wall.paper")}
            showLabel
            value={paper}
            options={WALL_CALENDAR_PAPERS.map((value) => ({ value, label: value.toUpperCase() }))}
            onChange={setPaper}
          />
        </div>
      </details>
    </div>
  );
}
