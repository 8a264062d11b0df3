import { maintainMonthlyPartitions } from "../db/monthly-partitions.ts";
import type { Area } from "./area.ts";
import type { SharedParts } from "./shared-parts.ts";

const INTERVAL_MS = 86_400_000;

/** Keeps the partitions of the coming months ready in a server that runs for long; each start does the same. */
export function wireDatabaseMaintenance({
  database,
  clock,
  logger,
}: Pick<SharedParts, "database" | "clock" | "logger">): Area {
  const maintain = (): void => {
    maintainMonthlyPartitions(database.db, clock()).catch((error: unknown) =>
      logger.warn({ err: error }, "the partitions of the coming months were not prepared"),
    );
  };
  return {
    gives: {},
    routes: async (api) => {
      const timer = setInterval(maintain, INTERVAL_MS);
      timer.unref();
      api.addHook("onClose", async () => clearInterval(timer));
    },
  };
}
