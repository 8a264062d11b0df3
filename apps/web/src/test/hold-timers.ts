import { vi } from "vitest";

interface HeldTimer {
  readonly ms: number;
  readonly end: () => void;
}

/**
 * Holds timers of these durations in milliseconds until the test ends them, however busy the machine is; returned in
 * order of creation.
 */
export function holdTimers(...durations: readonly number[]): HeldTimer[] {
  const timers: HeldTimer[] = [];
  const realSetTimeout = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms = 0, ...rest: unknown[]) => {
    if (!durations.includes(ms)) return realSetTimeout(run, ms, ...rest);
    timers.push({ ms, end: run });
    // A real timer id, so that it can be cleared.
    return realSetTimeout(() => undefined, 0);
  }) as typeof setTimeout);
  return timers;
}
