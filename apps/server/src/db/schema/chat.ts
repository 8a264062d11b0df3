/** Conversations with the astrologer. */
export interface ChatTables {
  conversations: ConversationRow;
  chat_messages: ChatMessageRow;
  chat_feedback: ChatFeedbackRow;
  running_answers: RunningAnswerRow;
  running_events: RunningEventRow;
  stated_facts: StatedFactRow;
  model_usage: ModelUsageRow;
}

/** A conversation with the astrologer, owned by an account or a guest. */
export interface ConversationRow {
  id: string;
  owner_id: string | null;
  guest_key: string | null;
  title: string;
  kundli_id: string | null;
  /** JSON. */
  birth: string | null;
  /** JSON. */
  pair: string | null;
  created_at: string;
  updated_at: string;
  /** 1 if a person showed a danger in it. */
  is_confidential: number;
  is_hidden: number;
}

export interface ChatMessageRow {
  id: string;
  conversation_id: string;
  /** From 1, in chronological order. */
  position: number;
  role: string;
  content: string;
  /** JSON; only for answers. */
  answer: string | null;
  /** PostgreSQL divides the table by its month. */
  created_at: string;
}

export interface ChatFeedbackRow {
  message_id: string;
  /** That of the message: part of the key to it. */
  message_created_at: string;
  verdict: string;
  reason: string;
  shares_text: number;
  created_at: string;
  about: string | null;
  /** Language of the answer. */
  language: string;
}

/** An answer that a server is writing. */
export interface RunningAnswerRow {
  answer_id: string;
  conversation_id: string;
  question_id: string;
  question: string;
  instead_of: string | null;
  writer: string;
  /** Increases as long as the writing server is alive. */
  beat: number;
  /** Increases as long as it is read on another server. */
  reader_reports: number;
  begun_at: string;
}

interface RunningEventRow {
  answer_id: string;
  number: number;
  event: string;
  /** JSON. */
  data: string;
}

/** A fact that a person stated about their life. */
export interface StatedFactRow {
  id: string;
  owner_id: string | null;
  guest_key: string | null;
  about: string;
  value: string;
  words: string;
  created_at: string;
}

/** Tokens of a model in a month (UTC, `2026-03`). PostgreSQL returns bigint values as text. */
interface ModelUsageRow {
  month: string;
  tokens: number | string;
}
