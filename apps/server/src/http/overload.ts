import { monitorEventLoopDelay } from "node:perf_hooks";
import { overloaded, type RequestLimits } from "./request-limits.ts";
import type { App } from "./types.ts";

const RESOLUTION_MS = 10;

/** How late the event loop has been of late, milliseconds. */
function watchEventLoop(sampleMs: number): { readonly lateMs: () => number; readonly stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let late = 0;
  const timer = setInterval(() => {
    // A sample in which the loop never came round has no mean: an endless delay.
    late = Number.isNaN(histogram.mean) ? Infinity : Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS);
    histogram.reset();
  }, sampleMs);
  timer.unref();
  const stop = (): void => {
    clearInterval(timer);
    histogram.disable();
  };
  return { lateMs: () => late, stop };
}

/** Refuses while the event loop is late, all but what is answered whatever the load. */
function refuseWhileLate(app: App, { eventLoopDelayMs, startUpMs }: RequestLimits): void {
  const started = performance.now();
  const loop = watchEventLoop(2 * eventLoopDelayMs);
  app.addHook("onClose", async () => loop.stop());
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.unlimited === true || performance.now() - started < startUpMs) return;
    if (loop.lateMs() > eventLoopDelayMs) throw overloaded();
  });
}

/** One computation each time the event loop comes round, so that what is quick is answered between two of them. */
function turns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => new Promise((resolve) => setImmediate(resolve))));
}

/** No more computations at once than are answered while their callers still wait. */
function limitComputations(app: App, most: number): void {
  const turn = turns();
  let underWay = 0;
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.computes !== true) return;
    if (underWay >= most) throw overloaded();
    underWay += 1;
    let over = false;
    const leave = (): void => {
      if (!over) underWay -= 1;
      over = true;
    };
    // Whoever goes away before the answer closes without finishing.
    reply.raw.once("finish", leave).once("close", leave);
  });
  app.addHook("preHandler", async (request) => {
    if (request.routeOptions.config.computes === true) await turn();
  });
}

export function registerOverloadGuard(app: App, limits: RequestLimits): void {
  refuseWhileLate(app, limits);
  limitComputations(app, limits.computations);
}
