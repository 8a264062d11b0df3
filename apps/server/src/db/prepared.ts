import type { CompiledQuery } from "kysely";
import type { Db } from "./client.ts";

interface Buildable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * A query built once, for those that every request asks: building one takes longer than SQLite takes to answer it. `build` is given
 * nothing; what it compares with becomes the parameters, in order.
 */
export function prepared<Row>(
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
