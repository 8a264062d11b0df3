import type { Tongue } from "@lagna/astrologer";
import type { Db } from "../../db/client.ts";
import type { ChannelChartRow, ChannelPersonRow } from "../../db/schema/channels.ts";
import type { Trx } from "../../db/transactions.ts";
import type { ChannelName, Inbound } from "../inbound.ts";
import type { ChannelChart, ChannelPerson, ChannelRepository } from "../repository.ts";
import type { SqlParts, Tools } from "./tools.ts";

export const toPerson = (row: ChannelPersonRow): ChannelPerson => ({
  id: row.id,
  channel: row.channel as ChannelName,
  externalId: row.external_id,
  name: row.name,
  accountId: row.account_id,
  tongue: row.tongue as Tongue | null,
  chartId: row.chart_id,
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

/** The sender's row: made with their first message. */
export async function senderOf(trx: Trx, message: Inbound, { newId, now }: Tools): Promise<string> {
  const { channel, from, sentAt } = message;
  await renameSender(trx, message);
  await trx
    .insertInto("channel_people")
    .values({
      id: newId(),
      channel,
      external_id: from.id,
      name: from.name,
      account_id: null,
      linked_at: null,
      tongue: from.language?.toLowerCase().startsWith("hi") === true ? "hi" : null,
      chart_id: null,
      awaiting: null,
      stopped_at: null,
      heard_at: sentAt,
      next_turn_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["channel", "external_id"]).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom("channel_people")
    .select("id")
    .where("channel", "=", channel)
    .where("external_id", "=", from.id)
    .executeTakeFirstOrThrow();
  return id;
}

export async function putChart(trx: Trx, { id, personId, name, birth, createdAt }: ChannelChart): Promise<void> {
  const key = nameKey(name);
  await trx.deleteFrom("channel_charts").where("person_id", "=", personId).where("name_key", "=", key).execute();
  const row = { id, person_id: personId, name, name_key: key, birth: JSON.stringify(birth), created_at: createdAt };
  await trx.insertInto("channel_charts").values(row).execute();
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
    .set({ name: "", account_id: null, linked_at: null, tongue: null, chart_id: null, awaiting: null })
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
