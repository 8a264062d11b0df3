import type { ChatAskResponse, ChatHistoryResponse, ChatMessage, ChatStreamEvent, KundliPair } from "@lagna/contract";
import type { AnswerSentence } from "../../domain/answers/answer-sentences.ts";

export type ChatAnswer = NonNullable<ChatMessage["answer"]>;
export type AnswerFeedback = ChatMessage["feedback"];

/** A question and its answer, complete or not. */
export interface Turn {
  /** Stable while the turn is shown, whatever id the server assigns. */
  readonly key: string;
  readonly question: string;
  readonly questionId: string | null;
  readonly messageId: string | null;
  /** The sentences of the answer, while it streams in and when it is complete. */
  readonly sentences: readonly AnswerSentence[];
  readonly answer: ChatAnswer | null;
  readonly feedback: AnswerFeedback;
  readonly state: "coming" | "there" | "stopped" | "failed";
  /** The turns that this turn replaces. Until the server has stored the new answer, the old turns are still stored there. */
  readonly replaced: { readonly questionId: string; readonly turns: readonly Turn[] } | null;
}

/** A conversation as it is shown; `chatId` is null until the first question starts it. */
export interface Conversation {
  readonly chatId: string | null;
  readonly kundliId: string | null;
  /** The two kundlis whose match it was opened about. */
  readonly pair: KundliPair | null;
  readonly turns: readonly Turn[];
}

/** Whether it is answered as one of a person in danger or in distress. */
export const isCareTurn = ({ answer }: Turn): boolean => answer?.kind === "safety";

export const NEW_CONVERSATION: Conversation = { chatId: null, kundliId: null, pair: null, turns: [] };

export type ConversationAction =
  | { readonly kind: "opened"; readonly conversation: Conversation }
  | {
      readonly kind: "begun";
      readonly chatId: string;
      readonly kundliId: string | null;
      readonly pair: KundliPair | null;
    }
  | {
      readonly kind: "asked";
      readonly key: string;
      readonly question: string;
      readonly replacedQuestionId: string | null;
      readonly retriedKey?: string;
    }
  | { readonly kind: "told"; readonly event: ChatStreamEvent }
  | { readonly kind: "ended"; readonly outcome: "stopped" | "failed" }
  | { readonly kind: "judged"; readonly messageId: string; readonly feedback: AnswerFeedback };

/** Converts the stored messages of a conversation to turns: each question with the answer that follows it. */
export function toConversation({ conversation, messages }: ChatHistoryResponse): Conversation {
  const turns: Turn[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.role === "user") turns.push(createTurn(message.id, message.content, message.id));
    else if (last?.state === "stopped") turns[turns.length - 1] = { ...last, ...toAnswerFields(message) };
  }
  return { chatId: conversation.chat_id, kundliId: conversation.kundli_id, pair: conversation.pair, turns };
}

function createTurn(key: string, question: string, questionId: string | null): Turn {
  const nothing = { messageId: null, sentences: [], answer: null, feedback: null, replaced: null };
  return { key, question, questionId, ...nothing, state: questionId === null ? "coming" : "stopped" };
}

function toAnswerFields({ id, content, answer, feedback }: ChatMessage): Partial<Turn> {
  const sentences = answer?.sentences ?? [{ text: content, citations: [] }];
  return { messageId: id, sentences, answer, feedback, state: "there" };
}

/** Changes the last turn; stream events always concern that turn. */
function updateLastTurn(conversation: Conversation, change: (turn: Turn) => Partial<Turn>): Conversation {
  const last = conversation.turns.at(-1);
  if (!last) return conversation;
  return { ...conversation, turns: [...conversation.turns.slice(0, -1), { ...last, ...change(last) }] };
}

export function conversationReducer(conversation: Conversation, action: ConversationAction): Conversation {
  switch (action.kind) {
    case "opened":
      return action.conversation;
    case "begun":
      return { ...conversation, chatId: action.chatId, kundliId: action.kundliId, pair: action.pair };
    case "asked":
      return addQuestion(conversation, action);
    case "told":
      return updateLastTurn(conversation, (turn) => toEventFields(turn, action.event));
    case "ended":
      return endLastTurn(conversation, action.outcome);
    case "judged":
      return {
        ...conversation,
        turns: conversation.turns.map((turn) =>
          turn.messageId === action.messageId ? { ...turn, feedback: action.feedback } : turn,
        ),
      };
  }
}

/** @param action `retriedKey`: the key of the turn that is retried */
function addQuestion(
  conversation: Conversation,
  { key, question, replacedQuestionId, retriedKey }: ConversationAction & { readonly kind: "asked" },
): Conversation {
  const before = conversation.turns.find((turn) => turn.key === retriedKey)?.replaced?.turns ?? [];
  // The retried turn, and turns that failed before the server knew of them, are removed.
  const remaining = conversation.turns.filter(
    (turn) => turn.key !== retriedKey && (turn.state !== "failed" || turn.questionId !== null),
  );
  const from =
    replacedQuestionId === null ? -1 : remaining.findIndex(({ questionId }) => questionId === replacedQuestionId);
  const [kept, replacedTurns] = from < 0 ? [remaining, before] : [remaining.slice(0, from), remaining.slice(from)];
  const replaced = replacedQuestionId === null ? null : { questionId: replacedQuestionId, turns: replacedTurns };
  return { ...conversation, turns: [...kept, { ...createTurn(key, question, null), replaced }] };
}

/** A failed question that was to replace turns restores them. After a stop the turn stays, because the server may have stored it. */
function endLastTurn(conversation: Conversation, outcome: "stopped" | "failed"): Conversation {
  const last = conversation.turns.at(-1);
  if (last?.state !== "coming") return conversation;
  if (outcome === "failed" && last.replaced?.turns.length)
    return { ...conversation, turns: [...conversation.turns.slice(0, -1), ...last.replaced.turns] };
  return updateLastTurn(conversation, () => ({ state: outcome }));
}

function toEventFields(turn: Turn, { event, data }: ChatStreamEvent): Partial<Turn> {
  switch (event) {
    case "start":
      return { questionId: data.question_id, messageId: data.message_id };
    case "sentence":
      return { sentences: [...turn.sentences, data] };
    case "replaced":
      return { sentences: [] };
    case "done":
      return { ...toCompletedFields(data), state: "there", replaced: null };
  }
}

const toCompletedFields = (data: ChatAskResponse): Partial<Turn> => ({
  questionId: data.question_id,
  messageId: data.message_id,
  sentences: data.sentences,
  answer: data,
});
