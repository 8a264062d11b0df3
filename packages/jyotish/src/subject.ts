import { once } from "./core/once.ts";
import type { Nativity } from "./nativity.ts";

/** One thing that can be said of a nativity. */
export type Subject<Result> = (nativity: Nativity) => Result;

/**
 * A subject that is worked out once for a nativity and only when somebody asks: so subjects ask one another freely, and what
 * nobody asks for costs nothing. The result must not be changed by whoever receives it.
 */
export const subject = <Result>(calculate: Subject<Result>): Subject<Result> => once(calculate);
