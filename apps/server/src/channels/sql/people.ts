import type { Tongue } from "@lagna/astrologer";
import type { Db } from "../../db/client.ts";
import type { ChannelChartRow, ChannelPersonRow } from "../../db/schema/channels.ts";
import type { Trx } from "../../db/transactions.ts";
import type { ChannelName, Inbound } from "../inbound.ts";
import type { ChannelChart, ChannelPerson, ChannelRepository } from "../repository.ts";
import { countryOfLanguage } from "../writer-country.ts";
import type { SqlParts, Tools } from "./tools.ts";

export const toPerson = (row: ChannelPersonRow): ChannelPerson => ({
  id: row.id,
  channel: row.channel as ChannelName,
  externalId: row.external_id,
  name: row.name,
  accountId: row.account_id,
  tongue: row.tongue as Tongue | null,
  country: row.country,
  chartId: row.chart_id,
  ownChartId: row.own_chart_id,
  awaiting: row.awaiting === null ? null : (JSON.parse(row.awaiting) as ChannelPerson["awaiting"]),
  stoppedAt: row.stopped_at,
  heardAt: row.heard_at,
});

const toChart = (row: ChannelChartRow): ChannelChart => ({
  id: row.id,
  personId: row.person_id,
  name: row.name,
  birth: JSON.parse(row.birth) as ChannelChart["birth"],
  createdAt: row.created_at,
});

/** The same name, however it is spaced or capitalised. */
const nameKey = (name: string): string => name.normalize("NFC").trim().toLowerCase().replaceAll(/\s+/g, " ");

export const byId = (db: Db, id: string) =>
  db.selectFrom("channel_people").selectAll().where("id", "=", id).executeTakeFirst();

const keyOf = (channel: string, externalId: string): string => `${channel} ${externalId}`;
export const senderKey = ({ channel, from }: Inbound): string => keyOf(channel, from.id);

/** Somebody known by a former id goes on under the new one, unless both have rows already. */
async function renameSender(trx: Trx, { channel, from }: Inbound): Promise<void> {
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

async function idsOf(trx: Trx, senders: readonly Inbound[]): Promise<Map<string, string>> {
  const channels = [...new Set(senders.map(({ channel }) => channel))];
  const externalIds = senders.map(({ from }) => from.id);
  const rows = await trx
    .selectFrom("channel_people")
    .select(["id", "channel", "external_id"])
    .where("channel", "in", channels)
    .where("external_id", "in", externalIds)
    .execute();
  return new Map(rows.map(({ id, channel, external_id }) => [keyOf(channel, external_id), id]));
}

const newPerson = ({ channel, from, sentAt }: Inbound, { newId, now }: Tools): ChannelPersonRow => ({
  id: newId(),
  channel,
  external_id: from.id,
  name: from.name,
  account_id: null,
  linked_at: null,
  tongue: from.language?.toLowerCase().startsWith("hi") === true ? "hi" : null,
  country: countryOfLanguage(from.language),
  chart_id: null,
  own_chart_id: null,
  awaiting: null,
  stopped_at: null,
  heard_at: sentAt,
  next_turn_at: now,
  created_at: now,
});

/** Whose rows are whose, by `senderKey`: made with somebody's first message. */
export async function sendersOf(trx: Trx, messages: readonly Inbound[], tools: Tools): Promise<Map<string, string>> {
  const senders = new Map(messages.map((message) => [senderKey(message), message]));
  const known = await idsOf(trx, [...senders.values()]);
  const unknown = [...senders].filter(([key]) => !known.has(key)).map(([, message]) => message);
  if (unknown.length === 0) return known;
  for (const message of unknown) await renameSender(trx, message);
  await trx
    .insertInto("channel_people")
    .values(unknown.map((message) => newPerson(message, tools)))
    .onConflict((conflict) => conflict.columns(["channel", "external_id"]).doNothing())
    .execute();
  return new Map([...known, ...(await idsOf(trx, unknown))]);
}

/** What new messages tell of their senders: the latest name, and when they were heard of, never an earlier time. */
export async function noteHeard(trx: Trx, messages: readonly Inbound[], tools: Tools): Promise<void> {
  if (messages.length === 0) return;
  const rows = [...Map.groupBy(messages, senderKey).values()].map((own) => {
    const name = own.findLast(({ from }) => from.name !== "")?.from.name ?? "";
    const [heard_at = tools.now] = own
      .map(({ sentAt }) => sentAt)
      .toSorted()
      .toReversed();
    return { ...newPerson(own[0] as Inbound, tools), name, heard_at };
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

export async function putChart(trx: Trx, { id, personId, name, birth, createdAt }: ChannelChart): Promise<void> {
  const key = nameKey(name);
  await trx.deleteFrom("channel_charts").where("person_id", "=", personId).where("name_key", "=", key).execute();
  const row = { id, person_id: personId, name, name_key: key, birth: JSON.stringify(birth), created_at: createdAt };
  await trx.insertInto("channel_charts").values(row).execute();
}

export async function removeChart(trx: Trx, personId: string, id: string): Promise<void> {
  await trx.deleteFrom("channel_charts").where("person_id", "=", personId).where("id", "=", id).execute();
}

export async function eraseOf(trx: Trx, personId: string): Promise<void> {
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

/** Who writes, and the births they gave. */
export function sqlPeople({ db }: Pick<SqlParts, "db">): Pick<ChannelRepository, "person" | "charts" | "chart"> {
  return {
    person: async (id) => {
      const row = await byId(db, id);
      return row ? toPerson(row) : null;
    },

    charts: async (personId) => {
      const rows = await db
        .selectFrom("channel_charts")
        .selectAll()
        .where("person_id", "=", personId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(toChart);
    },

    chart: async (id) => {
      const row = await db.selectFrom("channel_charts").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? toChart(row) : null;
    },
  };
}
