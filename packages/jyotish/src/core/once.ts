/** What is worked out of a thing, kept on it under whoever works it out. A changed copy of the thing needs a map of its own. */
export interface Knowing {
  readonly known: Map<unknown, unknown>;
}

/**
 * Works a thing's result out once, when first asked for. Kept on the thing and not in a `WeakMap` beside it: V8 holds on to whatever a
 * `WeakMap` keeps at every collection but the great ones, so that results which are done with would grow old, and cost the more.
 */
export function once<Of extends Knowing, Result>(calculate: (of: Of) => Result): (of: Of) => Result {
  return (of) => {
    const found = of.known.get(calculate);
    if (found !== undefined) return found as Result;
    const result = calculate(of);
    of.known.set(calculate, result);
    return result;
  };
}
