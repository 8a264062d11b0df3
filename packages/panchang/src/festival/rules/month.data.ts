import { MASAS } from "@lagna/terms";
import type { FestivalRule, WeekdayRule } from "../rule.ts";
import { monthBeginRule, SOURCES, tithiRule } from "./make-rule.ts";

const weekdayRule = (
  id: string,
  system: WeekdayRule["system"],
  weekday: WeekdayRule["weekday"],
  number: number,
): WeekdayRule => ({
  kind: "weekday",
  id,
  month: "shravana",
  system,
  weekday,
  number,
  tradition: system === "amanta" ? "gujarat" : "north",
  source: SOURCES.drik,
});

const ORDINALS = ["first", "second", "third", "fourth", "fifth"] as const;

const SHRAVANA_WEEKDAYS: readonly FestivalRule[] = (["purnimanta", "amanta"] as const).flatMap((system) =>
  ORDINALS.flatMap((ordinal, index) => [
    weekdayRule(`${ordinal}_shravana_somvar_${system}`, system, "monday", index + 1),
    weekdayRule(`${ordinal}_mangala_gauri_${system}`, system, "tuesday", index + 1),
  ]),
);

const LEAPED_WEEKDAYS: readonly FestivalRule[] = ORDINALS.flatMap((ordinal, index) => [
  weekdayRule(`leaped_${ordinal}_shravana_somvar`, "adhika", "monday", index + 1),
  weekdayRule(`leaped_${ordinal}_mangala_gauri`, "adhika", "tuesday", index + 1),
]);

const ASHADHA_SUNDAYS: Omit<WeekdayRule, "id"> = {
  kind: "weekday",
  month: "ashadha",
  system: "amanta",
  weekday: "sunday",
  tradition: "telugu_kannada",
  source: SOURCES.region,
};

/** Beginnings of months, the weekday vows of Shravana, and the full and new moon days of every month by name. */
export const MONTH_RULES: readonly FestivalRule[] = [
  ...MASAS.map((month) => monthBeginRule(`${month}_begins_north`, month, "purnimanta", { tradition: "north" })),
  ...MASAS.map((month) => monthBeginRule(`${month}_begins`, month, "amanta", { tradition: "gujarat" })),
  ...MASAS.map((month) => tithiRule(`${month}_purnima_vrata`, month, "S15", "chandrodaya", { source: SOURCES.drik })),
  tithiRule("adhika_purnima", "adhika", "S15", "udaya", { source: SOURCES.drik }),
  tithiRule("adhika_masa_ends", "adhika", "K15", "udaya", { source: SOURCES.drik }),
  ...SHRAVANA_WEEKDAYS,
  ...LEAPED_WEEKDAYS,
  { ...ASHADHA_SUNDAYS, id: "bonalu_sunday" },
  { ...ASHADHA_SUNDAYS, id: "bonalu", number: -1, untilTithi: 29, shiftDays: 1 },
];
