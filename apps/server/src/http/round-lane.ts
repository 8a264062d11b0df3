import { createFairQueue } from "../computing/fair-queue.ts";

/**
 * Lets a few callers go on in each round; the holders take turns.
 * @param beginNext begins the next round; without it a round is one of the event loop
 */
export function createLane(maxPerRound: number, beginNext: (begin: () => void) => void = setImmediate) {
  const waiting = createFairQueue<() => void>();
  let begun = 0;
  let isRoundOpen = false;

  function beginRound(): void {
    begun = 0;
    for (let next = waiting.next(); next; next = begun < maxPerRound ? waiting.next() : undefined) {
      begun += 1;
      next();
    }
    isRoundOpen = begun > 0;
    if (isRoundOpen) beginNext(beginRound);
  }

  return {
    enter(holder: string, goOn: () => void): void {
      if (!isRoundOpen) {
        isRoundOpen = true;
        beginNext(beginRound);
      }
      if (begun >= maxPerRound) {
        waiting.add(holder, goOn);
        return;
      }
      begun += 1;
      goOn();
    },
  };
}
