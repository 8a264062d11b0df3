import { createFairQueue } from "../computing/fair-queue.ts";

/** Lets a few callers go on in each round of the event loop; the holders take turns. */
export function createLane(maxPerRound: number) {
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
    if (isRoundOpen) setImmediate(beginRound);
  }

  return {
    enter(holder: string, goOn: () => void): void {
      if (!isRoundOpen) {
        isRoundOpen = true;
        setImmediate(beginRound);
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
