import type { ExpressionBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation } from "../../db/constraint-violations.ts";
import { hasRowLocks } from "../../db/has-row-locks.ts";
import type { Database } from "../../db/schema.ts";
import type { ChatFeedbackRow, ChatMessageRow, ConversationRow } from "../../db/schema/chat.ts";
import { runUnitOfWork } from "../../db/transactions.ts";
import type { ChatOwner } from "../chat-owner.ts";
import type {
  ChatFeedback,
  ChatMessage,
  Conversation,
  ConversationRepository,
  FeedbackFilter,
  FeedbackCount,
  FeedbackCursor,
  GivenFeedback,
  ListedConversation,
  MessageWithFeedback,
  Turn,
} from "./repository.ts";

const toOwner = ({ owner_id, guest_key }: ConversationRow): ChatOwner =>
  owner_id === null ? { kind: "guest", key: guest_key ?? "" } : { kind: "user", userId: owner_id };

const toConversation = (row: ConversationRow): Conversation => ({
  id: row.id,
  owner: toOwner(row),
  title: row.title,
  kundliId: row.kundli_id,
  birth: row.birth === null ? null : (JSON.parse(row.birth) as Conversation["birth"]),
  pair: row.pair === null ? null : (JSON.parse(row.pair) as Conversation["pair"]),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  isConfidential: row.is_confidential === 1,
  isHidden: row.is_hidden === 1,
});

const serialise = (value: Conversation["birth" | "pair"]): string | null =>
  value === null ? null : JSON.stringify(value);

const toMessage = (row: ChatMessageRow): ChatMessage => ({
  id: row.id,
  role: row.role as ChatMessage["role"],
  content: row.content,
  answer: row.answer === null ? null : (JSON.parse(row.answer) as ChatMessage["answer"]),
  createdAt: row.created_at,
});

const toFeedback = (row: Omit<ChatFeedbackRow, "message_created_at">): ChatFeedback => ({
  verdict: row.verdict as ChatFeedback["verdict"],
  about: row.about as ChatFeedback["about"],
  reason: row.reason,
  sharesText: row.shares_text === 1,
  createdAt: row.created_at,
});

const whereOwner = (owner: ChatOwner) => (eb: ExpressionBuilder<Database, "conversations">) =>
  owner.kind === "user" ? eb("owner_id", "=", owner.userId) : eb("guest_key", "=", owner.key);

const toMessageRow = (conversationId: string, position: number, message: ChatMessage): ChatMessageRow => ({
  id: message.id,
  conversation_id: conversationId,
  position,
  role: message.role,
  content: message.content,
  answer: message.answer === null ? null : JSON.stringify(message.answer),
  created_at: message.createdAt,
});

const SHOWN = { is_confidential: 0, is_hidden: 0 };
/** The title is taken from the person's words, so it goes too. */
const CONFIDENTIAL = { is_confidential: 1, title: "" };

async function deleteReplacedTurns(db: Db, id: string, insteadOf: string): Promise<void> {
  const replaced = await db
    .selectFrom("chat_messages")
    .select("position")
    .where("id", "=", insteadOf)
    .where("conversation_id", "=", id)
    .executeTakeFirst();
  if (!replaced) return;
  await db
    .deleteFrom("chat_messages")
    .where("conversation_id", "=", id)
    .where("position", ">=", replaced.position)
    .execute();
}

/** Makes other turns of the conversation wait, so that positions follow each other. False if it does not exist. */
async function lockConversation(db: Db, id: string): Promise<boolean> {
  const row = db.selectFrom("conversations").select("id").where("id", "=", id);
  return (await (hasRowLocks(db) ? row.forUpdate() : row).executeTakeFirst()) !== undefined;
}

/** Two servers may write the same answer: one that takes over from another, which was only slow. */
async function assertNotStored(db: Db, conversationId: string, answerId: string): Promise<void> {
  const stored = await db
    .selectFrom("chat_messages")
    .select("id")
    .where("conversation_id", "=", conversationId)
    .where("id", "=", answerId)
    .executeTakeFirst();
  if (stored) throw new Error("The answer was already stored by another server");
}

async function addTurn(db: Db, id: string, { question, answer, replacesQuestionId }: Turn): Promise<boolean> {
  if (!(await lockConversation(db, id))) return false;
  await assertNotStored(db, id, answer.id);
  if (replacesQuestionId !== undefined) await deleteReplacedTurns(db, id, replacesQuestionId);
  const { last } = await db
    .selectFrom("chat_messages")
    .select((eb) => eb.fn.max("position").as("last"))
    .where("conversation_id", "=", id)
    .executeTakeFirstOrThrow();
  const next = (last ?? 0) + 1;
  await db
    .insertInto("chat_messages")
    .values([toMessageRow(id, next, question), toMessageRow(id, next + 1, answer)])
    .execute();
  const changes = answer.answer?.kind === "safety" ? CONFIDENTIAL : {};
  await db
    .updateTable("conversations")
    .set({ updated_at: answer.createdAt, ...changes })
    .where("id", "=", id)
    .execute();
  return true;
}

async function withFeedback(db: Db, rows: readonly ChatMessageRow[]): Promise<MessageWithFeedback[]> {
  const ids = rows.filter(({ role }) => role === "assistant").map(({ id }) => id);
  const feedbackRows =
    ids.length === 0 ? [] : await db.selectFrom("chat_feedback").selectAll().where("message_id", "in", ids).execute();
  const byMessage = new Map(feedbackRows.map((row) => [row.message_id, toFeedback(row)]));
  return rows.map((row) => ({ ...toMessage(row), feedback: byMessage.get(row.id) ?? null }));
}

async function findListedConversations(db: Db, owner: ChatOwner): Promise<ListedConversation[]> {
  const rows = await db
    .selectFrom("conversations")
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom("chat_messages")
        .whereRef("chat_messages.conversation_id", "=", "conversations.id")
        .select((count) => count.fn.countAll().as("count"))
        .as("messages"),
    )
    .where(whereOwner(owner))
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...toConversation(row), messages: Number(row.messages ?? 0) }));
}

async function findQuestions(db: Db, owner: ChatOwner, limit: number) {
  const questions = db
    .selectFrom("chat_messages")
    .innerJoin("conversations", "conversations.id", "chat_messages.conversation_id")
    .where("role", "=", "user")
    .where((eb) => whereOwner(owner)(eb));
  const { total } = await questions.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
  const latest = await questions
    .where("is_confidential", "=", 0)
    .select(["chat_messages.id", "conversation_id as conversationId", "title", "content"])
    .select("chat_messages.created_at as createdAt")
    .orderBy("chat_messages.created_at", "desc")
    .orderBy("position", "desc")
    .orderBy("chat_messages.id")
    .limit(limit)
    .execute();
  return { total: Number(total), latest };
}

async function findFeedback(db: Db, choice: FeedbackFilter, limit: number, after: FeedbackCursor | null) {
  let query = db
    .selectFrom("chat_feedback")
    .innerJoin("chat_messages", (join) =>
      join
        .onRef("chat_messages.id", "=", "chat_feedback.message_id")
        .onRef("chat_messages.created_at", "=", "chat_feedback.message_created_at"),
    )
    .innerJoin("conversations", "conversations.id", "chat_messages.conversation_id")
    .innerJoin("chat_messages as asked", (join) =>
      join
        .onRef("asked.conversation_id", "=", "chat_messages.conversation_id")
        .on((eb) => eb("asked.position", "=", eb("chat_messages.position", "-", 1))),
    )
    .selectAll("chat_messages")
    .select(["verdict", "about", "reason", "shares_text", "chat_feedback.created_at as judged_at", "message_id"])
    .select(["language", "asked.content as question", "is_confidential"])
    .orderBy("chat_feedback.created_at", "desc")
    .orderBy("message_id", "desc")
    .limit(limit);
  for (const key of ["verdict", "about", "language"] as const) {
    const value = choice[key];
    if (value !== undefined) query = query.where(key, "=", value);
  }
  if (after !== null)
    query = query.where((eb) =>
      eb.or([
        eb("chat_feedback.created_at", "<", after.createdAt),
        eb.and([eb("chat_feedback.created_at", "=", after.createdAt), eb("message_id", "<", after.messageId)]),
      ]),
    );
  const rows = await query.execute();
  return rows.map(({ judged_at: createdAt, question, ...row }): GivenFeedback => ({
    ...toFeedback({ ...row, created_at: createdAt }),
    question,
    answer: toMessage(row) as GivenFeedback["answer"],
    isConfidential: row.is_confidential === 1,
  }));
}

async function countFeedback(db: Db): Promise<FeedbackCount[]> {
  const rows = await db
    .selectFrom("chat_feedback")
    .select((eb) => ["verdict", "about", "language", eb.fn.countAll().as("count")] as const)
    .groupBy(["verdict", "about", "language"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }) as FeedbackCount);
}

export function createSqlConversationRepository(db: Db): ConversationRepository {
  const byId = (id: string) => db.selectFrom("conversations").selectAll().where("id", "=", id).executeTakeFirst();
  return {
    create: async ({ id, owner, title, kundliId, birth, pair, createdAt, updatedAt }) => {
      const ownerColumns = {
        owner_id: owner.kind === "user" ? owner.userId : null,
        guest_key: owner.kind === "guest" ? owner.key : null,
      };
      const details = { title, kundli_id: kundliId, birth: serialise(birth), pair: serialise(pair) };
      try {
        await db
          .insertInto("conversations")
          .values({ id, ...ownerColumns, ...details, ...SHOWN, created_at: createdAt, updated_at: updatedAt })
          .execute();
        return true;
      } catch (error) {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      }
    },

    find: async (id) => {
      const row = await byId(id);
      return row ? toConversation(row) : null;
    },

    findByOwner: (owner) => findListedConversations(db, owner),

    count: async (owner) => {
      const { count } = await db
        .selectFrom("conversations")
        .select((eb) => eb.fn.countAll().as("count"))
        .where(whereOwner(owner))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    update: async (id, { title, kundliId, birth, pair, isHidden }) => {
      const changes = {
        ...(title !== undefined && { title }),
        ...(kundliId !== undefined && { kundli_id: kundliId }),
        ...(birth !== undefined && { birth: serialise(birth) }),
        ...(pair !== undefined && { pair: serialise(pair) }),
        ...(isHidden !== undefined && { is_hidden: isHidden ? 1 : 0 }),
      };
      if (Object.keys(changes).length === 0) return;
      await db.updateTable("conversations").set(changes).where("id", "=", id).execute();
    },

    delete: async (owner, id) => {
      const query = db.deleteFrom("conversations").where("id", "=", id).where(whereOwner(owner));
      return (await query.executeTakeFirst()).numDeletedRows > 0n;
    },

    erase: async (owner) => void (await db.deleteFrom("conversations").where(whereOwner(owner)).execute()),

    deleteEmpty: async (owner, before) => {
      await db
        .deleteFrom("conversations")
        .where(whereOwner(owner))
        .where("created_at", "<", before)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom("chat_messages")
                .select("chat_messages.id")
                .whereRef("chat_messages.conversation_id", "=", "conversations.id"),
            ),
          ),
        )
        .execute();
    },

    addTurn: (id, turn) => runUnitOfWork(db, "read committed", (trx) => addTurn(trx, id, turn)),

    findMessages: async (id, last) => {
      const all = db
        .selectFrom("chat_messages")
        .selectAll()
        .where("conversation_id", "=", id)
        .orderBy("position", "desc");
      const rows = await (last === undefined ? all : all.limit(last)).execute();
      return withFeedback(db, rows.toReversed());
    },

    findQuestions: (owner, limit) => findQuestions(db, owner, limit),

    findMessage: async (id) => {
      const row = await db.selectFrom("chat_messages").selectAll().where("id", "=", id).executeTakeFirst();
      const conversationRow = row && (await byId(row.conversation_id));
      if (!row || !conversationRow) return null;
      const [message] = (await withFeedback(db, [row])) as [MessageWithFeedback];
      return { message, conversation: toConversation(conversationRow) };
    },

    saveFeedback: async (messageId, feedback) => {
      if (feedback === null) {
        await db.deleteFrom("chat_feedback").where("message_id", "=", messageId).execute();
        return;
      }
      const message = await db
        .selectFrom("chat_messages")
        .select("created_at")
        .where("id", "=", messageId)
        .executeTakeFirst();
      if (!message) return;
      const { verdict, about, reason, sharesText, createdAt, language } = feedback;
      const columns = { verdict, about, reason, shares_text: sharesText ? 1 : 0, created_at: createdAt, language };
      try {
        await db
          .insertInto("chat_feedback")
          .values({ message_id: messageId, message_created_at: message.created_at, ...columns })
          .onConflict((conflict) => conflict.column("message_id").doUpdateSet(columns))
          .execute();
      } catch (error) {
        // The message was deleted meanwhile, and feedback goes with it.
        if (!isForeignKeyViolation(error)) throw error;
      }
    },

    findFeedback: (choice, limit, after) => findFeedback(db, choice, limit, after),
    countFeedback: () => countFeedback(db),
  };
}
