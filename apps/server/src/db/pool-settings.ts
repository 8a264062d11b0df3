import type pg from "pg";

/** The connections of a process to PostgreSQL, and the limits that PostgreSQL enforces on each, in milliseconds; 0 is its own setting. */
export interface PoolSettings {
  readonly max: number;
  readonly statementMs: number;
  readonly idleInTransactionMs: number;
}

export const NO_LIMITS = { statementMs: 0, idleInTransactionMs: 0 } as const;
/** For commands and migrations, which may take long. */
export const COMMAND_POOL: PoolSettings = { max: 5, ...NO_LIMITS };

/** The limits as parameters of a new connection. */
export const toConnectionLimits = ({ statementMs, idleInTransactionMs }: PoolSettings): pg.ClientConfig => ({
  ...(statementMs > 0 && { statement_timeout: statementMs }),
  ...(idleInTransactionMs > 0 && { idle_in_transaction_session_timeout: idleInTransactionMs }),
});
