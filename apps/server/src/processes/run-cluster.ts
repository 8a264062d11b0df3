import cluster from "node:cluster";
import { isAbsolute } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { listenForRestart } from "./control-socket.ts";
import { superviseProcesses } from "./supervisor.ts";

export interface ClusterOptions {
  readonly processes: number;
  readonly dataDir: string;
  readonly hasRedis: boolean;
  readonly log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
}

/** Restarts the processes on SIGHUP, ends them on SIGTERM and SIGINT; a second one of these ends them at once. */
export async function runCluster({ processes, dataDir, hasRedis, log }: ClusterOptions): Promise<void> {
  // Node as it was named at the start, like the file of the server: after an upgrade, a link to the folder leads to the new version.
  if (isAbsolute(process.argv0)) process.execPath = process.argv0;
  cluster.setupPrimary({ args: [] });
  if (processes > 1 && !hasRedis)
    log.warn(
      `REDIS_URL is not set: each process counts rate limits for itself, so a client may reach ${processes} times each limit, and a conversation may have an answer in each process at once`,
    );
  const control = await listenForRestart(dataDir, () => supervisor.restart());
  const supervisor = superviseProcesses({
    processes,
    log,
    onCannotStart: () => {
      process.stderr.write("Lagna cannot start: its first process ended, see above\n");
      supervisor.killAll();
      process.exit(1);
    },
  });
  let isEnding = false;
  const end = async (signal: string): Promise<void> => {
    if (isEnding) {
      supervisor.killAll();
      process.exit(1);
    }
    isEnding = true;
    log.info({ signal }, "all server processes are ending");
    control.close();
    await supervisor.end();
    log.info("all server processes have ended");
    process.exit(0);
  };
  process.on("SIGHUP", () => void supervisor.restart().catch(() => undefined));
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end(signal));
}
