import type { FastifyRequest } from "fastify";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { loopTurn } from "../computing/loop-turn.ts";
import { principalOf } from "./access.ts";
import { tooMany } from "./hit-counter.ts";
import { overloaded, type RequestLimits, RETRY_SECONDS } from "./request-limits.ts";
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

/** A computation that is asked for, or goes on. */
interface Place {
  /** Null before it begins. */
  userId: string | null;
  leave(): void;
}

/**
 * No more computations at once than are answered while their callers still wait, and of one account no more than leave room for others.
 * One whose caller has gone away goes on to its end, and keeps its place till then.
 */
function limitComputations(app: App, { computations: most, computationsOfOne: mostOfOne }: RequestLimits): void {
  const underWay = new Set<Place>();
  const places = new WeakMap<FastifyRequest, Place>();
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.computes !== true) return;
    if (underWay.size >= most) throw overloaded();
    const place: Place = { userId: null, leave: () => void underWay.delete(place) };
    underWay.add(place);
    places.set(request, place);
    reply.raw.once("close", () => place.userId === null && place.leave());
  });
  app.addHook("preHandler", async (request) => {
    const place = places.get(request);
    if (!place) return;
    const { userId } = principalOf(request);
    const own = [...underWay].filter((other) => other.userId === userId);
    if (own.length >= mostOfOne) throw tooMany(RETRY_SECONDS * 1000);
    place.userId = userId;
    await loopTurn();
  });
  app.addHook("onSend", async (request) => places.get(request)?.leave());
}

export function registerOverloadGuard(app: App, limits: RequestLimits): void {
  refuseWhileLate(app, limits);
  limitComputations(app, limits);
}
