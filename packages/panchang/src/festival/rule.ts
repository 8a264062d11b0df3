import type { Masa, Nakshatra, Paksha, Rashi, Vara } from "@lagna/terms";
import type { SankrantiLimit } from "../month/sankranti.data.ts";
import type { SolarCalendar } from "../month/solar-months.data.ts";

/**
 * The part of a day that a tithi must touch. `udaya`, `chandrodaya` and `dusk` are instants: sunrise, moonrise, sunset.
 * `daylight` is the time from sunrise to sunset, `purvahna` the first half of the daylight; `pratah`, `sangava`, `madhyahna`, `aparahna` and `sayahna` its fifths;
 * `nishita` the eighth of the night's fifteen muhurtas; `arunodaya` the four ghatis before sunrise.
 */
export const KALAS = [
  "udaya",
  "daylight",
  "purvahna",
  "pratah",
  "sangava",
  "madhyahna",
  "aparahna",
  "sayahna",
  "dusk",
  "pradosha",
  "night",
  "nishita",
  "arunodaya",
  "chandrodaya",
] as const;
export type Kala = (typeof KALAS)[number];

/** Who keeps a festival on its date. `all` unless schools differ. */
export const TRADITIONS = [
  "all",
  "smarta",
  "vaishnava",
  "madhva",
  "north",
  "maharashtra",
  "gujarat",
  "bengal",
  "odisha",
  "assam",
  "tamil",
  "kerala",
  "telugu_kannada",
  "nepal",
  "jain",
  "sikh",
  "buddhist",
  "civil",
] as const;
export type Tradition = (typeof TRADITIONS)[number];

/**
 * Which of two days: the earlier, the later, the one of which the tithi covers more, or the earlier unless the tithi covers the whole
 * window of the later and not of the earlier.
 */
export type DayChoice = "first" | "second" | "more" | "first_unless_whole";

interface RuleBase {
  readonly id: string;
  readonly tradition?: Tradition;
  /** The text or almanac that has the rule. */
  readonly source: string;
  /** Days after the day found. */
  readonly shiftDays?: number;
  /** The rite of an observance that has another rule elsewhere: its disputes are listed together. */
  readonly observance?: string;
  /** Listed only on days on which no other form of the rite is. */
  readonly isOtherDate?: boolean;
}

/** A tithi of a month at a time of day. */
export interface TithiRule extends RuleBase {
  readonly kind: "tithi";
  /** Amanta; `every` is each month, adhika ones too; `adhika` only those. */
  readonly month: Masa | "every" | "adhika";
  readonly paksha: Paksha;
  /** 1 to 15. */
  readonly tithi: number;
  readonly kala: Kala;
  /** If the tithi touches the window on both days; `more` unless given. */
  readonly both?: DayChoice;
  /** If it covers both windows alike; `first` unless given. */
  readonly tie?: "first" | "second";
  /** If it touches neither: the day on which it ends (`later`, the default) or begins. Without a sunrise: the day it runs, or for `later` the next. */
  readonly neither?: "later" | "earlier";
  /** A tithi at sunrise that ends before so many muhurtas of the daylight is kept on the day on which it begins. */
  readonly leastMuhurtas?: number;
  /** Of the month that ends where this one begins, which is its own extra one if it is doubled. */
  readonly before?: Masa;
  /** Between two days that both touch the window, the one on which this star touches it. */
  readonly nakshatra?: Nakshatra;
  /**
   * The star also takes the festival to a later day, if tithi or star are not in the window of the first, and both have the later sunrise,
   * the tithi for three muhurtas from it.
   */
  readonly starMovesDay?: boolean;
  /** Bhadra is taken out of the window; if none is left, it is ignored. */
  readonly avoidBhadra?: boolean;
  /** Only if the day found is one of these weekdays. */
  readonly weekdays?: readonly Vara[];
  /** Of a month that is doubled, the adhika one (Nirnaya Sindhu, dashahara); else the other. */
  readonly adhika?: "instead";
  /** The tithi of its last day, 1 to 30 of the same month, if it lasts for several. */
  readonly untilTithi?: number;
  /** By the rule of Holika's fire. */
  readonly holika?: boolean;
}

/** A star while the Sun is in a sign. */
export interface StarRule extends RuleBase {
  readonly kind: "star";
  /** Sidereal sign of the Sun; `every` for each month. */
  readonly sign: Rashi | "every";
  readonly nakshatra: Nakshatra;
  readonly kala: Kala;
  /** Of two in one solar month; `purnima` is the one nearer to the full moon. */
  readonly which?: "first" | "last" | "purnima";
  /** Only in this half of a lunar month (amanta). */
  readonly during?: { readonly month: Masa; readonly paksha: Paksha };
  readonly both?: DayChoice;
  readonly tie?: "first" | "second";
}

/** A tithi while the Sun is in a sign. */
export interface SolarTithiRule extends RuleBase {
  readonly kind: "solar_tithi";
  readonly sign: Rashi;
  readonly paksha: Paksha;
  readonly tithi: number;
  readonly kala: Kala;
  readonly both?: DayChoice;
}

/** The day of the Sun's entry into a sign. */
export interface SankrantiRule extends RuleBase {
  readonly kind: "sankranti";
  readonly sign: Rashi;
  readonly limit: SankrantiLimit;
  /** Where the place's region has a limit of its own. */
  readonly limitByRegion?: Readonly<Partial<Record<Tradition, SankrantiLimit>>>;
}

/** A day of a month in the solar calendar of a region. */
export interface SolarDayRule extends RuleBase {
  readonly kind: "solar_day";
  readonly calendar: SolarCalendar;
  /** 1 is that of the Sun in Aries. */
  readonly month: number;
  readonly day: number;
}

/** A weekday in a lunar month. */
export interface WeekdayRule extends RuleBase {
  readonly kind: "weekday";
  readonly month: Masa;
  /** Counted from new moon or from full moon; `adhika` in the extra month before. */
  readonly system: "amanta" | "purnimanta" | "adhika";
  readonly weekday: Vara;
  /** The number of the weekday in the month from 1; -1 the last; absent for all. */
  readonly number?: number;
  /** Not after this tithi of the month, 1 to 30. */
  readonly untilTithi?: number;
}

/** A date a number of days after another rule's. */
export interface AfterRule extends RuleBase {
  readonly kind: "after";
  readonly of: string;
  readonly days: number;
}

/** The first day of a lunar month. */
export interface MonthBeginRule extends RuleBase {
  readonly kind: "month_begin";
  readonly month: Masa;
  readonly system: "amanta" | "purnimanta";
}

export type FestivalRule =
  | TithiRule
  | StarRule
  | SolarTithiRule
  | SankrantiRule
  | SolarDayRule
  | WeekdayRule
  | AfterRule
  | MonthBeginRule;
