import type { CompiledQuery } from "kysely";
import type { Db } from "./client.ts";

interface Buildable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * Builds a query once, for queries that every request runs: building takes longer than SQLite needs to run it. The values that `build`
 * compares with are placeholders; the actual parameters are passed to the returned function in the same order.
 */
export function prepareQuery<Row>(
  db: Db,
  build: () => Buildable<Row>,
): (...parameters: unknown[]) => Promise<Row | undefined> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (...parameters) => {
    compiled ??= build().compile();
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows[0];
  };
}
