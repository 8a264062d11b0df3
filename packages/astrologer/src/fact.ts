import type { Nativity, Range, UncertainFact } from "@lagna/jyotish";
import type { VargaId } from "@lagna/terms";

/** What people write in: English, Hindi, and Hindi in Latin letters with English nouns (Hinglish). */
export const TONGUES = ["en", "hi", "hg"] as const;
export type Tongue = (typeof TONGUES)[number];
export type Said = Readonly<Record<Tongue, string>>;

export const FACT_SECTIONS = [
  "birth",
  "settings",
  "lagna",
  "planets",
  "houses",
  "nakshatras",
  "aspects",
  "vargas",
  "karakas",
  "arudhas",
  "dashas",
  "panchanga",
  "strengths",
  "ashtakavarga",
  "yogas",
  "doshas",
  "transits",
  "sade_sati",
  "windows",
] as const;
export type FactSection = (typeof FACT_SECTIONS)[number];

/** What a statement is reckoned in: the birth chart, a varga of it, the sky of another day, the tropical zodiac. */
export type FactFrame = "natal" | "transit" | "tropical" | Exclude<VargaId, "D1">;

/** Half-open, ISO 8601 in UTC; `null` where it has no end on that side. */
export interface Validity {
  readonly from: string | null;
  readonly until: string | null;
}

export type FactValue =
  | string
  | number
  | boolean
  | null
  | readonly FactValue[]
  | { readonly [key: string]: FactValue | undefined };

/** What houses are counted from where the lagna is not known: the Moon (Chandra lagna), or the Sun where the Moon changes its sign. */
export type CountedFrom = "moon" | "sun";

/** What a fact says for some of the times a birth may have had. */
export interface Alternative {
  readonly said: Said;
  /** The part of all possible times, (0, 1]. */
  readonly share: number;
  readonly intervals: readonly Range[];
}

/** How a fact turns with the time of birth. */
export interface Turning {
  /** Keys of its value that are not the same for every possible time; `""` where the value is one word, or it is a fact for some times only. */
  readonly parts: readonly string[];
  /** Of each part that is told of by its times, what it says when. */
  readonly times: Readonly<Partial<Record<string, readonly Alternative[]>>>;
  /** The fact as it is told for the stated time, and as it is for others, each once. */
  readonly tellings: readonly Said[];
  /** What it says when, in one line; `null` where nothing turns but figures. */
  readonly note: Said | null;
}

/** One thing that is so in a chart. The absence of a thing is one too where it may be asked for: its value says `holds: false`. */
export interface Fact {
  /** Readable, the same for the same thing in every chart, unique in one: `planet-mars`, `lord-10`, `varga-D9-lagna`. */
  readonly id: string;
  readonly section: FactSection;
  readonly subject: string;
  readonly predicate: string;
  readonly value: FactValue;
  readonly frame: FactFrame;
  /** Absent where it holds for life. */
  readonly valid?: Validity | undefined;
  /** Whether it holds all over the stated uncertainty of the birth time. */
  readonly stable: boolean;
  /** What of it turns there; absent where it is stable. */
  readonly turning?: Turning | undefined;
  /** What the houses it names are counted from, where that is not the lagna. */
  readonly counted?: CountedFrom | undefined;
  /** The scheme or school it belongs to, where others have it otherwise. */
  readonly school?: string | undefined;
  /** One line in plain words. */
  readonly text: Said;
}

/** How well the time of a birth is known: what the engine's own account of it says (`uncertaintyOf`). */
export interface KnownTime {
  /** Either way of the stated time; `null` where no time is known, and the nativity is that of noon. */
  readonly minutes: number | null;
  readonly ranges: readonly Range[];
  readonly facts: readonly UncertainFact[];
}

/** What of a birth the chart does not know. */
export interface FactsAbout {
  /** The wall clock's date and time, as it was given: "1988-03-09T14:25:00". */
  readonly local: string;
  readonly place?: string | undefined;
  /** The instant the facts are told at, milliseconds of UTC. */
  readonly now: number;
  /** Of the zone dates are told in, seconds east at an instant in milliseconds of UTC; the birth's own offset when absent. */
  readonly offsetAt?: ((utcMilliseconds: number) => number) | undefined;
  /** Absent where the time is exact. */
  readonly time?: KnownTime | undefined;
}

/** The facts of one chart at one instant, under their ids. */
export interface FactIndex {
  readonly nativity: Nativity;
  readonly about: FactsAbout;
  readonly facts: ReadonlyMap<string, Fact>;
  /**
   * Charts of times the birth may have had: every one in which something is otherwise is like one of these in that. Empty where the time
   * is exact.
   */
  readonly possible: readonly FactIndex[];
  /** The chart that matters are judged in: this one; one counted from the Moon or the Sun; `null` where both change their sign too. */
  readonly judged: FactIndex | null | "itself";
}
