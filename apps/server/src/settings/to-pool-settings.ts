import type { PoolSettings } from "../db/pool-settings.ts";
import type { SetConfig } from "./config.ts";

export const toPoolSettings = (config: Omit<SetConfig, "AUTH_SECRET">): PoolSettings => ({
  max: config.DATABASE_POOL,
  statementMs: config.DATABASE_STATEMENT_TIMEOUT_MS,
  idleInTransactionMs: config.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
});
