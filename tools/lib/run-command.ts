import { spawn, type SpawnOptions } from "node:child_process";
import { resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");
const BIN = resolve(ROOT, "node_modules/.bin");

/** The environment of every child process: the pinned Node and the project's own tools come first on the path. */
export function createEnvironment(extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${BIN}:${process.env["PATH"] ?? ""}`, ...extra };
}

export interface RunResult {
  status: number;
  /** stdout and stderr in the order written; empty unless `quiet`. */
  output: string;
  seconds: number;
}

interface RunOptions {
  env?: Record<string, string | undefined>;
  /** Collect the output instead of passing it through. */
  quiet?: boolean;
  spawn?: Pick<SpawnOptions, "uid" | "gid" | "cwd">;
  /** After this time the program and its children are killed, so that a hanging program does not use up the CI time limit. */
  limitMinutes?: number;
}

/** Kills a program and its children: every program is started as the leader of a process group. */
function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The process has already ended.
  }
}

const runningPids = new Set<number>();

/** Runs a program to the end. Never rejects: a program that cannot be started has status 127. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const started = performance.now();
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, {
      cwd: ROOT,
      ...options.spawn,
      detached: true,
      env: createEnvironment(options.env),
      stdio: options.quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    const { pid } = child;
    if (pid !== undefined) runningPids.add(pid);
    const { limitMinutes } = options;
    const stop = (): void => {
      console.error(`${command} was stopped after ${limitMinutes} minutes`);
      if (pid !== undefined) killGroup(pid, "SIGKILL");
    };
    const limit = limitMinutes === undefined ? undefined : setTimeout(stop, limitMinutes * 60_000);
    const end = (status: number) => {
      clearTimeout(limit);
      if (pid !== undefined) runningPids.delete(pid);
      const output = Buffer.concat(chunks).toString("utf8");
      done({ status, output, seconds: (performance.now() - started) / 1000 });
    };
    child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      end(127);
    });
    child.on("close", (status, signal) => end(signal ? 1 : (status ?? 1)));
  });
}

/** Runs `tearDown` at the end of the process, whether it finishes, fails or is interrupted. */
export function onExit(tearDown: () => void): void {
  process.once("exit", tearDown);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => interrupt(signal));
  }
}

function interrupt(signal: NodeJS.Signals): never {
  for (const pid of runningPids) killGroup(pid, signal);
  process.exit(signal === "SIGINT" ? 130 : 143);
}
