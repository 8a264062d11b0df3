import type { AnswerLanguage } from "@lagna/astrologer";
import type { Db } from "../../db/client.ts";
import type { ChannelChartRow, ChannelPersonRow } from "../../db/schema/channels.ts";
import type { Trx } from "../../db/transactions.ts";
import type { ChannelName, InboundMessage } from "../inbound-message.ts";
import type { ChannelChart, ChannelPerson, ChannelRepository } from "../repository.ts";
import { findCountryOfLanguage } from "../find-sender-countries.ts";
import type { SqlDependencies, TransactionTools } from "./sql-dependencies.ts";

export const toPerson = (row: ChannelPersonRow): ChannelPerson => ({
  id: row.id,
  channel: row.channel as ChannelName,
  externalId: row.external_id,
  name: row.name,
  accountId: row.account_id,
  language: row.tongue as AnswerLanguage | null,
  country: row.country,
  chartId: row.chart_id,
  ownChartId: row.own_chart_id,
  awaiting: row.awaiting === null ? null : (JSON.parse(row.awaiting) as ChannelPerson["awaiting"]),
  stoppedAt: row.stopped_at,
  lastMessageAt: row.heard_at,
});

const toChart = (row: ChannelChartRow): ChannelChart => ({
  id: row.id,
  personId: row.person_id,
  name: row.name,
  birth: JSON.parse(row.birth) as ChannelChart["birth"],
  createdAt: row.created_at,
});

/** Key that is the same for names that differ in spacing or capitals only. */
const toNameKey = (name: string): string => name.normalize("NFC").trim().toLowerCase().replaceAll(/\s+/g, " ");

export const selectById = (db: Db, id: string) =>
  db.selectFrom("channel_people").selectAll().where("id", "=", id).executeTakeFirst();

const toPersonKey = (channel: string, externalId: string): string => `${channel} ${externalId}`;
export const toSenderKey = ({ channel, from }: InboundMessage): string => toPersonKey(channel, from.id);

/** Moves a person from the former id to the new one, unless both have rows already. */
async function renameSender(trx: Trx, { channel, from }: InboundMessage): Promise<void> {
  if (from.formerId === undefined) return;
  await trx
    .updateTable("channel_people")
    .set({ external_id: from.id })
    .where("channel", "=", channel)
    .where("external_id", "=", from.formerId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("channel_people as other")
            .select("other.id")
            .where("other.channel", "=", channel)
            .where("other.external_id", "=", from.id),
        ),
      ),
    )
    .execute();
}

async function findIds(trx: Trx, senders: readonly InboundMessage[]): Promise<Map<string, string>> {
  const channels = [...new Set(senders.map(({ channel }) => channel))];
  const externalIds = senders.map(({ from }) => from.id);
  const rows = await trx
    .selectFrom("channel_people")
    .select(["id", "channel", "external_id"])
    .where("channel", "in", channels)
    .where("external_id", "in", externalIds)
    .execute();
  return new Map(rows.map(({ id, channel, external_id }) => [toPersonKey(channel, external_id), id]));
}

const createPersonRow = (
  { channel, from, sentAt }: InboundMessage,
  { newId, now }: TransactionTools,
): ChannelPersonRow => ({
  id: newId(),
  channel,
  external_id: from.id,
  name: from.name,
  account_id: null,
  linked_at: null,
  tongue: from.language?.toLowerCase().startsWith("hi") === true ? "hi" : null,
  country: findCountryOfLanguage(from.language),
  chart_id: null,
  own_chart_id: null,
  awaiting: null,
  stopped_at: null,
  heard_at: sentAt,
  next_turn_at: now,
  created_at: now,
});

/** The person ids of the senders, by `toSenderKey`; a person is created with their first message. */
export async function findOrCreateSenders(
  trx: Trx,
  messages: readonly InboundMessage[],
  tools: TransactionTools,
): Promise<Map<string, string>> {
  const senders = new Map(messages.map((message) => [toSenderKey(message), message]));
  const knownIds = await findIds(trx, [...senders.values()]);
  const unknown = [...senders].filter(([key]) => !knownIds.has(key)).map(([, message]) => message);
  if (unknown.length === 0) return knownIds;
  for (const message of unknown) await renameSender(trx, message);
  await trx
    .insertInto("channel_people")
    .values(unknown.map((message) => createPersonRow(message, tools)))
    .onConflict((conflict) => conflict.columns(["channel", "external_id"]).doNothing())
    .execute();
  return new Map([...knownIds, ...(await findIds(trx, unknown))]);
}

/** Updates the senders of new messages: the latest name, and the time of the latest message (never moved back). */
export async function updateSenders(
  trx: Trx,
  messages: readonly InboundMessage[],
  tools: TransactionTools,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = [...Map.groupBy(messages, toSenderKey).values()].map((senderMessages) => {
    const name = senderMessages.findLast(({ from }) => from.name !== "")?.from.name ?? "";
    const [heard_at = tools.now] = senderMessages
      .map(({ sentAt }) => sentAt)
      .toSorted()
      .toReversed();
    return { ...createPersonRow(senderMessages[0] as InboundMessage, tools), name, heard_at };
  });
  await trx
    .insertInto("channel_people")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["channel", "external_id"]).doUpdateSet((eb) => ({
        name: eb
          .case()
          .when("excluded.name", "<>", "")
          .then(eb.ref("excluded.name"))
          .else(eb.ref("channel_people.name"))
          .end(),
        heard_at: eb
          .case()
          .when("excluded.heard_at", ">", eb.ref("channel_people.heard_at"))
          .then(eb.ref("excluded.heard_at"))
          .else(eb.ref("channel_people.heard_at"))
          .end(),
        country: eb.fn.coalesce("excluded.country", "channel_people.country"),
      })),
    )
    .execute();
}

export async function saveChart(trx: Trx, { id, personId, name, birth, createdAt }: ChannelChart): Promise<void> {
  const key = toNameKey(name);
  await trx.deleteFrom("channel_charts").where("person_id", "=", personId).where("name_key", "=", key).execute();
  const row = { id, person_id: personId, name, name_key: key, birth: JSON.stringify(birth), created_at: createdAt };
  await trx.insertInto("channel_charts").values(row).execute();
}

export async function removeChart(trx: Trx, personId: string, id: string): Promise<void> {
  await trx.deleteFrom("channel_charts").where("person_id", "=", personId).where("id", "=", id).execute();
}

export async function erasePerson(trx: Trx, personId: string): Promise<void> {
  await trx.deleteFrom("channel_charts").where("person_id", "=", personId).execute();
  await trx.deleteFrom("channel_links").where("person_id", "=", personId).execute();
  await trx.deleteFrom("channel_outbox").where("person_id", "=", personId).execute();
  await trx
    .updateTable("channel_inbox")
    .set({ content: null })
    .where("person_id", "=", personId)
    .where("state", "<>", "waiting")
    .execute();
  await trx
    .updateTable("channel_people")
    .set({
      name: "",
      account_id: null,
      linked_at: null,
      tongue: null,
      country: null,
      chart_id: null,
      own_chart_id: null,
      awaiting: null,
    })
    .where("id", "=", personId)
    .execute();
}

/** Queries for people and the births they gave. */
export function createSqlChannelPeople({
  db,
}: Pick<SqlDependencies, "db">): Pick<ChannelRepository, "findPerson" | "findCharts" | "findChart"> {
  return {
    findPerson: async (id) => {
      const row = await selectById(db, id);
      return row ? toPerson(row) : null;
    },

    findCharts: async (personId) => {
      const rows = await db
        .selectFrom("channel_charts")
        .selectAll()
        .where("person_id", "=", personId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(toChart);
    },

    findChart: async (id) => {
      const row = await db.selectFrom("channel_charts").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? toChart(row) : null;
    },
  };
}
