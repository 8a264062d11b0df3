import { startPgBouncer } from "../../tools/services/pgbouncer.ts";
import { startPostgres } from "../../tools/services/postgres.ts";
import { startRedis } from "../../tools/services/redis.ts";
import type { Service } from "../../tools/services/service.ts";

const SECRET = "a secret of the load benchmark, long enough";

/** @throws Error if the service is missing */
export async function openService(opening: Promise<Service>): Promise<string> {
  const service = await opening;
  if ("missing" in service) throw new Error(service.missing);
  return service.url;
}

export interface CommonServices {
  /** The settings of servers that share a database and an AUTH_SECRET, by way of PgBouncer or not; each group of processes has its own counters. */
  createSettings(group: number, isPooled?: boolean): Readonly<Record<string, string>>;
}

const POOLED_CONNECTIONS = 20;

/** PostgreSQL with PgBouncer in front, and Redis. They end with this process. */
export async function startCommonServices(): Promise<CommonServices> {
  const postgres = await openService(startPostgres());
  const redis = await openService(startRedis());
  const pooler = await openService(startPgBouncer(postgres, { poolSize: POOLED_CONNECTIONS }));
  return {
    createSettings: (group, isPooled = false) => ({
      DATABASE_URL: isPooled ? pooler : postgres,
      REDIS_URL: `${redis}/${group}`,
      AUTH_SECRET: SECRET,
      DATABASE_POOL: "5",
    }),
  };
}
