import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { formatDmInSign } from "../formatting/format-degrees.ts";
import { usePlaceFormatter } from "../formatting/use-place-formatter.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { computeDistance } from "./day-calendar.ts";
import type { NearestNatalBody, TransitPosition } from "./compute-transit-positions.ts";
import type { SkyController } from "./use-sky-controller.ts";
import { useRunningDasha } from "./use-running-dasha.ts";

/** Formats the date of a selected day. */
export function useDayText(sky: SkyController): (day: number) => string {
  const format = useFormat();
  return (day) =>
    format.date(sky.calendar.toDate(day), { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}

/** How far a day is from today, and which time of day is shown. */
export function useDistanceText(sky: SkyController, data: KundliData): (day: number) => string {
  const { t } = useTranslation("sky");
  const format = useFormat();
  const span = (day: number): string => {
    const { years, months, days } = computeDistance(sky.today, day);
    const parts = [
      years > 0 && t("span.years", { count: years, number: format.number(years) }),
      months > 0 && t("span.months", { count: months, number: format.number(months) }),
      years === 0 && days > 0 && t("span.days", { count: days, number: format.number(days) }),
    ];
    return format.list(parts.filter((part) => part !== false));
  };
  const { city } = usePlaceFormatter()(data.birth.place);
  return (day) => {
    if (day === sky.birth) return t("when.birth", { city });
    if (day === sky.today) return t("when.today", { city });
    return t(day > sky.today ? "when.after" : "when.before", { span: span(day), city });
  };
}

export function useNearText(): (near: NearestNatalBody) => string {
  const { t } = useTranslation("sky");
  const say = useTermFormatter();
  const format = useFormat();
  return ({ id, degreesAhead }) =>
    t("near", {
      body: say(id === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[id]),
      orb: format.digits(formatDmInSign(Math.abs(degreesAhead))),
    });
}

/**
 * The running dashas on a day and the signs of the two slow grahas, as sentences beside the ring and for screen
 * readers.
 */
export function useSkySentences(
  data: KundliData,
  positions: readonly TransitPosition[],
  at: number,
): { runs: string | null; dasha: string; slow: string[] } {
  const { t } = useTranslation("sky");
  const say = useTermFormatter();
  const format = useFormat();
  const dates = useDashaDates(data.birth);
  const nearText = useNearText();
  const running = useRunningDasha(data, at);
  const dasha = running?.lords.map((lord) => say(GRAHA_WORDS[lord])).join("–") ?? "";
  const runs =
    running &&
    t("runs", { start: dates.date(running.period.start, false), end: dates.date(running.period.end, false) });
  const slow = (["jupiter", "saturn"] as const).flatMap((id) => {
    const position = positions.find((one) => one.id === id);
    if (!position) return [];
    const house = format.number(position.houseFromLagna);
    const line = t("crosses", { graha: say(GRAHA_WORDS[id]), sign: say(RASHI_WORDS[position.sign]), house });
    return [position.nearest ? `${line} ${t("close", { near: nearText(position.nearest) })}` : line];
  });
  return { runs, dasha, slow };
}
