import { type Trx, unitOfWork } from "../../db/transactions.ts";
import { noteLinkChange } from "../link-change.ts";
import type { ChannelRepository, Effect } from "../repository.ts";
import { forgetUnsent, say } from "./outbox.ts";
import { eraseOf, putChart, removeChart } from "./people.ts";
import type { Occasion, SqlParts, Tools } from "./tools.ts";

/** All that comes of a message or a form, in the transaction of its end. */
export async function carryOut(trx: Trx, occasion: Occasion, effect: Effect, tools: Tools): Promise<void> {
  const { personId } = occasion;
  const { person = {}, chart, removesChart, link, usesCode, links = [], erases = false, says } = effect;
  if (erases) await eraseOf(trx, personId);
  // Whoever wants to hear no more is not told what was on its way either.
  if (person.stoppedAt) await forgetUnsent(trx, personId);
  if (chart) await putChart(trx, chart);
  if (removesChart !== undefined) await removeChart(trx, personId, removesChart);
  if (link)
    await trx
      .insertInto("channel_links")
      .values({ id: link.id, person_id: personId, expires_at: link.expiresAt, used_at: null })
      .execute();
  if (usesCode !== undefined) await trx.deleteFrom("channel_link_codes").where("code_hash", "=", usesCode).execute();
  const { accountId, tongue, chartId, ownChartId, awaiting, stoppedAt } = person;
  const changes = {
    ...(accountId !== undefined && { account_id: accountId, linked_at: accountId && tools.now }),
    ...(tongue !== undefined && { tongue }),
    ...(chartId !== undefined && { chart_id: chartId }),
    ...(ownChartId !== undefined && { own_chart_id: ownChartId }),
    ...(awaiting !== undefined && { awaiting: awaiting && JSON.stringify(awaiting) }),
    ...(stoppedAt !== undefined && { stopped_at: stoppedAt }),
  };
  if (Object.keys(changes).length > 0)
    await trx.updateTable("channel_people").set(changes).where("id", "=", personId).execute();
  for (const change of links) await noteLinkChange(trx, change, tools);
  await say(trx, occasion, says, tools);
}

/** Links to the form. */
export function sqlFormLinks({ db, toolsNow }: SqlParts): Pick<ChannelRepository, "formLink" | "useFormLink"> {
  return {
    formLink: async (id) => {
      const row = await db.selectFrom("channel_links").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? { id: row.id, personId: row.person_id, expiresAt: row.expires_at, usedAt: row.used_at } : null;
    },

    useFormLink: (id, effect) =>
      unitOfWork(db, async (trx) => {
        const tools = toolsNow();
        const used = await trx
          .updateTable("channel_links")
          .set({ used_at: tools.now })
          .where("id", "=", id)
          .where("used_at", "is", null)
          .where("expires_at", ">", tools.now)
          .returning("person_id")
          .executeTakeFirst();
        if (used) await carryOut(trx, { source: id, personId: used.person_id }, effect, tools);
        return used !== undefined;
      }),
  };
}
