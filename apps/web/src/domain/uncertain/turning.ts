import type { KundliData, UncertaintyData } from "@lagna/contract";
import { createContext, use } from "react";

/** What of a kundli turns within the times of birth that are possible, and by which clock these are said. */
export interface Turning {
  readonly uncertainty: UncertaintyData;
  readonly birth: Pick<KundliData["birth"], "utc_offset">;
}

/** Null where the time is exact: everything stands firm. */
export const TurningContext = createContext<Turning | null>(null);

const unstable = new WeakMap<UncertaintyData, ReadonlySet<string>>();

function turningPaths(uncertainty: UncertaintyData): ReadonlySet<string> {
  const known =
    unstable.get(uncertainty) ?? new Set(uncertainty.facts.filter(({ stable }) => !stable).map(({ path }) => path));
  unstable.set(uncertainty, known);
  return known;
}

/** Those of some paths of which the kundli does not say the same for every possible time. */
export function useTurning(): (paths: readonly string[]) => readonly string[] {
  const turning = use(TurningContext);
  if (turning === null) return () => [];
  const turns = turningPaths(turning.uncertainty);
  return (paths) => paths.filter((path) => turns.has(path));
}

/** A line of text that says what may turn: with the mark of what does. */
export function useApprox(): <Text extends string | null | undefined>(
  text: Text,
  paths?: readonly string[],
) => Text | string {
  const turning = useTurning();
  return (text, paths = []) => (text && turning(paths).length > 0 ? `≈ ${text}` : text);
}
