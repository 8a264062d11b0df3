import type { Nativity } from "@lagna/jyotish";
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
  /** The scheme or school it belongs to, where others have it otherwise. */
  readonly school?: string | undefined;
  /** One line in plain words. */
  readonly text: Said;
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
}

/** The facts of one chart at one instant, under their ids. */
export interface FactIndex {
  readonly nativity: Nativity;
  readonly about: FactsAbout;
  readonly facts: ReadonlyMap<string, Fact>;
}
