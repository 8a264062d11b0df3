import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onExit, run } from "../lib/run-command.ts";
import { findFreePort, findProgram, installAptPackages, isRoot } from "../lib/system-programs.ts";

const FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
const CONFIGURATION = resolve(import.meta.dirname, "../../docs/nginx.conf");
const ATTEMPTS = 200;
const ATTEMPT_MS = 50;
const STOP_ATTEMPT_MS = 10;

export interface Nginx {
  readonly url: string;
  /** Without TLS: it only says where `url` is. */
  readonly plainUrl: string;
  /** The certificate, in PEM; clients have to trust it. */
  readonly ca: string;
  readonly stop: () => void;
}

/** Starts nginx with docs/nginx.conf in front of a server on the loopback. */
export async function startNginx(serverPort: number): Promise<Nginx | { readonly missing: string }> {
  for (const [name, aptPackage] of [
    ["nginx", "nginx-light"],
    ["openssl", "openssl"],
  ] as const) {
    if (findProgram([name], FOLDERS)) continue;
    const problem = await installAptPackages(aptPackage);
    if (problem) return { missing: `nginx: no ${name}, and ${problem}` };
  }
  const [program, openssl] = [findProgram(["nginx"], FOLDERS), findProgram(["openssl"])];
  return program && openssl
    ? startProgram({ program, openssl }, serverPort)
    : { missing: "nginx: installed, but no nginx or openssl was found" };
}

/**
 * Makes a certificate for the loopback that is its own authority.
 * @throws Error if openssl cannot
 */
async function createCertificate(openssl: string, { certificate, key }: Trial): Promise<string> {
  const args = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const { status, output } = await run(openssl, [...args, ...names, "-keyout", key, "-out", certificate], {
    quiet: true,
  });
  if (status !== 0) throw new Error(`openssl: ${output.slice(-2000)}`);
  return readFileSync(certificate, "utf8");
}

interface Trial {
  readonly folder: string;
  readonly port: number;
  readonly plainPort: number;
  readonly serverPort: number;
  readonly certificate: string;
  readonly key: string;
}

async function createTrial(serverPort: number): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), "lagna-nginx-"));
  // As root its worker processes run as another user.
  chmodSync(folder, 0o755);
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  return { folder, port, plainPort, serverPort, certificate, key };
}

/**
 * The documented configuration for a trial without privileges. These are all the differences: ports, folders and the certificate.
 * @throws Error if the configuration has one of the changed lines not exactly once
 */
function adaptConfiguration(documented: string, trial: Trial): string {
  const { folder, port, plainPort, serverPort, certificate, key } = trial;
  const changes: readonly (readonly [RegExp, string])[] = [
    [/^user www-data;$/m, isRoot() ? "user www-data;" : ""],
    [/^pid \S+;$/m, `pid ${join(folder, "pid")};`],
    // A process may have fewer open files than a service of the system.
    [/^worker_rlimit_nofile \d+;$/m, ""],
    [/^( *)worker_connections \d+;$/m, "$1worker_connections 512;"],
    [/^error_log \S+ crit;$/m, "error_log stderr crit;"],
    [/^( *)proxy_cache_path \S+ /m, `${listTemporaryFolders(folder)}$1proxy_cache_path ${join(folder, "cache")} `],
    [/^( *)server 127\.0\.0\.1:8080;$/m, `$1server 127.0.0.1:${serverPort};`],
    [/^( *)listen 80;$/m, `$1listen 127.0.0.1:${plainPort};`],
    [/^( *return 301 https:\/\/\$host)(?=\$request_uri;$)/m, `$1:${port}`],
    [/^( *)listen 443 ssl http2;$/m, `$1listen 127.0.0.1:${port} ssl http2;`],
    [/^( *ssl_certificate +)\S+;$/m, `$1${certificate};`],
    [/^( *ssl_certificate_key +)\S+;$/m, `$1${key};`],
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

/** Any answer shows that it listens: the path is one that nginx passes on. */
const isAnswering = (url: string, ca: string): Promise<boolean> =>
  new Promise((done) => {
    const asked = get(`${url}/robots.txt`, { ca, agent: false }, (response) => {
      response.resume();
      done(true);
    });
    asked.once("error", () => done(false));
  });

async function startProgram({ program, openssl }: { program: string; openssl: string }, serverPort: number) {
  const trial = await createTrial(serverPort);
  const { folder } = trial;
  const ca = await createCertificate(openssl, trial);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, adaptConfiguration(readFileSync(CONFIGURATION, "utf8"), trial));
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
  const url = `https://127.0.0.1:${trial.port}`;
  for (let attempt = 0; attempt < ATTEMPTS && child.exitCode === null; attempt += 1) {
    if (await isAnswering(url, ca)) return { url, plainUrl: `http://127.0.0.1:${trial.plainPort}`, ca, stop };
    await sleep(ATTEMPT_MS);
  }
  stop();
  return { missing: `nginx: ${program} did not start:\n${output.slice(-2000)}` };
}
