import type { FastifyRequest } from "fastify";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { loopTurn } from "../computing/loop-turn.ts";
import { runInContext } from "../computing/request-context.ts";
import { takeSlot } from "../computing/computation.ts";
import { computationSlots, overloaded, type Slot } from "../computing/slots.ts";
import { clientKey } from "./hit-counter.ts";
import type { RequestLimits } from "./request-limits.ts";
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

/**
 * Every handler runs in the context of its request. A computation holds a slot until its answer is sent or its client has gone; what goes on
 * beyond that stops at its next turn of the event loop.
 */
function limitComputations(app: App, limits: RequestLimits): void {
  const slots = computationSlots(limits);
  const held = new WeakMap<FastifyRequest, Slot>();
  // A refusal costs less before the account is looked up.
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.computes === true && slots.isFull()) throw overloaded();
  });
  app.addHook("preHandler", (request, reply, done) => {
    const control = new AbortController();
    reply.raw.once("close", () => reply.raw.writableEnded || control.abort());
    if (reply.raw.destroyed) control.abort();
    runInContext({ holder: holderOf(request), signal: control.signal, slots, slot: null }, done);
  });
  app.addHook("preHandler", async (request) => {
    if (request.routeOptions.config.computes !== true) return;
    held.set(request, takeSlot());
    await loopTurn();
  });
  app.addHook("onSend", async (request) => held.get(request)?.free());
}

const holderOf = ({ principal, ip }: FastifyRequest): string =>
  principal ? `account ${principal.userId}` : `address ${clientKey(ip)}`;

export function registerOverloadGuard(app: App, limits: RequestLimits): void {
  refuseWhileLate(app, limits);
  limitComputations(app, limits);
}
