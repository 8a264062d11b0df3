import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { aptInstall, findProgram, freePort, isRoot } from "../lib/find.ts";
import { onEnd, run } from "../lib/run.ts";
import type { Service } from "./service.ts";

const FOLDERS = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/pgsql/bin",
];
const PASSWORD = randomBytes(12).toString("hex");

/** TEST_DATABASE_URL if it is set; else a throw-away server on the loopback, removed in the end. */
export async function postgres(): Promise<Service> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { url: given, stop: () => {} };
  let initdb = findProgram(["initdb"], FOLDERS);
  if (!initdb) {
    const problem = await aptInstall("postgresql");
    if (problem) return { missing: `PostgreSQL: no initdb, and ${problem}` };
    initdb = findProgram(["initdb"], FOLDERS);
  }
  return initdb ? start(dirname(initdb)) : { missing: "PostgreSQL: installed, but no initdb was found" };
}

async function start(bin: string): Promise<Service> {
  // PostgreSQL refuses to run as root: an unprivileged user gets a folder that it can reach.
  const owner = isRoot() ? unprivileged() : null;
  const folder = mkdtempSync(join(isRoot() ? "/tmp" : tmpdir(), "lagna-postgres-"));
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, PASSWORD);
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);

  const options = { quiet: true, env: { HOME: folder, LC_ALL: "C" }, spawn: { ...owner, cwd: folder } };
  const port = await freePort();
  const serverOptions = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  const stop = () => {
    try {
      execFileSync(join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"], {
        ...owner,
        cwd: folder,
        stdio: "ignore",
      });
    } catch {
      // Never started, or stopped before.
    }
    rmSync(folder, { recursive: true, force: true });
  };
  onEnd(stop);

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

/** The user that PostgreSQL's package made, else nobody. */
function unprivileged(): { uid: number; gid: number } {
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const found = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  return { uid: Number(found?.[2] ?? 65_534), gid: Number(found?.[3] ?? 65_534) };
}
