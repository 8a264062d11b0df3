import { randomBytes } from "node:crypto";
import type { ChatState, KundliPair } from "@lagna/contract";
import type { KundliInput } from "@lagna/kundli";
import type { Clock } from "../time/clock.ts";
import { AppError } from "../errors/app-error.ts";
import type { Principal } from "../http/authorize-request.ts";
import { enforceLimit, type RateLimitCounter, type Limit } from "../http/rate-limit-counter.ts";
import type { ChartService } from "../modules/charts/service.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import type { Conversation, ConversationRepository, ListedConversation } from "./conversations/repository.ts";
import { parseBirthData } from "./parse-birth-data.ts";
import { type ChatOwner, formatOwnerKey, toUserOwner } from "./chat-owner.ts";

export interface ConversationServiceParts {
  readonly conversations: ConversationRepository;
  readonly savedKundlis: Pick<SavedKundlisService, "findRecord" | "findDefault" | "listNames">;
  readonly charts: Pick<ChartService, "computeNativity">;
  readonly counter: RateLimitCounter;
  readonly clock: Clock;
}

/** An account, or null without one: then the id alone opens a conversation, but only one that belongs to no account. */
export type Visitor = Pick<Principal, "userId" | "email"> | null;

/** What the owner changes of a conversation; what is absent stays. */
export interface ConversationChange {
  readonly title?: string | undefined;
  readonly kundliId?: string | undefined;
  readonly isHidden?: boolean | undefined;
}

const DAY_MS = 86_400_000;
const START_LIMIT: Limit = { max: 120, windowMs: 60 * 60_000 };
const MAX_CONVERSATIONS = 1000;

export const createUnknownConversationError = (): AppError => new AppError("chat_unknown");

/** Starts, lists, changes and deletes conversations and sets their chart. */
export function createConversationService({
  conversations,
  savedKundlis,
  charts,
  counter,
  clock,
}: ConversationServiceParts) {
  async function open(chatId: string, who: Visitor): Promise<Conversation> {
    const found = await conversations.find(chatId);
    if (!found) throw createUnknownConversationError();
    if (found.owner.kind === "guest") return found;
    if (who === null) throw new AppError("unauthenticated");
    if (found.owner.userId !== who.userId) throw createUnknownConversationError();
    return found;
  }

  /** The chart of a conversation, and whether it is known to be the asker's own. */
  async function readChart({ owner, kundliId, birth }: Conversation) {
    if (owner.kind === "guest" || kundliId === null) return { chart: birth && { birth, isStored: true }, isSelf: true };
    const record = await savedKundlis.findRecord({ userId: owner.userId }, kundliId);
    return { chart: record && { birth: record.birth, isStored: true }, isSelf: record?.isSelf ?? false };
  }

  const readState = async (conversation: Conversation): Promise<ChatState> =>
    (await readChart(conversation)).chart === null ? "awaiting_birth_details" : "ready_for_questions";

  async function begin(
    owner: ChatOwner,
    about: Pick<Conversation, "kundliId" | "birth" | "pair">,
    id = randomBytes(32).toString("base64url"),
  ): Promise<Conversation> {
    await enforceLimit(counter, `chats:${formatOwnerKey(owner)}`, START_LIMIT);
    // Each visit of the page starts a conversation: those without a question are deleted after a day.
    await conversations.deleteEmpty(owner, new Date(clock().getTime() - DAY_MS).toISOString());
    if ((await conversations.count(owner)) >= MAX_CONVERSATIONS)
      throw new AppError({ code: "chats_full", params: { max: MAX_CONVERSATIONS } });
    const now = clock().toISOString();
    const conversation = { id, owner, title: "", ...about, createdAt: now, updatedAt: now };
    if (!(await conversations.create(conversation))) throw new AppError("unauthenticated");
    return { ...conversation, isConfidential: false, isHidden: false };
  }

  async function requireOwnKundli(who: Pick<Principal, "userId">, kundliId: string): Promise<string> {
    if (!(await savedKundlis.findRecord(who, kundliId))) throw new AppError("kundli_unknown");
    return kundliId;
  }

  async function requireOwnPair(who: Pick<Principal, "userId">, { girl, boy }: KundliPair): Promise<void> {
    for (const { kundli_id: id } of [girl, boy]) await requireOwnKundli(who, id);
  }

  return {
    open,
    readChart,
    readState,

    /**
     * Starts a conversation of an account: about the given kundli, else the one marked as the user's own, else the latest.
     * @param pair two kundlis whose match is asked about
     * @throws AppError 404 for another user's kundli
     */
    start: async (who: Pick<Principal, "userId" | "email">, kundliId?: string, pair?: KundliPair) => {
      if (pair) await requireOwnPair(who, pair);
      const chosen =
        kundliId === undefined
          ? ((await savedKundlis.findDefault(who))?.id ?? null)
          : await requireOwnKundli(who, kundliId);
      const conversation = await begin(toUserOwner(who), { kundliId: chosen, birth: null, pair: pair ?? null });
      return { conversation, state: await readState(conversation) };
    },

    /** Opens or starts the conversation with an id chosen by the caller, about the given kundli. @throws AppError 404 for another user's */
    resume: async (who: Pick<Principal, "userId" | "email">, id: string, kundliId: string): Promise<Conversation> => {
      const found = await conversations.find(id);
      if (!found) {
        const about = { kundliId: await requireOwnKundli(who, kundliId), birth: null, pair: null };
        return begin(toUserOwner(who), about, id);
      }
      await open(id, who);
      if (found.kundliId === kundliId) return found;
      await conversations.update(id, { kundliId: await requireOwnKundli(who, kundliId), birth: null });
      return { ...found, kundliId, birth: null };
    },

    /** Starts a conversation of a person without an account, with the birth they gave in their latest one. */
    startAsGuest: async (key: string): Promise<{ conversation: Conversation; state: ChatState }> => {
      const owner: ChatOwner = { kind: "guest", key };
      const birth = (await conversations.findByOwner(owner)).find((one) => one.birth !== null)?.birth ?? null;
      const conversation = await begin(owner, { kundliId: null, birth, pair: null });
      return { conversation, state: await readState(conversation) };
    },

    /** The latest conversation of a guest, or null. */
    findLatestOfGuest: async (key: string): Promise<Conversation | null> =>
      (await conversations.findByOwner({ kind: "guest", key }))[0] ?? null,

    /** @throws AppError 404, also for another user's; 401 for an account's conversation without its token */
    status: async (chatId: string, who: Visitor): Promise<ChatState> => readState(await open(chatId, who)),

    /**
     * Sets the birth of a conversation, parsed from pasted text or given as an object.
     * @throws AppError 422 naming what is wrong with it; 404, 401 as `status`
     */
    giveBirth: async (chatId: string, details: string | KundliInput, who: Visitor): Promise<ChatState> => {
      await open(chatId, who);
      const birth = typeof details === "string" ? parseBirthData(details, "details_text") : details;
      // An impossible place or time is refused now, and not with every question.
      await charts.computeNativity(birth);
      await conversations.update(chatId, { kundliId: null, birth });
      return "ready_for_questions";
    },

    list: async (who: Pick<Principal, "userId">): Promise<ListedConversation[]> =>
      (await conversations.findByOwner(toUserOwner(who))).filter(({ messages }) => messages > 0),

    /** The last messages of a conversation, or all of them. @throws AppError 404, also for another user's */
    history: async (who: Pick<Principal, "userId" | "email">, chatId: string, last?: number) => {
      const conversation = await open(chatId, who);
      if (conversation.owner.kind === "guest") throw createUnknownConversationError();
      return {
        conversation,
        state: await readState(conversation),
        messages: await conversations.findMessages(chatId, last),
      };
    },

    /** @throws AppError 404, also for another user's conversation or kundli */
    change: async (
      who: Pick<Principal, "userId" | "email">,
      chatId: string,
      { title, kundliId, isHidden }: ConversationChange,
    ): Promise<void> => {
      await open(chatId, who);
      // Another chart is another matter: the talk is no longer about the pair.
      const about =
        kundliId === undefined ? {} : { kundliId: await requireOwnKundli(who, kundliId), birth: null, pair: null };
      const shown = isHidden === undefined ? {} : { isHidden };
      await conversations.update(chatId, { ...(title !== undefined && { title }), ...about, ...shown });
    },

    /** @throws AppError 404, also for another user's */
    remove: async (who: Pick<Principal, "userId">, chatId: string): Promise<void> => {
      if (!(await conversations.delete(toUserOwner(who), chatId))) throw createUnknownConversationError();
    },

    clear: (who: Pick<Principal, "userId">): Promise<void> => conversations.erase(toUserOwner(who)),
  };
}
export type ConversationService = ReturnType<typeof createConversationService>;
