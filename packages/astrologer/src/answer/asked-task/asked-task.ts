import type { Person, Question } from "../../question/question.ts";
import type { AskedTime } from "../../question/parse-asked-time.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";

/** What a turn asked, as the conversation remembers it. */
export interface StoredAskedTask {
  readonly kind: DialogueActKind;
  readonly topics: readonly Topic[];
  readonly person: Person;
  /** The words that state it: those of the turn it began with, and of the turns that went on with it. */
  readonly words: string;
}

/** What a message asks, completed from the task of the turn before where it leaves something out. */
export interface AskedTask extends StoredAskedTask {
  /** Probability of the kind, from 0 to 1. */
  readonly probability: number;
  /** The time it is about: its own, or that of the task it goes on with. */
  readonly time: AskedTime | null;
  /** The task it goes on with; `null` if it is complete in itself. */
  readonly earlier: StoredAskedTask | null;
}

/** A question with what it leaves out. */
export interface ResolvedMessage {
  readonly question: Question;
  readonly topics: readonly Topic[];
  readonly time: AskedTime | null;
  readonly task: AskedTask;
}

/** From this probability the classifier's kind decides. */
export const SURE_KIND = 0.6;
