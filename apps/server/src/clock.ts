/** The present, handed in so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Milliseconds since some moment; only ever forward, whatever is done to the clock. For spans, never for dates. */
export type Stopwatch = () => number;

export const systemStopwatch: Stopwatch = () => performance.now();
