import type { KundliData, UncertaintyData } from "@lagna/contract";
import { createContext, use } from "react";

/**
 * The facts of a kundli that differ among the possible times of birth, and the clock in which these times are
 * displayed.
 */
export interface BirthUncertainty {
  readonly uncertainty: UncertaintyData;
  readonly birth: Pick<KundliData["birth"], "utc_offset">;
}

/** Null where the time is exact, so that all facts are certain. */
export const UncertaintyContext = createContext<BirthUncertainty | null>(null);

const uncertainPathsCache = new WeakMap<UncertaintyData, ReadonlySet<string>>();

function getUncertainPaths(uncertainty: UncertaintyData): ReadonlySet<string> {
  const paths =
    uncertainPathsCache.get(uncertainty) ??
    new Set(uncertainty.facts.filter(({ stable }) => !stable).map(({ path }) => path));
  uncertainPathsCache.set(uncertainty, paths);
  return paths;
}

/** Filters paths to those whose value differs among the possible times. */
export function useUncertainPaths(): (paths: readonly string[]) => readonly string[] {
  const birthUncertainty = use(UncertaintyContext);
  if (birthUncertainty === null) return () => [];
  const uncertainPaths = getUncertainPaths(birthUncertainty.uncertainty);
  return (paths) => paths.filter((path) => uncertainPaths.has(path));
}

/** Appends the uncertainty mark to a line of text where one of its facts is uncertain. */
export function useApproximateText(): <Text extends string | null | undefined>(
  text: Text,
  paths?: readonly string[],
) => Text | string {
  const filterUncertainPaths = useUncertainPaths();
  return (text, paths = []) => (text && filterUncertainPaths(paths).length > 0 ? `≈ ${text}` : text);
}
