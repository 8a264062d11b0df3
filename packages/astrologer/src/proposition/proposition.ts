import type {
  Arudha,
  Dignity,
  DoshaId,
  Graha,
  Karaka8,
  Karana,
  Masa,
  Nakshatra,
  NityaYoga,
  Rashi,
  SadeSatiPhase,
  SpecialLagna,
  Vara,
  VargaId,
  YogaId,
} from "@lagna/terms";
import type { CountedFrom } from "../fact.ts";
import type { Body } from "../language/syntax-node.ts";
import type { CalendarDay, CalendarMonth } from "../formatting/format-terms.ts";

/**
 * A claim about one chart as data. The same proposition is stated by `say`, decided by `holds` and found in text by `read`, so that no
 * sentence has to be parsed to know what it claims. Houses are counted from the lagna unless `countedFrom` says otherwise.
 */
export type Proposition =
  | PlacedProposition
  | LordPlacedProposition
  | { readonly kind: "star"; readonly body: Body; readonly nakshatra: Nakshatra; readonly pada: number }
  | { readonly kind: "star_lord"; readonly body: Body; readonly lord: Graha }
  /** To the minute of arc. */
  | { readonly kind: "degree"; readonly body: Body; readonly sign: Rashi; readonly degreeInSign: number }
  | HouseProposition
  | { readonly kind: "rules"; readonly graha: Graha; readonly houses: readonly number[] }
  | StateProposition
  | RelationProposition
  | { readonly kind: "karaka"; readonly karaka: Karaka8; readonly graha: Graha; readonly scheme: 7 | 8 }
  | PeriodProposition
  | PointProposition
  | CountProposition
  | RankProposition
  | { readonly kind: "yoga"; readonly yoga: YogaId; readonly holds: boolean }
  | DoshaProposition
  | SadeSatiProposition
  | IngressProposition
  | WindowProposition
  | PanchangaProposition
  | DayProposition
  | DayHoursProposition
  | { readonly kind: "born_on"; readonly day: CalendarDay }
  | { readonly kind: "born_at"; readonly time: string }
  | { readonly kind: "age"; readonly years: number };

/** A body in a sign, in a house, or both; natal, in a varga, now in the sky, or in the tropical zodiac. */
export interface PlacedProposition {
  readonly kind: "placed";
  readonly body: Body;
  readonly sign?: Rashi | undefined;
  readonly house?: number | undefined;
  readonly frame: "natal" | "transit" | "tropical" | Exclude<VargaId, "D1">;
  readonly countedFrom?: CountedFrom | undefined;
}

/** The lord of a house, by name, and where it is. */
export interface LordPlacedProposition {
  readonly kind: "lord_placed";
  readonly of: number;
  readonly lord: Graha;
  readonly house: number;
  readonly sign: Rashi;
  readonly countedFrom?: CountedFrom | undefined;
}

/** What a house contains: its sign, or the grahas in it (an empty list: none). */
export interface HouseProposition {
  readonly kind: "house";
  readonly house: number;
  readonly sign?: Rashi | undefined;
  readonly occupants?: readonly Graha[] | undefined;
  readonly countedFrom?: CountedFrom | undefined;
}

/** `null` as dignity is not a state. "direct" and "not_combust" are the absence of the other. */
export type GrahaState = Dignity | "retrograde" | "direct" | "combust" | "not_combust" | "vargottama";
export interface StateProposition {
  readonly kind: "state";
  readonly graha: Graha;
  readonly state: GrahaState;
  readonly frame: "natal" | "transit" | Exclude<VargaId, "D1">;
}

export type RelationProposition =
  | { readonly kind: "related"; readonly relation: "conjunct"; readonly grahas: readonly [Graha, Graha] }
  | { readonly kind: "related"; readonly relation: "exchange"; readonly grahas: readonly [Graha, Graha] }
  | { readonly kind: "related"; readonly relation: "in_sign_of"; readonly body: Body; readonly lord: Graha }
  /** Graha drishti on houses, counted from the lagna. */
  | {
      readonly kind: "related";
      readonly relation: "aspects";
      readonly graha: Graha;
      readonly houses: readonly number[];
    }
  | {
      readonly kind: "related";
      readonly relation: "aspected_by";
      readonly house: number;
      readonly grahas: readonly Graha[];
    };

/** A Vimshottari period; `lords` runs from the maha dasha lord down to its own. Both days are local days of the chart's time zone. */
export interface PeriodProposition {
  readonly kind: "period";
  readonly lords: readonly Graha[];
  /** Absent for the present period: only its end is of use. */
  readonly from?: CalendarDay | undefined;
  readonly until: CalendarDay;
  /** Whether the proposition also says that this period is the present or the next one. */
  readonly moment?: "now" | "next" | undefined;
}

/** The sign and house of an arudha or a special lagna. */
export interface PointProposition {
  readonly kind: "point";
  readonly point: Arudha | SpecialLagna;
  readonly sign: Rashi;
  readonly house: number;
}

export interface CountProposition {
  readonly kind: "count";
  /** The sarvashtakavarga of a house, or a graha's own ashtakavarga in a sign. */
  readonly of: { readonly house: number } | { readonly graha: Graha; readonly sign: Rashi };
  readonly bindus: number;
}

export interface RankProposition {
  readonly kind: "rank";
  /** Shadbala of a graha (of 7), or bhava bala of a house (of 12). 1 is the strongest. */
  readonly of: { readonly graha: Graha } | { readonly house: number };
  readonly rank: number;
  readonly rupas: number;
}

export interface DoshaProposition {
  readonly kind: "dosha";
  readonly dosha: DoshaId;
  /** `null` if it cannot be determined. */
  readonly holds: boolean | null;
  readonly isCancelled: boolean;
}

export interface SadeSatiProposition {
  readonly kind: "sade_sati";
  readonly phase: SadeSatiPhase | null;
  /** The day the present phase ends, or the next round begins. `null` if not known. */
  readonly until: CalendarDay | null;
}

export interface IngressProposition {
  readonly kind: "enters";
  readonly graha: Graha;
  readonly sign: Rashi;
  readonly on: CalendarDay;
}

/** A span of time in which a house is activated; in months, because events are never promised to the day. */
export interface WindowProposition {
  readonly kind: "window";
  readonly house: number;
  readonly from: CalendarMonth;
  readonly until: CalendarMonth;
  readonly isGood: boolean;
}

export type PanchangaProposition =
  | { readonly kind: "panchanga"; readonly limb: "tithi"; readonly number: number }
  | { readonly kind: "panchanga"; readonly limb: "vara"; readonly value: Vara }
  | { readonly kind: "panchanga"; readonly limb: "nitya-yoga"; readonly value: NityaYoga }
  | { readonly kind: "panchanga"; readonly limb: "karana"; readonly value: Karana }
  | { readonly kind: "panchanga"; readonly limb: "masa"; readonly value: Masa };

/** What holds at some time of a day's light at the place of the chart. */
export interface DayProposition {
  readonly kind: "day";
  readonly day: CalendarDay;
  readonly vara: Vara;
  /** From 1, shukla pratipada, to 30, amavasya. */
  readonly tithis: readonly number[];
  readonly nakshatras: readonly Nakshatra[];
}

/** From sunrise to sunset, or rahu kaal, in local time: "13:28". */
export interface DayHoursProposition {
  readonly kind: "day_hours";
  readonly day: CalendarDay;
  readonly hours: "light" | "rahu_kala";
  readonly from: string;
  readonly until: string;
}

export type PropositionKind = Proposition["kind"];
export type PropositionOf<Kind extends PropositionKind> = Extract<Proposition, { readonly kind: Kind }>;
