import { GRAHAS } from "@lagna/terms";
import { z } from "zod";
import { refusal } from "./sentences/refusals.ts";
import { idSchema, isReadable, readable } from "./text.ts";

/** Talks with the astrologer, and single questions. */

/** The longest question that is answered. */
export const MOST_ASKED = 4000;
/** The messages of a talk that are shown. */
export const MESSAGES_SHOWN = 50;
/** A whole kundli with every section, as it is downloaded, is smaller. */
const MOST_PASTED = 200_000;
const MOST_REASON = 500;
const QUESTION = refusal("question_missing");
const TITLE = refusal("chat_title", { max: 120 });
const REASON = refusal("feedback_reason", { max: MOST_REASON });
const KUNDLI_DATA = refusal("kundli_data_unreadable");

const instant = z.iso.datetime();
const lines = (most: number, message: string) =>
  z
    .string(message)
    .trim()
    .max(most, message)
    .refine((text) => isReadable(text.replaceAll(/[\n\r\t]/g, " ")), { error: refusal("text_unreadable") });

/**
 * What is asked, closed with a question mark where it has none, as specified. One longer than `MOST_ASKED` is refused only after it was
 * looked through for danger.
 */
const question = lines(MOST_PASTED, refusal("question_long", { max: MOST_ASKED }))
  .min(1, QUESTION)
  .transform((text) => (/[?؟]$/.test(text) ? text : `${text}?`));

/** 256 bits, as they stand in an address. */
const CHAT_ID = /^[\w-]{43}$/;
const chatId = z.string(refusal("chat_id")).regex(CHAT_ID, refusal("chat_id"));

/** Birth details or a kundli as it was made: an object, or the same as JSON text. Of a kundli only its birth and settings are read. */
const kundliData = z.union([z.string(KUNDLI_DATA).max(MOST_PASTED, KUNDLI_DATA), z.record(z.string(), z.unknown())], {
  error: KUNDLI_DATA,
});

/** What a talk waits for. */
export const CHAT_STATES = ["awaiting_birth_details", "ready_for_questions"] as const;
const state = z.enum(CHAT_STATES);
export type ChatState = z.infer<typeof state>;

/** POST /api/v1/chat/start, by a person who is signed in, or by another system with its key. */
export const chatStartSchema = z.object({
  /** The address of who is signed in, or whom another system asks for. */
  user_id: readable().min(1).max(254).optional(),
  /** Which of one's saved kundlis; else the one that is oneself, or the latest. */
  kundli_id: idSchema.optional(),
});
export const chatStartResponseSchema = z.object({ status: z.literal("success"), chat_id: z.string(), state });
export type ChatStartResponse = z.infer<typeof chatStartResponseSchema>;

export const chatStatusQuerySchema = z.object({ chat_id: chatId });
export const chatStatusResponseSchema = z.object({ status: z.literal("success"), chat_id: z.string(), state });

/** POST /api/v1/chat/birth-details. */
export const chatBirthDetailsSchema = z.object({
  chat_id: chatId,
  /** JSON text of birth details or of a kundli. */
  details_text: z.string(KUNDLI_DATA).max(MOST_PASTED, KUNDLI_DATA),
});

/** POST /api/v1/chat/ask; with `Accept: text/event-stream` its sentences come one by one. */
export const chatAskSchema = z.object({
  chat_id: chatId,
  question,
  /** This message of one's own and all after it make way for the question: it was edited, or is asked again. */
  instead_of: idSchema.optional(),
});
export type ChatAsk = z.input<typeof chatAskSchema>;

/** POST /api/v1/ask: one question, of a chart that is given or else of one's stored one. */
export const askSchema = z.object({ question, kundli_data: kundliData.nullish() });
export type AskRequest = z.input<typeof askSchema>;

/** `fact`: read off the chart; `reading`: weighed; `safety`: warmth and help, no astrology; `bounds`: what is never read; `no_time`: what a birth without its time cannot tell. */
export const ANSWER_KINDS = ["fact", "reading", "definition", "talk", "bounds", "safety", "no_time"] as const;
export const ANSWER_CONFIDENCES = ["firm", "fair", "light"] as const;
/** English, Hindi, and Hindi in Latin letters. */
export const ANSWER_LANGUAGES = ["en", "hi", "hg"] as const;

const sentence = z.object({
  text: z.string(),
  citations: z.array(z.string()),
  /** Set where a new paragraph begins with it. */
  opens: z.literal(true).optional(),
});

const answered = z.object({
  answer: z.string(),
  /** Whether a stored chart was asked. */
  used_index: z.boolean(),
  /** Who wrote it: the model by its name, or `built-in`. */
  model: z.string(),
  kind: z.enum(ANSWER_KINDS),
  language: z.enum(ANSWER_LANGUAGES),
  /** The answer again, sentence by sentence, each with the ids of the facts behind it. */
  sentences: z.array(sentence),
  /** Each fact cited, once, in the order of the text. */
  citations: z.array(z.object({ id: z.string(), section: z.string(), text: z.string() })),
  /** The sections that the cited facts are of. */
  used_sections: z.array(z.string()),
  /** What was weighed, the weightiest first: for the matter, or against it. */
  evidence: z.array(
    z.object({ fact: z.string(), text: z.string(), polarity: z.number().min(-1).max(1), weight: z.number() }),
  ),
  confidence: z.enum(ANSWER_CONFIDENCES).nullable(),
  /** The times that were named. */
  windows: z.array(z.object({ id: z.string(), from: instant.nullable(), until: instant.nullable(), text: z.string() })),
  /** What makes those times: when Saturn, Jupiter or the lord of the house speaks of it. */
  clocks: z.array(
    z.object({
      id: z.enum(["saturn", "jupiter", "lord"]),
      graha: z.enum(GRAHAS),
      text: z.string(),
      spans: z.array(z.object({ from: instant, until: instant })),
    }),
  ),
  follow_ups: z.array(z.string()).max(4),
  timing: z.object({
    /** Milliseconds from the question to the answer. */
    total_time: z.number(),
  }),
});

export const askResponseSchema = answered.extend({ status: z.literal("success") });
export type AskResponse = z.infer<typeof askResponseSchema>;

/** Of the question and of the answer, as they are kept. */
export const chatAskResponseSchema = askResponseSchema.extend({
  chat_id: z.string(),
  question_id: z.string(),
  message_id: z.string(),
});
export type ChatAskResponse = z.infer<typeof chatAskResponseSchema>;

/**
 * The events of a streamed answer: `start`, `sentence` for each as it passes, `replaced` where those before it are void and others follow,
 * then `done` with the whole answer, or `error` with the body of a refusal. Each has an id, by which a broken stream is taken up again
 * with `Last-Event-ID` and the same body.
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
  /** The saved kundli it is about; null where its birth was given with the talk. */
  kundli_id: z.string().nullable(),
  state,
  messages: z.int(),
  created_at: instant,
  updated_at: instant,
});
export type ChatSummary = z.infer<typeof chatSummary>;

export const FEEDBACK_VERDICTS = ["up", "down"] as const;
export type FeedbackVerdict = (typeof FEEDBACK_VERDICTS)[number];
/** What an opinion is about: of a good answer, of a poor one. */
export const FEEDBACK_ABOUTS = {
  up: ["fits", "clear", "useful"],
  down: ["wrong_fact", "off_question", "does_not_fit", "unclear", "tone", "wrong_language"],
} as const;
const about = z.enum([...FEEDBACK_ABOUTS.up, ...FEEDBACK_ABOUTS.down]);
export type FeedbackAbout = z.infer<typeof about>;
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
  timestamp: instant,
  /** Of an answer. */
  answer: answered.nullable(),
  feedback: feedback.nullable(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatListResponseSchema = z.object({
  /** The latest first. */
  conversations: z.array(chatSummary),
  total_messages: z.int(),
});
export type ChatListResponse = z.infer<typeof chatListResponseSchema>;

export const chatUpdateSchema = z.object({
  title: readable(TITLE).min(1, TITLE).max(120, TITLE).optional(),
  kundli_id: idSchema.optional(),
});
export const chatUpdateResponseSchema = z.object({ status: z.literal("success"), conversation: chatSummary });

export const chatQuestionsQuerySchema = z.object({ limit: z.coerce.number().int().min(1).max(50).default(5) });
const askedBefore = z.object({
  id: z.string(),
  chat_id: z.string(),
  /** Of the talk. */
  title: z.string(),
  question: z.string(),
  asked_at: instant,
});
export type AskedBefore = z.infer<typeof askedBefore>;

/** What one has asked in all talks that are still kept. */
export const chatQuestionsResponseSchema = z.object({ total: z.int(), questions: z.array(askedBefore) });
export type ChatQuestionsResponse = z.infer<typeof chatQuestionsResponseSchema>;

/** The last of a talk, in their order. */
export const chatHistoryResponseSchema = z.object({ conversation: chatSummary, messages: z.array(chatMessage) });
export type ChatHistoryResponse = z.infer<typeof chatHistoryResponseSchema>;

/** The whole of a talk, as a file. */
export const chatDownloadSchema = z.object({
  version: z.literal("1.0"),
  saved_at: instant,
  conversation: chatSummary,
  messages: z.array(chatMessage),
});

/** PUT /api/v1/chat/messages/:id/feedback: what a person thinks of an answer; null takes it back. */
export const feedbackSchema = z.object({
  verdict: z.enum(FEEDBACK_VERDICTS).nullable(),
  about: about.nullable().default(null),
  reason: lines(MOST_REASON, REASON).default(""),
  /** Whether administrators may read question and answer. */
  shares_text: z.boolean().default(false),
});
export type Feedback = z.input<typeof feedbackSchema>;

export const feedbackQuerySchema = z.object({
  verdict: z.enum(FEEDBACK_VERDICTS).optional(),
  about: about.optional(),
  language: z.enum(ANSWER_LANGUAGES).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: readable().max(128).optional(),
});
export type FeedbackQuery = z.input<typeof feedbackQuerySchema>;

const verdicts = z.object({ up: z.int(), down: z.int() });
/** GET /api/v1/admin/feedback: the latest first, of those that are asked for. */
export const feedbackListSchema = z.object({
  /** Of all that is kept, whatever was asked for; `about` null for those who named nothing. */
  counts: verdicts,
  by_about: z.array(verdicts.extend({ about: about.nullable() })),
  by_language: z.array(verdicts.extend({ language: z.enum(ANSWER_LANGUAGES) })),
  feedback: z.array(
    feedback.extend({
      id: z.string(),
      at: instant,
      model: z.string(),
      kind: z.enum(ANSWER_KINDS),
      language: z.enum(ANSWER_LANGUAGES),
      /** Null unless the person agreed. */
      question: z.string().nullable(),
      answer: z.string().nullable(),
    }),
  ),
  next_cursor: z.string().nullable(),
});
export type FeedbackList = z.infer<typeof feedbackListSchema>;

/** What a person has said of their life, by themselves: nothing is inferred. */
export const memorySchema = z.object({
  id: z.string(),
  /** What of life it is about: `married`, `works` … */
  kind: z.string(),
  /** The person's own words. */
  text: z.string(),
  stated_at: instant,
});
export const memoryListSchema = z.object({ memory: z.array(memorySchema) });
export type MemoryList = z.infer<typeof memoryListSchema>;
