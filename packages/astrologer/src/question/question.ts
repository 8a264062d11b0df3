import type { Dignity, Graha, Nakshatra, Rashi, VargaId } from "@lagna/terms";
import type { AnswerLanguage } from "../fact.ts";
import type { Topic } from "../topic-judgment/topics.data.ts";
import type { DialogueAct } from "../message-classification/dialogue-act.ts";
import type { Danger } from "../message-classification/danger/danger.ts";
import type { OutOfScopeSubject } from "./out-of-scope-patterns.data.ts";
import type { UserRequestKind } from "./user-request-patterns.data.ts";
import type { ConversationQuestionKind } from "./conversation-question-patterns.data.ts";

/** The grammatical kind of a question. */
export const QUESTION_FORMS = ["when", "why", "if", "define", "compare", "verify", "yes_no", "what"] as const;
export type QuestionForm = (typeof QUESTION_FORMS)[number];

/** Kinds of questions that are not a topic of life: about periods, about the conversation, or out of scope for a chart. */
export type QuestionKind =
  | ConversationQuestionKind
  | OutOfScopeSubject
  | UserRequestKind
  | "day"
  | "month"
  | "ahead"
  | "match"
  | "greeting"
  | "thanks"
  | "about_you"
  | "setting"
  | "death"
  | "guilt"
  | "faith"
  | "orientation"
  | "medical";

export type FollowUp = "and" | "after" | "earlier" | "do" | "simple" | "more" | "other" | "wrong" | "why" | "verify";
export type Person = "self" | "spouse" | "mother" | "father" | "child" | "sibling" | "friend";

/** The chart elements that a question names. */
export interface NamedEntities {
  readonly grahas: readonly Graha[];
  readonly houses: readonly number[];
  /** Houses whose lord is named. */
  readonly lords: readonly number[];
  readonly signs: readonly Rashi[];
  readonly nakshatras: readonly Nakshatra[];
  readonly dignities: readonly Dignity[];
  /** Groups of houses: kendra, trikona, dusthana, upachaya. */
  readonly groups: readonly string[];
  readonly vargas: readonly VargaId[];
  /** Ids of facts about yogas, doshas and chara karakas: `yoga-gaja_kesari`, `dosha-mangal`, `karaka-AK`. */
  readonly factIds: readonly string[];
  /** Other technical terms, by their tags in the lexicon: lagna, moonsign, dasha, retro … */
  readonly terms: ReadonlySet<string>;
}

export interface Question {
  readonly text: string;
  readonly language: AnswerLanguage;
  readonly danger: Danger | null;
  /** What it asks or does, by the trained classifier, in order. */
  readonly acts: readonly DialogueAct[];
  /** Clearest first, at most three. */
  readonly topics: readonly Topic[];
  readonly kinds: readonly QuestionKind[];
  readonly form: QuestionForm;
  readonly person: Person;
  readonly followUp: FollowUp | null;
  /** The user writes about something of their own: "my rashi", "meri rashi". */
  readonly isAboutSelf: boolean;
  readonly entities: NamedEntities;
  /** It asks whether something bad will happen, so that "yes" would be the bad answer. */
  readonly isFeared: boolean;
  /** Nothing in it was understood. */
  readonly isNotUnderstood: boolean;
}
