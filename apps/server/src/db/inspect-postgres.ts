import type pg from "pg";
import { connectClient } from "./connect-to-primary.ts";
import { type PoolSettings, toConnectionLimits } from "./pool-settings.ts";

/** What decides how many connections servers may open. */
export interface PostgresServer {
  /** The connections that this role may open in this database, without those reserved for administrators. */
  readonly maxConnections: number;
  /** A pooler such as PgBouncer answers instead of PostgreSQL itself: it shares out PostgreSQL's connections. */
  readonly isPooled: boolean;
  /** Whether the limits that are sent on connecting hold. A pooler refuses or ignores them. */
  readonly keepsLimits: boolean;
}

interface ServerRow {
  readonly pid: number;
  readonly usable: number;
  readonly role_limit: number;
  readonly database_limit: number;
  readonly statement_ms: number;
  readonly idle_ms: number;
}

/** `reserved_connections` exists from PostgreSQL 16 on; a limit of -1 is none. */
const SERVER_QUERY = `select
  pg_backend_pid() as pid,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true)::int, 0) as usable,
  (select rolconnlimit from pg_catalog.pg_roles where rolname = current_user) as role_limit,
  (select datconnlimit from pg_catalog.pg_database where datname = current_database()) as database_limit,
  (select setting::int from pg_catalog.pg_settings where name = 'statement_timeout') as statement_ms,
  (select setting::int from pg_catalog.pg_settings where name = 'idle_in_transaction_session_timeout') as idle_ms`;

/** A pooler refuses parameters of the session that it cannot keep for each of its clients. */
const PROTOCOL_VIOLATION = "08P01";

async function readServer(url: string, limits: pg.ClientConfig): Promise<PostgresServer> {
  const client = await connectClient(url, limits);
  try {
    const { rows } = await client.query<ServerRow>(SERVER_QUERY);
    const [row] = rows;
    if (!row) throw new Error("PostgreSQL did not describe itself");
    const maxima = [row.usable, row.role_limit, row.database_limit].filter((limit) => limit >= 0);
    const { statement_timeout: statementMs, idle_in_transaction_session_timeout: idleMs } = limits;
    return {
      maxConnections: Math.min(...maxima),
      // PostgreSQL names its process when a client connects; a pooler makes up another number.
      isPooled: (client as pg.Client & { readonly processID?: number | null }).processID !== row.pid,
      keepsLimits:
        (statementMs === undefined || row.statement_ms === statementMs) &&
        (idleMs === undefined || row.idle_ms === idleMs),
    };
  } finally {
    await client.end();
  }
}

/** Connects as servers with these settings do. @throws the error of a database that does not answer */
export async function inspectPostgres(url: string, pool: PoolSettings): Promise<PostgresServer> {
  const limits = toConnectionLimits(pool);
  try {
    return await readServer(url, limits);
  } catch (error) {
    if ((error as { code?: unknown }).code !== PROTOCOL_VIOLATION || Object.keys(limits).length === 0) throw error;
    return { ...(await readServer(url, {})), keepsLimits: false };
  }
}

/** The servers on this machine that share the connections. */
export interface ServerCount {
  readonly processes: number;
  /** At a restart one by one, a new process runs beside the one that it replaces. */
  readonly isSupervised: boolean;
}

const countProcesses = ({ processes, isSupervised }: ServerCount): number => processes + (isSupervised ? 1 : 0);

/** The pool, and one that listens to the other processes, which a pooler does not allow. */
const countConnections = ({ isPooled }: PostgresServer, { max }: PoolSettings): number => max + (isPooled ? 0 : 1);

/** Why PostgreSQL would refuse connections of these servers, or null. A pooler has limits of its own. */
export function findConnectionProblem(server: PostgresServer, pool: PoolSettings, servers: ServerCount): string | null {
  const { maxConnections, isPooled } = server;
  const count = countProcesses(servers);
  const total = countConnections(server, pool) * count;
  if (isPooled || total <= maxConnections) return null;
  const each = Math.floor(maxConnections / count) - 1;
  const restart = servers.isSupervised ? " and the one that takes over at a restart" : "";
  const lower = each > 0 ? `Set DATABASE_POOL to at most ${each}` : "Set PROCESSES to less";
  return `DATABASE_POOL=${pool.max} and one more for each of ${servers.processes} processes${restart} makes ${total} connections, and PostgreSQL accepts ${maxConnections}. ${lower}, or raise max_connections there`;
}

/** The connections in a sentence, for the log and the doctor. */
export function describeConnections(server: PostgresServer, pool: PoolSettings, servers: ServerCount): string {
  const { maxConnections, isPooled, keepsLimits } = server;
  const each = countConnections(server, pool);
  const total = each * countProcesses(servers);
  const accepted = isPooled ? "behind a pooler" : `PostgreSQL accepts ${maxConnections}`;
  const limits = keepsLimits ? "" : "; the pooler does not keep the limits of statements, set them there";
  return `At most ${each} in each process, ${total} together; ${accepted}${limits}`;
}
