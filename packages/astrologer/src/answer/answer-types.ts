import type { Graha } from "@lagna/terms";
import type { Fact, AnswerLanguage } from "../fact.ts";
import type { QuestionForm } from "../question/question.ts";
import type { TimingFactor } from "../topic-judgment/find-timing-factors.ts";
import type { Confidence } from "../topic-judgment/score-topic.ts";
import type { Topic } from "../topic-judgment/topics.data.ts";
import type { StoredAsk } from "../request/request.ts";
import type { StoredAskedTask } from "./asked-task/asked-task.ts";
import type { Danger, DangerKind } from "../message-classification/danger/danger.ts";

/** The kind of an answer. `no_time` means that the question needs a birth time that is unknown or too uncertain. */
export type AnswerKind = "fact" | "reading" | "definition" | "talk" | "bounds" | "safety" | "no_time";

/** Half-open interval, ISO 8601 in UTC. */
export interface Interval {
  readonly from: string;
  readonly until: string;
}

/** Kinds of danger in conversations stored before `DangerKind` existed. */
export type LegacyDangerKind = "crisis" | "veiled" | "violence" | "emergency";

/** What a conversation remembers of one turn, as plain JSON. */
export interface TurnMemory {
  readonly question: string;
  readonly language: AnswerLanguage;
  readonly kind: AnswerKind;
  readonly topics: readonly Topic[];
  /** The period the turn was about. */
  readonly interval: Interval | null;
  /** Knowledge keys of the findings in the answer, in order. */
  readonly findings: readonly string[];
  /** The windows in the answer: fact ids and edges, so that a window that has moved since can be recognised. */
  readonly windows: readonly WindowInterval[];
  /** Ids of the wordings that were used, to avoid repeating them. */
  readonly used: readonly string[];
  /** Technical terms in the answer, in order. */
  readonly terms: readonly string[];
  /** Id of the first sentence, so that no two turns open alike; absent in turns stored before this field existed. */
  readonly opening?: string;
  /** The saved chart it was about, if not the chart of the conversation; absent in turns stored before this field existed. */
  readonly chart?: string | null;
  /** Ids of the chart elements and days it was about, nearest first; absent in turns stored before this field existed. */
  readonly focus?: readonly string[];
  /** How it was asked; absent in turns stored before this field existed. */
  readonly form?: QuestionForm;
  /** What was asked; absent in turns stored before this field existed. */
  readonly task?: StoredAskedTask;
  /** What was asked, as the table of answers understood it; absent for turns that it did not answer. */
  readonly asks?: readonly StoredAsk[];
  /** The danger that was detected. Absent in turns stored before this field existed; somewhat newer turns hold a legacy kind. */
  readonly danger?: DangerKind | LegacyDangerKind | null;
  /** The first sentence of an answer from the almanac, which cannot be found again without it; absent for every other answer. */
  readonly said?: string;
  /** Ids of the sentences that wait for "more"; absent if all were shown. */
  readonly waiting?: readonly string[];
  /** The answer only repeated or summed up earlier turns; absent otherwise, and in turns stored before this field existed. */
  readonly repeats?: true;
  /** The answer only asked for a birth, and what was asked waits for it; absent otherwise, and in turns stored before this field existed. */
  readonly awaitsBirth?: true;
  /** The answer only asked whether there is a danger; absent otherwise, and in turns stored before this field existed. */
  readonly isCheck?: true;
}

/** A saved kundli of the same owner, by the name it was saved under. */
export interface SavedChart {
  readonly id: string;
  readonly name: string;
  /** Tags set by its owner, such as "wife". */
  readonly tags?: readonly string[] | undefined;
  /** Distinguishes the mother from the father among the parents. */
  readonly gender?: string | undefined;
  /** Whether its owner has marked it as their own chart. */
  readonly isSelf?: boolean;
}

/** A sentence in the user's language, with the ids of the facts that support it. */
export interface AnswerSentence {
  readonly text: string;
  readonly facts: readonly string[];
  /** It starts a new paragraph. */
  readonly opens?: true;
}

/** An item of evidence for or against, with its weight; shown by "show me why". */
export interface Evidence {
  readonly factId: string;
  /** −1 to 1. */
  readonly polarity: number;
  readonly weight: number;
  readonly text: string;
}

export interface WindowInterval extends Interval {
  readonly factId: string;
}

/** A factor behind the windows: when Saturn, Jupiter or the lord of the house activates it. Shown on the same timeline as the windows. */
export interface AnswerTimingFactor {
  readonly id: TimingFactor["id"];
  readonly graha: Graha;
  readonly text: string;
  readonly spans: readonly Interval[];
}

/** An answer as plain data; nothing in it comes from a language model. */
export interface Answer {
  readonly kind: AnswerKind;
  readonly language: AnswerLanguage;
  readonly sentences: readonly AnswerSentence[];
  readonly evidence: readonly Evidence[];
  /** Only for readings. */
  readonly confidence: Confidence | null;
  readonly timing: readonly WindowInterval[];
  /** The timing factors of the house whose windows are named; empty if no windows are. */
  readonly clocks: readonly AnswerTimingFactor[];
  readonly followUps: readonly string[];
  readonly danger: Danger | null;
  /** Every fact that the sentences and the evidence cite, including windows, which are not in the index. */
  readonly facts: readonly Fact[];
  readonly memory: TurnMemory;
}
