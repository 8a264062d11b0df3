import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../lib/system-programs.ts";
import { createEnvironment, onExit, run } from "../lib/run-command.ts";
import type { Service } from "./service.ts";

/** The version that was tested. Its 700 packages are three times the size of all of ours, so it is not in the lockfile. */
const VERSION = "15.34.2";
const CACHE = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "lagna");
const FOLDER = join(CACHE, `firebase-tools-${VERSION}`);
const PROGRAM = "node_modules/firebase-tools/lib/bin/firebase.js";
/** With the prefix `demo-` the emulator never contacts the real Firebase. */
const PROJECT = "demo-lagna";
const START_SECONDS = 120;

/** Starts the real Firebase Auth emulator on the loopback, without users; if TEST_FIREBASE_EMULATOR is set, that running one is used. */
export async function startFirebaseEmulator(): Promise<Service> {
  const given = process.env["TEST_FIREBASE_EMULATOR"];
  if (given) return { url: given, stop: () => {} };
  const problem = existsSync(join(FOLDER, PROGRAM)) ? null : await installFirebaseTools();
  return problem === null ? startEmulator() : { missing: problem };
}

/** Downloads to a temporary folder and renames it at the end, so that an interrupted download never looks complete. Returns an error or null. */
async function installFirebaseTools(): Promise<string | null> {
  const name = `firebase-tools@${VERSION}`;
  console.log(`Downloading ${name} into ${CACHE} (300 MB, some minutes, once) …`);
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, "fetching-"));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const options = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const { status, output, seconds } = await run("npm", ["install", ...options, "--prefix", folder, name], {
    quiet: true,
  });
  if (status !== 0) return `The Firebase Auth emulator: npm could not fetch ${name}:\n${output.slice(-2000)}`;
  if (!existsSync(join(FOLDER, PROGRAM))) renameSync(folder, FOLDER);
  console.log(`Downloaded in ${seconds.toFixed(0)} s`);
  return null;
}

async function startEmulator(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), "lagna-firebase-"));
  const [port, hub, logging] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const host = "127.0.0.1";
  const emulators = {
    auth: { host, port },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  };
  writeFileSync(join(folder, "firebase.json"), JSON.stringify({ emulators }));
  const args = [join(FOLDER, PROGRAM), "emulators:start", "--only", "auth", "--project", PROJECT];
  // A separate home folder, so that the developer's login and settings are not used and no files are left behind.
  const env = createEnvironment({ HOME: folder, XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: "1", CI: "true" });
  const child = spawn("node", args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.on("error", (error) => (output += error.message));
  const stop = () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  onExit(stop);
  for (let waited = 0; waited < START_SECONDS * 4 && child.exitCode === null && child.pid !== undefined; waited += 1) {
    if (await isReady(`http://${host}:${port}/`)) return { url: `${host}:${port}`, stop };
    await sleep(250);
  }
  stop();
  return { missing: `The Firebase Auth emulator did not start:\n${output.slice(-2000)}` };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const { authEmulator } = (await (await fetch(url)).json()) as { authEmulator?: { ready?: boolean } };
    return authEmulator?.ready === true;
  } catch {
    return false;
  }
}
