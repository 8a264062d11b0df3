import { currentContext } from "./request-context.ts";
import type { Slot } from "./computation-slots.ts";

const noop = (): void => undefined;
const UNCOUNTED_SLOT: Slot = { isReleased: () => true, countRound: noop, enterLane: noop, release: noop };

/**
 * Takes a slot for the current request, which has at most one. It is released at the latest when the client closes its connection.
 * @throws AppError 503 if all slots are taken, 429 if this account or address has its share already
 */
export function acquireSlot(): Slot {
  const context = currentContext();
  // The concurrency of jobs is limited by their workers.
  if (!context || context.slot?.isReleased() === false) return UNCOUNTED_SLOT;
  context.slot = context.slots.take(context.holder, context.signal);
  return context.slot;
}

/** Runs work that holds a computation slot until it is finished. @throws AppError as `acquireSlot` */
export async function runComputation<Result>(work: (slot: Slot) => Promise<Result>): Promise<Result> {
  const slot = acquireSlot();
  try {
    return await work(slot);
  } finally {
    slot.release();
  }
}
