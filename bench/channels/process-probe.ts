import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const NANOSECONDS_PER_MS = 1e6;

/**
 * Loaded into a server's process before its own code (`node --expose-gc --import`). On SIGUSR2 it prints the heap size after garbage collection and the
 * longest time in ms that the event loop was blocked since the last signal.
 */
process.on("SIGUSR2", () => {
  const blockedMs = Math.round(delay.max / NANOSECONDS_PER_MS);
  globalThis.gc?.();
  process.stdout.write(`heap ${process.memoryUsage().heapUsed} blocked ${blockedMs}\n`);
  delay.reset();
});
