import { vi } from "vitest";

interface HeldTimer {
  readonly ms: number;
  readonly end: () => void;
}

/** Timers of these many milliseconds end when a test says so, however busy the machine is: in the order in which they were begun. */
export function holdTimers(...durations: readonly number[]): HeldTimer[] {
  const held: HeldTimer[] = [];
  const plain = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms = 0, ...rest: unknown[]) => {
    if (!durations.includes(ms)) return plain(run, ms, ...rest);
    held.push({ ms, end: run });
    // Something to clear.
    return plain(() => undefined, 0);
  }) as typeof setTimeout);
  return held;
}
