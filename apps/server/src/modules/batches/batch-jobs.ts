import type { NewJob } from "../../jobs/queue.ts";

export const BATCH_PART = "batch_part";
export const BATCH_END = "batch_end";

/** The part of a batch that begins with an item. The next one is added when it is stored, so that the batches take turns. */
export const createPartJob = (ownerId: string, batchId: string, firstItem: number): NewJob => ({
  kind: BATCH_PART,
  payload: { batchId, firstItem },
  key: `${BATCH_PART}:${batchId}:${firstItem}`,
  personId: ownerId,
});

/** Looks whether a batch has to be deleted. */
export const createEndJob = (ownerId: string, batchId: string, runAt: Date): NewJob => ({
  kind: BATCH_END,
  payload: { batchId },
  personId: ownerId,
  runAt,
});
