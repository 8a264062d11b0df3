import type {
  PreviousQuestion,
  AskResponse,
  ChatAskResponse,
  ChatMessage,
  ChatState,
  ChatStreamEvent,
  ChatSummary,
  FeedbackList,
  MemoryList,
} from "@lagna/contract";
import type { AnswerSentence } from "@lagna/astrologer";
import { presentBirth } from "../modules/saved-kundlis/service.ts";
import { joinSentences } from "./answer-record.ts";
import type { OpenedBirth } from "./births/conversation-births.ts";
import type {
  AnswerRecord,
  AskedQuestion,
  ChatEvent,
  ChatFeedback,
  FeedbackCount,
  GivenFeedback,
  StoredAnswer,
  ListedConversation,
  MessageWithFeedback,
  RememberedFact,
} from "./service.ts";

const presentSentence = ({ text, facts, opens }: AnswerSentence): AskResponse["sentences"][number] => ({
  text,
  citations: [...facts],
  ...(opens && { opens }),
});

const presentOpenedBirth = ({ birth, name, relation }: OpenedBirth): NonNullable<AskResponse["opened_birth"]> =>
  presentBirth(birth, { name, tags: relation === null ? [] : [relation] });

export const presentAnswer = (answered: AnswerRecord): Omit<AskResponse, "status"> => ({
  answer: joinSentences(answered.sentences),
  used_index: answered.usedIndex,
  model: answered.model,
  kind: answered.kind,
  language: answered.language,
  sentences: answered.sentences.map(presentSentence),
  citations: answered.citations.map(({ id, section, text }) => ({ id, section, text })),
  used_sections: [...new Set(answered.citations.map(({ section }) => section))],
  evidence: answered.evidence.map(({ factId, text, polarity, weight }) => ({ fact: factId, text, polarity, weight })),
  confidence: answered.confidence,
  windows: answered.windows.map(({ factId, from, until, text }) => ({ id: factId, from, until, text })),
  clocks: (answered.clocks ?? []).map((clock) => ({ ...clock, spans: [...clock.spans] })),
  follow_ups: [...answered.followUps].slice(0, 4),
  ...(answered.openedBirth && { opened_birth: presentOpenedBirth(answered.openedBirth) }),
  timing: { total_time: answered.totalMs },
});

export const presentStoredAnswer = ({ conversation, question, answer }: StoredAnswer): ChatAskResponse => ({
  status: "success",
  ...presentAnswer(answer.answer),
  chat_id: conversation.id,
  question_id: question.id,
  message_id: answer.id,
});

export function presentEvent(event: ChatEvent, model: string): ChatStreamEvent {
  if (event.kind === "start") {
    const { chatId, questionId, answerId } = event;
    return { event: "start", data: { chat_id: chatId, question_id: questionId, message_id: answerId } };
  }
  if (event.kind === "replaced") return { event: "replaced", data: { model } };
  return { event: "sentence", data: presentSentence(event.spoken) };
}

export const presentConversation = (
  conversation: Omit<ListedConversation, "owner">,
  state: ChatState,
): ChatSummary => ({
  chat_id: conversation.id,
  title: conversation.title,
  kundli_id: conversation.kundliId,
  pair: conversation.pair,
  state,
  messages: conversation.messages,
  created_at: conversation.createdAt,
  updated_at: conversation.updatedAt,
  confidential: conversation.isConfidential,
  hidden: conversation.isHidden,
});

export const presentQuestion = ({
  id,
  conversationId,
  title,
  content,
  createdAt,
}: AskedQuestion): PreviousQuestion => ({
  id,
  chat_id: conversationId,
  title,
  question: content,
  asked_at: createdAt,
});

const presentFeedback = ({ verdict, about, reason, sharesText }: ChatFeedback) => ({
  verdict,
  about,
  reason,
  shares_text: sharesText,
});

export const presentMessage = ({
  id,
  role,
  content,
  answer,
  feedback,
  createdAt,
}: MessageWithFeedback): ChatMessage => ({
  id,
  role,
  content,
  timestamp: createdAt,
  answer: answer && presentAnswer(answer),
  feedback: feedback && presentFeedback(feedback),
});

/** Sums good and poor ratings by the given key; the most frequent key first. */
function countByKey<Key>(counts: readonly FeedbackCount[], keyOf: (count: FeedbackCount) => Key) {
  const sums = new Map<Key, { up: number; down: number }>();
  for (const count of counts) {
    const sum = sums.get(keyOf(count)) ?? { up: 0, down: 0 };
    sums.set(keyOf(count), { ...sum, [count.verdict]: sum[count.verdict] + count.count });
  }
  return [...sums].toSorted(([, a], [, b]) => b.up + b.down - a.up - a.down);
}

export const presentCounts = (
  counts: readonly FeedbackCount[],
): Pick<FeedbackList, "counts" | "by_about" | "by_language"> => ({
  counts: countByKey(counts, () => null)[0]?.[1] ?? { up: 0, down: 0 },
  by_about: countByKey(counts, (count) => count.about).map(([about, sum]) => ({ about, ...sum })),
  by_language: countByKey(counts, (count) => count.language).map(([language, sum]) => ({ language, ...sum })),
});

/**
 * For administrators: includes the text of question and answer only if the user agreed, and nothing that was written in a conversation
 * about a danger.
 */
export function presentGivenFeedback(given: GivenFeedback): FeedbackList["feedback"][number] {
  const { answer, question, createdAt, sharesText, isConfidential } = given;
  const { model, kind, language } = answer.answer;
  const hasTexts = sharesText && !isConfidential;
  const texts = { question: hasTexts ? question : null, answer: hasTexts ? answer.content : null };
  const reason = isConfidential ? "" : given.reason;
  return { id: answer.id, ...presentFeedback(given), reason, at: createdAt, model, kind, language, ...texts };
}

export const presentMemory = ({ id, about, words, createdAt }: RememberedFact): MemoryList["memory"][number] => ({
  id,
  kind: about,
  text: words,
  stated_at: createdAt,
});
