import pg from "pg";
import { classifyDatabaseOutage } from "./classify-database-outage.ts";
import { readPostgresHosts } from "./postgres-hosts.ts";

/** Of a single host; with several, the next one must have its turn while a client still waits. */
const CONNECT_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_OF_SEVERAL_MS = 2_000;

/** A host that is a replica, or became one: its code says that it cannot serve at the moment. */
class HostIsReadOnly extends Error {
  override readonly name = "HostIsReadOnly";
  readonly code = "57P03";

  constructor() {
    super("the server accepts no writes");
  }
}

async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
  if (rows[0]?.transaction_read_only !== "off") throw new HostIsReadOnly();
}

/** Whether another host may do what this one did not: it is away, or accepts no writes. */
const isHostsFault = (error: unknown): boolean => {
  const outage = classifyDatabaseOutage(error);
  return outage === "away" || outage === "read_only";
};

/** @throws the error of the first host if none can be used */
async function tryHosts<Host, T>(hosts: readonly Host[], use: (host: Host) => Promise<T>): Promise<T> {
  let failure: unknown;
  for (const host of hosts) {
    try {
      return await use(host);
    } catch (error) {
      if (!isHostsFault(error)) throw error;
      failure ??= error;
    }
  }
  throw failure;
}

const toSettings = (mustWrite: boolean, count: number, config: pg.ClientConfig) => ({
  connectionTimeoutMillis: count > 1 ? CONNECT_TIMEOUT_OF_SEVERAL_MS : CONNECT_TIMEOUT_MS,
  keepAlive: true,
  ...(mustWrite && { keepAliveInitialDelayMillis: 10_000 }),
  ...config,
});

/** A connection by itself to the host that accepts writes. */
export function connectClient(url: string, config: pg.ClientConfig = {}): Promise<pg.Client> {
  const { addresses, mustWrite } = readPostgresHosts(url);
  return tryHosts(addresses, async (connectionString) => {
    const settings = toSettings(mustWrite, addresses.length, config);
    const client = new pg.Client({ connectionString, ...settings });
    // A connection that is lost later must not crash the process.
    client.on("error", () => undefined);
    try {
      await client.connect();
      if (mustWrite) await refuseReadOnly(client);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  });
}

/** The part of a pool that Kysely uses. */
export interface PrimaryPool {
  /** Those of the first host. */
  readonly options: pg.PoolOptions;
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

/**
 * Connections to the host that accepts writes: a pool for each host, of which one is in use. When that one is lost, the next connection
 * searches all of them; while none accepts writes, each attempt fails, and the clients of the server repeat their requests.
 */
export function createPrimaryPool(url: string, config: pg.PoolConfig): PrimaryPool {
  const { addresses, mustWrite } = readPostgresHosts(url);
  const settings = toSettings(mustWrite, addresses.length, config);
  const pools = addresses.map((connectionString) => {
    // The pool waits for what this returns, although its type does not say so.
    const check = mustWrite ? { onConnect: refuseReadOnly as (client: pg.ClientBase) => void } : {};
    const pool = new pg.Pool({ connectionString, ...settings, ...check });
    // A connection dropped by the server must not crash the process, whether it is idle or in a transaction; the next query opens another.
    pool.on("error", () => undefined);
    pool.on("connect", (client) => client.on("error", () => undefined));
    return pool;
  });
  const [first] = pools;
  if (!first) throw new RangeError("DATABASE_URL names no host");
  let current = first;
  return {
    options: first.options,
    connect: () =>
      tryHosts([...new Set([current, ...pools])], async (pool) => {
        const client = await pool.connect();
        current = pool;
        return client;
      }),
    end: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}
