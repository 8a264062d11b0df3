import type { FeedbackAbout, FeedbackVerdict } from "@lagna/contract";
import type { KundliInput } from "../../modules/kundli/service.ts";
import type { Answered } from "../answered.ts";
import type { ChatOwner } from "../owner.ts";

export interface Conversation {
  /** Nobody guesses it. */
  readonly id: string;
  readonly owner: ChatOwner;
  readonly title: string;
  /** The saved kundli it is about. */
  readonly kundliId: string | null;
  /** Where it is about none: the birth that was given with it. */
  readonly birth: KundliInput | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ListedConversation extends Conversation {
  readonly messages: number;
}

export interface ChatFeedback {
  readonly verdict: FeedbackVerdict;
  readonly about: FeedbackAbout | null;
  readonly reason: string;
  readonly sharesText: boolean;
  readonly createdAt: string;
}

export interface ChatMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly content: string;
  /** Of an answer. */
  readonly answer: Answered | null;
  readonly createdAt: string;
}

export interface ReadMessage extends ChatMessage {
  readonly feedback: ChatFeedback | null;
}

/** What was asked, and in which talk. */
export interface AskedQuestion {
  readonly id: string;
  readonly conversationId: string;
  readonly title: string;
  readonly content: string;
  readonly createdAt: string;
}

/** A question with its answer, as they are kept together. */
export interface Turn {
  readonly question: ChatMessage;
  readonly answer: ChatMessage;
  /** A question of the talk that this one stands in for, with all that follows it. */
  readonly insteadOf: string | undefined;
}

export interface GivenFeedback extends ChatFeedback {
  readonly question: string;
  readonly answer: ChatMessage & { readonly answer: Answered };
}

/** Which of it; absent: whatever. */
export interface FeedbackChoice {
  readonly verdict?: FeedbackVerdict | undefined;
  readonly about?: FeedbackAbout | undefined;
  readonly language?: Answered["language"] | undefined;
}

/** Where a page ends: behind this one. */
export interface FeedbackMark {
  readonly createdAt: string;
  readonly messageId: string;
}

/** How many of one kind there are. */
export interface FeedbackCount {
  readonly verdict: FeedbackVerdict;
  readonly about: FeedbackAbout | null;
  readonly language: Answered["language"];
  readonly count: number;
}

/** Talks with their messages. Each method happens whole or not at all. */
export interface ConversationRepository {
  /** False where the account is gone. */
  create(conversation: Conversation): Promise<boolean>;
  find(id: string): Promise<Conversation | null>;
  /** The latest first. */
  ofOwner(owner: ChatOwner): Promise<ListedConversation[]>;
  count(owner: ChatOwner): Promise<number>;
  change(id: string, change: Partial<Pick<Conversation, "title" | "kundliId" | "birth">>): Promise<void>;
  /** Whether it was there and this owner's. */
  delete(owner: ChatOwner, id: string): Promise<boolean>;
  erase(owner: ChatOwner): Promise<void>;
  /** Those in which nothing was asked, made before an instant. */
  eraseEmpty(owner: ChatOwner, before: string): Promise<void>;

  /** Behind what is there; false where the talk is gone meanwhile. */
  addTurn(id: string, turn: Turn): Promise<boolean>;
  /** The last so many, in their order; all when absent. */
  messages(id: string, last?: number): Promise<ReadMessage[]>;
  /** What was asked in all talks of an owner: the last so many, the latest first, and how many there are. */
  questions(owner: ChatOwner, limit: number): Promise<{ readonly total: number; readonly latest: AskedQuestion[] }>;
  /** One of any talk, with whose it is. */
  message(id: string): Promise<{ readonly message: ReadMessage; readonly conversation: Conversation } | null>;

  /** In the place of what was said before; null takes it back. `language` is that of the answer. */
  judge(
    messageId: string,
    feedback: (ChatFeedback & { readonly language: Answered["language"] }) | null,
  ): Promise<void>;
  /** The latest first, behind a mark. */
  feedback(choice: FeedbackChoice, limit: number, after: FeedbackMark | null): Promise<GivenFeedback[]>;
  countFeedback(): Promise<FeedbackCount[]>;
}
