import type { Db } from "../../db/client.ts";
import { unflushed } from "../../db/unflushed.ts";
import type { ChannelRepository, SendPace } from "../repository.ts";
import { byId } from "./people.ts";
import type { SqlParts } from "./tools.ts";

/** When the next may go, of those that were counted up to `counted`: a few before it, as a burst. */
const earliest = (counted: number, now: number, { intervalMs, burst }: SendPace): number =>
  Math.max(now, counted - (burst - 1) * intervalMs);

/** The next place among all that a channel sends is taken, by one statement: everybody's sends meet here. When it is. */
async function takePlace(db: Db, channel: string, now: number, pace: SendPace): Promise<number> {
  const { next_ms } = await db
    .insertInto("channel_paces")
    .values({ channel, next_ms: now + pace.intervalMs })
    .onConflict((conflict) =>
      conflict.column("channel").doUpdateSet((eb) => ({
        next_ms: eb
          .case()
          .when("channel_paces.next_ms", ">", now)
          .then(eb("channel_paces.next_ms", "+", pace.intervalMs))
          .else(now + pace.intervalMs)
          .end(),
      })),
    )
    .returning("next_ms")
    .executeTakeFirstOrThrow();
  return earliest(Number(next_ms) - pace.intervalMs, now, pace);
}

/** Whose turn it is to be written to. */
export function sqlPaces({ db, clock }: SqlParts): Pick<ChannelRepository, "takeTurn"> {
  return {
    // Statements of their own: in a transaction each would have all others wait until it is kept. A place that is taken for nothing is no loss.
    takeTurn: (personId, { toOne, toAll }) =>
      unflushed(db, async (own) => {
        const person = await byId(own, personId);
        const now = clock().getTime();
        if (!person) return { taken: true, at: new Date(now) };
        const { next_turn_at } = person;
        const turn = earliest(Date.parse(next_turn_at), now, toOne);
        if (turn > now) return { taken: false, at: new Date(turn) };
        const at = await takePlace(own, person.channel, now, toAll);
        // Counted from when it goes, or two that waited differently long would come too near to each other.
        const next = Math.max(at, Date.parse(next_turn_at)) + toOne.intervalMs;
        const { numUpdatedRows } = await own
          .updateTable("channel_people")
          .set({ next_turn_at: new Date(next).toISOString() })
          .where("id", "=", personId)
          .where("next_turn_at", "=", next_turn_at)
          .executeTakeFirst();
        // Otherwise somebody else took this turn meanwhile.
        return { taken: numUpdatedRows > 0n, at: new Date(at) };
      }),
  };
}
