import { setTimeout as wait } from "node:timers/promises";
import { type Running, startServer } from "../../../apps/server/test/start-server.ts";
import { countListening, isRunning, listStarted } from "../../../apps/server/test/processes/cluster-client.ts";

const START_MS = 180_000;
const POLL_MS = 20;

/** What is killed: one process of two that share the work, or all of the server. */
export type Victim = "one process" | "the whole server";

/** A server that is killed with SIGKILL and runs again in the same folder. */
export interface KillableServer {
  /** Where it listens now. */
  readonly origin: string;
  /** How often something was killed. */
  readonly kills: number;
  /** @returns what was killed; it listens again */
  kill(): Promise<Victim>;
  stop(): Promise<void>;
}

/** @throws Error if the server ends, or does not listen in time */
async function waitUntilListening(server: Running, count: number): Promise<void> {
  const end = performance.now() + START_MS;
  while (countListening(server) < count) {
    if (server.child.exitCode !== null || performance.now() > end)
      throw new Error(`The server does not listen:\n${server.output().slice(-3000)}`);
    await wait(POLL_MS);
  }
}

/**
 * With several processes, each of them is killed once while the others serve, and is started again by its supervisor; then all are killed together with
 * the supervisor, which would wait longer and longer for a process that is killed again and again.
 * @param processes one for `npm start`, more for `npm run cluster`
 */
export async function startKillableServer(
  settings: Readonly<Record<string, string>>,
  processes: number,
): Promise<KillableServer> {
  const isCluster = processes > 1;
  let kills = 0;
  let server: Running;
  let origin = "";
  let firsts: number[] = [];

  async function start(): Promise<void> {
    server = startServer(isCluster ? { ...settings, PROCESSES: String(processes) } : settings, {
      args: isCluster ? ["cluster"] : [],
      ownGroup: true,
    });
    origin = `http://127.0.0.1:${await server.port()}`;
    await waitUntilListening(server, processes);
    firsts = isCluster ? listStarted(server) : [];
  }

  async function killAll(): Promise<void> {
    const { pid } = server.child;
    if (pid !== undefined && isRunning(pid)) process.kill(-pid, "SIGKILL");
    await server.ended;
  }

  await start();
  return {
    get origin() {
      return origin;
    },
    get kills() {
      return kills;
    },
    async kill() {
      const victim = firsts.pop();
      if (victim === undefined) {
        await killAll();
        kills += 1;
        await start();
        return "the whole server";
      }
      const listening = countListening(server);
      process.kill(victim, "SIGKILL");
      kills += 1;
      await waitUntilListening(server, listening + 1);
      return "one process";
    },
    stop: killAll,
  };
}
