import type { Graha, Karaka8, Nakshatra, Rashi } from "@lagna/terms";

export type Body = Graha | "lagna";

/** How a text names a graha: by its name, or by what it is in the chart. */
export type Role =
  | { readonly by: "name" }
  | { readonly by: "house"; readonly houses: readonly number[] }
  | { readonly by: "sign"; readonly signs: readonly Rashi[] }
  | { readonly by: "star"; readonly star: Nakshatra }
  | { readonly by: "karaka"; readonly karaka: Karaka8 }
  | { readonly by: "dispositor" | "starlord"; readonly of: Body }
  | { readonly by: "counted"; readonly from: Body; readonly house: number }
  | { readonly by: "reference" };

/** A span of days, counted from 1 January 1970, in the chart's time zone; both ends included. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
  /** Tolerance in days at either end. */
  readonly slack: number;
  readonly precision: "day" | "month" | "year";
}

/** A part of a sentence after its words have been grouped: an entity, a cue, or a word with no astrological meaning. */
export interface Node {
  readonly tag: string;
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly value?: string | number | undefined;
  /** Whether a line begins here, so that this node is never grouped with the one before. */
  readonly opensLine?: boolean;
  /** For a `who`: the graha, and how it was named. */
  readonly body?: Body;
  readonly role?: Role;
  /** For a `house` counted from something other than the lagna. */
  readonly fromBody?: Body | undefined;
  /** For a `date`: every span it may mean; several when the year is missing. */
  readonly spans?: readonly DaySpan[];
  /** For a `dasha`: the lords from the maha dasha inwards, and the stated level (0 when not stated). */
  readonly lords?: readonly Graha[];
  readonly level?: number;
}
