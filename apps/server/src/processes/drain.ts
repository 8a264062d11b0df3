import type { App } from "../http/fastify-app-type.ts";
import type { Obedience } from "./obey-supervisor.ts";

/** Time for running requests to finish after a termination signal; orchestrators kill after 30 s. */
const DRAIN_MS = 25_000;
/** A process that is replaced first waits for its clients to leave; only its supervisor waits for it. */
const RETIRE_MS = DRAIN_MS + 10_000;

export interface DrainOptions {
  readonly app: App;
  /** Closes what the app uses. */
  readonly close: () => Promise<void>;
  readonly supervised: Obedience | null;
}

/** The first signal or command drains running requests, a second signal exits at once. */
export function drainOnEnd({ app, close, supervised }: DrainOptions): { readonly isDraining: () => boolean } {
  let draining = false;
  const drain = async (cause: object, isReplaced: boolean): Promise<void> => {
    draining = true;
    app.log.info(cause, "draining");
    const forcedExit = setTimeout(
      () => {
        app.log.error("requests were still under way; ended without them");
        process.exit(1);
      },
      isReplaced ? RETIRE_MS : DRAIN_MS,
    );
    forcedExit.unref();
    if (isReplaced) await app.finishConnections();
    await app.close();
    await close();
    app.log.info("ended");
    // The channel to the supervisor would keep the process running.
    if (supervised) process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (draining) process.exit(1);
      void drain({ signal }, false);
    });
  supervised?.follow((command) => {
    if (!draining) void drain({ command }, command === "retire");
  });
  return { isDraining: () => draining };
}
