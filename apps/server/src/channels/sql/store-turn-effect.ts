import { type Trx, runUnitOfWork } from "../../db/transactions.ts";
import type { ChannelName } from "../inbound-message.ts";
import { recordAccountLinkChange } from "../record-account-link-change.ts";
import type { ChannelRepository, TurnEffect } from "../repository.ts";
import { deleteUnsent, enqueueMessages } from "./outbox.ts";
import { erasePerson, saveChart, removeChart } from "./channel-people.ts";
import type { EffectSource, SqlDependencies, TransactionTools } from "./sql-dependencies.ts";

/** Ends the messages to a chat: those that wait, and those that its account asked for every day. */
async function stopMessages(trx: Trx, personId: string, { onStopped }: TransactionTools): Promise<void> {
  await deleteUnsent(trx, personId);
  const person = await trx
    .selectFrom("channel_people")
    .select(["account_id", "channel"])
    .where("id", "=", personId)
    .executeTakeFirst();
  if (person?.account_id) await onStopped(trx, person.account_id, person.channel as ChannelName);
}

/** Stores all effects of a message or a form, in the transaction that completes it. */
export async function storeTurnEffect(
  trx: Trx,
  source: EffectSource,
  effect: TurnEffect,
  tools: TransactionTools,
): Promise<void> {
  const { personId } = source;
  const {
    person = {},
    chart,
    removedChartId,
    link,
    usedCodeHash,
    linkChanges = [],
    erasesPerson = false,
    messages,
  } = effect;
  if (erasesPerson) await erasePerson(trx, personId);
  // After a stop, messages that wait to be sent are not sent either.
  if (person.stoppedAt) await stopMessages(trx, personId, tools);
  if (chart) await saveChart(trx, chart);
  if (removedChartId !== undefined) await removeChart(trx, personId, removedChartId);
  if (link)
    await trx
      .insertInto("channel_links")
      .values({ id: link.id, person_id: personId, expires_at: link.expiresAt, used_at: null })
      .execute();
  if (usedCodeHash !== undefined)
    await trx.deleteFrom("channel_link_codes").where("code_hash", "=", usedCodeHash).execute();
  const { accountId, language, chartId, ownChartId, awaiting, stoppedAt } = person;
  const changes = {
    ...(accountId !== undefined && { account_id: accountId, linked_at: accountId && tools.now }),
    ...(language !== undefined && { tongue: language }),
    ...(chartId !== undefined && { chart_id: chartId }),
    ...(ownChartId !== undefined && { own_chart_id: ownChartId }),
    ...(awaiting !== undefined && { awaiting: awaiting && JSON.stringify(awaiting) }),
    ...(stoppedAt !== undefined && { stopped_at: stoppedAt }),
  };
  if (Object.keys(changes).length > 0)
    await trx.updateTable("channel_people").set(changes).where("id", "=", personId).execute();
  for (const change of linkChanges) await recordAccountLinkChange(trx, change, tools);
  await enqueueMessages(trx, source, messages, tools);
}

/** Stores the links to the birth form. */
export function createSqlFormLinks({
  db,
  createTools,
}: SqlDependencies): Pick<ChannelRepository, "findFormLink" | "useFormLink"> {
  return {
    findFormLink: async (id) => {
      const row = await db.selectFrom("channel_links").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? { id: row.id, personId: row.person_id, expiresAt: row.expires_at, usedAt: row.used_at } : null;
    },

    useFormLink: (id, effect) =>
      // Serializable: a message of the same chat may change the same person, and a stop must see what it ends.
      runUnitOfWork(db, "serializable", async (trx) => {
        const tools = createTools();
        const used = await trx
          .updateTable("channel_links")
          .set({ used_at: tools.now })
          .where("id", "=", id)
          .where("used_at", "is", null)
          .where("expires_at", ">", tools.now)
          .returning("person_id")
          .executeTakeFirst();
        if (used) await storeTurnEffect(trx, { source: id, personId: used.person_id }, effect, tools);
        return used !== undefined;
      }),
  };
}
