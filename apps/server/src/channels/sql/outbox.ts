import { type Trx, runUnitOfWork } from "../../db/transactions.ts";
import type { ChannelName } from "../inbound-message.ts";
import type { OutboundMessage } from "../outbound-message.ts";
import type { ChannelRepository, DeliveryUpdate } from "../repository.ts";
import { createCallBatcher } from "../batch-calls.ts";
import { selectById, toPerson } from "./channel-people.ts";
import { fromStoredMessage, type StoredMessage, toStoredMessage } from "./stored-message.ts";
import { enqueueSends, type EffectSource, type SqlDependencies, type TransactionTools } from "./sql-dependencies.ts";

export async function enqueueMessages(
  trx: Trx,
  { source, personId }: EffectSource,
  messages: readonly OutboundMessage[],
  tools: TransactionTools,
): Promise<void> {
  if (messages.length === 0) return;
  const { channel } = await trx
    .selectFrom("channel_people")
    .select("channel")
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  // The id derives from the answered message, so the same answer cannot be stored twice.
  const rows = messages.map((message, at) => {
    const id = `${source}:${at}`;
    const content = tools.payloadCipher.encrypt(JSON.stringify(toStoredMessage(message)), id);
    const initialState = { provider_id: null, state: "waiting", reason: null, created_at: tools.now, settled_at: null };
    return { id, channel, person_id: personId, content, ...initialState };
  });
  await trx.insertInto("channel_outbox").values(rows).execute();
  const ids = rows.map(({ id }) => id);
  await enqueueSends(trx, tools, ids, personId);
}

export async function deleteUnsent(trx: Trx, personId: string): Promise<void> {
  await trx
    .deleteFrom("channel_outbox")
    .where("person_id", "=", personId)
    .where("state", "in", ["waiting", "failed"])
    .execute();
}

/** The states from which each state can be reached. */
const EARLIER_STATES = { delivered: ["sent"], read: ["sent", "delivered"], failed: ["sent", "delivered"] } as const;

interface ChannelDeliveryUpdate extends DeliveryUpdate {
  readonly channel: ChannelName;
}

const toUpdateKey = (channel: string, providerId: string): string => `${channel} ${providerId}`;

async function advanceState(
  trx: Trx,
  channel: ChannelName,
  { providerId, state, reason }: DeliveryUpdate,
): Promise<void> {
  await trx
    .updateTable("channel_outbox")
    .set({ state, ...(state === "failed" && { reason }) })
    .where("channel", "=", channel)
    .where("provider_id", "=", providerId)
    .where("state", "in", EARLIER_STATES[state])
    .execute();
}

/** Applies delivery statuses; those of messages that are not marked as sent yet are stored for later. */
async function applyDeliveryUpdates(trx: Trx, updates: readonly ChannelDeliveryUpdate[], now: string): Promise<void> {
  const rows = await trx
    .selectFrom("channel_outbox")
    .select(["channel", "provider_id"])
    .where("channel", "in", [...new Set(updates.map(({ channel }) => channel))])
    .where(
      "provider_id",
      "in",
      updates.map(({ providerId }) => providerId),
    )
    .execute();
  const sent = new Set(rows.map(({ channel, provider_id }) => toUpdateKey(channel, provider_id ?? "")));
  const isKnown = ({ channel, providerId }: ChannelDeliveryUpdate): boolean =>
    sent.has(toUpdateKey(channel, providerId));
  for (const each of updates) if (isKnown(each)) await advanceState(trx, each.channel, each);
  const early = updates.filter((each) => !isKnown(each));
  if (early.length === 0) return;
  await trx
    .insertInto("channel_early_news")
    .values(
      early.map(({ channel, providerId: provider_id, state, reason }) => ({
        channel,
        provider_id,
        state,
        reason,
        told_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(["channel", "provider_id", "state"]).doNothing())
    .execute();
}

/** Applies statuses that arrived before the message was marked as sent. */
async function applyEarlyUpdates(trx: Trx, channel: ChannelName, providerId: string): Promise<void> {
  const updates = await trx
    .deleteFrom("channel_early_news")
    .where("channel", "=", channel)
    .where("provider_id", "=", providerId)
    .returning(["state", "reason"])
    .execute();
  for (const { state, reason } of updates)
    await advanceState(trx, channel, { providerId, state: state as DeliveryUpdate["state"], reason });
}

/** Messages to send, and their delivery state. */
export function createSqlOutbox({
  db,
  clock,
  decryptContent,
}: SqlDependencies): Pick<ChannelRepository, "findSend" | "markSent" | "markUnsent" | "recordDeliveryUpdate"> {
  const enqueueUpdate = createCallBatcher<ChannelDeliveryUpdate, void>((updates) =>
    // Serializable: a message that is marked as sent at the same moment must not miss its status.
    runUnitOfWork(db, "serializable", async (trx) => {
      await applyDeliveryUpdates(trx, updates, clock().toISOString());
      return updates.map(() => undefined);
    }),
  );

  return {
    findSend: async (id) => {
      const row = await db.selectFrom("channel_outbox").selectAll().where("id", "=", id).executeTakeFirst();
      const person = row && (await selectById(db, row.person_id));
      if (!row || !person || row.state !== "waiting") return null;
      const message = decryptContent<StoredMessage>(row.content, id);
      return { id, person: toPerson(person), message: message && fromStoredMessage(message) };
    },

    markSent: (id, providerId) =>
      // Serializable: a status that arrives at the same moment must not be missed.
      runUnitOfWork(db, "serializable", async (trx) => {
        const row = await trx
          .updateTable("channel_outbox")
          .set({ state: "sent", provider_id: providerId, content: null, settled_at: clock().toISOString() })
          .where("id", "=", id)
          .where("state", "=", "waiting")
          .returning("channel")
          .executeTakeFirst();
        if (row && providerId !== null) await applyEarlyUpdates(trx, row.channel as ChannelName, providerId);
      }),

    markUnsent: async (id, reason) => {
      await db
        .updateTable("channel_outbox")
        .set({ state: "failed", reason, settled_at: clock().toISOString() })
        .where("id", "=", id)
        .where("state", "=", "waiting")
        .execute();
    },

    recordDeliveryUpdate: (channel, update) => enqueueUpdate({ channel, ...update }),
  };
}
