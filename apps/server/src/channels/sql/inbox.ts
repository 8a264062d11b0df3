import { type Trx, unitOfWork } from "../../db/transactions.ts";
import type { Inbound, InboundContent } from "../inbound.ts";
import type { ChannelRepository, Effect } from "../repository.ts";
import { together } from "../together.ts";
import { carryOut } from "./effects.ts";
import { byId, noteHeard, senderKey, sendersOf, toPerson } from "./people.ts";
import { enqueueAnswers, type SqlParts, type Tools } from "./tools.ts";

/** A message under the id that it is to be kept by. */
interface Arrival {
  readonly id: string;
  readonly message: Inbound;
  /** Which of the deliveries it came in. */
  readonly delivery: number;
}

/** A database takes so many values at a time; a delivery may hold thousands of messages. */
const MOST_AT_ONCE = 200;

/** Those that are new, each with the work of answering one message: in a few statements, however many there are. */
async function keep(trx: Trx, arrivals: readonly Arrival[], tools: Tools): Promise<readonly Arrival[]> {
  const people = await sendersOf(
    trx,
    arrivals.map(({ message }) => message),
    tools,
  );
  const personOf = ({ message }: Arrival): string => people.get(senderKey(message)) ?? "";
  const rows = arrivals.map((arrival) => {
    const { id, message } = arrival;
    return {
      id,
      channel: message.channel,
      message_id: message.messageId,
      person_id: personOf(arrival),
      sent_at: message.sentAt,
      sequence: message.sequence ?? 0,
      content: tools.seal.close(JSON.stringify(message.content), id),
      state: "waiting",
      reason: null,
      received_at: tools.now,
      settled_at: null,
    };
  });
  const kept = await trx
    .insertInto("channel_inbox")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["channel", "message_id"]).doNothing())
    .returning("id")
    .execute();
  const ids = new Set(kept.map(({ id }) => id));
  const fresh = arrivals.filter(({ id }) => ids.has(id));
  await noteHeard(
    trx,
    fresh.map(({ message }) => message),
    tools,
  );
  await enqueueAnswers(trx, tools, fresh.map(personOf));
  return fresh;
}

/** How many were new, of each delivery. Everybody keeps to one order of people, so that no two wait for each other. */
async function keepAll(trx: Trx, deliveries: readonly (readonly Inbound[])[], tools: Tools): Promise<number[]> {
  const all = deliveries
    .flatMap((messages, delivery) => messages.map((message) => ({ message, delivery })))
    .toSorted((a, b) => a.message.from.id.localeCompare(b.message.from.id))
    .map((each) => ({ ...each, id: tools.newId() }));
  const counts = deliveries.map(() => 0);
  for (let from = 0; from < all.length; from += MOST_AT_ONCE)
    for (const { delivery } of await keep(trx, all.slice(from, from + MOST_AT_ONCE), tools))
      counts[delivery] = (counts[delivery] ?? 0) + 1;
  return counts;
}

/** For exactly one of any number of callers: null for all others. */
async function settleMessage(
  trx: Trx,
  id: string,
  end: { readonly state: "handled" | "failed"; readonly reason: string | null; readonly now: string },
): Promise<string | null> {
  const row = await trx
    .updateTable("channel_inbox")
    // What failed keeps its words, for whoever has it tried again.
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

/** What came in, until it is answered and for some days after. */
export function sqlInbox({
  db,
  toolsNow,
  opened,
}: SqlParts): Pick<ChannelRepository, "receive" | "nextOf" | "answer" | "giveUp"> {
  function settle(id: string, state: "handled" | "failed", reason: string | null, effect: Effect): Promise<boolean> {
    return unitOfWork(db, async (trx) => {
      const tools = toolsNow();
      const personId = await settleMessage(trx, id, { state, reason, now: tools.now });
      if (personId !== null) await carryOut(trx, { source: id, personId }, effect, tools);
      return personId !== null;
    });
  }

  return {
    receive: together((deliveries) =>
      // A crowd's deliveries are long beside everything else that is kept meanwhile, and would lose to it again and again.
      unitOfWork(db, (trx) => keepAll(trx, deliveries, toolsNow()), "read committed"),
    ),

    nextOf: async (personId) => {
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
      const person = row && (await byId(db, personId));
      if (!row || !person) return null;
      const content = opened<InboundContent>(row.content, row.id);
      return { id: row.id, person: toPerson(person), sentAt: row.sent_at, content };
    },

    answer: (id, effect) => settle(id, "handled", null, effect),
    giveUp: (id, reason, effect) => settle(id, "failed", reason, effect),
  };
}
