import { type Trx, unitOfWork } from "../../db/transactions.ts";
import { unflushed } from "../../db/unflushed.ts";
import type { ChannelRepository, SendPace } from "../repository.ts";
import { byId } from "./people.ts";
import type { SqlParts } from "./tools.ts";

/** When the next may go, of those that were counted up to `counted`: a few before it, as a burst. */
const earliest = (counted: string, now: number, { intervalMs, burst }: SendPace): number =>
  Math.max(now, Date.parse(counted) - (burst - 1) * intervalMs);

/** The next place among all that a channel sends is taken: when it is. */
async function takePlace(trx: Trx, channel: string, now: number, pace: SendPace): Promise<number> {
  const row = await trx.selectFrom("channel_paces").select("next_at").where("channel", "=", channel).executeTakeFirst();
  const counted = row?.next_at ?? new Date(now).toISOString();
  const next_at = new Date(Math.max(now, Date.parse(counted)) + pace.intervalMs).toISOString();
  await trx
    .insertInto("channel_paces")
    .values({ channel, next_at })
    .onConflict((conflict) => conflict.column("channel").doUpdateSet({ next_at }))
    .execute();
  return earliest(counted, now, pace);
}

/** Whose turn it is to be written to. */
export function sqlPaces({ db, clock }: SqlParts): Pick<ChannelRepository, "takeTurn"> {
  return {
    takeTurn: (personId, { toOne, toAll }) =>
      unflushed(db, (own) =>
        unitOfWork(own, async (trx) => {
          const person = await byId(trx, personId);
          const now = clock().getTime();
          if (!person) return { taken: true, at: new Date(now) };
          const turn = earliest(person.next_turn_at, now, toOne);
          if (turn > now) return { taken: false, at: new Date(turn) };
          const at = await takePlace(trx, person.channel, now, toAll);
          // Counted from when it goes, or two that waited differently long would come too near to each other.
          const next = Math.max(at, Date.parse(person.next_turn_at)) + toOne.intervalMs;
          const next_turn_at = new Date(next).toISOString();
          await trx.updateTable("channel_people").set({ next_turn_at }).where("id", "=", personId).execute();
          return { taken: true, at: new Date(at) };
        }),
      ),
  };
}
