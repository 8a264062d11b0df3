import { runApart, unlessStopped } from "./request-context.ts";

interface Kept<Made> {
  readonly made: Promise<Made>;
  readonly control: AbortController;
  /** How many wait for it. */
  waiting: number;
  isOver: boolean;
}

/**
 * Keeps what was made last, so many of them. Requests that ask while one is being made wait for that one; it is stopped when the last of
 * them has gone. What failed is not kept.
 */
export function keeper<Made>(most: number) {
  const kept = new Map<string, Kept<Made>>();

  function forget(key: string, one: Kept<Made>): void {
    if (kept.get(key) === one) kept.delete(key);
  }

  function begin(key: string, make: () => Promise<Made>): Kept<Made> {
    const control = new AbortController();
    const one: Kept<Made> = { made: runApart(control.signal, make), control, waiting: 0, isOver: false };
    one.made.then(
      () => void (one.isOver = true),
      () => {
        one.isOver = true;
        forget(key, one);
      },
    );
    return one;
  }

  return async (key: string, make: () => Promise<Made>): Promise<Made> => {
    const one = kept.get(key) ?? begin(key, make);
    kept.delete(key);
    kept.set(key, one);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    one.waiting += 1;
    try {
      return await unlessStopped(one.made);
    } finally {
      one.waiting -= 1;
      if (one.waiting === 0 && !one.isOver) {
        forget(key, one);
        one.control.abort();
      }
    }
  };
}
