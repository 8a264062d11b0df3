import { createFairQueue } from "./fair-queue.ts";
import { currentContext, throwIfStopped } from "./request-context.ts";

const waitingTasks = createFairQueue<() => void>();
let isBusy = false;

function startNext(): void {
  const start = waitingTasks.next();
  isBusy = start !== undefined;
  if (!start) return;
  start();
  setImmediate(startNext);
}

/**
 * Waits for a round of the event loop in which no other long work runs. Long work awaits this between its pieces: then only one piece runs
 * per round, the holders take turns, and quick requests are answered between two pieces even under load.
 * @throws AppError if the client has closed its connection, or this computation has become long while too many long ones are running
 */
export async function yieldToEventLoop(): Promise<void> {
  const context = currentContext();
  await new Promise<void>((resolve) => {
    waitingTasks.add(context?.holder ?? "", resolve);
    if (isBusy) return;
    isBusy = true;
    setImmediate(startNext);
  });
  throwIfStopped();
  context?.slot?.countRound();
}

/** How long work may run before it yields. */
const SLICE_MS = 8;

/**
 * Runs work that consists of small steps, yielding to other requests in between. Its time is charged to the request.
 * @throws AppError as `yieldToEventLoop`
 */
export async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let sliceStart = performance.now();
  const chargeSlice = (): void => currentContext()?.chargeCpu?.(performance.now() - sliceStart);
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      chargeSlice();
      return value;
    }
    if (performance.now() - sliceStart < SLICE_MS) continue;
    chargeSlice();
    await yieldToEventLoop();
    sliceStart = performance.now();
  }
}
