import type { PanchangMonth } from "./almanac-api.ts";
import { type FestivalChoices, isShown } from "../../domain/almanac/festival-choices.ts";
import { joinTraditions } from "./join-traditions.ts";

export type MonthDay = PanchangMonth["days"][number];

export interface MonthProps {
  readonly data: PanchangMonth;
  readonly choices: FestivalChoices;
}

/** The festivals of a day that a reader has chosen to see, each once. */
export const listFestivals = (day: MonthDay, choices: FestivalChoices): MonthDay["festivals"] =>
  joinTraditions(day.festivals.filter((festival) => isShown(festival, choices)));

/** The date of an instant on the clock of a zone, by default the reader's, as addresses have it. */
export const toDateOn = (now: number, timeZone?: string): string =>
  new Date(now).toLocaleDateString("sv-SE", { timeZone });
