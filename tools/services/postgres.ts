import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { installAptPackages, findProgram, findFreePort, findUnprivilegedUser, isRoot } from "../lib/system-programs.ts";
import { onExit, run } from "../lib/run-command.ts";
import type { Service } from "./service.ts";

const FOLDERS = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/pgsql/bin",
];
const PASSWORD = randomBytes(12).toString("hex");

/** Uses TEST_DATABASE_URL if it is set; else starts a temporary server on the loopback, removed at the end. */
export async function startPostgres(): Promise<Service> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { url: given, stop: () => {} };
  const initdb = await findInitdb();
  return typeof initdb === "string" ? startServer(dirname(initdb)) : initdb;
}

/** The path of the program that creates a PostgreSQL, installed if it is missing; its other programs are beside it. */
export async function findInitdb(): Promise<string | { missing: string }> {
  const found = findProgram(["initdb"], FOLDERS);
  if (found) return found;
  const problem = await installAptPackages("postgresql");
  if (problem) return { missing: `PostgreSQL: no initdb, and ${problem}` };
  return findProgram(["initdb"], FOLDERS) ?? { missing: "PostgreSQL: installed, but no initdb was found" };
}

async function startServer(bin: string): Promise<Service> {
  // PostgreSQL refuses to run as root, so it runs as an unprivileged user, in a folder that this user can access.
  const owner = isRoot() ? findUnprivilegedUser() : null;
  const folder = mkdtempSync(join(isRoot() ? "/tmp" : tmpdir(), "lagna-postgres-"));
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, PASSWORD);
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);

  const options = { quiet: true, env: { HOME: folder, LC_ALL: "C" }, spawn: { ...owner, cwd: folder } };
  const port = await findFreePort();
  const serverOptions = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  const stop = () => {
    try {
      execFileSync(join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"], {
        ...owner,
        cwd: folder,
        stdio: "ignore",
      });
    } catch {
      // The server was never started, or is already stopped.
    }
    rmSync(folder, { recursive: true, force: true });
  };
  onExit(stop);

  const steps: [string, string[]][] = [
    [
      "initdb",
      [
        "-D",
        data,
        "-U",
        "lagna",
        "-A",
        "scram-sha-256",
        "--pwfile",
        passwordFile,
        "-E",
        "UTF8",
        "--locale=C",
        "--no-sync",
      ],
    ],
    ["pg_ctl", ["-D", data, "-w", "-t", "60", "-l", join(folder, "log"), "-o", serverOptions, "start"]],
  ];
  for (const [program, args] of steps) {
    const { status, output } = await run(join(bin, program), args, options);
    if (status === 0) continue;
    stop();
    return { missing: `PostgreSQL: ${program} failed:\n${output.slice(-2000)}` };
  }
  return { url: `postgres://lagna:${PASSWORD}@127.0.0.1:${port}/postgres`, stop };
}
