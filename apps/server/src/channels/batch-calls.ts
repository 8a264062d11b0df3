import { setImmediate as loopTurn } from "node:timers/promises";

interface BatchItem<Item, Result> {
  readonly item: Item;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}

/** Maximum items per batch, so that other database work is not held up. */
const MAX_BATCH_SIZE = 200;
/** A new connection is accepted and read within so many turns of the event loop. */
const IDLE_ROUNDS = 3;

/**
 * Batches calls: items that arrive while one batch is being processed form the next batch, so that a burst costs a few transactions instead
 * of one per item. If a batch fails, its items are processed one by one, so that one bad item does not fail the others.
 *
 * A batch starts once no more items arrive for some turns of the event loop. Node accepts one new connection per turn: if each turn ran a
 * transaction, a burst of new connections would wait for as many transactions as it has connections.
 */
export function createCallBatcher<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  maxItems: number = MAX_BATCH_SIZE,
): (item: Item) => Promise<Result> {
  let waiting: BatchItem<Item, Result>[] = [];
  let isProcessing = false;

  async function waitForMoreItems(): Promise<void> {
    let lastCount = 0;
    for (let turns = 0; turns < IDLE_ROUNDS && waiting.length < maxItems; turns += 1) {
      if (waiting.length > lastCount) turns = 0;
      lastCount = waiting.length;
      await loopTurn();
    }
  }

  async function processBatch(batch: readonly BatchItem<Item, Result>[]): Promise<void> {
    const results = await work(batch.map(({ item }) => item));
    for (const [at, { done }] of batch.entries()) done(results[at] as Result);
  }

  async function processOneByOne(batch: readonly BatchItem<Item, Result>[]): Promise<void> {
    for (const each of batch) await processBatch([each]).catch(each.failed);
  }

  async function processWaiting(): Promise<void> {
    isProcessing = true;
    while (waiting.length > 0) {
      await waitForMoreItems();
      const batch = waiting.slice(0, maxItems);
      waiting = waiting.slice(maxItems);
      await processBatch(batch).catch((error: unknown) =>
        batch.length > 1 ? processOneByOne(batch) : batch[0]?.failed(error),
      );
    }
    isProcessing = false;
  }

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      if (!isProcessing) void processWaiting();
    });
}
