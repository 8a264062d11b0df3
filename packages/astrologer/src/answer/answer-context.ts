import type { AnswerLanguage, Fact, FactIndex } from "../fact.ts";
import type { PhraseVariants } from "../knowledge/knowledge-row.ts";
import type { Person, Question } from "../question/question.ts";
import type { UserFact } from "../question/extract-user-facts.ts";
import type { AskedTime } from "../question/parse-asked-time.ts";
import type { Topic } from "../topic-judgment/topics.data.ts";
import type { Danger } from "../message-classification/danger/danger.ts";
import type { Answer, AnswerKind, Evidence, SavedChart, AnswerSentence, TurnMemory } from "./answer-types.ts";
import type { AskObjectId } from "../request/objects.data.ts";
import type { RankedObject } from "../request/rank-objects.ts";
import type { AskedPerson } from "../request/request.ts";
import type { AskedTask } from "./asked-task/asked-task.ts";
import type { Understanding } from "./understand-message.ts";
import { toSentence, type PhrasePicker } from "./phrasing/phrase-picker.ts";

/** How an earlier question is to be understood, where that differs from what was understood then. */
export interface QuestionChanges {
  readonly language?: AnswerLanguage;
  /** The words of the correction, if it names another topic. */
  readonly text?: string;
  readonly topics?: readonly Topic[];
  readonly person?: Person;
  readonly time?: AskedTime;
  /** The words that name the time, if not those of the question. */
  readonly timeText?: string;
}

/** The inputs of the answers that need no chart. */
export interface TalkContext {
  readonly question: Question;
  /** Null if there is no chart. */
  readonly index: FactIndex | null;
  readonly previousTurns: readonly TurnMemory[];
  /** The parsed question of an earlier turn. */
  readonly questionOf: Understanding["questionOf"];
  readonly userFacts: readonly UserFact[];
  readonly savedCharts: readonly SavedChart[] | undefined;
  /** Topics of the question, or of the previous turn if the question is a follow-up. */
  readonly topics: readonly Topic[];
  /** The period the question names, if any. */
  readonly time: AskedTime | null;
  /** The words that name the time, if not those of the question. */
  readonly timeText?: string | undefined;
  readonly phrasePicker: PhrasePicker;
  /** Seed of all choices of wording and shape, from the chart, the question and the turn. */
  readonly seed: string;
  /** The saved chart it is about, if not the chart of the conversation. */
  readonly chartId: string | null;
  /** What it asks for, if that is likely enough. */
  readonly object: AskObjectId | null;
  /** What it may ask for, the likeliest first. */
  readonly ranked: readonly RankedObject[];
  /** The person it is about; `null` for the writer, and for the person of a saved chart that is read. */
  readonly about: AskedPerson | null;
}

/** The inputs that every part of an answer from a chart is built from. */
export interface AnswerContext extends TalkContext {
  readonly index: FactIndex;
  /** What is asked, with what the message leaves out. */
  readonly task: AskedTask;
  /** Answers the question of an earlier turn, by its place in `previousTurns`, as of now. */
  readonly answerEarlier: (at: number, changes?: QuestionChanges) => AnswerDraft;
}

/** The content of an answer, before it is completed to an `Answer`. */
export interface AnswerDraft {
  readonly kind: AnswerKind;
  readonly sentences: readonly AnswerSentence[];
  readonly topics?: readonly Topic[];
  readonly findings?: readonly string[];
  readonly evidence?: readonly Evidence[];
  readonly confidence?: Answer["confidence"];
  readonly danger?: Danger | null;
  readonly followUps?: readonly string[];
  /** The index whose facts it cites, if not the one of the request. */
  readonly index?: FactIndex;
  /** Facts that are not in the index, such as windows. */
  readonly extraFacts?: readonly Fact[];
  /** Its language, if not the one of the message: "in Hindi please". */
  readonly language?: AnswerLanguage;
  /** Number of sentences before the answer proper, which say what is answered. */
  readonly leads?: number;
  /** Civil dates that it names, which "that day" may mean. */
  readonly namedDates?: readonly string[];
  /** It only repeats or sums up earlier turns. */
  readonly repeats?: true;
  /** It asks whether there is a danger. */
  readonly isCheck?: true;
  /** It asks for a birth, without which the question cannot be answered. */
  readonly awaitsBirth?: true;
}

export const renderPhrase = (
  picker: PhrasePicker,
  wordings: PhraseVariants,
  slots: Parameters<PhrasePicker["pick"]>[1] = {},
  ids: readonly string[] = [],
): AnswerSentence => toSentence(picker, picker.pick(wordings, slots), ids);
