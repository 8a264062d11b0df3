import { setImmediate as loopTurn } from "node:timers/promises";

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}

/** So many at a time: others wait for the database too. */
const MOST = 200;
/** A new connection is let in and read within so many turns of the event loop. */
const TURNS_WITHOUT_ANY = 3;

/**
 * What is asked while one piece of work is under way is done by the next, all of it at once: a crowd costs a few transactions and not one
 * each. Where that fails each is tried by itself, so that one pays for no other.
 *
 * Work begins when no more is coming: a server lets in one new connection in a turn of its event loop, so that a crowd would stand at the
 * door as many turns as it has heads, each as long as a transaction, while those inside go first again and again.
 */
export function together<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number = MOST,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isAtWork = false;

  async function gather(): Promise<void> {
    let seen = 0;
    for (let turns = 0; turns < TURNS_WITHOUT_ANY && waiting.length < most; turns += 1) {
      if (waiting.length > seen) turns = 0;
      seen = waiting.length;
      await loopTurn();
    }
  }

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
      await gather();
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
