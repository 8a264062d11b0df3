import type { Dignity, Graha, Nakshatra, Rashi, VargaId } from "@lagna/terms";
import type { Tongue } from "../fact.ts";
import type { Topic } from "../reading/topics.data.ts";
import type { Danger } from "../understanding/danger/danger.ts";
import type { BoundKind } from "./bound-scenes.data.ts";
import type { TalkKind } from "./talk-scenes.data.ts";

/** How a thing is asked. */
export const QUESTION_FORMS = ["when", "why", "if", "define", "compare", "verify", "yes_no", "what"] as const;
export type QuestionForm = (typeof QUESTION_FORMS)[number];

/** What is asked that is no matter of life: about the chart's clocks, about the talk, or what no chart is asked. */
export type QuestionKind =
  | TalkKind
  | BoundKind
  | "remedy"
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
  | "medical"
  | "order"
  | "privacy";

export type FollowUp = "and" | "after" | "earlier" | "do" | "simple" | "more" | "other" | "wrong" | "why" | "verify";
export type Person = "self" | "spouse" | "mother" | "father" | "child" | "sibling" | "friend";

/** What a question names of the chart. */
export interface Named {
  readonly grahas: readonly Graha[];
  readonly houses: readonly number[];
  /** Houses whose lord is asked for. */
  readonly lords: readonly number[];
  readonly signs: readonly Rashi[];
  readonly nakshatras: readonly Nakshatra[];
  readonly dignities: readonly Dignity[];
  /** Groups of houses: kendra, trikona … */
  readonly groups: readonly string[];
  readonly vargas: readonly VargaId[];
  /** Ids of the facts of yogas, doshas and chara karakas: `yoga-gaja_kesari`, `dosha-mangal`, `karaka-AK`. */
  readonly factIds: readonly string[];
  /** Other words of the field, by their tags in the lexicon: lagna, moonsign, dasha, retro … */
  readonly terms: ReadonlySet<string>;
}

export interface Question {
  readonly text: string;
  readonly language: Tongue;
  readonly danger: Danger | null;
  /** The clearest first, three at the most. */
  readonly topics: readonly Topic[];
  readonly kinds: readonly QuestionKind[];
  readonly form: QuestionForm;
  readonly person: Person;
  readonly followUp: FollowUp | null;
  /** Somebody speaks of what is their own: "my rashi", "meri rashi". */
  readonly self: boolean;
  readonly named: Named;
  /** It asks whether something bad will come, so that a yes would be the bad answer. */
  readonly feared: boolean;
  /** Nothing in it was understood. */
  readonly blank: boolean;
}
