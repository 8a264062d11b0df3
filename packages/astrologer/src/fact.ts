import type { Nativity, TimeRange, UncertainFact } from "@lagna/jyotish";
import type { VargaId } from "@lagna/terms";

/** English, Hindi, and Hinglish (Hindi in Latin letters with English nouns). */
export const ANSWER_LANGUAGES = ["en", "hi", "hg"] as const;
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];
export type LocalizedText = Readonly<Record<AnswerLanguage, string>>;

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
  "matching",
] as const;
export type FactSection = (typeof FACT_SECTIONS)[number];

/** The frame a statement is computed in: the birth chart, one of its vargas, a transit chart, the tropical zodiac. */
export type FactFrame = "natal" | "transit" | "tropical" | Exclude<VargaId, "D1">;

/** Half-open interval, ISO 8601 in UTC; `null` if unbounded on that side. */
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

/** What houses are counted from when the lagna is unknown: the Moon (Chandra lagna), or the Sun if the Moon changes sign that day. */
export type CountedFrom = "moon" | "sun";

/** The text of a fact for some of the possible birth times. */
export interface FactVariant {
  readonly text: LocalizedText;
  /** Share of all possible birth times, (0, 1]. */
  readonly share: number;
  readonly intervals: readonly TimeRange[];
}

/** How a fact depends on the birth time. */
export interface BirthTimeSensitivity {
  /** Keys of the value that differ between possible times; `""` if the value is a single word, or if the fact exists for some times only. */
  readonly sensitiveParts: readonly string[];
  /** For each part listed by times: its variants and when each holds. */
  readonly variantsByPart: Readonly<Partial<Record<string, readonly FactVariant[]>>>;
  /** Text of the fact for the stated time, then the distinct texts for the other times. */
  readonly variantTexts: readonly LocalizedText[];
  /** One line saying which variant holds when; `null` if only numbers differ. */
  readonly note: LocalizedText | null;
}

/** One true statement about a chart. If users may ask for something that is absent, its absence is a fact too, with `holds: false`. */
export interface Fact {
  /** Readable, unique within a chart, and the same in every chart for the same thing: `planet-mars`, `lord-10`, `varga-D9-lagna`. */
  readonly id: string;
  readonly section: FactSection;
  readonly subject: string;
  readonly predicate: string;
  readonly value: FactValue;
  readonly frame: FactFrame;
  /** Absent if it holds for life. */
  readonly valid?: Validity | undefined;
  /** Whether it holds for every birth time within the stated uncertainty. */
  readonly stable: boolean;
  /** Which parts vary within that uncertainty; absent if `stable`. */
  readonly birthTimeSensitivity?: BirthTimeSensitivity | undefined;
  /** What its houses are counted from; absent if that is the lagna. */
  readonly countedFrom?: CountedFrom | undefined;
  /** The scheme or school it follows, if schools differ. */
  readonly school?: string | undefined;
  /** One line in plain language. */
  readonly text: LocalizedText;
}

/** How well the birth time is known, as computed by the engine (`computeUncertainty`). */
export interface BirthTimeUncertainty {
  /** Half-width of the uncertainty, in minutes either side of the stated time; `null` if no time is known and the nativity is for noon. */
  readonly minutes: number | null;
  readonly ranges: readonly TimeRange[];
  readonly facts: readonly UncertainFact[];
}

/** Birth data that the nativity itself does not hold. */
export interface BirthContext {
  /** Local date and time as entered: "1988-03-09T14:25:00". */
  readonly local: string;
  readonly place?: string | undefined;
  /** The present instant the facts are computed for, milliseconds of UTC. */
  readonly now: number;
  /** UTC offset of the display time zone, in seconds east, at an instant in milliseconds of UTC. Default: the offset of the birth. */
  readonly offsetAt?: ((utcMilliseconds: number) => number) | undefined;
  /** The day of a question is asked for at another place, which `place` and `offsetAt` are of. */
  readonly isAtNamedPlace?: boolean | undefined;
  /** Absent if the time is exact. */
  readonly time?: BirthTimeUncertainty | undefined;
}

/** The facts of one chart at one instant, by id. */
export interface FactIndex {
  readonly nativity: Nativity;
  readonly context: BirthContext;
  readonly facts: ReadonlyMap<string, Fact>;
  /**
   * Charts for sample birth times within the uncertainty. They cover every variation: whatever differs at some possible time differs in the
   * same way in one of these. Empty if the time is exact.
   */
  readonly possibleIndexes: readonly FactIndex[];
  /** The chart that topics are judged in: this one (`"itself"`), one counted from the Moon or the Sun, or `null` if both change sign too. */
  readonly judgmentIndex: FactIndex | null | "itself";
}
