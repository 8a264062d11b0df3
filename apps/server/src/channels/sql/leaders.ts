import { unitOfWork } from "../../db/transactions.ts";
import type { ChannelRepository } from "../repository.ts";
import type { SqlParts } from "./tools.ts";

/** Which server of all asks a channel for what came in. */
export function sqlLeaders({ db, clock }: SqlParts): Pick<ChannelRepository, "lead" | "resign"> {
  return {
    lead: (channel, server, ms) =>
      unitOfWork(db, async (trx) => {
        const now = clock().getTime();
        const term = { server, until: new Date(now + ms).toISOString() };
        const taken = await trx
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
      }),

    resign: async (channel, server) => {
      await db.deleteFrom("channel_leaders").where("channel", "=", channel).where("server", "=", server).execute();
    },
  };
}
