import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { TAKES_OVER } from "./obey-supervisor.ts";
import { createRestartDelay } from "./restart-delay.ts";
import { startProcess, type SupervisedProcess } from "./supervised-process.ts";

/** Building the app takes a second, on a busy machine many. */
const START_MS = 120_000;

export interface SupervisorOptions {
  readonly processes: number;
  readonly log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  /** Called if no process could be started at all, for example because the port is in use. */
  readonly onCannotStart: () => void;
}

export interface Supervisor {
  /** Replaces all processes one by one. @throws Error if a new one does not start; then the others stay as they are */
  restart(): Promise<void>;
  /** Ends all processes after their current requests. */
  end(): Promise<void>;
  killAll(): void;
}

/** Keeps one process running. */
interface Place {
  readonly current: SupervisedProcess | null;
  /** Starts another process, and ends the current one when that listens. */
  replace(): Promise<void>;
}

/** Starts the processes of the server, and starts again any that ends. */
export function superviseProcesses({ processes, log, onCannotStart }: SupervisorOptions): Supervisor {
  let isEnding = false;
  let hasListened = false;
  const alive = new Set<SupervisedProcess>();
  const leaving = new Set<SupervisedProcess>();

  function start(extra: Readonly<Record<string, string>> = {}): SupervisedProcess {
    const started = startProcess({ PROCESSES: String(processes), ...extra });
    alive.add(started);
    log.info({ process: started.pid }, "a server process was started");
    started.listening(START_MS).then(
      () => (hasListened = true),
      () => undefined,
    );
    void started.ended.then(() => alive.delete(started));
    return started;
  }

  function createPlace(): Place {
    const delay = createRestartDelay();
    let current: SupervisedProcess | null = null;

    function keep(started: SupervisedProcess): void {
      current = started;
      void started.ended.then(async (how) => {
        if (current === started) current = null;
        if (isEnding || leaving.has(started)) return;
        if (!hasListened) return onCannotStart();
        const delayMs = delay.next(performance.now() - started.startedAt);
        log.error({ process: started.pid, how, delayMs }, "a server process ended unexpectedly; it is started again");
        await wait(delayMs);
        // Meanwhile a restart may have filled the place.
        if (!isEnding && current === null) keep(start());
      });
    }

    keep(start());
    return {
      get current() {
        return current;
      },
      async replace() {
        const next = start({ [TAKES_OVER]: "1" });
        try {
          await next.listening(START_MS);
        } catch (error) {
          next.kill();
          throw error;
        }
        const previous = current;
        if (previous) leaving.add(previous);
        keep(next);
        await previous?.finish("retire");
      },
    };
  }

  const places = Array.from({ length: processes }, createPlace);

  async function restartAll(): Promise<void> {
    log.info("the server processes are restarted one by one");
    for (const place of places) {
      if (isEnding) throw new Error("the server is ending");
      await place.replace();
    }
    log.info("all server processes were restarted");
  }

  let restarts: Promise<void> = Promise.resolve();
  return {
    restart() {
      // One after the other: a second request may come with newer files.
      const restarted = restarts.then(restartAll);
      restarts = restarted.catch((error: unknown) => {
        log.error({ err: error }, "the restart was given up: the processes that were not replaced keep running");
      });
      return restarted;
    },
    async end() {
      isEnding = true;
      await Promise.all([...alive].map((each) => each.finish("end")));
    },
    killAll() {
      for (const each of alive) each.kill();
    },
  };
}
