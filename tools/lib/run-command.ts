import { spawn, type SpawnOptions } from "node:child_process";
import { resolve } from "node:path";
import { startMeter } from "./stage-cpu.ts";

export const ROOT = resolve(import.meta.dirname, "../..");
const BIN = resolve(ROOT, "node_modules/.bin");

/** Node's cache of compiled modules: each test process loads the same hundreds, and takes seconds to compile them. */
const COMPILED = resolve(ROOT, "node_modules/.cache/compiled");

/** The environment of every child process: the pinned Node and the project's own tools come first on the path. */
export function createEnvironment(extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: COMPILED, ...process.env, PATH: `${BIN}:${process.env["PATH"] ?? ""}`, ...extra };
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

interface Running {
  readonly pid: number;
  /** Started as the leader of a process group of its own, so that its children can be killed with it. */
  readonly isGroup: boolean;
}

const running = new Set<Running>();

function kill({ pid, isGroup }: Running, signal: NodeJS.Signals): void {
  try {
    process.kill(isGroup ? -pid : pid, signal);
  } catch {
    // The process has already ended.
  }
}

/** Runs a program to the end. Never rejects: a program that cannot be started has status 127. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const started = performance.now();
  const { limitMinutes } = options;
  const isGroup = limitMinutes !== undefined;
  // Ctrl-C reaches only the terminal's own process group.
  if (isGroup) forwardSignals();
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const readMeter = startMeter();
    const child = spawn(command, args, {
      cwd: ROOT,
      ...options.spawn,
      detached: isGroup,
      env: createEnvironment(options.env),
      stdio: options.quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    const program: Running | undefined = child.pid === undefined ? undefined : { pid: child.pid, isGroup };
    if (program) running.add(program);
    const stop = (): void => {
      console.error(`${command} was stopped after ${limitMinutes} minutes`);
      if (program) kill(program, "SIGKILL");
    };
    const limit = limitMinutes === undefined ? undefined : setTimeout(stop, limitMinutes * 60_000);
    const end = (status: number) => {
      clearTimeout(limit);
      if (program) running.delete(program);
      const output = Buffer.concat(chunks).toString("utf8");
      done({ status, output, seconds: (performance.now() - started) / 1000 });
    };
    child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      end(127);
    });
    child.on("exit", readMeter);
    child.on("close", (status, signal) => end(signal ? 1 : (status ?? 1)));
  });
}

/** Runs `tearDown` at the end of the process, whether it finishes, fails or is interrupted. */
export function onExit(tearDown: () => void): void {
  process.once("exit", tearDown);
  forwardSignals();
}

function forwardSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => interrupt(signal));
  }
}

function interrupt(signal: NodeJS.Signals): never {
  for (const program of running) kill(program, signal);
  process.exit(signal === "SIGINT" ? 130 : 143);
}
