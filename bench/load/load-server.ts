import { resolve } from "node:path";
import { type Running, startServer } from "../../apps/server/test/start-server.ts";
import type { Target } from "../hostile/target-server.ts";
import { pause } from "./load-plan.ts";

const START_MS = 180_000;
const PROBE = resolve(import.meta.dirname, "../channels/process-probe.ts");
const MEGABYTE = 1_048_576;

export interface LoadServer {
  readonly target: Target;
  readonly dataDir: string;
  /** The port of /live and /health. */
  readonly healthPort: number;
  /** CPU time of all processes of the server so far, with their threads. */
  readCpuSeconds(): Promise<number>;
  /** How many requests the server has answered. */
  readRequests(): Promise<number>;
  /** Resident memory of all processes, in MB. */
  readResidentMb(): Promise<number>;
  /** The heap after a garbage collection, in MB. Of a server with one process. */
  readHeapMb(): Promise<number>;
  stop(): Promise<void>;
}

/** Waits for a line of the server's output. @throws Error if the server ends before, or does not write it in time */
async function waitForOutput(server: Running, pattern: RegExp, count = 1): Promise<RegExpMatchArray> {
  const end = performance.now() + START_MS;
  for (;;) {
    const found = [...server.output().matchAll(new RegExp(pattern, "g"))];
    if (found.length >= count) return found[0] as RegExpMatchArray;
    if (server.child.exitCode !== null || performance.now() > end)
      throw new Error(`The server did not write ${String(pattern)}:\n${server.output().slice(-3000)}`);
    await pause(100);
  }
}

/**
 * The server as `npm start` or, with several processes, `npm run cluster` runs it. It trusts X-Forwarded-For, so that a load comes from many addresses,
 * and needs no approval of accounts.
 * @param settings environment variables; without DATABASE_URL the server uses SQLite
 */
export async function startLoadServer(
  settings: Readonly<Record<string, string>> = {},
  processes = 1,
): Promise<LoadServer> {
  const isCluster = "PROCESSES" in settings || processes > 1;
  const env = {
    TRUST_PROXY: "1",
    PUBLIC_URL: "http://127.0.0.1:8080",
    ACCESS_APPROVAL: "off",
    HEALTH_PORT: "0",
    METRICS_PORT: "0",
    ...(isCluster && { PROCESSES: String(processes) }),
    ...settings,
  };
  const nodeOptions = ["--expose-gc", "--import", PROBE];
  const server = startServer(env, isCluster ? { args: ["cluster"] } : { nodeOptions });
  const port = await server.port();
  const readPort = async (pattern: RegExp): Promise<number> => Number((await waitForOutput(server, pattern))[1]);
  const healthPort = await readPort(/live and health are on port (\d+)/);
  const metricsPort = await readPort(/metrics are on port (\d+)/);
  await waitForOutput(server, /Server listening at http:\/\/127\.0\.0\.1/, processes);
  await waitForOutput(server, /places can be searched/, processes);

  const readMetric = async (name: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const values = [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "gm"))];
    if (values.length === 0) throw new Error(`The server counts no ${name}`);
    return values.reduce((sum, [, value]) => sum + Number(value), 0);
  };
  const isAlive = (): boolean => server.child.exitCode === null && server.child.signalCode === null;
  const stop = async (): Promise<void> => {
    if (isAlive()) server.child.kill("SIGTERM");
    await server.ended;
  };
  return {
    target: { port, origin: `http://127.0.0.1:${port}`, isAlive, kill: stop },
    dataDir: server.dataDir,
    healthPort,
    readCpuSeconds: () => readMetric("process_cpu_seconds_total"),
    readRequests: () => readMetric("lagna_http_requests_total"),
    readResidentMb: async () => (await readMetric("process_resident_memory_bytes")) / MEGABYTE,
    readHeapMb: async () => {
      const before = server.output().length;
      server.child.kill("SIGUSR2");
      for (;;) {
        const heap = /heap (\d+) blocked/.exec(server.output().slice(before))?.[1];
        if (heap !== undefined) return Number(heap) / MEGABYTE;
        if (!isAlive()) throw new Error(`The server ended:\n${server.output().slice(-3000)}`);
        await pause(50);
      }
    },
    stop,
  };
}
