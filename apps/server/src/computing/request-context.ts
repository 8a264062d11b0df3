import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "../errors/app-error.ts";
import type { ComputationSlots, Slot } from "./computation-slots.ts";

/** The request on behalf of which code runs. */
export interface RequestContext {
  /** The account, or the address of a client without one; all its requests share one part of the server's capacity. */
  readonly holder: string;
  /** Aborted when the client closes its connection before the response. */
  readonly signal: AbortSignal;
  readonly slots: ComputationSlots;
  /** The slot of the work in this context. */
  slot: Slot | null;
  /** Called with the CPU time of each piece of work, in milliseconds, where a route limits it. */
  chargeCpu?: (cpuMs: number) => void;
}

/** Carried across every `await`, so that long work deep inside a service can yield and stop early without extra parameters. */
const contexts = new AsyncLocalStorage<RequestContext | undefined>();

/** Undefined for work outside requests, such as jobs. */
export const currentContext = (): RequestContext | undefined => contexts.getStore();

/** Runs work that does not belong to the request that starts it, for example a worker loop that a request wakes. */
export const runWithoutContext = <Result>(work: () => Result): Result => contexts.run(undefined, work);

export const runInContext = <Result>(context: RequestContext, work: () => Result): Result =>
  contexts.run(context, work);

/** Runs work that outlives its request: it keeps the holder, and is stopped by the given signal only. */
export function runDetached<Result>(signal: AbortSignal, work: () => Result): Result {
  const context = currentContext();
  return context ? contexts.run({ ...context, signal }, work) : work();
}

/** The client has closed the connection, so no one sees this error's message. */
const createStoppedError = (): AppError => new AppError("chat_stopped");

/** @throws AppError if the client of the current request has disconnected */
export function throwIfStopped(): void {
  if (currentContext()?.signal.aborted) throw createStoppedError();
}

/** Awaits a promise; rejects as soon as the client of the current request disconnects. */
export async function rejectWhenStopped<Result>(awaited: Promise<Result>): Promise<Result> {
  const signal = currentContext()?.signal;
  if (!signal) return awaited;
  throwIfStopped();
  const { promise: disconnected, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(createStoppedError());
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([awaited, disconnected]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
