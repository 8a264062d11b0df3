import type { Nativity } from "./nativity.ts";

/** One thing that can be said of a nativity. */
export type Subject<Result> = (nativity: Nativity) => Result;

/**
 * A subject that is worked out once for a nativity and only when somebody asks: so subjects ask one another freely, and what
 * nobody asks for costs nothing. The result must not be changed by whoever receives it.
 */
export function subject<Result>(calculate: Subject<Result>): Subject<Result> {
  const known = new WeakMap<Nativity, { readonly result: Result }>();
  return (nativity) => {
    const found = known.get(nativity);
    if (found) return found.result;
    const result = calculate(nativity);
    known.set(nativity, { result });
    return result;
  };
}
