import { GRAHAS } from "@lagna/terms";
import { z } from "zod";
import { utcInstant } from "./kundli/values.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { kundliPairSchema } from "./matched-kundli.ts";
import { savedKundliFieldsSchema } from "./saved-kundlis.ts";
import { idSchema, isReadable, createReadableString } from "./readable-text.ts";

/** Conversations with the astrologer, and single questions. */

/** Maximum length of a question. */
export const MAX_QUESTION_LENGTH = 4000;
/** The number of messages of a conversation that are shown. */
export const MAX_MESSAGES_SHOWN = 50;
/** Larger than a whole kundli with every section, as downloaded. */
const MAX_KUNDLI_DATA_LENGTH = 200_000;
const MAX_FEEDBACK_REASON_LENGTH = 500;
const QUESTION = encodeFieldError("question_missing");
const TITLE = encodeFieldError("chat_title", { max: 120 });
const REASON = encodeFieldError("feedback_reason", { max: MAX_FEEDBACK_REASON_LENGTH });
const KUNDLI_DATA = encodeFieldError("kundli_data_unreadable");

const createMultilineSchema = (most: number, message: string) =>
  z
    .string(message)
    .trim()
    .max(most, message)
    .refine((text) => isReadable(text.replaceAll(/[\n\r\t]/g, " ")), { error: encodeFieldError("text_unreadable") });

/** A question in the person's own words. One longer than `MAX_QUESTION_LENGTH` is refused only after it was checked for danger. */
const question = createMultilineSchema(
  MAX_KUNDLI_DATA_LENGTH,
  encodeFieldError("question_long", { max: MAX_QUESTION_LENGTH }),
).min(1, QUESTION);

/** 256 bits, in the encoding used in URLs. */
const CHAT_ID = /^[\w-]{43}$/;
const chatId = z.string(encodeFieldError("chat_id")).regex(CHAT_ID, encodeFieldError("chat_id"));

/**
 * Birth details or a complete kundli, as an object or as JSON text. Of a kundli only its birth and settings are read.
 */
const kundliData = z.union(
  [z.string(KUNDLI_DATA).max(MAX_KUNDLI_DATA_LENGTH, KUNDLI_DATA), z.record(z.string(), z.unknown())],
  {
    error: KUNDLI_DATA,
  },
);

/** What a conversation is waiting for. */
export const CHAT_STATES = ["awaiting_birth_details", "ready_for_questions"] as const;
const state = z.enum(CHAT_STATES);
export type ChatState = z.infer<typeof state>;

/** POST /api/v1/chat/start, by a signed-in user, or by another system with its key. */
export const chatStartSchema = z.object({
  /** The e-mail of the signed-in user, or of the user that another system acts for. */
  user_id: createReadableString().min(1).max(254).optional(),
  /** One of the user's saved kundlis; defaults to the user's own chart, or the latest. */
  kundli_id: idSchema.optional(),
  /** Two saved kundlis: a question about two people that names no one else is about them. */
  pair: kundliPairSchema.optional(),
});
export const chatStartResponseSchema = z.object({ status: z.literal("success"), chat_id: z.string(), state });
export type ChatStartResponse = z.infer<typeof chatStartResponseSchema>;

export const chatStatusQuerySchema = z.object({ chat_id: chatId });
export const chatStatusResponseSchema = z.object({ status: z.literal("success"), chat_id: z.string(), state });

/** POST /api/v1/chat/birth-details. */
export const chatBirthDetailsSchema = z.object({
  chat_id: chatId,
  /** JSON text of birth details or of a kundli. */
  details_text: z.string(KUNDLI_DATA).max(MAX_KUNDLI_DATA_LENGTH, KUNDLI_DATA),
});

/** POST /api/v1/chat/ask; with `Accept: text/event-stream` sentences are sent one by one. */
export const chatAskSchema = z.object({
  chat_id: chatId,
  question,
  /** This message of the user and all after it are replaced by the question: it was edited, or is asked again. */
  instead_of: idSchema.optional(),
});
export type ChatAsk = z.input<typeof chatAskSchema>;

/** POST /api/v1/ask: one question about a given chart or else the user's stored one. */
export const askSchema = z.object({ question, kundli_data: kundliData.nullish() });
export type AskRequest = z.input<typeof askSchema>;

/**
 * `fact`: read off the chart; `reading`: interpretation; `safety`: warmth and help, no astrology; `bounds`: topics that
 * are never read; `no_time`: cannot be answered for a birth without its time.
 */
export const ANSWER_KINDS = ["fact", "reading", "definition", "talk", "bounds", "safety", "no_time"] as const;
export const ANSWER_CONFIDENCES = ["firm", "fair", "light"] as const;
/** English, Hindi, and Hindi in Latin letters. */
export const ANSWER_LANGUAGES = ["en", "hi", "hg"] as const;

const sentence = z.object({
  text: z.string(),
  citations: z.array(z.string()),
  /** Set if the sentence begins a new paragraph. */
  opens: z.literal(true).optional(),
});

const answerSchema = z.object({
  answer: z.string(),
  /** Whether a stored chart was used. */
  used_index: z.boolean(),
  /** The author of the text: the model by name, or `built-in`. */
  model: z.string(),
  kind: z.enum(ANSWER_KINDS),
  language: z.enum(ANSWER_LANGUAGES),
  /** The answer again, by sentence, each with the ids of its supporting facts. */
  sentences: z.array(sentence),
  /** Each cited fact once, in the order of the text. */
  citations: z.array(z.object({ id: z.string(), section: z.string(), text: z.string() })),
  /** The sections of the cited facts. */
  used_sections: z.array(z.string()),
  /** The factors for or against the matter, most important first. */
  evidence: z.array(
    z.object({ fact: z.string(), text: z.string(), polarity: z.number().min(-1).max(1), weight: z.number() }),
  ),
  confidence: z.enum(ANSWER_CONFIDENCES).nullable(),
  /** The periods named in the answer. */
  windows: z.array(
    z.object({ id: z.string(), from: utcInstant.nullable(), until: utcInstant.nullable(), text: z.string() }),
  ),
  /** What determines the period: when Saturn, Jupiter or the lord of the house relates to it. */
  clocks: z.array(
    z.object({
      id: z.enum(["saturn", "jupiter", "lord"]),
      graha: z.enum(GRAHAS),
      text: z.string(),
      spans: z.array(z.object({ from: utcInstant, until: utcInstant })),
    }),
  ),
  follow_ups: z.array(z.string()).max(4),
  /** The birth that was typed in the conversation and is offered to be saved as a kundli; its name is empty if none was typed. */
  opened_birth: savedKundliFieldsSchema.optional(),
  timing: z.object({
    /** Milliseconds from the question to the answer. */
    total_time: z.number(),
  }),
});

export const askResponseSchema = answerSchema.extend({ status: z.literal("success") });
export type AskResponse = z.infer<typeof askResponseSchema>;

/** Ids of the question and of the answer, as stored. */
export const chatAskResponseSchema = askResponseSchema.extend({
  chat_id: z.string(),
  question_id: z.string(),
  message_id: z.string(),
});
export type ChatAskResponse = z.infer<typeof chatAskResponseSchema>;

/**
 * The events of a streamed answer: `start`, `sentence` for each checked sentence, `replaced` if the sentences before it
 * are void and others follow, then `done` with the whole answer, or `error` with an error body. Each has an id, so that
 * a broken stream can be resumed with `Last-Event-ID` and the same body.
 */
export const chatStreamEventSchemas = {
  start: z.object({ chat_id: z.string(), question_id: z.string(), message_id: z.string() }),
  sentence,
  replaced: z.object({ model: z.string() }),
  done: chatAskResponseSchema,
};
export type ChatStreamEvent = {
  [Name in keyof typeof chatStreamEventSchemas]: {
    readonly event: Name;
    readonly data: z.infer<(typeof chatStreamEventSchemas)[Name]>;
  };
}[keyof typeof chatStreamEventSchemas];

const chatSummary = z.object({
  chat_id: z.string(),
  title: z.string(),
  /** The saved kundli it is about; null if its birth was given with the conversation. */
  kundli_id: z.string().nullable(),
  /** The two kundlis whose match it was opened about. */
  pair: kundliPairSchema.nullable(),
  state,
  messages: z.int(),
  created_at: utcInstant,
  updated_at: utcInstant,
  /** A person showed a danger in it: their words appear in no list, and it has no title of them. */
  confidential: z.boolean(),
  /** The person took it out of the list of talks. */
  hidden: z.boolean(),
});
export type ChatSummary = z.infer<typeof chatSummary>;

export const FEEDBACK_VERDICTS = ["up", "down"] as const;
export type FeedbackVerdict = (typeof FEEDBACK_VERDICTS)[number];
/** Reasons for a rating: of a good answer, of a poor one. */
export const FEEDBACK_TOPICS = {
  up: ["fits", "clear", "useful"],
  down: ["wrong_fact", "off_question", "does_not_fit", "unclear", "tone", "wrong_language"],
} as const;
const about = z.enum([...FEEDBACK_TOPICS.up, ...FEEDBACK_TOPICS.down]);
export type FeedbackTopic = z.infer<typeof about>;
const feedback = z.object({
  verdict: z.enum(FEEDBACK_VERDICTS),
  about: about.nullable(),
  reason: z.string(),
  shares_text: z.boolean(),
});

const chatMessage = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  timestamp: utcInstant,
  /** Only for an answer. */
  answer: answerSchema.nullable(),
  feedback: feedback.nullable(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatListResponseSchema = z.object({
  /** Latest first. */
  conversations: z.array(chatSummary),
  total_messages: z.int(),
});
export type ChatListResponse = z.infer<typeof chatListResponseSchema>;

export const chatUpdateSchema = z.object({
  title: createReadableString(TITLE).min(1, TITLE).max(120, TITLE).optional(),
  kundli_id: idSchema.optional(),
  hidden: z.boolean().optional(),
});
export const chatUpdateResponseSchema = z.object({ status: z.literal("success"), conversation: chatSummary });

export const chatQuestionsQuerySchema = z.object({ limit: z.coerce.number().int().min(1).max(50).default(5) });
const previousQuestion = z.object({
  id: z.string(),
  chat_id: z.string(),
  /** Id of the conversation. */
  title: z.string(),
  question: z.string(),
  asked_at: utcInstant,
});
export type PreviousQuestion = z.infer<typeof previousQuestion>;

/** The user's questions in all conversations that are still stored; those of confidential ones are counted, not listed. */
export const chatQuestionsResponseSchema = z.object({ total: z.int(), questions: z.array(previousQuestion) });
export type ChatQuestionsResponse = z.infer<typeof chatQuestionsResponseSchema>;

/** The last messages of a conversation, in order. */
export const chatHistoryResponseSchema = z.object({ conversation: chatSummary, messages: z.array(chatMessage) });
export type ChatHistoryResponse = z.infer<typeof chatHistoryResponseSchema>;

/** A whole conversation, as a file. */
export const chatDownloadSchema = z.object({
  version: z.literal("1.0"),
  saved_at: utcInstant,
  conversation: chatSummary,
  messages: z.array(chatMessage),
});

/** PUT /api/v1/chat/messages/:id/feedback: the user's rating of an answer; null removes it. */
export const feedbackSchema = z.object({
  verdict: z.enum(FEEDBACK_VERDICTS).nullable(),
  about: about.nullable().default(null),
  reason: createMultilineSchema(MAX_FEEDBACK_REASON_LENGTH, REASON).default(""),
  /** Whether administrators may read question and answer. */
  shares_text: z.boolean().default(false),
});
export type Feedback = z.input<typeof feedbackSchema>;

export const feedbackQuerySchema = z.object({
  verdict: z.enum(FEEDBACK_VERDICTS).optional(),
  about: about.optional(),
  language: z.enum(ANSWER_LANGUAGES).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: createReadableString().max(128).optional(),
});
export type FeedbackQuery = z.input<typeof feedbackQuerySchema>;

const verdicts = z.object({ up: z.int(), down: z.int() });
/** GET /api/v1/admin/feedback: latest first, filtered. */
export const feedbackListSchema = z.object({
  /** Counts of all stored ratings, whatever the filter; `about` is null for those without a reason. */
  counts: verdicts,
  by_about: z.array(verdicts.extend({ about: about.nullable() })),
  by_language: z.array(verdicts.extend({ language: z.enum(ANSWER_LANGUAGES) })),
  feedback: z.array(
    feedback.extend({
      id: z.string(),
      at: utcInstant,
      model: z.string(),
      kind: z.enum(ANSWER_KINDS),
      language: z.enum(ANSWER_LANGUAGES),
      /** Null unless the person consented. */
      question: z.string().nullable(),
      answer: z.string().nullable(),
    }),
  ),
  next_cursor: z.string().nullable(),
});
export type FeedbackList = z.infer<typeof feedbackListSchema>;

/** Facts of life that users stated themselves: nothing is inferred. */
export const memorySchema = z.object({
  id: z.string(),
  /** The aspect of life: `married`, `works` … */
  kind: z.string(),
  /** The user's own words. */
  text: z.string(),
  stated_at: utcInstant,
});
export const memoryListSchema = z.object({ memory: z.array(memorySchema) });
export type MemoryList = z.infer<typeof memoryListSchema>;
