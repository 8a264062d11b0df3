import type { PanchangMonth } from "./almanac-api.ts";
import { type FestivalChoices, isShown } from "../../domain/almanac/festival-choices.ts";
import { toClockMinutes } from "../../domain/almanac/almanac-time.ts";
import { joinTraditions } from "./join-traditions.ts";

const MINUTE_MS = 60_000;

export type MonthDay = PanchangMonth["days"][number];

export interface MonthProps {
  readonly data: PanchangMonth;
  readonly choices: FestivalChoices;
}

/** The festivals of a day that a reader has chosen to see, each once. */
export const listFestivals = (day: MonthDay, choices: FestivalChoices): MonthDay["festivals"] =>
  joinTraditions(day.festivals.filter((festival) => isShown(festival, choices)));

/**
 * The date of an instant at the place of these days, which have the offset of its clock. A phone takes a tenth of a second to load its table of
 * time zones.
 */
export function findDateAtPlace(days: readonly MonthDay[], now: number): string {
  const ends = days.flatMap(({ tithi }) => tithi.map(({ end }) => end));
  const clock = ends.findLast((end) => Date.parse(end) <= now) ?? ends[0];
  const offset = clock === undefined ? 0 : toClockMinutes(clock) * MINUTE_MS - Date.parse(clock);
  return new Date(now + offset).toISOString().slice(0, 10);
}

/** The date of an instant on the reader's clock, as addresses have it. */
export const toDateOn = (now: number): string => new Date(now).toLocaleDateString("sv-SE");
