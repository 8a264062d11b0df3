import { sql } from "kysely";
import { createMigrator, findUnknownMigrations, type OpenDatabase } from "./client.ts";

export interface DatabaseInspection {
  /** Such as "3.51.0" or "17.2 (Debian 17.2-1)". */
  readonly version: string;
  /** The clock of the database server; null for SQLite, which has none of its own. */
  readonly now: Date | null;
  /** Names of the migrations that the next start applies; all of them in an empty database. */
  readonly pendingMigrations: readonly string[];
  /** Migrations that only a newer version of the product knows: it does not start with such a database. */
  readonly unknownMigrations: readonly string[];
  readonly isEmpty: boolean;
}

interface ServerRow {
  readonly version: string;
  readonly now: Date | null;
  readonly schema: string | null;
}

/** Reads what decides whether a server can start with the database, and changes nothing. @throws the error of a database that does not answer */
export async function inspectDatabase({ db, kind }: Pick<OpenDatabase, "db" | "kind">): Promise<DatabaseInspection> {
  const query =
    kind === "sqlite"
      ? sql<ServerRow>`select sqlite_version() as version, null as now, null as schema`
      : sql<ServerRow>`select current_setting('server_version') as version, now() as now, current_schema() as schema`;
  const { rows } = await query.execute(db);
  const [row] = rows;
  const known = await createMigrator(db, row?.schema ?? undefined).getMigrations();
  const pendingMigrations = known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  return {
    version: row?.version ?? "",
    now: row?.now ?? null,
    pendingMigrations,
    unknownMigrations: await findUnknownMigrations(db),
    isEmpty: pendingMigrations.length === known.length,
  };
}
