import { fairLine } from "./fair-line.ts";
import { currentContext, unlessStopped } from "./request-context.ts";

interface FewAtOnce {
  readonly most: number;
  /** Beyond so many in line none is let in; any number where absent. */
  readonly mostWaiting?: number;
  /** What is thrown where the line is full. */
  readonly full?: () => Error;
}

/**
 * Lets so many works go on at a time; the others wait, and the holders take turns. One whose client has gone leaves the line. A computation
 * that has to wait is a long one.
 */
export function fewAtOnce({ most, mostWaiting = Infinity, full = () => new Error("too many wait") }: FewAtOnce) {
  let running = 0;
  const waiting = fairLine<() => void>();

  function letNextGo(): void {
    const go = waiting.next();
    if (go) go();
    else running -= 1;
  }

  async function place(): Promise<void> {
    if (running < most) {
      running += 1;
      return;
    }
    if (waiting.length() >= mostWaiting) throw full();
    const { holder, slot } = currentContext() ?? { holder: "", slot: null };
    slot?.becomeLong();
    const { promise: turn, resolve } = Promise.withResolvers<void>();
    let isIn = false;
    const go = (): void => {
      isIn = true;
      resolve();
    };
    waiting.add(holder, go);
    try {
      await unlessStopped(turn);
    } catch (error) {
      waiting.remove(holder, go);
      // It was let in as its client left.
      if (isIn) letNextGo();
      throw error;
    }
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await place();
    try {
      return await work();
    } finally {
      // Its place goes straight to the next in line.
      letNextGo();
    }
  };
}
