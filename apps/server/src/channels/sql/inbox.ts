import { type Trx, unitOfWork } from "../../db/transactions.ts";
import type { Inbound, InboundContent } from "../inbound.ts";
import type { ChannelRepository, Effect } from "../repository.ts";
import { together } from "../together.ts";
import { carryOut } from "./effects.ts";
import { byId, senderOf, toPerson } from "./people.ts";
import { enqueueAnswer, type SqlParts, type Tools } from "./tools.ts";

async function keep(trx: Trx, message: Inbound, tools: Tools): Promise<boolean> {
  const { channel, messageId, from, sentAt, content } = message;
  const person = await senderOf(trx, message, tools);
  const id = tools.newId();
  const kept = await trx
    .insertInto("channel_inbox")
    .values({
      id,
      channel,
      message_id: messageId,
      person_id: person,
      sent_at: sentAt,
      sequence: message.sequence ?? 0,
      content: tools.seal.close(JSON.stringify(content), id),
      state: "waiting",
      reason: null,
      received_at: tools.now,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.columns(["channel", "message_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!kept) return false;
  const known = trx.updateTable("channel_people").where("id", "=", person);
  if (from.name !== "") await known.set({ name: from.name }).execute();
  await known.set({ heard_at: sentAt }).where("heard_at", "<", sentAt).execute();
  await enqueueAnswer(trx, tools, person);
  return true;
}

/** How many were new, of each delivery. Everybody keeps to one order of people, so that no two wait for each other. */
async function keepAll(trx: Trx, deliveries: readonly (readonly Inbound[])[], tools: Tools): Promise<number[]> {
  const all = deliveries.flatMap((messages, delivery) => messages.map((message) => ({ message, delivery })));
  const fresh = deliveries.map(() => 0);
  for (const { message, delivery } of all.toSorted((a, b) => a.message.from.id.localeCompare(b.message.from.id)))
    if (await keep(trx, message, tools)) fresh[delivery] = (fresh[delivery] ?? 0) + 1;
  return fresh;
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
      if (personId !== null) await carryOut(trx, id, personId, effect, tools);
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
