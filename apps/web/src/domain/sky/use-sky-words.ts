import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { dmInSign } from "../words/degrees-text.ts";
import { usePlace } from "../words/use-place.ts";
import { useWord } from "../words/use-word.ts";
import { apart } from "./moment.ts";
import type { Near, Placed } from "./placed.ts";
import type { SkyAround } from "./use-sky-around.ts";
import { useRunning } from "./use-running.ts";

/** The date of a day that is looked at. */
export function useDayText(sky: SkyAround): (day: number) => string {
  const format = useFormat();
  return (day) => format.date(sky.days.date(day), { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}

/** How far a day is from today, and what time of it is shown. */
export function useDistance(sky: SkyAround, data: KundliData): (day: number) => string {
  const { t } = useTranslation("sky");
  const format = useFormat();
  const span = (day: number): string => {
    const { years, months, days } = apart(sky.today, day);
    const parts = [
      years > 0 && t("span.years", { count: years, number: format.number(years) }),
      months > 0 && t("span.months", { count: months, number: format.number(months) }),
      years === 0 && days > 0 && t("span.days", { count: days, number: format.number(days) }),
    ];
    return format.list(parts.filter((part) => part !== false));
  };
  const { city } = usePlace()(data.birth.place);
  return (day) => {
    if (day === sky.birth) return t("when.birth", { city });
    if (day === sky.today) return t("when.today", { city });
    return t(day > sky.today ? "when.after" : "when.before", { span: span(day), city });
  };
}

export function useNearText(): (near: Near) => string {
  const { t } = useTranslation("sky");
  const say = useWord();
  const format = useFormat();
  return ({ id, ahead }) =>
    t("near", {
      body: say(id === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[id]),
      orb: format.digits(dmInSign(Math.abs(ahead))),
    });
}

/** What runs on a day, and where the two slow ones are: the sentences beside the ring, and what is read aloud. */
export function useSkySentences(
  data: KundliData,
  placed: readonly Placed[],
  at: number,
): { runs: string | null; dasha: string; slow: string[] } {
  const { t } = useTranslation("sky");
  const say = useWord();
  const format = useFormat();
  const dates = useDashaDates(data.birth);
  const nearText = useNearText();
  const running = useRunning(data, at);
  const dasha = running?.lords.map((lord) => say(GRAHA_WORDS[lord])).join("–") ?? "";
  const runs =
    running &&
    t("runs", { start: dates.date(running.period.start, false), end: dates.date(running.period.end, false) });
  const slow = (["jupiter", "saturn"] as const).flatMap((id) => {
    const there = placed.find((one) => one.id === id);
    if (!there) return [];
    const house = format.number(there.fromLagna);
    const line = t("crosses", { graha: say(GRAHA_WORDS[id]), sign: say(RASHI_WORDS[there.sign]), house });
    return [there.near ? `${line} ${t("close", { near: nearText(there.near) })}` : line];
  });
  return { runs, dasha, slow };
}
