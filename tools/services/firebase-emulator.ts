import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../lib/find.ts";
import { environment, onEnd, run } from "../lib/run.ts";
import type { Service } from "./service.ts";

/** Its 700 packages are three times the size of all of ours, so it stays out of the lockfile; this is the version that was tried. */
const VERSION = "15.34.2";
const CACHE = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "lagna");
const FOLDER = join(CACHE, `firebase-tools-${VERSION}`);
const PROGRAM = "node_modules/firebase-tools/lib/bin/firebase.js";
/** A project whose name begins so is never asked for outside this machine. */
const PROJECT = "demo-lagna";
const START_SECONDS = 120;

/** The real Firebase Auth emulator on the loopback, with nobody in it; TEST_FIREBASE_EMULATOR names one that runs already. */
export async function firebaseEmulator(): Promise<Service> {
  const given = process.env["TEST_FIREBASE_EMULATOR"];
  if (given) return { url: given, stop: () => {} };
  const problem = existsSync(join(FOLDER, PROGRAM)) ? null : await fetchTools();
  return problem === null ? start() : { missing: problem };
}

/** Into its final place by one rename: a fetch that was interrupted leaves nothing that looks whole. */
async function fetchTools(): Promise<string | null> {
  const name = `firebase-tools@${VERSION}`;
  console.log(`Fetching ${name} into ${CACHE} (300 MB, some minutes, once) …`);
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, "fetching-"));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const options = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const { status, output, seconds } = await run("npm", ["install", ...options, "--prefix", folder, name], {
    quiet: true,
  });
  if (status !== 0) return `The Firebase Auth emulator: npm could not fetch ${name}:\n${output.slice(-2000)}`;
  if (!existsSync(join(FOLDER, PROGRAM))) renameSync(folder, FOLDER);
  console.log(`Fetched in ${seconds.toFixed(0)} s`);
  return null;
}

async function start(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), "lagna-firebase-"));
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const host = "127.0.0.1";
  const emulators = {
    auth: { host, port },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  };
  writeFileSync(join(folder, "firebase.json"), JSON.stringify({ emulators }));
  const args = [join(FOLDER, PROGRAM), "emulators:start", "--only", "auth", "--project", PROJECT];
  // A home of its own: neither somebody's log-in nor their settings, and nothing left behind.
  const env = environment({ HOME: folder, XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: "1", CI: "true" });
  const child = spawn("node", args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.on("error", (error) => (output += error.message));
  const stop = () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  onEnd(stop);
  for (let waited = 0; waited < START_SECONDS * 4 && child.exitCode === null && child.pid !== undefined; waited += 1) {
    if (await answers(`http://${host}:${port}/`)) return { url: `${host}:${port}`, stop };
    await sleep(250);
  }
  stop();
  return { missing: `The Firebase Auth emulator did not start:\n${output.slice(-2000)}` };
}

async function answers(url: string): Promise<boolean> {
  try {
    const { authEmulator } = (await (await fetch(url)).json()) as { authEmulator?: { ready?: boolean } };
    return authEmulator?.ready === true;
  } catch {
    return false;
  }
}
