import type { Db } from "../../db/client.ts";
import { runUnitOfWork } from "../../db/transactions.ts";
import { CHANNELS, type ChannelName } from "../inbound-message.ts";
import { type ChannelCounts, type ChannelRepository, MESSAGE_STATES, SEND_STATES } from "../repository.ts";
import { enqueueAnswers, enqueueSends, type SqlDependencies } from "./sql-dependencies.ts";

async function countMessages(db: Db, channel: ChannelName): Promise<ChannelCounts> {
  const people = await db
    .selectFrom("channel_people")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("channel", "=", channel)
    .executeTakeFirstOrThrow();
  const received = await db
    .selectFrom("channel_inbox")
    .select((eb) => ["state" as const, eb.fn.countAll().as("count")])
    .where("channel", "=", channel)
    .groupBy("state")
    .execute();
  const sent = await db
    .selectFrom("channel_outbox")
    .select((eb) => ["state" as const, eb.fn.countAll().as("count")])
    .where("channel", "=", channel)
    .groupBy("state")
    .execute();
  const { last } = await db
    .selectFrom("channel_inbox")
    .select((eb) => eb.fn.max("received_at").as("last"))
    .where("channel", "=", channel)
    .executeTakeFirstOrThrow();
  const countByState = <State extends string>(
    states: readonly State[],
    rows: readonly { state: string; count: unknown }[],
  ) =>
    Object.fromEntries(
      states.map((state) => [state, Number(rows.find((row) => row.state === state)?.count ?? 0)]),
    ) as Record<State, number>;
  return {
    channel,
    people: Number(people.count),
    received: countByState(MESSAGE_STATES, received),
    sent: countByState(SEND_STATES, sent),
    lastReceivedAt: last,
  };
}

/** Queries for administrators, and the deletion of old records. */
export function createSqlChannelAdministration({
  db,
  createTools,
}: SqlDependencies): Pick<ChannelRepository, "countMessages" | "findFailures" | "retry" | "deleteBefore"> {
  return {
    countMessages: async () => Promise.all(CHANNELS.map((channel) => countMessages(db, channel))),

    findFailures: async (channel, limit) => {
      const findFailed = (table: "channel_inbox" | "channel_outbox") =>
        db
          .selectFrom(table)
          .select(["id", "reason", "settled_at", "content"])
          .where("channel", "=", channel)
          .where("state", "=", "failed")
          .orderBy("settled_at", "desc")
          .orderBy("id")
          .limit(limit)
          .execute();
      const rows = [
        ...(await findFailed("channel_inbox")).map((row) => ({ ...row, what: "answer" as const })),
        ...(await findFailed("channel_outbox")).map((row) => ({ ...row, what: "send" as const })),
      ];
      return rows
        .map(({ id, what, reason, settled_at, content }) => ({
          id,
          what,
          reason: reason ?? "",
          at: settled_at ?? "",
          retries: content !== null,
        }))
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .slice(0, limit);
    },

    retry: (channel, what, id) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const tools = createTools();
        const table = what === "answer" ? "channel_inbox" : "channel_outbox";
        const row = await trx
          .updateTable(table)
          .set({ state: "waiting", reason: null, settled_at: null })
          .where("id", "=", id)
          .where("channel", "=", channel)
          .where("state", "=", "failed")
          .where("content", "is not", null)
          .returning("person_id")
          .executeTakeFirst();
        if (!row) return false;
        await (what === "answer"
          ? enqueueAnswers(trx, tools, [row.person_id])
          : enqueueSends(trx, tools, [id], row.person_id));
        return true;
      }),

    deleteBefore: (instant) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        await trx.deleteFrom("channel_inbox").where("settled_at", "<", instant).execute();
        await trx.deleteFrom("channel_outbox").where("settled_at", "<", instant).execute();
        await trx.deleteFrom("channel_early_news").where("told_at", "<", instant).execute();
        await trx.deleteFrom("channel_links").where("expires_at", "<", instant).execute();
        await trx.deleteFrom("channel_link_codes").where("expires_at", "<", instant).execute();
      }),
  };
}
