import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { installAptPackages, findProgram, findFreePort, findUnprivilegedUser, isRoot } from "../lib/system-programs.ts";
import { onExit } from "../lib/run-command.ts";
import type { Service } from "./service.ts";

const FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
const ATTEMPTS = 200;
const ATTEMPT_MS = 50;

/** Fewer connections than clients of any test have, so that transactions of several clients take turns on each. */
const POOL_SIZE = 3;

/** Starts PgBouncer in transaction mode in front of a PostgreSQL, with its defaults otherwise: it refuses parameters of the session. */
export async function startPgBouncer(postgres: string, { poolSize = POOL_SIZE } = {}): Promise<Service> {
  let program = findProgram(["pgbouncer"], FOLDERS);
  if (!program) {
    const problem = await installAptPackages("pgbouncer");
    if (problem) return { missing: `PgBouncer: no pgbouncer, and ${problem}` };
    program = findProgram(["pgbouncer"], FOLDERS);
  }
  return program
    ? startServer(program, new URL(postgres), poolSize)
    : { missing: "PgBouncer: installed, but no pgbouncer was found" };
}

interface PoolSettings {
  readonly port: number;
  readonly poolSize: number;
}

function writeSettings(
  folder: string,
  { hostname, port: behind, username, password }: URL,
  { port, poolSize }: PoolSettings,
): string[] {
  const users = join(folder, "users.txt");
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`, { mode: 0o600 });
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "scram-sha-256",
    auth_file: users,
    pool_mode: "transaction",
    default_pool_size: poolSize,
    max_client_conn: 500,
    // Connections that no client uses would keep a database from being dropped.
    server_idle_timeout: 2,
    logfile: join(folder, "log"),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const databases = `[databases]\n* = host=${hostname} port=${behind || 5432}\n`;
  writeFileSync(file, `${databases}\n[pgbouncer]\n${lines.join("\n")}\n`, { mode: 0o600 });
  return [users, file];
}

async function startServer(program: string, postgres: URL, poolSize: number): Promise<Service> {
  // It refuses to run as root.
  const owner = isRoot() ? findUnprivilegedUser() : null;
  const folder = mkdtempSync(join(isRoot() ? "/tmp" : tmpdir(), "lagna-pgbouncer-"));
  const port = await findFreePort();
  const files = writeSettings(folder, postgres, { port, poolSize });
  if (owner) for (const path of [folder, ...files]) chownSync(path, owner.uid, owner.gid);
  const child = spawn(program, [join(folder, "pgbouncer.ini")], {
    ...owner,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const stop = () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  onExit(stop);
  const url = new URL(postgres);
  url.host = `127.0.0.1:${port}`;
  for (let attempt = 0; attempt < ATTEMPTS && child.exitCode === null; attempt += 1) {
    if (await isListening(port)) return { url: url.href, stop };
    await sleep(ATTEMPT_MS);
  }
  stop();
  return { missing: `PgBouncer: ${program} did not start:\n${output.slice(-2000)}` };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}
