import { AppError, invalidField } from "../errors.ts";
import type { Clock } from "../clock.ts";
import type { Principal } from "../http/access.ts";
import type {
  ChatFeedback,
  ConversationRepository,
  FeedbackChoice,
  FeedbackMark,
  ReadMessage,
} from "./conversations/repository.ts";

export interface FeedbackAsked extends FeedbackChoice {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

function markIn(cursor: string): FeedbackMark {
  const [createdAt = "", messageId] = cursor.split("~");
  if (messageId === undefined) throw invalidField("cursor", "cursor_unknown");
  return { createdAt, messageId };
}

/** What people think of their answers. */
export function opinions(conversations: ConversationRepository, clock: Clock) {
  async function messageOf(id: string, who: Pick<Principal, "userId">): Promise<ReadMessage> {
    const found = await conversations.message(id);
    const { owner } = found?.conversation ?? {};
    if (!found || owner?.kind !== "user" || owner.userId !== who.userId) throw new AppError("chat_message_unknown");
    return found.message;
  }

  return {
    /** What a person thinks of an answer; null takes it back. @throws AppError 404 for what is no answer of theirs */
    judge: async (
      who: Pick<Principal, "userId">,
      messageId: string,
      feedback: Omit<ChatFeedback, "createdAt"> | null,
    ): Promise<void> => {
      const { answer } = await messageOf(messageId, who);
      if (answer === null) throw new AppError("chat_message_unknown");
      const { language } = answer;
      await conversations.judge(messageId, feedback && { ...feedback, language, createdAt: clock().toISOString() });
    },

    /** One page of what people think of answers, and how many think what. @throws AppError 422 for a mark that is none */
    feedback: async ({ limit, cursor, ...choice }: FeedbackAsked) => {
      const after = cursor === undefined ? null : markIn(cursor);
      const [counts, found] = await Promise.all([
        conversations.countFeedback(),
        conversations.feedback(choice, limit + 1, after),
      ]);
      const given = found.slice(0, limit);
      const last = found.length > limit ? given.at(-1) : undefined;
      return { counts, given, nextCursor: last ? `${last.createdAt}~${last.answer.id}` : null };
    },
  };
}
