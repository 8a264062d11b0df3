/**
 * A cache of results computed from an object, stored on the object itself by calculating function. A modified copy of
 * the object needs its own map.
 */
export interface Memo {
  readonly memoized: Map<unknown, unknown>;
}

/**
 * Computes a result of an object on first use and caches it. It is stored on the object and not in a `WeakMap`, because
 * V8 keeps whatever a `WeakMap` holds alive until a major collection, so that short-lived results would be promoted to
 * the old generation and cost more.
 */
export function memoize<Of extends Memo, Result>(calculate: (of: Of) => Result): (of: Of) => Result {
  return (of) => {
    const found = of.memoized.get(calculate);
    if (found !== undefined) return found as Result;
    const result = calculate(of);
    of.memoized.set(calculate, result);
    return result;
  };
}
