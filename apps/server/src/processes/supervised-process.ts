import cluster, { type Worker } from "node:cluster";
import type { Command } from "./obey-supervisor.ts";

/** More than a process needs to finish its work. */
const END_MS = 40_000;
const REPEAT_MS = 1_000;

export interface SupervisedProcess {
  readonly pid: number;
  readonly startedAt: number;
  /** @throws Error if the process ends before, or does not listen within the time */
  listening(withinMs: number): Promise<void>;
  readonly ended: Promise<string>;
  /** Tells it to end, kills it if it does not, and resolves when it has ended. */
  finish(command: Command): Promise<void>;
  kill(): void;
}

function waitUntilListening(worker: Worker, ended: Promise<string>, withinMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`it did not listen within ${withinMs / 1000} s`)), withinMs);
    worker.once("listening", () => {
      clearTimeout(timer);
      resolve();
    });
    void ended.then((how) => {
      clearTimeout(timer);
      reject(new Error(`it ended before it listened (${how})`));
    });
  });
}

/** Starts a process of the server; it shares the port with the others through the supervisor. */
export function startProcess(env: Readonly<Record<string, string>>): SupervisedProcess {
  const worker = cluster.fork(env);
  const ended = new Promise<string>((resolve) => {
    worker.once("exit", (code: number | null, signal: string | null) => resolve(signal ?? `status ${code}`));
  });
  // A message to a process that has just ended fails; its end is handled in any case.
  worker.on("error", () => undefined);
  const kill = (): void => void worker.process.kill("SIGKILL");
  return {
    pid: worker.process.pid ?? 0,
    startedAt: performance.now(),
    listening: (withinMs) => waitUntilListening(worker, ended, withinMs),
    ended,
    async finish(command) {
      const send = (): void => {
        if (worker.isConnected()) worker.send(command);
      };
      send();
      // A process that is only starting hears no message yet; repeating one changes nothing.
      const repeated = setInterval(send, REPEAT_MS);
      const timer = setTimeout(kill, END_MS);
      await ended;
      clearTimeout(timer);
      clearInterval(repeated);
    },
    kill,
  };
}
