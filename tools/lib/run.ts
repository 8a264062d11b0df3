import { spawn, type SpawnOptions } from "node:child_process";
import { resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");
const BIN = resolve(ROOT, "node_modules/.bin");

/** The environment of every child: the pinned Node and the project's own tools come first on the path. */
export function environment(extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${BIN}:${process.env["PATH"] ?? ""}`, ...extra };
}

export interface Finished {
  status: number;
  /** What was written to both streams, in order; empty when it went straight to the terminal. */
  output: string;
  seconds: number;
}

interface RunOptions {
  env?: Record<string, string | undefined>;
  /** Collect the output instead of passing it through. */
  quiet?: boolean;
  spawn?: Pick<SpawnOptions, "uid" | "gid" | "cwd">;
  /** After so long the program and all it has started are killed, so that one that hangs does not use up the time of the others. */
  limitMinutes?: number;
}

/** Kills a program with everything it has started; programs are started as leaders of a process group. */
function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}

const running = new Set<number>();

/** Runs to the end and never throws: a program that cannot be started has status 127. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<Finished> {
  const started = performance.now();
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, {
      cwd: ROOT,
      ...options.spawn,
      detached: true,
      env: environment(options.env),
      stdio: options.quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const { limitMinutes } = options;
    const stop = (): void => {
      console.error(`${command} was stopped after ${limitMinutes} minutes`);
      if (pid !== undefined) killGroup(pid, "SIGKILL");
    };
    const limit = limitMinutes === undefined ? undefined : setTimeout(stop, limitMinutes * 60_000);
    const end = (status: number) => {
      clearTimeout(limit);
      if (pid !== undefined) running.delete(pid);
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

/** Runs the steps of `tear down` in the end, whether the process finishes, fails or is interrupted. */
export function onEnd(tearDown: () => void): void {
  process.once("exit", tearDown);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => interrupt(signal));
  }
}

function interrupt(signal: NodeJS.Signals): never {
  for (const pid of running) killGroup(pid, signal);
  process.exit(signal === "SIGINT" ? 130 : 143);
}
