import { currentContext } from "./request-context.ts";
import type { Slot } from "./slots.ts";

const nothing = (): void => undefined;
const UNCOUNTED: Slot = { isFree: () => true, countTurn: nothing, becomeLong: nothing, free: nothing };

/**
 * Takes a slot for the current request, which has one at most. It is free again when the client closes its connection, if not before.
 * @throws AppError 503 where all slots are taken, 429 where this account or address has its share already
 */
export function takeSlot(): Slot {
  const context = currentContext();
  // What a job does is bounded by its workers.
  if (!context || context.slot?.isFree() === false) return UNCOUNTED;
  context.slot = context.slots.take(context.holder, context.signal);
  return context.slot;
}

/** Does work that is counted as a computation for as long as it goes on. @throws AppError as `takeSlot` */
export async function computation<Result>(work: (slot: Slot) => Promise<Result>): Promise<Result> {
  const slot = takeSlot();
  try {
    return await work(slot);
  } finally {
    slot.free();
  }
}
