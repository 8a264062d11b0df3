interface Waiting<Item, Result> {
  readonly item: Item;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}

/** So many at a time: others wait for the database too. */
const MOST = 200;

/**
 * What is asked while one piece of work is under way is done by the next, all of it at once: a crowd costs a few transactions and not one
 * each. Where that fails each is tried by itself, so that one pays for no other.
 */
export function together<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number = MOST,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isAtWork = false;

  async function finish(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const results = await work(batch.map(({ item }) => item));
    for (const [at, { done }] of batch.entries()) done(results[at] as Result);
  }

  async function finishEach(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    for (const each of batch) await finish([each]).catch(each.failed);
  }

  async function goOn(): Promise<void> {
    isAtWork = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await finish(batch).catch((error: unknown) => (batch.length > 1 ? finishEach(batch) : batch[0]?.failed(error)));
    }
    isAtWork = false;
  }

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      if (!isAtWork) void goOn();
    });
}
