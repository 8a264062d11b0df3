import type { Db } from "../../db/client.ts";
import type { UsageRepository } from "./repository.ts";

export function createSqlUsageRepository(db: Db): UsageRepository {
  return {
    countTokens: async (month) => {
      const row = await db.selectFrom("model_usage").select("tokens").where("month", "=", month).executeTakeFirst();
      return Number(row?.tokens ?? 0);
    },

    add: async (month, tokens) => {
      await db
        .insertInto("model_usage")
        .values({ month, tokens })
        .onConflict((conflict) =>
          conflict
            .column("month")
            .doUpdateSet((eb) => ({ tokens: eb("model_usage.tokens", "+", eb.ref("excluded.tokens")) })),
        )
        .execute();
    },
  };
}
