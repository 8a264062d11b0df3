import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "../errors.ts";
import type { ComputationSlots, Slot } from "./slots.ts";

/** On behalf of which request code runs. */
export interface RequestContext {
  /** The account, or the address of a client without one: all its requests share one part of the server. */
  readonly holder: string;
  /** Aborted when the client closes its connection before it has its answer. */
  readonly signal: AbortSignal;
  readonly slots: ComputationSlots;
  /** The slot that the work in this context is counted by. */
  slot: Slot | null;
}

/** Kept along every `await`, so that long work deep inside a service needs no further parameter to share the server and to stop early. */
const contexts = new AsyncLocalStorage<RequestContext | undefined>();

/** Absent for work that no request asked for, such as a job's. */
export const currentContext = (): RequestContext | undefined => contexts.getStore();

/** Runs work that is no part of the request by which it is started: a loop, say, that a request wakes. */
export const runOutside = <Result>(work: () => Result): Result => contexts.run(undefined, work);

export const runInContext = <Result>(context: RequestContext, work: () => Result): Result =>
  contexts.run(context, work);

/** Runs work that outlives the request it began with: it has the same holder, and is stopped by this signal alone. */
export function runApart<Result>(signal: AbortSignal, work: () => Result): Result {
  const context = currentContext();
  return context ? contexts.run({ ...context, signal }, work) : work();
}

/** Its client has closed the connection, so that no sentence of it is read. */
const stopped = (): AppError => new AppError("chat_stopped");

/** @throws AppError where the client of the current request has gone */
export function throwIfStopped(): void {
  if (currentContext()?.signal.aborted) throw stopped();
}

/** What is awaited, or a refusal as soon as the client of the current request has gone. */
export async function unlessStopped<Result>(awaited: Promise<Result>): Promise<Result> {
  const signal = currentContext()?.signal;
  if (!signal) return awaited;
  throwIfStopped();
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(stopped());
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([awaited, gone]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
