import { type Trx, runUnitOfWork } from "../../db/transactions.ts";
import type { InboundMessage, InboundContent } from "../inbound-message.ts";
import type { ChannelRepository, TurnEffect } from "../repository.ts";
import { createCallBatcher } from "../batch-calls.ts";
import { storeTurnEffect } from "./store-turn-effect.ts";
import { selectById, updateSenders, toSenderKey, findOrCreateSenders, toPerson } from "./channel-people.ts";
import { enqueueAnswers, type SqlDependencies, type TransactionTools } from "./sql-dependencies.ts";

/** A received message with its new id. */
interface Arrival {
  readonly id: string;
  readonly message: InboundMessage;
  /** Index of the delivery that contained it. */
  readonly delivery: number;
}

/** Databases limit the values of a statement, and a delivery may hold thousands of messages. */
const MAX_BATCH_SIZE = 200;

/** Stores the new messages, each with a job to answer it, in a fixed number of statements. @returns the new ones */
async function saveArrivals(
  trx: Trx,
  arrivals: readonly Arrival[],
  tools: TransactionTools,
): Promise<readonly Arrival[]> {
  const people = await findOrCreateSenders(
    trx,
    arrivals.map(({ message }) => message),
    tools,
  );
  const getPersonId = ({ message }: Arrival): string => people.get(toSenderKey(message)) ?? "";
  const rows = arrivals.map((arrival) => {
    const { id, message } = arrival;
    return {
      id,
      channel: message.channel,
      message_id: message.messageId,
      person_id: getPersonId(arrival),
      sent_at: message.sentAt,
      sequence: message.sequence ?? 0,
      content: tools.payloadCipher.encrypt(JSON.stringify(message.content), id),
      state: "waiting",
      reason: null,
      received_at: tools.now,
      settled_at: null,
    };
  });
  const inserted = await trx
    .insertInto("channel_inbox")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["channel", "message_id"]).doNothing())
    .returning("id")
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  const newArrivals = arrivals.filter(({ id }) => ids.has(id));
  await updateSenders(
    trx,
    newArrivals.map(({ message }) => message),
    tools,
  );
  await enqueueAnswers(trx, tools, newArrivals.map(getPersonId));
  return newArrivals;
}

/**
 * @returns the number of new messages of each delivery. Sorted by sender, so that concurrent transactions lock rows in the same order and
 * cannot deadlock.
 */
async function saveDeliveries(
  trx: Trx,
  deliveries: readonly (readonly InboundMessage[])[],
  tools: TransactionTools,
): Promise<number[]> {
  const all = deliveries
    .flatMap((messages, delivery) => messages.map((message) => ({ message, delivery })))
    .toSorted((a, b) => a.message.from.id.localeCompare(b.message.from.id))
    .map((each) => ({ ...each, id: tools.newId() }));
  const counts = deliveries.map(() => 0);
  for (let from = 0; from < all.length; from += MAX_BATCH_SIZE)
    for (const { delivery } of await saveArrivals(trx, all.slice(from, from + MAX_BATCH_SIZE), tools))
      counts[delivery] = (counts[delivery] ?? 0) + 1;
  return counts;
}

/** Completes a waiting message. Exactly one of several concurrent callers gets the person's id, the others null. */
async function settleMessage(
  trx: Trx,
  id: string,
  end: { readonly state: "handled" | "failed"; readonly reason: string | null; readonly now: string },
): Promise<string | null> {
  const row = await trx
    .updateTable("channel_inbox")
    // Failed messages keep their content, so that they can be retried.
    .set({
      state: end.state,
      reason: end.reason,
      settled_at: end.now,
      ...(end.state === "handled" && { content: null }),
    })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returning("person_id")
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/** Received messages, stored until they are answered and for some days after. */
export function createSqlInbox({
  db,
  createTools,
  decryptContent,
}: SqlDependencies): Pick<ChannelRepository, "receive" | "findNext" | "saveAnswer" | "saveFailure"> {
  function settle(
    id: string,
    state: "handled" | "failed",
    reason: string | null,
    effect: TurnEffect,
  ): Promise<boolean> {
    // Serializable: a form of the same chat may change the same person, and a stop must see what it ends.
    return runUnitOfWork(db, "serializable", async (trx) => {
      const tools = createTools();
      const personId = await settleMessage(trx, id, { state, reason, now: tools.now });
      if (personId !== null) await storeTurnEffect(trx, { source: id, personId }, effect, tools);
      return personId !== null;
    });
  }

  return {
    receive: createCallBatcher((deliveries) =>
      // A large batch is a long transaction and would repeatedly lose serialisation conflicts against shorter ones.
      runUnitOfWork(db, "read committed", (trx) => saveDeliveries(trx, deliveries, createTools())),
    ),

    findNext: async (personId) => {
      const row = await db
        .selectFrom("channel_inbox")
        .selectAll()
        .where("person_id", "=", personId)
        .where("state", "=", "waiting")
        .orderBy("sent_at")
        .orderBy("sequence")
        .orderBy("id")
        .limit(1)
        .executeTakeFirst();
      const person = row && (await selectById(db, personId));
      if (!row || !person) return null;
      const content = decryptContent<InboundContent>(row.content, row.id);
      return { id: row.id, person: toPerson(person), sentAt: row.sent_at, content };
    },

    saveAnswer: (id, effect) => settle(id, "handled", null, effect),
    saveFailure: (id, reason, effect) => settle(id, "failed", reason, effect),
  };
}
