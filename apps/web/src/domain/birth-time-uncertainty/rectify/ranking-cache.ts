import type { RectificationData } from "@lagna/contract";
import { useState } from "react";
import type { RankingOptions } from "./ranking-options-form.tsx";
import type { Rectification } from "./rectification.ts";

interface CachedRanking {
  /** The options of the ranking. */
  readonly options: RankingOptions;
  /** The last ranking. */
  readonly data: RectificationData | null;
}

const rankingCache = new WeakMap<Rectification, CachedRanking>();

/** Whether the user has begun to rectify this birth's time. */
export const hasStartedRanking = (rectifying: Rectification): boolean => rankingCache.has(rectifying);

/**
 * Options and ranking of a birth. They survive remounting of the panel, for example when tabs become accordion panels
 * in a narrower window.
 */
export function useCachedRanking(rectifying: Rectification, defaults: RankingOptions) {
  const [state, setState] = useState<CachedRanking>(
    () => rankingCache.get(rectifying) ?? { options: defaults, data: null },
  );
  const change = (next: Partial<CachedRanking>) =>
    setState((before) => {
      const now = { ...before, ...next };
      rankingCache.set(rectifying, now);
      return now;
    });
  return [state, change] as const;
}
