import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const NANOSECONDS = 1e6;

/** Loaded into a server's process before its own code (`node --expose-gc --import`): asked by a signal, it says what it holds, and for how long it stood still. */
process.on("SIGUSR2", () => {
  const stood = Math.round(delay.max / NANOSECONDS);
  globalThis.gc?.();
  process.stdout.write(`heap ${process.memoryUsage().heapUsed} stood ${stood}\n`);
  delay.reset();
});
