import type { ChannelRepository } from "../repository.ts";
import type { SqlDependencies } from "./sql-dependencies.ts";

/** Elects the one server that polls a channel. */
export function createSqlPollingServerElection({
  db,
  clock,
}: SqlDependencies): Pick<ChannelRepository, "acquireLeadership" | "releaseLeadership"> {
  return {
    acquireLeadership: async (channel, server, ms) => {
      const now = clock().getTime();
      const term = { server, until: new Date(now + ms).toISOString() };
      const taken = await db
        .insertInto("channel_leaders")
        .values({ channel, ...term })
        .onConflict((conflict) =>
          conflict
            .column("channel")
            .doUpdateSet(term)
            .where((eb) =>
              eb.or([
                eb("channel_leaders.server", "=", server),
                eb("channel_leaders.until", "<=", new Date(now).toISOString()),
              ]),
            ),
        )
        .returning("channel")
        .executeTakeFirst();
      return taken !== undefined;
    },

    releaseLeadership: async (channel, server) => {
      await db.deleteFrom("channel_leaders").where("channel", "=", channel).where("server", "=", server).execute();
    },
  };
}
