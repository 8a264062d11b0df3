import type { Fact, FactIndex } from "../fact.ts";
import type { Wordings } from "../knowledge/row.ts";
import type { Question } from "../question/question.ts";
import type { Stated } from "../question/stated.ts";
import type { TimeAsked } from "../question/time-asked.ts";
import type { Topic } from "../reading/topics.data.ts";
import type { Danger } from "../understanding/danger/danger.ts";
import type { Answer, AnswerKind, Evidence, SavedChart, Spoken, Told } from "./answer.ts";
import { spoken, type Voice } from "./voice.ts";

/** What every part of an answer is made with. */
export interface Turn {
  readonly question: Question;
  readonly index: FactIndex;
  readonly turns: readonly Told[];
  readonly stated: readonly Stated[];
  readonly saved: readonly SavedChart[] | undefined;
  /** What the question is about: its own matters, or that of the talk where it leans on it. */
  readonly topics: readonly Topic[];
  /** The time it names, or that of the talk where it leans on it. */
  readonly time: TimeAsked | null;
  readonly voice: Voice;
  /** Of the chart, the question and the turn. */
  readonly seed: string;
}

/** What an answer says, before it is put together. */
export interface Body {
  readonly kind: AnswerKind;
  readonly sentences: readonly Spoken[];
  readonly topics?: readonly Topic[];
  readonly findings?: readonly string[];
  readonly evidence?: readonly Evidence[];
  readonly confidence?: Answer["confidence"];
  readonly danger?: Danger | null;
  readonly followUps?: readonly string[];
  readonly chart?: string;
  /** The chart whose facts it stands on, where that is not the one that was asked of. */
  readonly index?: FactIndex;
  /** Facts that the index does not hold: windows. */
  readonly made?: readonly Fact[];
}

export const says = (
  voice: Voice,
  wordings: Wordings,
  slots: Parameters<Voice["say"]>[1] = {},
  ids: readonly string[] = [],
): Spoken => spoken(voice, voice.say(wordings, slots), ids);
