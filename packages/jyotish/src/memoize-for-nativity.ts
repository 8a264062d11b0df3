import { memoize } from "./core/memoize.ts";
import type { Nativity } from "./nativity.ts";

/** A value computed from a nativity. */
export type NativityFunction<Result> = (nativity: Nativity) => Result;

/**
 * Caches a section's result per nativity and computes it only on first use, so that sections can call each other freely
 * and unused ones cost nothing. Callers must not modify the result.
 */
export const memoizeForNativity = <Result>(calculate: NativityFunction<Result>): NativityFunction<Result> =>
  memoize(calculate);
