import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onExit, run } from "../lib/run-command.ts";
import { findFreePort, findUnprivilegedUser, isRoot } from "../lib/system-programs.ts";
import { findInitdb } from "./postgres.ts";

/** A primary with a synchronous replica: a commit is acknowledged when both have it on the disk. */
export interface PostgresPair {
  /** Names both, the primary first. */
  readonly url: string;
  /** Kills all processes of the primary at once, as a machine that loses its power. */
  killPrimary(): void;
  /** Makes the replica the primary, which then waits for no other. */
  promoteReplica(): Promise<void>;
  stop(): void;
}

const REPLICA = "replica";
const ATTEMPTS = 200;
const ATTEMPT_MS = 50;

/** @returns the pair, or why it could not be started */
export async function startPostgresPair(): Promise<PostgresPair | { missing: string }> {
  const initdb = await findInitdb();
  if (typeof initdb !== "string") return initdb;
  // A link to it need not have the other programs beside it.
  const bin = dirname(realpathSync(initdb));
  const owner = isRoot() ? findUnprivilegedUser() : null;
  const folder = mkdtempSync(join(isRoot() ? "/tmp" : tmpdir(), "lagna-postgres-pair-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const [primary, replica] = [join(folder, "primary"), join(folder, "replica")];
  const ports = { primary: await findFreePort(), replica: await findFreePort() };
  const spawn = { ...owner, cwd: folder };

  async function runProgram(program: string, ...args: string[]): Promise<void> {
    const { status, output } = await run(join(bin, program), args, {
      quiet: true,
      env: { HOME: folder, LC_ALL: "C" },
      spawn,
    });
    if (status !== 0) throw new Error(`${program} failed:\n${output.slice(-2000)}`);
  }
  const startServer = (data: string, port: number) =>
    runProgram(
      "pg_ctl",
      "-D",
      data,
      "-w",
      "-t",
      "60",
      "-l",
      `${data}.log`,
      "-o",
      `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`,
      "start",
    );
  const ask = (port: number, statement: string): string =>
    execFileSync(join(bin, "psql"), ["-XAtqc", statement, `postgres://lagna@127.0.0.1:${port}/postgres`], {
      ...spawn,
      encoding: "utf8",
    }).trim();
  async function waitFor(port: number, query: string, answer: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (ask(port, query) === answer) return;
      await sleep(ATTEMPT_MS);
    }
    throw new Error(`${query} did not become ${answer}`);
  }
  const listProcesses = (data: string): number[] => {
    const main = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0] ?? "";
    const children = execFileSync("ps", ["-o", "pid=", "--ppid", main], { encoding: "utf8" });
    return [Number(main), ...children.trim().split(/\s+/).map(Number)];
  };
  function stop(): void {
    for (const data of [primary, replica])
      try {
        execFileSync(join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"], { ...spawn, stdio: "ignore" });
      } catch {
        // It was never started, or has been killed.
      }
    rmSync(folder, { recursive: true, force: true });
  }
  onExit(stop);

  try {
    await runProgram("initdb", "-D", primary, "-U", "lagna", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync");
    await startServer(primary, ports.primary);
    const source = `postgres://lagna@127.0.0.1:${ports.primary}/postgres?application_name=${REPLICA}`;
    await runProgram("pg_basebackup", "-D", replica, "-d", source, "-R", "-X", "stream", "-c", "fast");
    await startServer(replica, ports.replica);
    ask(ports.primary, `alter system set synchronous_standby_names = '${REPLICA}'`);
    ask(ports.primary, "select pg_reload_conf()");
    await waitFor(ports.primary, "select sync_state from pg_stat_replication", "sync");
  } catch (error) {
    stop();
    return { missing: `PostgreSQL with a replica: ${String(error)}` };
  }
  return {
    url: `postgres://lagna@127.0.0.1:${ports.primary},127.0.0.1:${ports.replica}/postgres?target_session_attrs=read-write`,
    killPrimary: () => {
      const [main = 0, ...children] = listProcesses(primary);
      // Stopped first, so that it starts no others.
      process.kill(main, "SIGSTOP");
      for (const pid of [...children, main]) process.kill(pid, "SIGKILL");
    },
    promoteReplica: async () => {
      ask(ports.replica, "select pg_promote()");
      await waitFor(ports.replica, "select pg_is_in_recovery()", "f");
    },
    stop,
  };
}
