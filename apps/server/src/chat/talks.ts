import { randomBytes } from "node:crypto";
import type { ChatState } from "@lagna/contract";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { Principal } from "../http/access.ts";
import { enforceLimit, type HitCounter, type Limit } from "../http/hit-counter.ts";
import type { KundliInput, KundliService } from "../modules/kundli/service.ts";
import type { KundlisService } from "../modules/kundlis/service.ts";
import type { Conversation, ConversationRepository, ListedConversation } from "./conversations/repository.ts";
import { birthIn } from "./kundli-data.ts";
import { type ChatOwner, ownerKey, userOwner } from "./owner.ts";

export interface TalksParts {
  readonly conversations: ConversationRepository;
  readonly saved: Pick<KundlisService, "recordOf" | "defaultOf" | "namesOf">;
  readonly kundlis: Pick<KundliService, "ofBirth">;
  readonly counter: HitCounter;
  readonly clock: Clock;
}

/** An account, or nobody's: then the id of a talk alone opens it, and only one that belongs to no account. */
export type Visitor = Pick<Principal, "userId" | "email"> | null;

const DAY_MS = 86_400_000;
const STARTS: Limit = { max: 120, windowMs: 60 * 60_000 };
const MOST_CONVERSATIONS = 1000;

export const unknownTalk = (): AppError => new AppError("chat_unknown");

/** Talks themselves: begun, given a chart, listed, changed, deleted. */
export function talks({ conversations, saved, kundlis, counter, clock }: TalksParts) {
  async function opened(chatId: string, who: Visitor): Promise<Conversation> {
    const found = await conversations.find(chatId);
    if (!found) throw unknownTalk();
    if (found.owner.kind === "guest") return found;
    if (who === null) throw new AppError("unauthenticated");
    if (found.owner.userId !== who.userId) throw unknownTalk();
    return found;
  }

  /** What it is about, and whether that is known to be the asker. */
  async function chartOf({ owner, kundliId, birth }: Conversation) {
    if (owner.kind === "guest" || kundliId === null) return { chart: birth && { birth, stored: true }, isSelf: true };
    const record = await saved.recordOf({ userId: owner.userId }, kundliId);
    return { chart: record && { birth: record.birth, stored: true }, isSelf: record?.isSelf ?? false };
  }

  const stateOf = async (conversation: Conversation): Promise<ChatState> =>
    (await chartOf(conversation)).chart === null ? "awaiting_birth_details" : "ready_for_questions";

  async function begin(
    owner: ChatOwner,
    about: Pick<Conversation, "kundliId" | "birth">,
    id = randomBytes(32).toString("base64url"),
  ): Promise<Conversation> {
    await enforceLimit(counter, `chats:${ownerKey(owner)}`, STARTS);
    // One is begun with each visit of the page: those in which nothing was asked go again.
    await conversations.eraseEmpty(owner, new Date(clock().getTime() - DAY_MS).toISOString());
    if ((await conversations.count(owner)) >= MOST_CONVERSATIONS)
      throw new AppError({ code: "chats_full", params: { max: MOST_CONVERSATIONS } });
    const now = clock().toISOString();
    const made: Conversation = { id, owner, title: "", ...about, createdAt: now, updatedAt: now };
    if (!(await conversations.create(made))) throw new AppError("unauthenticated");
    return made;
  }

  async function ownKundli(who: Pick<Principal, "userId">, kundliId: string): Promise<string> {
    if (!(await saved.recordOf(who, kundliId))) throw new AppError("kundli_unknown");
    return kundliId;
  }

  return {
    opened,
    chartOf,
    stateOf,

    /** A talk of an account's: about the kundli that is named, else the one that is oneself or the latest. @throws AppError 404 for another's */
    start: async (who: Pick<Principal, "userId" | "email">, kundliId?: string) => {
      const chosen =
        kundliId === undefined ? ((await saved.defaultOf(who))?.id ?? null) : await ownKundli(who, kundliId);
      const conversation = await begin(userOwner(who), { kundliId: chosen, birth: null });
      return { conversation, state: await stateOf(conversation) };
    },

    /** The talk of an account's under an id that its caller has made, so that it is found again: about that kundli. @throws AppError 404 for another's */
    resume: async (who: Pick<Principal, "userId" | "email">, id: string, kundliId: string): Promise<Conversation> => {
      const found = await conversations.find(id);
      if (!found) return begin(userOwner(who), { kundliId: await ownKundli(who, kundliId), birth: null }, id);
      await opened(id, who);
      if (found.kundliId === kundliId) return found;
      await conversations.change(id, { kundliId: await ownKundli(who, kundliId), birth: null });
      return { ...found, kundliId, birth: null };
    },

    /** A talk of somebody without an account: the birth they gave in the last one is theirs still. */
    startAsGuest: async (key: string): Promise<{ conversation: Conversation; state: ChatState }> => {
      const owner: ChatOwner = { kind: "guest", key };
      const birth = (await conversations.ofOwner(owner)).find((one) => one.birth !== null)?.birth ?? null;
      const conversation = await begin(owner, { kundliId: null, birth });
      return { conversation, state: await stateOf(conversation) };
    },

    /** The talk a guest was in last; null where there is none. */
    latestOfGuest: async (key: string): Promise<Conversation | null> =>
      (await conversations.ofOwner({ kind: "guest", key }))[0] ?? null,

    /** @throws AppError 404, also for anybody else's; 401 for an account's without its token */
    status: async (chatId: string, who: Visitor): Promise<ChatState> => stateOf(await opened(chatId, who)),

    /**
     * Gives a talk its birth: read from what was pasted, or as it stands. @throws AppError 422 naming what is wrong with it; 404, 401 as `status`
     */
    giveBirth: async (chatId: string, given: string | KundliInput, who: Visitor): Promise<ChatState> => {
      await opened(chatId, who);
      const birth = typeof given === "string" ? birthIn(given, "details_text") : given;
      // A place or a time that there is none of is refused now, and not with every question.
      await kundlis.ofBirth(birth);
      await conversations.change(chatId, { kundliId: null, birth });
      return "ready_for_questions";
    },

    list: async (who: Pick<Principal, "userId">): Promise<ListedConversation[]> =>
      (await conversations.ofOwner(userOwner(who))).filter(({ messages }) => messages > 0),

    /** The last messages of one, or all of them. @throws AppError 404, also for anybody else's */
    history: async (who: Pick<Principal, "userId" | "email">, chatId: string, last?: number) => {
      const conversation = await opened(chatId, who);
      if (conversation.owner.kind === "guest") throw unknownTalk();
      return {
        conversation,
        state: await stateOf(conversation),
        messages: await conversations.messages(chatId, last),
      };
    },

    /** @throws AppError 404, also for anybody else's, talk or kundli */
    change: async (
      who: Pick<Principal, "userId" | "email">,
      chatId: string,
      { title, kundliId }: { title?: string | undefined; kundliId?: string | undefined },
    ): Promise<void> => {
      await opened(chatId, who);
      const about = kundliId === undefined ? {} : { kundliId: await ownKundli(who, kundliId), birth: null };
      await conversations.change(chatId, { ...(title !== undefined && { title }), ...about });
    },

    /** @throws AppError 404, also for anybody else's */
    remove: async (who: Pick<Principal, "userId">, chatId: string): Promise<void> => {
      if (!(await conversations.delete(userOwner(who), chatId))) throw unknownTalk();
    },

    clear: (who: Pick<Principal, "userId">): Promise<void> => conversations.erase(userOwner(who)),
  };
}
export type Talks = ReturnType<typeof talks>;
