/** Talks with the astrologer. */
export interface ChatTables {
  conversations: ConversationRow;
  chat_messages: ChatMessageRow;
  chat_feedback: ChatFeedbackRow;
  running_answers: RunningAnswerRow;
  running_events: RunningEventRow;
  stated_facts: StatedFactRow;
  model_usage: ModelUsageRow;
}

/** A talk with the astrologer: of an account, or of a guest. */
export interface ConversationRow {
  id: string;
  owner_id: string | null;
  guest_key: string | null;
  title: string;
  kundli_id: string | null;
  /** JSON. */
  birth: string | null;
  created_at: string;
  updated_at: string;
}

export interface ChatMessageRow {
  id: string;
  conversation_id: string;
  /** From 1 on, in the order of the talk. */
  position: number;
  role: string;
  content: string;
  /** JSON; of an answer. */
  answer: string | null;
  created_at: string;
}

export interface ChatFeedbackRow {
  message_id: string;
  verdict: string;
  reason: string;
  shares_text: number;
  created_at: string;
  about: string | null;
  /** Of the answer. */
  language: string;
}

/** An answer that is being told, by the server that writes it. */
export interface RunningAnswerRow {
  answer_id: string;
  conversation_id: string;
  question_id: string;
  question: string;
  instead_of: string | null;
  writer: string;
  /** Grows as long as the writer lives. */
  beat: number;
  /** Grows as long as it is read on another server. */
  wanted: number;
  begun_at: string;
}

interface RunningEventRow {
  answer_id: string;
  number: number;
  event: string;
  /** JSON. */
  data: string;
}

/** What a person has said of their life. */
export interface StatedFactRow {
  id: string;
  owner_id: string | null;
  guest_key: string | null;
  about: string;
  value: string;
  words: string;
  created_at: string;
}

/** Tokens of a model in a month (UTC, `2026-03`). PostgreSQL writes its big integers as text. */
interface ModelUsageRow {
  month: string;
  tokens: number | string;
}
