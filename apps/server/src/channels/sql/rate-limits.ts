import type { Db } from "../../db/client.ts";
import { runWithAsyncCommit } from "../../db/run-with-async-commit.ts";
import type { ChannelRepository, SendRate } from "../repository.ts";
import { selectById } from "./channel-people.ts";
import type { SqlDependencies } from "./sql-dependencies.ts";

/** When the next message may be sent, given the time up to which slots are taken; a burst may be ahead of that time. */
const computeEarliest = (takenUntil: number, now: number, { intervalMs, burst }: SendRate): number =>
  Math.max(now, takenUntil - (burst - 1) * intervalMs);

/** Takes the next slot of the whole channel in a single statement, since all sends contend for this row. @returns its time in ms */
async function takeChannelSlot(db: Db, channel: string, now: number, rate: SendRate): Promise<number> {
  const { next_ms } = await db
    .insertInto("channel_paces")
    .values({ channel, next_ms: now + rate.intervalMs })
    .onConflict((conflict) =>
      conflict.column("channel").doUpdateSet((eb) => ({
        next_ms: eb
          .case()
          .when("channel_paces.next_ms", ">", now)
          .then(eb("channel_paces.next_ms", "+", rate.intervalMs))
          .else(now + rate.intervalMs)
          .end(),
      })),
    )
    .returning("next_ms")
    .executeTakeFirstOrThrow();
  return computeEarliest(Number(next_ms) - rate.intervalMs, now, rate);
}

/** Rate limits of sends, per person and per channel. */
export function createSqlRateLimits({ db, clock }: SqlDependencies): Pick<ChannelRepository, "takeSendSlot"> {
  return {
    // Separate statements: a transaction would hold the channel's row lock until its commit. A slot that remains unused does no harm.
    takeSendSlot: (personId, { perPerson, perChannel }) =>
      runWithAsyncCommit(db, async (connection) => {
        const person = await selectById(connection, personId);
        const now = clock().getTime();
        if (!person) return { isTaken: true, at: new Date(now) };
        const { next_turn_at } = person;
        const earliest = computeEarliest(Date.parse(next_turn_at), now, perPerson);
        if (earliest > now) return { isTaken: false, at: new Date(earliest) };
        const at = await takeChannelSlot(connection, person.channel, now, perChannel);
        // Counted from the send time; otherwise two messages with different waits could be sent too close together.
        const next = Math.max(at, Date.parse(next_turn_at)) + perPerson.intervalMs;
        const { numUpdatedRows } = await connection
          .updateTable("channel_people")
          .set({ next_turn_at: new Date(next).toISOString() })
          .where("id", "=", personId)
          .where("next_turn_at", "=", next_turn_at)
          .executeTakeFirst();
        // False if another job took this slot meanwhile.
        return { isTaken: numUpdatedRows > 0n, at: new Date(at) };
      }),
  };
}
