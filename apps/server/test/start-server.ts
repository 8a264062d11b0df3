import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");

export interface Running {
  readonly child: ChildProcess;
  readonly dataDir: string;
  readonly ended: Promise<{ status: number | null; output: string }>;
  output(): string;
  port(): Promise<number>;
}

const started: Running[] = [];
/** Running servers with their folders. */
export async function stopServers(): Promise<void> {
  for (const { child, ended, dataDir } of started.splice(0)) {
    child.kill("SIGKILL");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface StartOptions {
  readonly nodeOptions?: readonly string[];
  readonly ownGroup?: boolean;
  /** Arguments of the server's command. */
  readonly args?: readonly string[];
  /** Command prefix that runs the server. */
  readonly shell?: readonly string[];
}

/** Node's compile cache, kept between starts: it saves half a second each. */
const COMPILED = join(ROOT, "node_modules/.cache/compiled");

/** Starts the server like `npm start`, on a free port. */
export function startServer(
  env: Record<string, string> = {},
  { nodeOptions = [], ownGroup = false, args: serverArgs = [], shell = [] }: StartOptions = {},
): Running {
  const dataDir = mkdtempSync(join(tmpdir(), "lagna-process-"));
  const command = [...shell, process.execPath, ...nodeOptions, "apps/server/src/main.ts", ...serverArgs];
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], PORT: "0", DATA_DIR: dataDir, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: ownGroup,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ status: number | null; output: string }>((done) =>
    child.once("close", (status) => done({ status, output })),
  );
  const port = async (): Promise<number> => {
    for (;;) {
      const found = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (found) return Number(found);
      if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`);
      await new Promise((wake) => child.stdout?.once("data", wake));
    }
  };
  const running = { child, dataDir, ended, output: () => output, port };
  started.push(running);
  return running;
}
