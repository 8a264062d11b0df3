import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { Principal } from "../http/access.ts";
import type { HitCounter } from "../http/hit-counter.ts";
import type { KundliService } from "../modules/kundli/service.ts";
import type { KundlisService } from "../modules/kundlis/service.ts";
import type { Asking } from "./asking.ts";
import { askingIn } from "./asking-in.ts";
import type { ConversationRepository } from "./conversations/repository.ts";
import type { MemoryRepository, Remembered } from "./memory/repository.ts";
import { opinions } from "./opinions.ts";
import { type ChatOwner, userOwner } from "./owner.ts";
import { talks } from "./talks.ts";

export type { Answered } from "./answered.ts";
export type { ChatEvent, ChatQuestion, Kept } from "./asking-in.ts";
export type {
  AskedQuestion,
  ChatFeedback,
  FeedbackCount,
  GivenFeedback,
  ListedConversation,
  ReadMessage,
} from "./conversations/repository.ts";
export type { Remembered } from "./memory/repository.ts";
export type { ChatOwner } from "./owner.ts";
export type { Visitor } from "./talks.ts";

export interface ChatParts {
  readonly conversations: ConversationRepository;
  readonly memory: MemoryRepository;
  readonly saved: Pick<KundlisService, "recordOf" | "defaultOf" | "namesOf">;
  readonly kundlis: Pick<KundliService, "ofBirth">;
  readonly ask: Asking;
  readonly counter: HitCounter;
  readonly clock: Clock;
}

/** Talks with the astrologer: begun, given a chart, asked in, kept. Channels ask here as people do. */
export function chatService(parts: ChatParts) {
  const { conversations, memory, clock } = parts;
  const ofTalks = talks(parts);
  return {
    ...ofTalks,
    ...askingIn(ofTalks, parts),
    ...opinions(conversations, clock),

    /** What was asked in all of one's talks, the latest first. */
    questions: (who: Pick<Principal, "userId">, limit: number) => conversations.questions(userOwner(who), limit),

    memoryOf: (who: Pick<Principal, "userId">): Promise<Remembered[]> => memory.ofOwner(userOwner(who)),

    /** @throws AppError 404 for what is no line of theirs */
    forget: async (who: Pick<Principal, "userId">, id: string): Promise<void> => {
      if (!(await memory.forget(userOwner(who), id))) throw new AppError("memory_unknown");
    },

    forgetAll: (who: Pick<Principal, "userId">): Promise<void> => memory.erase(userOwner(who)),

    /** Everything of an owner: talks with all their messages, and what they have said of their life. */
    allOf: async (owner: ChatOwner) => {
      const talks = await conversations.ofOwner(owner);
      const withMessages = await Promise.all(
        talks.map(async (conversation) => ({ conversation, messages: await conversations.messages(conversation.id) })),
      );
      return { conversations: withMessages, memory: await memory.ofOwner(owner) };
    },

    erase: async (owner: ChatOwner): Promise<void> => {
      await conversations.erase(owner);
      await memory.erase(owner);
    },
  };
}
export type ChatService = ReturnType<typeof chatService>;
