import type { FeedbackTopic, FeedbackVerdict, KundliPair } from "@lagna/contract";
import type { KundliInput } from "@lagna/kundli";
import type { AnswerRecord } from "../answer-record.ts";
import type { ChatOwner } from "../chat-owner.ts";

export interface Conversation {
  /** Random and not guessable. */
  readonly id: string;
  readonly owner: ChatOwner;
  readonly title: string;
  /** The saved kundli it is about. */
  readonly kundliId: string | null;
  /** The birth given in the conversation, if it is not about a saved kundli. */
  readonly birth: KundliInput | null;
  /** The two saved kundlis whose match it was opened about. */
  readonly pair: KundliPair | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** A person showed a danger in it: their words appear in no list or title. */
  readonly isConfidential: boolean;
  /** The person took it out of the list of talks. */
  readonly isHidden: boolean;
}

export interface ListedConversation extends Conversation {
  readonly messages: number;
}

export interface ChatFeedback {
  readonly verdict: FeedbackVerdict;
  readonly about: FeedbackTopic | null;
  readonly reason: string;
  readonly sharesText: boolean;
  readonly createdAt: string;
}

export interface ChatMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly content: string;
  /** Only of an assistant message. */
  readonly answer: AnswerRecord | null;
  readonly createdAt: string;
}

export interface MessageWithFeedback extends ChatMessage {
  readonly feedback: ChatFeedback | null;
}

/** A question and its conversation. */
export interface AskedQuestion {
  readonly id: string;
  readonly conversationId: string;
  readonly title: string;
  readonly content: string;
  readonly createdAt: string;
}

/** A question with its answer, stored together. */
export interface Turn {
  readonly question: ChatMessage;
  readonly answer: ChatMessage;
  /** An earlier question that this one replaces, together with all messages after it. */
  readonly replacesQuestionId: string | undefined;
}

export interface GivenFeedback extends ChatFeedback {
  readonly question: string;
  readonly answer: ChatMessage & { readonly answer: AnswerRecord };
  /** Whether a person showed a danger in its conversation. */
  readonly isConfidential: boolean;
}

/** Filters for feedback; an absent one matches everything. */
export interface FeedbackFilter {
  readonly verdict?: FeedbackVerdict | undefined;
  readonly about?: FeedbackTopic | undefined;
  readonly language?: AnswerRecord["language"] | undefined;
}

/** The last entry of a page. */
export interface FeedbackCursor {
  readonly createdAt: string;
  readonly messageId: string;
}

/** Number of feedback entries with the same properties. */
export interface FeedbackCount {
  readonly verdict: FeedbackVerdict;
  readonly about: FeedbackTopic | null;
  readonly language: AnswerRecord["language"];
  readonly count: number;
}

/** Stores conversations with their messages. Each method is atomic. */
export interface ConversationRepository {
  /** False if the account no longer exists. */
  create(conversation: Omit<Conversation, "isConfidential" | "isHidden">): Promise<boolean>;
  find(id: string): Promise<Conversation | null>;
  /** The latest first. */
  findByOwner(owner: ChatOwner): Promise<ListedConversation[]>;
  count(owner: ChatOwner): Promise<number>;
  update(
    id: string,
    change: Partial<Pick<Conversation, "title" | "kundliId" | "birth" | "pair" | "isHidden">>,
  ): Promise<void>;
  /** Whether it existed and belonged to this owner. */
  delete(owner: ChatOwner, id: string): Promise<boolean>;
  erase(owner: ChatOwner): Promise<void>;
  /** Deletes conversations without messages that were created before an instant. */
  deleteEmpty(owner: ChatOwner, before: string): Promise<void>;

  /**
   * Appends a turn; false if the conversation was deleted meanwhile. An answer to a person in danger makes the conversation confidential, and
   * takes its title away.
   */
  addTurn(id: string, turn: Turn): Promise<boolean>;
  /** The last so many messages in chronological order; all if `last` is absent. */
  findMessages(id: string, last?: number): Promise<MessageWithFeedback[]>;
  /** The latest questions of an owner, the latest first, without confidential conversations, and their number in all conversations. */
  findQuestions(owner: ChatOwner, limit: number): Promise<{ readonly total: number; readonly latest: AskedQuestion[] }>;
  /** A message of any conversation, with its conversation. */
  findMessage(
    id: string,
  ): Promise<{ readonly message: MessageWithFeedback; readonly conversation: Conversation } | null>;

  /** Replaces earlier feedback; null removes it. `language` is that of the answer. */
  saveFeedback(
    messageId: string,
    feedback: (ChatFeedback & { readonly language: AnswerRecord["language"] }) | null,
  ): Promise<void>;
  /** The latest first, after a cursor. */
  findFeedback(choice: FeedbackFilter, limit: number, after: FeedbackCursor | null): Promise<GivenFeedback[]>;
  countFeedback(): Promise<FeedbackCount[]>;
}
