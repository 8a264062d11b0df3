/** Current time; injected so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Milliseconds since an arbitrary moment; monotonic, unaffected by changes of the system clock. For durations, never for dates. */
export type Stopwatch = () => number;

export const systemStopwatch: Stopwatch = () => performance.now();
