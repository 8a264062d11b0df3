import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onExit } from "../lib/run-command.ts";
import { findFreePort, findProgram, installAptPackages, isRoot } from "../lib/system-programs.ts";
import type { Service } from "./service.ts";

const FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
const CONFIGURATION = resolve(import.meta.dirname, "../../docs/nginx.conf");
const ATTEMPTS = 200;
const ATTEMPT_MS = 50;
const STOP_ATTEMPT_MS = 10;

/** Starts nginx with docs/nginx.conf in front of a server on the loopback. */
export async function startNginx(serverPort: number): Promise<Service> {
  let program = findProgram(["nginx"], FOLDERS);
  if (!program) {
    const problem = await installAptPackages("nginx-light");
    if (problem) return { missing: `nginx: no nginx, and ${problem}` };
    program = findProgram(["nginx"], FOLDERS);
  }
  return program ? startProgram(program, serverPort) : { missing: "nginx: installed, but no nginx was found" };
}

interface Trial {
  readonly folder: string;
  readonly port: number;
  readonly serverPort: number;
}

/**
 * The documented configuration for a trial without privileges. These are all the differences: ports, folders, and no TLS.
 * @throws Error if the configuration has one of the changed lines not exactly once
 */
function adaptConfiguration(documented: string, { folder, port, serverPort }: Trial): string {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/^user www-data;$/m, isRoot() ? "user www-data;" : ""],
    [/^pid \S+;$/m, `pid ${join(folder, "pid")};`],
    // A process may have fewer open files than a service of the system.
    [/^worker_rlimit_nofile \d+;$/m, ""],
    [/^( *)worker_connections \d+;$/m, "$1worker_connections 512;"],
    [/^error_log \S+ crit;$/m, "error_log stderr crit;"],
    [/^( *)proxy_cache_path \S+ /m, `${listTemporaryFolders(folder)}$1proxy_cache_path ${join(folder, "cache")} `],
    [/^( *)server 127\.0\.0\.1:8080;$/m, `$1server 127.0.0.1:${serverPort};`],
    [/^( *)listen 443 ssl http2;$/m, `$1listen 127.0.0.1:${port};`],
    [/^ *ssl_certificate +\S+;$/m, ""],
    [/^ *ssl_certificate_key +\S+;$/m, ""],
  ];
  return changes.reduce((text, [line, replacement]) => {
    const count = [...text.matchAll(new RegExp(line.source, "gm"))].length;
    if (count !== 1) throw new Error(`docs/nginx.conf: ${count} lines match ${String(line)}, not one`);
    return text.replace(line, replacement);
  }, documented);
}

/** The folders that nginx was built with belong to the system. */
const listTemporaryFolders = (folder: string): string =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${join(folder, name)};\n`)
    .join("");

/** nginx removes the file of its process id at its end, after its worker processes have written their last files. */
function waitWhileExists(file: string): void {
  const never = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  // Not asynchronous: it is also called when the process exits.
  for (let attempt = 0; attempt < ATTEMPTS && existsSync(file); attempt += 1)
    Atomics.wait(never, 0, 0, STOP_ATTEMPT_MS);
}

async function startProgram(program: string, serverPort: number): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), "lagna-nginx-"));
  // As root its worker processes run as another user.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, adaptConfiguration(readFileSync(CONFIGURATION, "utf8"), { folder, port, serverPort }));
  const args = ["-e", "stderr", "-c", file, "-g", "daemon off;"];
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const stop = () => {
    // Not SIGKILL: its worker processes would stay.
    child.kill("SIGTERM");
    waitWhileExists(join(folder, "pid"));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  onExit(stop);
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < ATTEMPTS && child.exitCode === null; attempt += 1) {
    // A path that nginx passes on; any answer shows that it listens.
    if (await fetch(`${url}/robots.txt`).catch(() => null)) return { url, stop };
    await sleep(ATTEMPT_MS);
  }
  stop();
  return { missing: `nginx: ${program} did not start:\n${output.slice(-2000)}` };
}
