import type { Graha } from "@lagna/terms";
import type { Fact, FactIndex, Tongue } from "../fact.ts";
import type { Stated } from "../question/stated.ts";
import type { Clock } from "../reading/clocks.ts";
import type { Confidence } from "../reading/promise.ts";
import type { Topic } from "../reading/topics.data.ts";
import type { Danger, DangerKind } from "../understanding/danger/danger.ts";

/** What an answer is; `no_time` is one that a chart without a time of birth cannot give, with what it can. */
export type AnswerKind = "fact" | "reading" | "definition" | "talk" | "bounds" | "safety" | "no_time";

/** Half-open, ISO 8601 in UTC. */
export interface Interval {
  readonly from: string;
  readonly until: string;
}

/** What dangers were called in conversations that were stored before they had kinds. */
export type OlderDanger = "crisis" | "veiled" | "violence" | "emergency";

/** What a conversation remembers of one of its turns; JSON. */
export interface Told {
  readonly question: string;
  readonly language: Tongue;
  readonly kind: AnswerKind;
  readonly topics: readonly Topic[];
  /** The time the turn was about. */
  readonly interval: Interval | null;
  /** Keys of the findings that were told, in the order of telling. */
  readonly findings: readonly string[];
  /** The windows that were told, by their facts' ids, with their edges: one that has moved since is owned. */
  readonly windows: readonly Timing[];
  /** Ids of the wordings that were used, so that they are not met again. */
  readonly used: readonly string[];
  /** Terms of the field that were said, the last of all last. */
  readonly terms: readonly string[];
  /** The id of its first sentence, so that no two turns open alike; absent in what was told before this was kept. */
  readonly opening?: string;
  /** The saved chart it was about, where that is not the one the talk is about; absent in what was told before this was kept. */
  readonly chart?: string | null;
  /** The danger that was met; absent in what was told before this was kept, and in older words in what was told soon after. */
  readonly danger?: DangerKind | OlderDanger | null;
}

/** A saved kundli of the same owner, by the name it was saved under. */
export interface SavedChart {
  readonly id: string;
  readonly name: string;
  /** Words of its owner's, such as "wife". */
  readonly tags?: readonly string[];
  /** Its owner has marked it as their own. */
  readonly isSelf?: boolean;
}

export interface Asked {
  readonly question: string;
  /** The chart, at the instant it is asked. */
  readonly index: FactIndex;
  /** The conversation so far, oldest first. */
  readonly turns?: readonly Told[];
  /** What the person has said of their life, in this conversation or before. */
  readonly stated?: readonly Stated[];
  /** The charts of the asker's account that a question may be about; absent where there is no account. */
  readonly saved?: readonly SavedChart[];
  /** The one of them that is asked here in place of the chart that the talk is about. */
  readonly about?: SavedChart;
  /** The tongue of a text that shows none, where nothing was said before. */
  readonly language?: Tongue;
}

/** A sentence, in the asker's tongue, with the ids of the facts it stands on. */
export interface Spoken {
  readonly text: string;
  readonly facts: readonly string[];
  /** A new paragraph begins with it. */
  readonly opens?: true;
}

/** A witness for or against, and what it weighs: what "show me why" unfolds. */
export interface Evidence {
  readonly factId: string;
  /** −1 to 1. */
  readonly polarity: number;
  readonly weight: number;
  readonly text: string;
}

export interface Timing extends Interval {
  readonly factId: string;
}

/** What makes the times: when Saturn, Jupiter or the lord of the house speaks of it, on the line the windows stand on. */
export interface Beating {
  readonly id: Clock["id"];
  readonly graha: Graha;
  readonly text: string;
  readonly spans: readonly Interval[];
}

/** An answer; pure data, no part of it a model's. */
export interface Answer {
  readonly kind: AnswerKind;
  readonly language: Tongue;
  readonly sentences: readonly Spoken[];
  readonly evidence: readonly Evidence[];
  /** Of a reading. */
  readonly confidence: Confidence | null;
  readonly timing: readonly Timing[];
  /** The clocks of the house whose times are named; none where none is. */
  readonly clocks: readonly Beating[];
  readonly followUps: readonly string[];
  readonly danger: Danger | null;
  /** The saved chart the question is about: it is to be asked again of that chart. */
  readonly chart: string | null;
  /** Every fact the sentences and the evidence stand on, windows among them, which an index does not hold. */
  readonly facts: readonly Fact[];
  readonly told: Told;
}
