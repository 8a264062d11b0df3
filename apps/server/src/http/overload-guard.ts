import type { FastifyRequest } from "fastify";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { yieldToEventLoop } from "../computing/yield-to-event-loop.ts";
import { runInContext } from "../computing/request-context.ts";
import { acquireSlot } from "../computing/run-computation.ts";
import { createComputationSlots, createOverloadError, type Slot } from "../computing/computation-slots.ts";
import { getDeadlineSignal, registerAnswerDeadline } from "./answer-deadline.ts";
import { createTooManyRequestsError, toClientKey } from "./rate-limit-counter.ts";
import type { RequestLimits } from "./request-limits.ts";
import type { App } from "./fastify-app-type.ts";

const RESOLUTION_MS = 10;
const RETRY_MS = 5000;
/** Requests of low priority are refused at this share of the delay, and of the slots, at which others are refused. */
const LOW_PRIORITY_SHARE = 1 / 4;
/** Computations of low priority that one holder runs at once, so that a few addresses do not take the whole share of visitors. */
const MAX_LOW_PRIORITY_OF_HOLDER = 2;

/** Measures the recent delay of the event loop, in milliseconds. */
function monitorEventLoop(sampleMs: number): { readonly lateMs: () => number; readonly stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let late = 0;
  const timer = setInterval(() => {
    // A sample without a single turn of the loop has no mean, which counts as an infinite delay.
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

/** Refuses requests while the event loop is late, except on routes marked `unlimited`. */
function registerLateRefusal(app: App, { eventLoopDelayMs, startUpMs }: RequestLimits): void {
  const started = performance.now();
  const loop = monitorEventLoop(2 * eventLoopDelayMs);
  app.addHook("onClose", async () => loop.stop());
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.unlimited === true || performance.now() - started < startUpMs) return;
    const { lowPriority } = request.routeOptions.config;
    const maxDelayMs = lowPriority === true ? eventLoopDelayMs * LOW_PRIORITY_SHARE : eventLoopDelayMs;
    if (loop.lateMs() > maxDelayMs) throw createOverloadError("lateness");
  });
}

/**
 * Runs every handler in the context of its request. A computation holds a slot until its response is sent or its client disconnects; work
 * that is still running then stops the next time it yields to the event loop.
 */
function registerComputationLimits(app: App, limits: RequestLimits): void {
  const slots = createComputationSlots(limits);
  const slotsByRequest = new WeakMap<FastifyRequest, Slot>();
  // Refused early, since looking up the account costs more.
  app.addHook("onRequest", async (request) => {
    const { computes, lowPriority } = request.routeOptions.config;
    if (computes !== true) return;
    if (slots.isFull() || (lowPriority === true && slots.isShareTaken(LOW_PRIORITY_SHARE)))
      throw createOverloadError("slots");
  });
  app.addHook("preHandler", (request, reply, done) => {
    const control = new AbortController();
    reply.raw.once("close", () => reply.raw.writableEnded || control.abort());
    if (reply.raw.destroyed) control.abort();
    getDeadlineSignal(request)?.addEventListener("abort", () => control.abort(), { once: true });
    runInContext({ holder: identifyHolder(request), signal: control.signal, slots, slot: null }, done);
  });
  app.addHook("preHandler", async (request) => {
    const { computes, lowPriority } = request.routeOptions.config;
    if (computes !== true) return;
    if (lowPriority === true && slots.countOf(identifyHolder(request)) >= MAX_LOW_PRIORITY_OF_HOLDER)
      throw createTooManyRequestsError(RETRY_MS, "share");
    slotsByRequest.set(request, acquireSlot());
    await yieldToEventLoop();
  });
  app.addHook("onSend", async (request) => slotsByRequest.get(request)?.release());
}

/** The programs of an account have a share of their own, beside that of the person. */
const identifyHolder = ({ principal, ip }: FastifyRequest): string =>
  principal ? `${principal.apiKey ? "keys of " : ""}account ${principal.userId}` : `address ${toClientKey(ip)}`;

export function registerOverloadGuard(app: App, limits: RequestLimits): void {
  registerAnswerDeadline(app, limits.answerWithinMs);
  registerLateRefusal(app, limits);
  registerComputationLimits(app, limits);
}
