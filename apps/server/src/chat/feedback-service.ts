import { AppError, createInvalidFieldError } from "../errors/app-error.ts";
import type { Clock } from "../time/clock.ts";
import type { Principal } from "../http/authorize-request.ts";
import type {
  ChatFeedback,
  ConversationRepository,
  FeedbackFilter,
  FeedbackCursor,
  MessageWithFeedback,
} from "./conversations/repository.ts";

export interface FeedbackQuery extends FeedbackFilter {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

function parseFeedbackCursor(cursor: string): FeedbackCursor {
  const [createdAt = "", messageId] = cursor.split("~");
  if (messageId === undefined) throw createInvalidFieldError("cursor", "cursor_unknown");
  return { createdAt, messageId };
}

/** Stores and lists the feedback of users on their answers. */
export function createFeedbackService(conversations: ConversationRepository, clock: Clock) {
  async function findOwnMessage(id: string, who: Pick<Principal, "userId">): Promise<MessageWithFeedback> {
    const found = await conversations.findMessage(id);
    const { owner } = found?.conversation ?? {};
    if (!found || owner?.kind !== "user" || owner.userId !== who.userId) throw new AppError("chat_message_unknown");
    return found.message;
  }

  return {
    /** Saves a user's feedback on an answer; null removes it. @throws AppError 404 if it is not an answer of theirs */
    judge: async (
      who: Pick<Principal, "userId">,
      messageId: string,
      feedback: Omit<ChatFeedback, "createdAt"> | null,
    ): Promise<void> => {
      const { answer } = await findOwnMessage(messageId, who);
      if (answer === null) throw new AppError("chat_message_unknown");
      const { language } = answer;
      await conversations.saveFeedback(
        messageId,
        feedback && { ...feedback, language, createdAt: clock().toISOString() },
      );
    },

    /** One page of feedback, with the counts of all feedback. @throws AppError 422 for an invalid cursor */
    feedback: async ({ limit, cursor, ...filter }: FeedbackQuery) => {
      const after = cursor === undefined ? null : parseFeedbackCursor(cursor);
      const [counts, found] = await Promise.all([
        conversations.countFeedback(),
        conversations.findFeedback(filter, limit + 1, after),
      ]);
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      return { counts, given: page, nextCursor: last ? `${last.createdAt}~${last.answer.id}` : null };
    },
  };
}
