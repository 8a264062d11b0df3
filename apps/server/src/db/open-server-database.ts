import { type DatabaseLocation, isPostgresUrl, resolveSqliteFile } from "./database-location.ts";
import { type OpenDatabase, openDatabase } from "./client.ts";
import {
  describeConnections,
  findConnectionProblem,
  inspectPostgres,
  type PostgresServer,
  type ServerCount,
} from "./inspect-postgres.ts";
import { placeStagedRestore } from "./backup/place-staged-restore.ts";
import { lockSqliteForServer } from "./lock-sqlite-for-server.ts";
import { NO_LIMITS, type PoolSettings } from "./pool-settings.ts";

export interface ServerDatabaseOptions extends DatabaseLocation {
  readonly pool: PoolSettings;
  readonly servers: ServerCount;
}

export interface ServerDatabase {
  readonly database: OpenDatabase;
  /** The connections in a sentence; null for SQLite. */
  readonly connections: string | null;
  /** What became of a backup that waited for this start; null if there was none. */
  readonly restored: string | null;
}

/** A long migration, and waiting for that of another server, must not be cut off: it has connections without limits. */
async function migrateWithoutLimits(location: DatabaseLocation): Promise<void> {
  const database = openDatabase(location);
  await database.migrate().finally(() => database.close());
}

/** Checks the connections of the servers, and migrates. @throws Error with a message for the operator */
export async function preparePostgres(
  url: string,
  { pool, servers, dataDir }: ServerDatabaseOptions,
): Promise<{ server: PostgresServer; connections: string }> {
  const server = await inspectPostgres(url, pool).catch((cause: unknown) => {
    throw new Error("The database cannot be used (DATABASE_URL)", { cause });
  });
  const problem = findConnectionProblem(server, pool, servers);
  if (problem !== null) throw new Error(problem);
  await migrateWithoutLimits({ url, dataDir });
  return { server, connections: describeConnections(server, pool, servers) };
}

/** Opens and migrates the database of a server process. @throws Error with a message for the operator */
export async function openServerDatabase(options: ServerDatabaseOptions): Promise<ServerDatabase> {
  const { url, dataDir, pool } = options;
  if (isPostgresUrl(url)) {
    const { server, connections } = await preparePostgres(url, options);
    const limits = server.keepsLimits ? {} : NO_LIMITS;
    return { database: openDatabase({ url, dataDir, pool: { ...pool, ...limits } }), connections, restored: null };
  }
  const file = resolveSqliteFile({ url, dataDir });
  const lock = file === null ? null : lockSqliteForServer(file);
  const restored = file === null ? null : await placeStagedRestore(file);
  const database = openDatabase({ url, dataDir });
  await database.migrate();
  const close = async (): Promise<void> => {
    await database.close();
    lock?.release();
  };
  return { database: { ...database, close }, connections: null, restored };
}
