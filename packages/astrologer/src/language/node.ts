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

/** A span of days of the calendar in the chart's zone, counted from 1970; both ends included. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
  /** Days it may be off by at either end. */
  readonly slack: number;
  readonly precision: "day" | "month" | "year";
}

/** A part of a sentence once its words have been put together: an entity, a cue, or a word that says nothing of charts. */
export interface Node {
  readonly tag: string;
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly value?: string | number | undefined;
  /** Whether a line begins with it, so that it goes together with nothing before it. */
  readonly opensLine?: boolean;
  /** Of a `who`: the graha meant, and how it was named. */
  readonly body?: Body;
  readonly role?: Role;
  /** Of a `house` counted from something else than the lagna. */
  readonly fromBody?: Body | undefined;
  /** Of a `date`: every span it may mean; several where the year is not said. */
  readonly spans?: readonly DaySpan[];
  /** Of a `dasha`: the lords from the outermost in, and the level said (0 where it is open). */
  readonly lords?: readonly Graha[];
  readonly level?: number;
}
