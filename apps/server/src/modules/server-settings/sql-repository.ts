import type { Clock } from "../../time/clock.ts";
import type { Db } from "../../db/client.ts";
import { type Trx, runUnitOfWork } from "../../db/transactions.ts";
import type { AuditWriter } from "../audit/service.ts";
import type { ServerSettingsRepository } from "./repository.ts";

interface SqlServerSettingsParts {
  readonly db: Db;
  readonly audit: AuditWriter<Trx>;
  readonly clock: Clock;
}

export const createSqlServerSettingsRepository = ({
  db,
  audit,
  clock,
}: SqlServerSettingsParts): ServerSettingsRepository => ({
  findAll: async () => {
    const rows = await db.selectFrom("server_settings").select(["name", "value"]).execute();
    return new Map(rows.map(({ name, value }) => [name, value]));
  },

  save: (name, value, entry) =>
    runUnitOfWork(db, "read committed", async (trx) => {
      const row = { value, updated_at: clock().toISOString() };
      await trx
        .insertInto("server_settings")
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
        .execute();
      await audit.note(trx, entry);
    }),

  remove: (name, entry) =>
    runUnitOfWork(db, "read committed", async (trx) => {
      const removed = await trx.deleteFrom("server_settings").where("name", "=", name).returning("name").execute();
      if (removed.length > 0) await audit.note(trx, entry);
      return removed.length > 0;
    }),
});
