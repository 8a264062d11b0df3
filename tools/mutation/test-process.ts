import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { createEnvironment, onExit } from "../lib/run-command.ts";
import type { TestOutcome } from "./run-related-tests.ts";

/** Nothing came back within the time limit: the mutant hangs. */
export const TIMED_OUT: TestOutcome = { failed: "time limit" };

const START_LIMIT_SECONDS = 120;

/** A process that runs tests in a copy of the repository; replaced by another one after a hanging mutant. */
export class TestProcess {
  readonly #sandbox: string;
  readonly #projects: readonly string[];
  readonly #changed = new Set<string>();
  #child: ChildProcess | undefined;

  constructor(sandbox: string, projects: readonly string[]) {
    this.#sandbox = sandbox;
    this.#projects = projects;
    onExit(() => this.stop());
  }

  /** Makes the next run compile the file again. */
  markChanged(file: string): void {
    this.#changed.add(file);
  }

  async run(tests: readonly string[], limitSeconds: number): Promise<TestOutcome> {
    const child = this.#child ?? (await this.#start());
    child.send({ changed: [...this.#changed], tests });
    this.#changed.clear();
    const outcome = await waitForMessage(child, limitSeconds);
    if (outcome === undefined) this.stop();
    return outcome === undefined ? TIMED_OUT : (outcome as TestOutcome);
  }

  /** Ends the process and its workers, which are in one process group. */
  stop(): void {
    const pid = this.#child?.pid;
    this.#child = undefined;
    if (pid === undefined) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // The process has already ended.
    }
  }

  async #start(): Promise<ChildProcess> {
    const script = join(this.#sandbox, "tools/mutation/run-related-tests.ts");
    const child = fork(script, [...this.#projects], {
      cwd: this.#sandbox,
      env: createEnvironment(),
      detached: true,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child = child;
    if ((await waitForMessage(child, START_LIMIT_SECONDS)) !== "ready") throw new Error("Vitest cannot be started");
    return child;
  }
}

/** The next message; undefined if there is none within the time, or if the process ends. */
function waitForMessage(child: ChildProcess, seconds: number): Promise<unknown> {
  return new Promise((done) => {
    const finish = (message?: unknown): void => {
      clearTimeout(timer);
      child.off("message", finish);
      child.off("exit", end);
      done(message);
    };
    const end = (): void => finish();
    const timer = setTimeout(end, seconds * 1000);
    child.on("message", finish);
    child.on("exit", end);
  });
}
