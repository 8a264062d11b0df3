/** The differences of one source in one section, in one unit. */
export interface SourceDifferences {
  /** The key of the source in `sources.data.ts`. */
  readonly source: string;
  /** Empty if the figures are whole: signs, points, dates. */
  readonly unit: string;
  readonly figures: number;
  /** Figures that differ by more than is allowed, or that one side does not have; the tests list each of them or bound their share. */
  readonly beyond: number;
  /** `null` where only whole figures are compared. */
  readonly largest: {
    readonly error: number;
    readonly tolerance: number;
    readonly quantity: string;
    readonly id: string;
  } | null;
  readonly median: number | null;
}

/** An accepted difference, as a row of a known-differences.md says it. */
export interface KnownDifference {
  readonly section: SectionId;
  readonly subject: string;
  readonly theirs: string;
  readonly ours: string;
  readonly reason: string;
}

export const SECTION_IDS = [
  "positions",
  "lagna",
  "ayanamsas",
  "points",
  "vargas",
  "dashas",
  "panchanga",
  "strengths",
  "yogas",
  "kp",
  "varshaphal",
  "matching",
  "festivals",
  "eclipses",
  "muhurta",
  "uncertainty",
  "browser",
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export interface TruthSection {
  readonly id: SectionId;
  readonly sources: readonly SourceDifferences[];
  readonly differences: readonly KnownDifference[];
}

export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface TruthData {
  /** The day on which the figures were measured. */
  readonly measured: string;
  readonly sources: Readonly<Record<string, { readonly name: string; readonly kind: string }>>;
  readonly sections: readonly TruthSection[];
  readonly conversations: readonly ConversationMeasurement[];
  readonly danger: readonly DangerMeasurement[];
  readonly verifier: readonly VerifierMeasurement[];
}

/** What two new authors' messages and conversations got when they were first measured. Shares in percent. */
export interface ConversationMeasurement {
  readonly authors: string;
  readonly messages: number | null;
  readonly objectRight: number | null;
  readonly turns: number;
  readonly good: number;
  readonly beside: number;
  readonly wrong: number;
}

export interface DangerMeasurement {
  readonly author: string;
  readonly rows: number;
  readonly recognised: number;
  readonly falseAlarms: number;
}

/** The mean of the languages of a corpus, with the interval that its number of statements gives. */
export interface VerifierMeasurement {
  readonly corpus: string;
  readonly statements: number;
  readonly caught: Share;
  readonly accused: Share;
}
