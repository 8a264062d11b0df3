interface FewAtOnce {
  readonly most: number;
  /** Beyond so many in line nobody is let in; any number where absent. */
  readonly mostWaiting?: number;
  /** What whoever finds the line full is told. */
  readonly full?: () => Error;
}

/** Lets so many works go on at a time; the others wait, in the order they came. */
export function fewAtOnce({ most, mostWaiting = Infinity, full = () => new Error("too many wait") }: FewAtOnce) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) throw full();
      await new Promise<void>((resolve) => void waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // Its place goes straight to the next in line.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
