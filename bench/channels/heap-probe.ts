/** Loaded into a server's process before its own code (`node --expose-gc --import`): asked by a signal, it says what it holds. */
process.on("SIGUSR2", () => {
  globalThis.gc?.();
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`);
});
