import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = resolve(import.meta.dirname, "../..");
const START_SECONDS = 60;
/** Node's compile cache, kept between starts: it saves half a second each. */
const COMPILED = join(ROOT, "node_modules/.cache/compiled");

export interface Server {
  url: string;
  /** Its DATA_DIR. */
  folder: string;
  /** Everything it has logged so far. */
  log: () => string;
  /** Stops it with SIGTERM, as an operator would; resolves to the exit status. */
  stop: () => Promise<number | null>;
  /** Kills it, like a power cut; its DATA_DIR stays. */
  kill: () => Promise<void>;
}

/** The production build as `npm start` runs it, on a free port with an empty database; or a restart of a killed server with its data. */
export async function startServer(env: Record<string, string> = {}, killed?: Server): Promise<Server> {
  const folder = killed?.folder ?? mkdtempSync(join(tmpdir(), "lagna-e2e-"));
  const port = killed ? Number(new URL(killed.url).port) : await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(join(ROOT, "node_modules/.bin/node"), ["apps/server/src/main.ts"], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      HOME: folder,
      TZ: "UTC",
      PORT: String(port),
      DATA_DIR: folder,
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exitStatus = new Promise<number | null>((done) => child.once("exit", done));

  const stop = async () => {
    child.kill("SIGTERM");
    const status = await exitStatus;
    rmSync(folder, { recursive: true, force: true });
    return status;
  };
  const kill = async () => {
    child.kill("SIGKILL");
    await exitStatus;
  };
  for (let waited = 0; waited < START_SECONDS * 10; waited += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with status ${child.exitCode}:\n${output}`);
    if (await isHealthy(url)) return { url, folder, log: () => output, stop, kill };
    await sleep(100);
  }
  await stop();
  throw new Error(`The server did not answer within ${START_SECONDS} s:\n${output}`);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/v1/health`)).ok;
  } catch {
    return false;
  }
}

function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? done(address.port) : fail(new Error("no port"))));
    });
  });
}
