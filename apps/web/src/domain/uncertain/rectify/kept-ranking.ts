import type { RectificationData } from "@lagna/contract";
import { useState } from "react";
import type { RankingChoices } from "./choices.tsx";
import type { Rectifying } from "./rectifying.ts";

interface Kept {
  /** How the times are judged. */
  readonly choices: RankingChoices;
  /** As they were last ranked. */
  readonly data: RectificationData | null;
}

const kept = new WeakMap<Rectifying, Kept>();

/** Whether somebody has begun to narrow this birth's time down. */
export const isBegun = (rectifying: Rectifying): boolean => kept.has(rectifying);

/** What was chosen and ranked of a birth: it stands again where its panel is made anew, as when tabs become folds in a narrower window. */
export function useKeptRanking(rectifying: Rectifying, usual: RankingChoices) {
  const [state, setState] = useState<Kept>(() => kept.get(rectifying) ?? { choices: usual, data: null });
  const change = (next: Partial<Kept>) =>
    setState((before) => {
      const now = { ...before, ...next };
      kept.set(rectifying, now);
      return now;
    });
  return [state, change] as const;
}
