/** Runs a generator of steps to its end and returns its result. */
export function runAllSteps<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
